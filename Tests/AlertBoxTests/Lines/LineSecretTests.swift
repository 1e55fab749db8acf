import Foundation
import Testing

/// The built command at a terminal, asking for a secret by lines.
@Suite("A secret typed by lines at a terminal")
struct LineSecretTests {
  private static let secret = "hunter2"

  /// Asks, and waits until the question stands there.
  private static func asking(_ options: String...) async throws -> TerminalSession {
    let session = try TerminalSession(
      ["ask", "Log in", "--prompt", "Token", "--secure", "--style", "plain"] + options,
      executable: BuiltProgram.alertbox,
      stdout: .pipe
    )
    try await session.text("Log in\nToken")
    #expect(session.settings?.echoes == false)
    #expect(session.settings?.isCanonical == true)
    #expect(session.settings?.sendsSignals == true)
    return session
  }

  /// Checks that the terminal never showed the secret, nor its beginning, and is as it was before.
  private static func expectHidden(_ result: SessionResult) {
    let text = String(decoding: result.rawOutput, as: UTF8.self)
    #expect(!text.contains("hun"))
    #expect(!result.stderrText.contains("hun"))
    #expect(result.settingsAfter == result.settingsBefore)
    #expect(result.settingsAfter?.echoes == true)
    #expect(result.screen.cursor.column == 0)
  }

  @Test("It is printed where it belongs, and the screen never shows it")
  func secret() async throws {
    let session = try await Self.asking()
    session.send("\(Self.secret)\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "hunter2\n")
    #expect(result.screen.text == "Log in\nToken:")
    Self.expectHidden(result)
  }

  @Test("A default is not shown either, and Enter alone enters it")
  func defaultSecret() async throws {
    let session = try await Self.asking("--default", Self.secret)
    session.send("\n")
    let result = try await session.end()
    #expect(result.stdoutText == "hunter2\n")
    Self.expectHidden(result)
  }

  @Test("Asked again, it is still not shown")
  func asksAgain() async throws {
    let session = try await Self.asking("--required")
    session.send("\n")
    try await session.text("Token:\nA text is required.\nToken:")
    session.send("\(Self.secret)\n")
    let result = try await session.end()
    #expect(result.stdoutText == "hunter2\n")
    Self.expectHidden(result)
  }

  @Test("Ctrl-C and Ctrl-D give the echo back", arguments: ["\u{3}", "\u{4}\u{4}"])
  func keys(key: String) async throws {
    let session = try await Self.asking()
    session.send("hun\(key)")
    let result = try await session.end()
    #expect(result.status == (key == "\u{3}" ? .signalled(SIGINT) : .exited(1)))
    #expect(result.stdout.isEmpty)
    Self.expectHidden(result)
  }

  @Test("Signals give the echo back", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) async throws {
    let session = try await Self.asking()
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    #expect(result.stdout.isEmpty)
    Self.expectHidden(result)
  }

  @Test("Half a secret is not left for whoever reads the terminal next")
  func halfSecret() async throws {
    let script = """
      "$0" validated-secret < /dev/tty & echo "$!"; wait
      old=$(stty -g); stty -icanon min 0 time 0
      left=$(dd bs=100 count=1 2>/dev/null); stty "$old"
      printf '[%s]' "$left"
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.host],
      executable: "/bin/sh",
      environment: Invocation.defaultEnvironment.merging(["TERM": "dumb"]) { $1 },
      stdout: .pipe
    )
    try await session.text("Name?\nName:")
    // While the first line is being checked, the rest waits in the terminal.
    session.send("slow\nhun")
    let checking = try await session.snapshot {
      String(decoding: $0.stdout, as: UTF8.self).hasSuffix("checking\n")
    }
    let lines = String(decoding: checking.stdout, as: UTF8.self).split(separator: "\n")
    let process = try #require(lines.first.flatMap { Int32($0) })
    kill(process, SIGTERM)
    let result = try await session.end()
    #expect(result.stdoutText.hasSuffix("checking\n[]"))
    Self.expectHidden(result)
  }

  @Test("What is typed behind a secret's Enter is left for whoever reads the terminal next")
  func restIsLeft() async throws {
    let script = """
      x=$("$0" ask 'Log in' --prompt Token --secure --style plain); read -r y
      printf '[%s][%s]' "$x" "$y"
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/sh",
      stdout: .pipe
    )
    try await session.text("Log in\nToken:")
    session.send("\(Self.secret)\nnext\n")
    let result = try await session.end()
    #expect(result.stdoutText == "[hunter2][next]")
    Self.expectHidden(result)
  }

  @Test("The end of the time gives the echo back")
  func timeLimit() async throws {
    let session = try TerminalSession.plain("ask", "Log in", "--secure", "--timeout", "0.2")
    let result = try await session.end()
    #expect(result.status == .exited(124))
    #expect(result.screen.text.contains("alertbox: the time to answer “Log in” was over"))
    Self.expectHidden(result)
  }

  @Test("While it is stopped the terminal echoes; continued, it does not")
  func suspend() async throws {
    let session = try await Self.asking()
    session.send("hun\u{1A}")
    try await session.waitUntilStopped()
    #expect(session.settings == session.settingsBefore)
    session.continue()
    try await session.screen { screen in
      screen.text.components(separatedBy: "Token:").count == 3
    }
    #expect(session.settings?.echoes == false)
    session.send("\(Self.secret)\n")
    let result = try await session.end()
    #expect(result.stdoutText == "hunter2\n")
    Self.expectHidden(result)
  }

  @Test("In a shell, Ctrl-Z and fg keep the secret hidden and the shell's echo on")
  func foreground() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" ask 'Log in' --prompt Token --secure --style plain | wc -c\n")
    try await session.text("Log in\nToken:")
    session.send("hun\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    session.send("echo vis''ible\n")
    try await session.text("echo vis''ible\nvisible")
    session.send("fg\n")
    try await session.screen { screen in
      screen.text.components(separatedBy: "Log in\nToken:").count == 3
    }
    session.send("\(Self.secret)\n")
    try await session.text("\n8\n$")
    session.send("echo a''gain\n")
    try await session.text("echo a''gain\nagain")
    session.send("exit\n")
    let result = try await session.end()
    Self.expectHidden(result)
  }

  @Test("From a pipe it is not shown behind the question")
  func fromPipe() async throws {
    for arguments in [[], ["--json"]] {
      let result = try await Command.alertbox(
        ["ask", "Log in", "--prompt", "Token", "--secure"] + arguments,
        stdin: .text("hunter2\n")
      )
      #expect(result.stderrText == "Log in\nToken: (secret)\n")
      #expect(result.stdoutText.contains(Self.secret))
    }
  }
}
