import Foundation
import Testing

/// The inline prompt at terminals with unusual settings.
@Suite("The inline prompt and the terminal's settings")
struct TerminalStateTests {
  /// Starts a shell that changes settings, asks, and prints them before and after with the status.
  private static func ask(with settings: String) async throws -> TerminalSession {
    // The trap keeps the shell alive at Ctrl-C; the command gets the default action back.
    let script = """
      trap : INT
      stty \(settings)
      stty -g; "$0" confirm 'Go on?'; echo $?; stty -g
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdout: .pipe
    )
    try await session.text("Go on?\n OK   Cancel")
    return session
  }

  /// Checks the status, and that the settings were the same before and after.
  private static func expect(
    _ status: String,
    _ session: TerminalSession,
    _ summary: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await session.end(sourceLocation: sourceLocation)
    let lines = result.stdoutText.split(separator: "\n")
    try #require(lines.count == 3, sourceLocation: sourceLocation)
    #expect(lines[1] == status, sourceLocation: sourceLocation)
    #expect(lines[0] == lines[2], sourceLocation: sourceLocation)
    #expect(result.screen.text == summary, sourceLocation: sourceLocation)
    #expect(result.screen.modes == Screen.initialModes, sourceLocation: sourceLocation)
  }

  private static let settings = [
    "raw -echo", "raw -echo -isig -opost", "-isig", "intr undef", "intr ^X quit undef",
    "eof ^A eol ^E", "-icanon min 0 time 5", "cbreak", "inlcr igncr istrip", "-icrnl", "-ixon",
    "noflsh tostop", "-echo", "ixany brkint -hupcl",
  ]

  @Test("Keys answer, and every setting is as it was", arguments: settings)
  func answered(settings: String) async throws {
    let session = try await Self.ask(with: settings)
    session.send("\u{1B}[C\u{1B}[D\r")
    try await Self.expect("0", session, "Go on? OK")
  }

  @Test("Ctrl-C interrupts, and every setting is as it was", arguments: settings)
  func interrupted(settings: String) async throws {
    let session = try await Self.ask(with: settings)
    session.send("\u{3}")
    try await Self.expect("130", session, "Go on? Interrupted")
  }

  @Test("Ctrl-D cancels, whatever ends the input elsewhere", arguments: settings)
  func cancelled(settings: String) async throws {
    let session = try await Self.ask(with: settings)
    session.send("\u{4}")
    try await Self.expect("1", session, "Go on? Cancel")
  }

  private static let suspendKeys = [
    ("susp undef", "\u{1A}"), ("susp ^Y", "\u{19}"), ("-isig", "\u{1A}"),
  ]

  @Test(
    "Ctrl-Z stops it whatever else does, and every setting is as it was",
    arguments: suspendKeys
  )
  func suspended(settings: String, key: String) async throws {
    let session = try await Self.ask(with: settings)
    session.send(key)
    try await session.waitUntilStopped()
    session.continue()
    try await session.text("Go on?\n OK   Cancel")
    session.send("y")
    try await Self.expect("0", session, "Go on? OK")
  }

  @Test("At a terminal that controls no process, keys answer")
  func noControl() async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?"],
      executable: BuiltProgram.alertbox,
      controllingTerminal: false
    )
    try await session.text("Go on?\n OK   Cancel")
    // Nobody could let it go on again, so that Ctrl-Z does nothing.
    session.send("\u{1A}\u{1B}[C\r")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectScreen("Go on? Cancel")
    result.expectGivenBack()
  }

  /// Prints a 1 for each of two streams that does not wait, and else a 0.
  private static let flags = """
    perl -MFcntl -e 'print map { fcntl($_, F_GETFL, 0) & O_NONBLOCK ? 1 : 0 } *STDIN, *STDERR'
    """

  @Test("The streams that others share go on waiting")
  func blocking() async throws {
    let session = try TerminalSession(
      ["-c", "\"$0\" confirm 'Go on?'; \(Self.flags)", BuiltProgram.alertbox],
      executable: "/bin/sh",
      stdout: .pipe
    )
    try await session.text("Go on?\n OK   Cancel")
    session.send("y")
    let result = try await session.end()
    #expect(result.stdoutText == "00")
    result.expectGivenBack()

    let piped = try await Command.shell("alertbox confirm A; \(Self.flags)", stdin: .text("y\n"))
    #expect(piped.stdoutText == "00")
  }
}
