import Foundation
import Testing

/// Processes that know nothing of each other ask at the same terminal.
@Suite("The inline prompt and other processes")
struct SharedTerminalTests {
  private static func run(_ script: String) throws -> TerminalSession {
    try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdout: .pipe
    )
  }

  @Test("Two commands at once ask one after the other, and each gets its own answer")
  func inTurn() async throws {
    let session = try Self.run(
      """
      "$0" confirm 'First?' --tty --json &
      "$0" confirm 'First?' --tty --json &
      wait; stty -a | grep -o 'isig icanon'
      """
    )
    try await session.text("First?\n OK   Cancel")
    session.send("y")
    try await session.text("First? OK\nFirst?\n OK   Cancel")
    session.send("n")
    let result = try await session.end()
    #expect(
      result.stdoutText == """
        {"outcome":"confirmed","button":"OK"}
        {"outcome":"cancelled","reason":"button"}
        isig icanon

        """
    )
    result.expectScreen("First? OK\nFirst? Cancel")
    result.expectGivenBack()
  }

  @Test("Commands at different terminals do not wait for each other")
  func differentTerminals() async throws {
    let arguments = ["confirm", "Go on?", "--tty"]
    let sessions = try (1...3).map { _ in
      try TerminalSession(arguments, executable: BuiltProgram.alertbox, stdout: .pipe)
    }
    for session in sessions { try await session.text("Go on?\n OK   Cancel") }
    for session in sessions {
      session.send("y")
      #expect(try await session.end().status == .exited(0))
    }
  }

  @Test("A command that ends by its time while another waits leaves the terminal as it was")
  func timeLimits() async throws {
    let session = try Self.run(
      """
      for limit in 0.1 0.2 0.3 0.4; do "$0" confirm 'Go on?' --tty --timeout $limit & done; wait
      """
    )
    let result = try await session.end()
    result.expectGivenBack()
  }

  @Test(
    "A job in the background takes nothing, whichever signals would stop it",
    arguments: ["TTOU", "TTIN", "TTOU TTIN"]
  )
  func background(ignored: String) async throws {
    let session = try TerminalSession.shell(columns: 80)
    try await session.screen { $0.text == "$" }
    session.send(
      "(trap '' \(ignored); exec alertbox confirm 'Go on?') & sleep 0; wait; echo over\n"
    )
    // It is stopped, and bash says so; or it cannot be stopped, and gives up.
    let screen = try await session.screen { screen in
      screen.text.contains("Stopped") || screen.text.contains("alertbox: the input ended")
    }
    #expect(screen.modes == Screen.initialModes)
    #expect(!screen.text.contains("OK   Cancel"))
    session.send("kill -9 %1 2>/dev/null; disown -a; exit\n")
    let result = try await session.end()
    result.expectGivenBack()
  }

  @Test("Where Ctrl-Z stops nothing, as it is blocked, the question stays")
  func blockedStop() async throws {
    let block = "use POSIX; sigprocmask(SIG_BLOCK, POSIX::SigSet->new(SIGTSTP)); exec @ARGV"
    let session = try TerminalSession(
      ["-e", block, BuiltProgram.alertbox, "confirm", "Go on?"],
      executable: "/usr/bin/perl",
      stdout: .pipe
    )
    try await session.text("Go on?\n OK   Cancel")
    session.send("\u{1A}")
    try await session.snapshot("it stood there again") { state in
      let output = String(decoding: state.rawOutput, as: UTF8.self)
      return output.components(separatedBy: "Go on?").count == 3
        && state.screen.modes != Screen.initialModes
    }
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectScreen("Go on? Cancel")
    result.expectGivenBack()
  }
}
