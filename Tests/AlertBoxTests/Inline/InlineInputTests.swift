import Foundation
import Testing

/// The built command at a terminal, asking by keys, and everything but a plain key press.
@Suite("What comes from a terminal beside keys")
struct InlineInputTests {
  /// Types what answers nothing at a question that has a default, until `note` is shown, and then
  /// cancels it by its key.
  private static func expectNoAnswer(
    _ typed: String,
    note: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let session = try await TerminalSession.asking(["confirm", "Go on?", "--json"])
    session.send(typed)
    let screen = try await session.text(note, sourceLocation: sourceLocation)
    #expect(
      screen.markup.hasPrefix("*Go on?*\n[ _O_K ]  _C_ancel\n"),
      sourceLocation: sourceLocation
    )
    session.send("c")
    let result = try await session.end(sourceLocation: sourceLocation)
    #expect(result.status == .exited(1), sourceLocation: sourceLocation)
    #expect(
      result.stdoutText == "{\"outcome\":\"cancelled\",\"reason\":\"button\"}\n",
      sourceLocation: sourceLocation
    )
    #expect(result.screen.markup == "Go on? *Cancel*", sourceLocation: sourceLocation)
    result.expectTerminalGivenBack(sourceLocation: sourceLocation)
  }

  // MARK: Pastes

  @Test(
    "Pasted text presses nothing",
    arguments: ["yes", "y", "o\r", "\r", "one\rtwo\ryes\r", "\u{1B}[C\r", "\u{4}", ""]
  )
  func paste(text: String) async throws {
    try await Self.expectNoAnswer(
      "\u{1B}[200~\(text)\u{1B}[201~",
      note: "Pasted text presses nothing."
    )
  }

  @Test("A paste that is still on its way presses nothing, either")
  func unfinishedPaste() async throws {
    let session = try await TerminalSession.asking(["confirm", "Go on?"])
    session.send("x\u{1B}[200~yes\ryes\r")
    try await session.text("“x” presses nothing.")
    session.send("y\r\u{1B}[201~")
    try await session.text("Pasted text presses nothing.")
    session.send("c")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("A long text from a terminal that does not mark it as pasted presses nothing")
  func unmarkedPaste() async throws {
    try await Self.expectNoAnswer(
      String(repeating: "only yes\r", count: 100),
      note: "Pasted text presses nothing."
    )
  }

  // MARK: Sequences

  @Test("An arrow and a letter in one write are two keys")
  func twoKeys() async throws {
    for (typed, status) in [("\u{1B}[Co", 0), ("\u{1B}[C\r", 1), ("\u{1B}[Cn", 1)]
      as [(String, Int32)]
    {
      let session = try await TerminalSession.asking(["confirm", "Go on?"])
      session.send(typed)
      #expect(try await session.end().status == .exited(status))
    }
  }

  @Test("A sequence that comes in two pieces is one key")
  func splitSequence() async throws {
    let session = try await TerminalSession.asking(["confirm", "Go on?"])
    // The first piece has been read when the key before it has been answered.
    session.send("x\u{1B}[1")
    try await session.text("“x” presses nothing.")
    session.send(";1C")
    let screen = try await session.screen { $0.markup.contains("[ _C_ancel ]") }
    #expect(screen.markup == "*Go on?*\n _O_K  [ _C_ancel ]")
    session.send("\r")
    #expect(try await session.end().status == .exited(1))
  }

  @Test(
    "Sequences that are no keys are swallowed whole",
    arguments: [
      // Replies to queries: where the cursor is, what the terminal is, modes, colours, a name.
      "\u{1B}[24;80R", "\u{1B}[?62;22c", "\u{1B}[?2004;1$y", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
      "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}P>|yes(1)\u{1B}\\",
      // The mouse, the focus, and keys that nobody knows.
      "\u{1B}[<0;10;10M\u{1B}[<0;10;10m", "\u{1B}[M oy", "\u{1B}[I\u{1B}[O", "\u{1B}[57~",
      "\u{1B}[99;99;99o", "\u{1B}[?y",
    ]
  )
  func swallowed(sequence: String) async throws {
    try await Self.expectNoAnswer(sequence + "x", note: "“x” presses nothing.")
  }

  // MARK: Before the question

  @Test("What was typed before the question was visible does not answer it")
  func typeahead() async throws {
    for typed in ["\n\n", "y", "o\no\n", "y\n", " ", "\u{1B}[C\n", "\u{4}"] {
      // The shell waits for a line, so that the test knows what lies before the question.
      let session = try TerminalSession(
        [
          "-c", "printf ready; read -r line; exec \"$0\" confirm 'Go on?' --json",
          BuiltProgram.alertbox,
        ],
        executable: "/bin/sh",
        stdout: .pipe,
        stderr: .terminal
      )
      // What the shell prints is no terminal's, so its reading is what tells.
      try await session.snapshot { $0.stdout == Array("ready".utf8) }
      session.send("line\n" + typed)
      try await session.text("ancel")
      session.send("n")
      let result = try await session.end()
      #expect(result.status == .exited(1))
      #expect(
        result.stdoutText == "ready{\"outcome\":\"cancelled\",\"reason\":\"button\"}\n"
      )
      result.expectTerminalGivenBack()
    }
  }

  @Test("The first key after the question is visible answers it, fifty times in a row")
  func firstKey() async throws {
    let script = """
      i=0
      while [ $i -lt 50 ]; do
        i=$((i + 1)); "$0" confirm "Question $i?" || exit $i
      done
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/sh",
      stdout: .pipe
    )
    for number in 1...50 {
      try await session.text("Question \(number)?\n OK   Cancel")
      session.send(["y", "o", "\r", " "][number % 4])
    }
    let result = try await session.end()
    #expect(result.status == .exited(0))
    let shown = result.screen.scrollback + result.screen.lines.filter { !$0.isEmpty }
    #expect(shown == (1...50).map { "Question \($0)? OK" })
    result.expectTerminalGivenBack()
  }

  @Test("What a lone Escape changes is drawn when it is clear that nothing follows")
  func loneEscapeInList() async throws {
    let session = try await TerminalSession.asking(["choose", "Which?", "alpha", "beta"])
    session.send("b")
    try await session.text("Filter: b")
    session.send("\u{1B}")
    try await session.screen("all options were there") { screen in
      screen.text == "Which?\n> alpha\n  beta\n\n OK   Cancel"
    }
    session.send("\u{1B}")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("Bytes that are no UTF-8 are no text")
  func malformedText() async throws {
    let session = try await TerminalSession.asking(["ask", "Name?"])
    session.send(bytes: [0x63, 0xE9, 0x0D])
    try await session.text("That was no text in UTF-8.")
    session.send("\r")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "c\n")
  }
}
