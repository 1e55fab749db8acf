import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames where rows are scarce")
struct InlineRowsTests {
  private static let question = AlertConfiguration.overwriting(
    message: "An item named “a.txt” already exists at that location. Do you want to overwrite it?"
  )

  @Test("The blank line goes first, then the message")
  func message() {
    let title = "*Overwrite Item?*\n"
    let first = "An item named “a.txt” already exists at that location. Do you want to overwrite\n"
    let cut = "An item named “a.txt” already exists at that location. Do you want to overwrit…\n"
    let buttons = "{ _O_verwrite }  _C_ancel"
    let frames = [
      5: title + first + "it?\n\n" + buttons,
      4: title + first + "it?\n" + buttons,
      3: title + cut + buttons,
      2: title + buttons,
      1: buttons,
    ]
    for (rows, frame) in frames {
      #expect(InlineLayout.frame(of: Self.question, rows: rows) == frame)
    }
  }

  @Test("Of a message of a hundred lines, as many as there are rows are shown")
  func longMessage() {
    let message = (1...100).map { "Line \($0)" }.joined(separator: "\n")
    #expect(
      InlineLayout.frame(of: .overwriting(message: message), rows: 6) == """
        *Overwrite Item?*
        Line 1
        Line 2
        Line 3
        Line 4…
        { _O_verwrite }  _C_ancel
        """
    )
  }

  @Test("What is said to a key takes the message's place")
  func note() {
    #expect(
      InlineLayout.frame(of: Self.question, columns: 20, rows: 7, after: ["x"]) == """
        *Overwrite Item?*
        An item named…
        { _O_verwrite } _C_ancel
        “x” presses
        nothing. Type o or
        c, or use the arrow
        keys.
        """
    )
    #expect(
      InlineLayout.frame(of: Self.question, rows: 2, after: ["x"]) == """
        *Overwrite Item?*
        { _O_verwrite }  _C_ancel
        """
    )
  }

  @Test("A title that is too long is cut before a button goes")
  func longTitle() {
    let configuration = AlertConfiguration(
      "Do you really want to overwrite all of the files in the folder and below?",
      message: "Really?",
      buttons: [AlertButton("Overwrite"), AlertButton("Cancel", role: .cancel)]
    )
    let frames = [
      5: """
      *Do you really want*
      *to overwrite all of*
      *the files in the*
      *folder and below?*
      [ _O_verwrite ] _C_ancel
      """,
      3: """
      *Do you really want*
      *to overwrite all o…*
      [ _O_verwrite ] _C_ancel
      """,
      2: """
      *Do you really want…*
      [ _O_verwrite ] _C_ancel
      """,
      1: "[ _O_verwrite ] _C_ancel",
    ]
    for (rows, frame) in frames {
      #expect(InlineLayout.frame(of: configuration, columns: 20, rows: rows) == frame)
    }
  }

  @Test("Of buttons that do not fit, those around the focus are shown")
  func manyButtons() {
    let configuration = AlertConfiguration(
      "Which?",
      buttons: "ABCDEFGHI".map { AlertButton("\($0) is the letter") }
    )
    func frame(rows: Int, down: Int) -> String {
      let keys = Array(repeating: Key.down, count: down)
      // Each label takes two lines.
      return InlineLayout.frame(of: configuration, columns: 12, rows: rows, after: keys)
    }
    #expect(
      frame(rows: 3, down: 0) == """
        *Which?*
        [ _A_ is the ]
        [ letter ]
        """
    )
    #expect(
      frame(rows: 5, down: 4) == """
        *Which?*
         _D_ is the
         letter
        [ _E_ is the ]
        [ letter ]
        """
    )
    #expect(
      frame(rows: 5, down: 8) == """
        *Which?*
         _H_ is the
         letter
        [ _I_ is the ]
        [ letter ]
        """
    )
    #expect(frame(rows: 2, down: 5) == "*Which?*\n[ _F_ is the ]")
    #expect(frame(rows: 1, down: 5) == "[ _F_ is the ]")
  }

  @Test("On one cell there is the key of the button that has the focus")
  func oneCell() {
    #expect(InlineLayout.frame(of: .overwriting(.action), columns: 1, rows: 1) == "[_O_]")
    #expect(InlineLayout.frame(of: .overwriting(), columns: 1, rows: 1) == "{_O_}")
    #expect(
      InlineLayout.frame(of: .overwriting(), columns: 1, rows: 1, after: [.right]) == "[_C_]"
    )
    #expect(InlineLayout.frame(of: .overwriting(), columns: 2, rows: 2) == "*…*\n{_O_}")
  }

  @Test("A terminal that says it has no columns and no rows gets a frame for 80 and 24")
  func unknownSize() {
    let message = String(repeating: "Line\n", count: 30)
    let frame = InlineLayout.frame(of: .overwriting(message: message), columns: 0, rows: 0)
    #expect(frame == InlineLayout.frame(of: .overwriting(message: message), columns: 80, rows: 24))
    #expect(frame.split(separator: "\n").count == 24)
    #expect(TerminalSize(columns: -1, rows: -1) == .standard)
  }
}
