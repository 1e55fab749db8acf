import Foundation
import Testing

/// The built command at a terminal, asking by keys, when it is told to end.
@Suite("The inline prompt and signals")
struct InlineSignalTests {
  private static let interrupted = "{\"outcome\":\"cancelled\",\"reason\":\"interrupt\"}\n"

  /// Checks all that the command leaves behind when a signal has ended it.
  private static func expectInterrupted(
    _ result: SessionResult,
    by signal: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == .signalled(signal), sourceLocation: sourceLocation)
    #expect(result.stdoutText == interrupted, sourceLocation: sourceLocation)
    result.expectScreen("Overwrite Item? Interrupted", sourceLocation: sourceLocation)
    result.expectGivenBack(sourceLocation: sourceLocation)
  }

  @Test(
    "A signal ends the command, and one line stays",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  )
  func signal(signal: Int32) async throws {
    let session = try await InlineQuestion.ask("--json")
    #expect(session.settings?.isCanonical == false)
    #expect(session.settings?.sendsSignals == true)
    session.signal(signal)
    Self.expectInterrupted(try await session.end(), by: signal)
  }

  @Test(
    "Ctrl-C and Ctrl-\\ are signals, also when other keys came before",
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)],
    ["", "x", "\t", "\u{1B}[200~half a paste"]
  )
  func typed(key: (String, Int32), before: String) async throws {
    let session = try await InlineQuestion.ask("--json")
    session.send(before)
    session.send(key.0)
    Self.expectInterrupted(try await session.end(), by: key.1)
  }

  @Test("A signal ends the command while the time counts down")
  func withTimeLimit() async throws {
    let session = try await InlineQuestion.ask("--json", "--timeout", "1h")
    session.signal(SIGTERM)
    Self.expectInterrupted(try await session.end(), by: SIGTERM)
  }

  @Test("Signals that are ignored from the start stay ignored")
  func ignored() async throws {
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    let session = try await InlineQuestion.ask(ignoring: Set(signals))
    signals.forEach(session.signal)
    session.send("\u{3}\u{1C}\u{1A}")
    // Typed keys come after all of that; the first one is seen to do something.
    session.send("x")
    try await session.text("“x” presses nothing.")
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("Ctrl-C at the second of three prompts ends the script", arguments: ["sh", "bash"])
  func script(shell: String) async throws {
    let script = """
      "$0" confirm 'First?'; echo after first
      "$0" confirm 'Second?'; echo after second
      "$0" confirm 'Third?'; echo after third
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/\(shell)",
      stdout: .pipe
    )
    try await session.text("First?\n OK   Cancel")
    session.send("y")
    try await session.text("First? OK\nSecond?\n OK   Cancel")
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    #expect(result.stdoutText == "after first\n")
    result.expectScreen("First? OK\nSecond? Interrupted")
    result.expectGivenBack()
  }

  @Test("A script that handles Ctrl-C itself goes on, and sees the status")
  func scriptWithTrap() async throws {
    let script = "trap 'echo trapped' INT; \"$0\" confirm 'Go on?'; echo $?; stty -g"
    let session = try TerminalSession(
      ["-c", "stty -g; \(script)", BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdout: .pipe
    )
    try await session.text("Go on?\n OK   Cancel")
    session.send("\u{3}")
    let result = try await session.end()
    let lines = result.stdoutText.split(separator: "\n")
    #expect(lines.dropFirst().dropLast() == ["trapped", "130"])
    #expect(lines.first == lines.last)
    result.expectGivenBack()
  }

  @Test("Killed outright, no more is left than a raw terminal without a cursor")
  func killed() async throws {
    let session = try await InlineQuestion.ask()
    session.signal(SIGKILL)
    let result = try await session.end()
    #expect(result.status == .signalled(SIGKILL))
    #expect(result.stdout.isEmpty)
    // No program can do better; this says that the test would see it.
    #expect(result.settingsAfter != result.settingsBefore)
    #expect(!result.screen.isCursorVisible)
  }
}
