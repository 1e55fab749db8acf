import Foundation
import Testing

/// The built command's hardest questions as they stand on a screen, written as `StyleMarkup`.
@Suite("Hard cases on the screen")
struct InlineHardCasesTests {
  @Test("Wide characters and emoji stay in their columns")
  func wideCharacters() async throws {
    let arguments = [
      "confirm", "上書きしますか？👨‍👩‍👧‍👦", "--confirm", "上書き👍🏽", "--cancel", "Cancel 🇯🇵 e\u{301}",
    ]
    #expect(
      try await TerminalSession.frame(of: arguments, columns: 40) == """
        *上書きしますか？👨‍👩‍👧‍👦*
        [ _上_書き👍🏽 ]  _C_ancel 🇯🇵 e\u{301}
        """
    )
    #expect(
      try await TerminalSession.frame(of: arguments, columns: 13) == """
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
      ["-c", "stty cols 0 rows 0; exec \"$0\" confirm 'Go on?'", BuiltProgram.alertbox],
      executable: "/bin/sh"
    )
    try await session.screen { $0.markup == "*Go on?*\n[ _O_K ]  _C_ancel" }
    session.send("\u{1B}[C")
    try await session.screen { $0.markup == "*Go on?*\n _O_K  [ _C_ancel ]" }
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.markup == "Go on? *OK*")
    #expect(result.screen.unrecognized.isEmpty)
  }
}
