import Foundation
import Testing

/// Signals, and the end of the program, while toasts and works are shown.
@Suite("Notices, signals and the end")
struct NoticeSignalTests {
  private static let question = "First?\n Overwrite   Cancel"

  @Test(
    "A signal that ends the program leaves the text of toasts, and no more",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  )
  func ends(signal: Int32) async throws {
    let session = try TerminalSession.servant("work a Fetch data", "toast Saved", "toast 2\\n3")
    try await session.shows("• Saved\n• 2\n  3\n~ Fetch data")
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    result.expectScreen("• Saved\n• 2\n  3")
    result.expectGivenBack()
  }

  @Test("Ctrl-C and Ctrl-\\ are signals", arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func typed(key: (String, Int32)) async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    try await session.shows("~ Fetch data")
    session.send(key.0)
    let result = try await session.end()
    #expect(result.status == .signalled(key.1))
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("A signal that ends a question and the program leaves the text of toasts")
  func endsQuestion() async throws {
    let session = try TerminalSession.servant("ask First?", "toast Saved", "work a Fetch data")
    try await session.shows("• Saved\n~ Fetch data\n\n\(Self.question)")
    session.signal(SIGTERM)
    let result = try await session.end()
    #expect(result.status == .signalled(SIGTERM))
    result.expectScreen("First? Interrupted\n• Saved")
    result.expectGivenBack()
  }

  @Test("A signal that the program handles gets to it, and the notices come back")
  func handled() async throws {
    let session = try TerminalSession.servant("handle", "work a Fetch data", "toast Saved")
    let all = "• Saved\n~ Fetch data"
    try await session.shows(all)
    var said = "handled\n"
    for (signal, name) in [(SIGINT, "INT"), (SIGTERM, "TERM"), (SIGHUP, "HUP"), (SIGQUIT, "QUIT")] {
      let count = session.outputCount
      session.signal(signal)
      said += "\(name)\n"
      try await session.says(said)
      try await session.snapshot("the notices came back") { state in
        state.rawOutput.count > count && state.screen.still == all
          && !state.screen.isCursorVisible
      }
    }
    session.tell("end a")
    let result = try await session.leave()
    result.expectScreen("• Saved")
    result.expectGivenBack()
  }

  @Test("Stopped, they leave nothing on the screen, and come back when it goes on")
  func stopped() async throws {
    let session = try TerminalSession.servant("work a Fetch data", "toast Saved")
    let all = "• Saved\n~ Fetch data"
    try await session.shows(all)
    for _ in 1...3 {
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      let screen = try await session.screen { $0.text.isEmpty && $0.modes == Screen.initialModes }
      #expect(screen.cursor == (0, 0))
      #expect(session.settings == session.settingsBefore)
      session.continue()
      try await session.screen { $0.still == all && !$0.isCursorVisible }
      #expect(session.settings == session.settingsBefore)
    }
    session.tell("end a")
    let result = try await session.leave()
    result.expectScreen("• Saved")
    result.expectGivenBack()
  }

  @Test("Stopped without a word and continued, they stand there once")
  func stoppedWithoutWarning() async throws {
    let session = try TerminalSession.servant("toast Saved")
    try await session.shows("• Saved")
    session.signal(SIGSTOP)
    try await session.waitUntilStopped()
    let change = ["-F", session.terminal.path, "sane", "erase", "^H"]
    #expect(try await Command.run("/bin/stty", change).status == .exited(0))
    let changed = session.settings
    let count = session.outputCount
    session.continue()
    try await session.snapshot { $0.rawOutput.count > count && $0.screen.still == "• Saved" }
    #expect(session.settings == changed)
    session.tell("advance 1 2")
    try await session.shows("")
    let result = try await session.leave()
    #expect(result.settingsAfter == changed)
    #expect(result.screen.modes == Screen.initialModes)
  }

  @Test("A toast just before the program ends has been seen", arguments: ["", "exit 3"])
  func justBeforeTheEnd(command: String) async throws {
    for _ in 1...5 {
      let session = try TerminalSession.servant("toast role=success Saved", "toast \\e[2Jtwo")
      for number in 3...5 { session.tell("toast \(number)") }
      if !command.isEmpty { session.tell(command) }
      let result = try await session.leave()
      #expect(result.status == .exited(command.isEmpty ? 0 : 3))
      result.expectScreen("✓ Saved\n• \\u{1B}[2Jtwo\n• 3\n• 4\n• 5")
      result.expectGivenBack()
    }
  }

  @Test("The program ends in the middle of a question and a work")
  func exitsWithQuestion() async throws {
    for command in ["ask First?", "ask-text"] {
      let session = try TerminalSession.servant(command, "work a Fetch data", "toast Saved")
      try await session.screen { $0.still.hasPrefix("• Saved\n~ Fetch data\n\n") }
      session.tell("exit 3")
      let result = try await session.leave()
      #expect(result.status == .exited(3))
      result.expectScreen("• Saved")
      result.expectGivenBack()
    }
  }

  @Test("The program ends in the middle of a question")
  func exitsWithQuestionAlone() async throws {
    let session = try TerminalSession.servant("ask First?")
    try await session.shows(Self.question)
    session.tell("exit 3")
    let result = try await session.leave()
    #expect(result.status == .exited(3))
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("Held by Ctrl-S, a work ends all the same, and a toast's time starts when it can be seen")
  func held() async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    try await session.shows("~ Fetch data")
    session.send("\u{13}")
    session.tell("toast Saved", "say told")
    try await session.says("told\n")
    session.send("\u{11}")
    try await session.shows("• Saved\n~ Fetch data")
    session.tell("advance 1 2")
    try await session.shows("~ Fetch data")
    session.send("\u{13}")
    session.tell("end a")
    try await session.says("told\na returned\n")
    session.send("\u{11}")
    let result = try await session.leave()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("A window that is closed ends the program")
  func hangUp() async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    try await session.shows("~ Fetch data")
    session.hangUp()
    let result = try await session.end()
    #expect(result.status == .signalled(SIGHUP))
  }
}
