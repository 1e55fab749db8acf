import Foundation
import Testing

/// The built command at a terminal, asking by lines for a pick, a text or a phrase.
@Suite("Entering something by lines at a terminal")
struct LineFieldTests {
  private static func expectGivenBack(_ result: SessionResult) {
    #expect(result.settingsBefore != nil)
    #expect(result.settingsAfter == result.settingsBefore)
    #expect(result.screen.modes == Screen.initialModes)
    #expect(result.screen.unrecognized.isEmpty)
    #expect(result.screen.cursor.column == 0)
  }

  // MARK: Picking

  @Test(
    "An option is picked by number, by title, or by Enter where there is a default",
    arguments: [
      ("2\n", 0, "Tea\n"), ("tea\n", 0, "Tea\n"), ("  Tea \n", 0, "Tea\n"), ("3\n", 0, "1\n"),
      ("1\n", 0, "1\n"), ("\n", 0, "Tea\n"), ("n\n", 1, ""), ("Cancel\n", 1, ""), ("\u{4}", 1, ""),
      ("te\u{4}\u{4}", 1, ""),
    ]
  )
  func picks(typed: String, status: Int32, output: String) async throws {
    let session = try TerminalSession.plain(
      "choose",
      "Drink?",
      "a",
      "Tea",
      "1",
      "c",
      "--default",
      "Tea"
    )
    try await session.text(
      """
      Drink?
      1  a
      2  Tea
      3  1
      4  c
      [1]-[4] / Ca[n]cel (default: Tea):
      """
    )
    session.send(typed)
    let result = try await session.end()
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == output)
    Self.expectGivenBack(result)
  }

  @Test("What is no option is asked again, and so is Enter where there is no default")
  func asksAgain() async throws {
    let session = try TerminalSession.plain("choose", "Drink?", "Coffee", "Tea")
    try await session.text("[1]-[2] / [c]ancel:")
    session.send("\n")
    try await session.text(
      """
      [1]-[2] / [c]ancel:
      Enter alone picks nothing here. Type 1 to 2, a title or c for Cancel.
      [1]-[2] / [c]ancel:
      """
    )
    session.send("Wine\n")
    try await session.text("“Wine” is no answer.")
    session.send("2\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "Tea\n")
    Self.expectGivenBack(result)
  }

  @Test("With ACCESSIBLE it is by lines without being told so, and the default is spelled out")
  func accessible() async throws {
    for (options, line) in [
      ([], "[1]-[2] / [c]ancel (no default):"),
      (["--default", "Tea"], "[1]-[2] / [c]ancel (default: Tea):"),
    ] {
      let session = try TerminalSession(
        ["choose", "Drink?", "Coffee", "Tea"] + options,
        executable: BuiltProgram.alertbox,
        environment: Invocation.defaultEnvironment.merging(["ACCESSIBLE": "1"]) { $1 },
        stdout: .pipe
      )
      try await session.text(line)
      session.send("tea\n")
      let result = try await session.end()
      #expect(result.stdoutText == "Tea\n")
      #expect(!result.rawOutput.contains(0x1B))
    }
  }

  @Test("Options with controls are shown as escapes, and printed byte for byte")
  func hostileOptions() async throws {
    let hostile = "\u{1B}[31mred\u{7}\u{202E}\r\tx"
    let session = try TerminalSession.plain("choose", "Which?", hostile, "b")
    try await session.text("1  \\u{1B}[31mred\\u{7}\\u{202E}\\r\\tx\n2  b\n")
    session.send("1\n")
    let result = try await session.end()
    #expect(result.stdout == Array("\(hostile)\n".utf8))
    #expect(result.rawOutput.allSatisfy { $0 >= 32 || $0 == 10 || $0 == 13 })
    Self.expectGivenBack(result)
  }

  @Test("An option of 10,000 characters is picked and printed whole")
  func longOption() async throws {
    let long = String(repeating: "0123456789", count: 1000)
    let session = try TerminalSession.plain("choose", "Which?", "a", long)
    try await session.text("[1]-[2] / [c]ancel:")
    session.send("2\n")
    let result = try await session.end()
    #expect(result.stdoutText == "\(long)\n")
  }

  @Test("Options come from standard input, and the answer from the terminal")
  func optionsFromInput() async throws {
    for stdin in ["a\nb\n", "a\r\n\r\n \t\nb\r\n", "a\nb", "\n\na\nb\n\n"] {
      let session = try TerminalSession.plain("choose", "Which?", "-", stdin: .text(stdin))
      try await session.text("Which?\n1  a\n2  b\n[1]-[2] / [c]ancel:")
      session.send("2\n")
      let result = try await session.end()
      #expect(result.status == .exited(0))
      #expect(result.stdoutText == "b\n")
      Self.expectGivenBack(result)
    }
  }

  @Test("Of options from standard input no byte is lost but the end of the line")
  func bytesFromInput() async throws {
    let option = " \u{1B}[2J\u{0}é\u{FEFF} "
    let session = try TerminalSession.plain(
      "choose",
      "Which?",
      "-",
      stdin: .text("\(option)\r\nb\n")
    )
    try await session.text("[1]-[2] / [c]ancel:")
    session.send("1\n")
    #expect(try await session.end().stdout == Array("\(option)\n".utf8))
  }

  @Test("Thousands of options from standard input are listed, and any can be picked")
  func manyOptions() async throws {
    let lines = (1...3000).map { "option \($0)\n" }.joined()
    let session = try TerminalSession.plain("choose", "Which?", "-", stdin: .text(lines))
    try await session.text("3000  option 3000\n[1]-[3000] / [c]ancel:")
    session.send("Option 2999\n")
    #expect(try await session.end().stdoutText == "option 2999\n")
  }

  // MARK: Texts

  @Test(
    "A line that is as long as the terminal's longest may have been cut, and is asked for again",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"))
  )
  func cutLine() async throws {
    let session = try TerminalSession.plain("ask", "Who are you?")
    try await session.text("Who are you?\nText:")
    session.send("\(String(repeating: "x", count: 5000))\n")
    try await session.text("A line of 4095 bytes or more is cut at a terminal.\nText:")
    session.send("Anna\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "Anna\n")
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test(
    "A text is printed as it was typed, and Enter alone is the default",
    arguments: [
      ("Anna\n", 0, "Anna\n"), ("  a  b \n", 0, "  a  b \n"), ("\n", 0, "Otto\n"),
      ("é\n", 0, "é\n"),
      ("c\n", 0, "c\n"), ("\u{4}", 1, ""), ("An\u{4}\u{4}", 1, ""),
    ]
  )
  func text(typed: String, status: Int32, output: String) async throws {
    let session = try TerminalSession.plain(
      "ask",
      "Who are you?",
      "--prompt",
      "Name",
      "--default",
      "Otto"
    )
    try await session.text("Who are you?\nName (default: Otto):")
    session.send(typed)
    let result = try await session.end()
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == output)
    Self.expectGivenBack(result)
  }

  @Test("Without a default Enter alone is the empty text, unless one is required")
  func emptyText() async throws {
    let session = try TerminalSession.plain("ask", "Name?")
    try await session.text("Name?\nText:")
    session.send("\n")
    #expect(try await session.end().stdoutText == "\n")

    let required = try TerminalSession.plain("ask", "Name?", "--required")
    try await required.text("Name?\nText:")
    required.send("\n")
    try await required.text("Text:\nA text is required.\nText:")
    required.send(" \n")
    let result = try await required.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == " \n")
    Self.expectGivenBack(result)
  }

  @Test("Bytes that are no text are asked for again")
  func invalidText() async throws {
    let session = try TerminalSession.plain("ask", "Name?")
    try await session.text("Name?\nText:")
    session.send(bytes: [0xFF, 0x0A])
    try await session.text("That was no text in UTF-8.\nText:")
    session.send("Anna\n")
    #expect(try await session.end().stdoutText == "Anna\n")
  }

  @Test("In $(…) the prompt is on the screen, and the answer alone in the variable")
  func substitution() async throws {
    let script = """
      x=$("$0" ask 'Who are you?' --prompt Name --style plain); status=$?
      y=$("$0" choose 'Drink?' Coffee Tea --style plain)
      printf '[%s][%s][%s]' "$x" "$status" "$y" >&3
      """
    let session = try TerminalSession(
      ["-c", "exec 3>&1; \(script)", BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdout: .pipe
    )
    try await session.text("Who are you?\nName:")
    session.send(" Anna \n")
    try await session.text("2  Tea\n[1]-[2] / [c]ancel:")
    session.send("2\n")
    let result = try await session.end()
    #expect(result.stdoutText == "[ Anna ][0][Tea]")
    Self.expectGivenBack(result)
  }

  // MARK: Phrases

  @Test("Only the phrase itself confirms", arguments: ["my-db ", " my-db", "My-db", "y", "OK", ""])
  func phrase(other: String) async throws {
    let session = try TerminalSession.plain("confirm", "Drop it?", "--typing", "my-db", "--json")
    try await session.text("Drop it?\nType “my-db” to confirm:")
    session.send("\(other)\n")
    try await session.text("Type “my-db” to confirm.\nType “my-db” to confirm:")
    session.send("my-db\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "{\"outcome\":\"confirmed\",\"button\":\"OK\"}\n")
    Self.expectGivenBack(result)
  }

  @Test("A phrase is compared by its scalars")
  func normalization() async throws {
    let session = try TerminalSession.plain("confirm", "Drop it?", "--typing", "é")
    try await session.text("Type “é” to confirm:")
    session.send("e\u{301}\n")
    try await session.text("Type “é” to confirm.\n")
    session.send("\u{4}")
    #expect(try await session.end().status == .exited(1))
  }
}
