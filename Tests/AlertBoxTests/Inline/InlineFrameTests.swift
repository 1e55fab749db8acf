import Foundation
import Testing

/// The built command's questions as they stand on a screen, written as `StyleMarkup`.
@Suite("Questions on the screen")
struct InlineFrameTests {
  private static let overwriting = [
    "confirm", "Overwrite Item?", "-m", "An item named “a.txt” already exists at that location.",
    "--confirm", "Overwrite",
  ]

  @Test("At 80 columns the default is reversed, and keys are underlined")
  func wide() async throws {
    #expect(
      try await TerminalSession.frame(of: Self.overwriting) == """
        *Overwrite Item?*
        An item named “a.txt” already exists at that location.

        [ _O_verwrite ]  _C_ancel
        """
    )
  }

  @Test("A destructive button is red, and nothing is reversed")
  func destructive() async throws {
    #expect(
      try await TerminalSession.frame(of: Self.overwriting + ["--destructive"], columns: 40) == """
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
      try await TerminalSession.frame(of: arguments, columns: 20, environment: ["NO_COLOR": "1"])
        == """
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
      try await TerminalSession.frame(of: arguments, columns: 20) == """
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
      try await TerminalSession.frame(of: arguments, rows: 4) == """
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
        Space presses nothing here. Type o or
        c, or use the arrow keys.
        """
      ),
      ("\u{1B}[C", "{ _O_verwrite } [ _C_ancel ]"),
      ("\u{1B}[D", "[{ _O_verwrite }]  _C_ancel"),
      (
        "z",
        """
        [{ _O_verwrite }]  _C_ancel
        “z” presses nothing. Type o or c, or
        use the arrow keys.
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

}
