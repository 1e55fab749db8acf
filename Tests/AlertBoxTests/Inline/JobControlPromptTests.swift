import Foundation
import Testing

/// The inline prompt, stopped and continued as the foreground job of a shell that stays away.
@Suite("The inline prompt, stopped and continued")
struct JobControlPromptTests {
  /// Waits until the question stands alone on the screen, once.
  private static func waitForQuestion(_ session: TerminalSession) async throws {
    try await session.screen("the question was drawn anew") { screen in
      screen.text == InlineQuestion.text && !screen.isCursorVisible
    }
    #expect(session.settings?.isCanonical == false)
    #expect(session.screen.scrollback == [])
  }

  /// Checks that nothing is left of the question while the command is stopped.
  private static func expectErased(_ session: TerminalSession) async throws {
    // What was written just before the stop may be read after it is known.
    let screen = try await session.screen("the question was gone") { screen in
      screen.text.isEmpty && screen.modes == Screen.initialModes
    }
    #expect(screen.cursor == (0, 0))
    #expect(session.settings == session.settingsBefore)
  }

  @Test("Ctrl-Z takes the question off the screen, and it is drawn anew when it goes on")
  func stopped() async throws {
    let session = try await InlineQuestion.ask()
    for _ in 1...3 {
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      try await Self.expectErased(session)
      session.continue()
      try await Self.waitForQuestion(session)
    }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("Sent rather than typed, the signal to stop does the same")
  func stopSent() async throws {
    let session = try await InlineQuestion.ask("--timeout", "1h")
    session.signal(SIGTSTP)
    try await session.waitUntilStopped()
    try await Self.expectErased(session)
    session.continue()
    try await session.text("\(InlineQuestion.text)  ")
    session.send("\u{1B}[C\r")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectScreen("Overwrite Item? Cancel")
    result.expectGivenBack()
  }

  @Test("Stopped without a word and continued, it is drawn once and still answers")
  func stoppedWithoutWarning() async throws {
    let session = try await InlineQuestion.ask()
    for _ in 1...2 {
      session.signal(SIGSTOP)
      try await session.waitUntilStopped()
      let count = session.outputCount
      session.continue()
      try await session.snapshot("it was redrawn") { $0.rawOutput.count > count }
      try await Self.waitForQuestion(session)
    }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test(
    "Settings that were changed meanwhile are those that are given back",
    arguments: [SIGTSTP, SIGSTOP]
  )
  func settingsChanged(signal: Int32) async throws {
    let session = try await InlineQuestion.ask()
    session.signal(signal)
    try await session.waitUntilStopped()
    let path = session.terminal.path
    let change = ["-F", path, "sane", "erase", "^H", "-echoe", "-ixon"]
    #expect(try await Command.run("/bin/stty", change).status == .exited(0))
    let changed = session.settings
    #expect(changed != session.settingsBefore)
    // Stopped by SIGSTOP, the question stands there still.
    let count = session.outputCount
    session.continue()
    try await session.snapshot("it was redrawn") { $0.rawOutput.count > count }
    try await Self.waitForQuestion(session)
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.settingsAfter == changed)
    #expect(result.screen.modes == Screen.initialModes)
  }

  @Test("What was typed while it was stopped answers nothing")
  func typedWhileStopped() async throws {
    let session = try await InlineQuestion.ask()
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    session.send("o\ny\n")
    // Typed to a cooked terminal, which shows it; so it has arrived.
    try await session.text("o\ny")
    session.continue()
    try await session.screen { $0.text.hasSuffix(InlineQuestion.text) }
    session.send("c")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectGivenBack()
  }

  @Test(
    "Stopped and told to end, it ends with the terminal given back",
    arguments: [SIGTERM, SIGINT]
  )
  func endedWhileStopped(signal: Int32) async throws {
    for _ in 1...5 {
      let session = try await InlineQuestion.ask("--json")
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      session.signal(signal)
      session.continue()
      let result = try await session.end()
      #expect(result.status == .signalled(signal))
      #expect(result.stdoutText == "{\"outcome\":\"cancelled\",\"reason\":\"interrupt\"}\n")
      result.expectScreen("Overwrite Item? Interrupted")
      result.expectGivenBack()
    }
  }

  @Test("Killed while it is stopped, it leaves the terminal as it was")
  func killedWhileStopped() async throws {
    let session = try await InlineQuestion.ask()
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    session.signal(SIGKILL)
    let result = try await session.end()
    #expect(result.status == .signalled(SIGKILL))
    #expect(result.screen.text.isEmpty)
    result.expectGivenBack()
  }

  @Test("A time limit that ends while it is stopped ends it when it goes on")
  func timeEndsWhileStopped() async throws {
    let session = try TerminalSession.host(mode: "time-limit")
    try await session.text("First?\n Overwrite   Cancel  (10s)")
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    let change = ["-F", session.terminal.path, "erase", "^H"]
    #expect(try await Command.run("/bin/stty", change).status == .exited(0))
    let changed = session.settings
    session.signal(SIGUSR2)
    session.continue()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "timed out\n")
    #expect(result.screen.text.contains("First? Timed out"))
    #expect(result.settingsAfter == changed)
    #expect(result.screen.modes == Screen.initialModes)
  }
}
