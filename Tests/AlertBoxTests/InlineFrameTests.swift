import Foundation
import Testing

/// The built command's questions as they stand on a screen, written as `StyleMarkup`.
@Suite("Questions on the screen")
struct InlineFrameTests {
  private static let overwriting = [
    "confirm", "Overwrite Item?", "-m", "An item named “a.txt” already exists at that location.",
    "--confirm", "Overwrite",
  ]

  /// Asks, looks at the screen, and cancels.
  private static func frame(
    of arguments: [String],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let session = try await TerminalSession.asking(
      arguments,
      columns: columns,
      rows: rows,
      environment: environment
    )
    let screen = session.screen
    // Where the question begins, so that a resize does no harm; and nobody sees it there.
    #expect(screen.cursor == (0, 0), sourceLocation: sourceLocation)
    #expect(!screen.isCursorVisible && screen.isBracketedPasteOn, sourceLocation: sourceLocation)
    #expect(session.settings?.isCanonical == false, sourceLocation: sourceLocation)
    #expect(session.settings?.echoes == false, sourceLocation: sourceLocation)
    #expect(session.settings?.sendsSignals == true, sourceLocation: sourceLocation)
    session.send("\u{1B}")
    let result = try await session.end(sourceLocation: sourceLocation)
    #expect(result.status == .exited(1), sourceLocation: sourceLocation)
    result.expectTerminalGivenBack(sourceLocation: sourceLocation)
    return screen.markup
  }

  @Test("At 80 columns the default is reversed, and keys are underlined")
  func wide() async throws {
    #expect(
      try await Self.frame(of: Self.overwriting) == """
        *Overwrite Item?*
        An item named “a.txt” already exists at that location.

        [ _O_verwrite ]  _C_ancel
        """
    )
  }

  @Test("A destructive button is red, and nothing is reversed")
  func destructive() async throws {
    #expect(
      try await Self.frame(of: Self.overwriting + ["--destructive"], columns: 40) == """
        *Overwrite Item?*
        An item named “a.txt” already exists at
        that location.

        { _O_verwrite }  _C_ancel
        """
    )
  }

  @Test("Without colour nothing is red")
  func noColor() async throws {
    let arguments = Self.overwriting + ["--destructive", "--default", "cancel"]
    #expect(
      try await Self.frame(of: arguments, columns: 20, environment: ["NO_COLOR": "1"]) == """
        *Overwrite Item?*
        An item named
        “a.txt” already
        exists at that
        location.

         _O_verwrite [ _C_ancel ]
        """
    )
  }

  @Test("Buttons that do not fit into a row stand one below the other")
  func stacked() async throws {
    let arguments = ["confirm", "Overwrite?", "--confirm", "Overwrite everything in it"]
    #expect(
      try await Self.frame(of: arguments, columns: 20) == """
        *Overwrite?*
        [ _O_verwrite ]
        [ everything in it ]
         _C_ancel
        """
    )
  }

  @Test("On a low screen the message gives way")
  func low() async throws {
    let arguments = ["confirm", "Go on?", "-m", "One.\nTwo.\nThree.\nFour."]
    #expect(
      try await Self.frame(of: arguments, rows: 4) == """
        *Go on?*
        One.
        Two.…
        [ _O_K ]  _C_ancel
        """
    )
  }

  @Test("The focus follows the keys, and what is said to a key goes at the next one")
  func keys() async throws {
    let session = try await TerminalSession.asking(columns: 40)
    let title = "*Overwrite Item?*\n"
    let steps = [
      (
        " ",
        """
        { _O_verwrite }  _C_ancel
        Space alone presses nothing here. Type
        o for Overwrite or c for Cancel, or
        move with the arrow keys.
        """
      ),
      ("\u{1B}[C", "{ _O_verwrite } [ _C_ancel ]"),
      ("\u{1B}[D", "[{ _O_verwrite }]  _C_ancel"),
      (
        "z",
        """
        [{ _O_verwrite }]  _C_ancel
        “z” presses nothing. Type o for
        Overwrite or c for Cancel, or move with
        the arrow keys.
        """
      ),
      ("\t", "{ _O_verwrite } [ _C_ancel ]"),
    ]
    for (key, buttons) in steps {
      session.send(key)
      try await session.screen("it showed \(buttons)") { $0.markup == title + buttons }
    }
    session.send("\r")
    let result = try await session.end()
    #expect(result.screen.markup == "Overwrite Item? *Cancel*")
    result.expectTerminalGivenBack()
  }

  @Test("Wide characters and emoji stay in their columns")
  func wideCharacters() async throws {
    let arguments = [
      "confirm", "上書きしますか？👨‍👩‍👧‍👦", "--confirm", "上書き👍🏽", "--cancel", "Cancel 🇯🇵 e\u{301}",
    ]
    #expect(
      try await Self.frame(of: arguments, columns: 40) == """
        *上書きしますか？👨‍👩‍👧‍👦*
        [ _上_書き👍🏽 ]  _C_ancel 🇯🇵 e\u{301}
        """
    )
    #expect(
      try await Self.frame(of: arguments, columns: 13) == """
        *上書きします*
        *か？👨‍👩‍👧‍👦*
        [ _上_書き👍🏽 ]
         _C_ancel 🇯🇵
         e\u{301}
        """
    )
  }

  @Test("Escape sequences in the arguments are shown, not obeyed")
  func hostile() async throws {
    let hostile = "\u{1B}[2J\u{1B}]0;title\u{7}\r\u{202E}x"
    let session = try await TerminalSession.asking(
      ["confirm", hostile, "-m", hostile, "--confirm", hostile, "--cancel", "\u{9B}1mNo"],
      until: "o"
    )
    let shown = "\\u{1B}[2J\\u{1B}]0;title\\u{7}\\r\\u{202E}x"
    let screen = try await session.text("1mNo")
    #expect(screen.text == "\(shown)\n\(shown)\n\n \(shown)   \\u{9B}1mNo")
    session.send("x")
    try await session.text("“x” presses nothing.")
    session.send("\u{1B}")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.screen.text == "\(shown): \\u{9B}1mNo")
    #expect(result.screen.titles.isEmpty)
    result.expectTerminalGivenBack()
  }

  @Test("One cell is enough to be asked and to answer")
  func oneCell() async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?"],
      executable: BuiltProgram.alertbox,
      columns: 1,
      rows: 1,
      stdout: .pipe
    )
    try await session.screen { $0.markup == "[_O_]" }
    session.send("\u{1B}[C")
    try await session.screen { $0.markup == "[_C_]" }
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectTerminalGivenBack()
  }

  @Test("A terminal that does not know its size is asked as one of 80 columns and 24 rows")
  func unknownSize() async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?"],
      executable: BuiltProgram.alertbox,
      columns: 80,
      rows: 24,
      stdout: .pipe
    )
    try await session.text("ancel")
    session.terminal.resize(columns: 0, rows: 0)
    session.send("\u{1B}[C\u{C}")
    try await session.screen { $0.markup == "*Go on?*\n _O_K  [ _C_ancel ]" }
    session.send("y")
    #expect(try await session.end().status == .exited(0))
  }
}
