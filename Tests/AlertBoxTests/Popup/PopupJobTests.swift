import Foundation
import Testing

/// A popup, stopped, continued and printed above.
@Suite("A popup, stopped and continued")
struct PopupJobTests {
  @Test("Ctrl-Z shows what was there before, and it is drawn anew when it goes on")
  func stopped() async throws {
    let session = try await PopupQuestion.ask()
    for _ in 1...3 {
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      let screen = try await session.screen { screen in
        screen.text == "one\ntwo" && screen.modes == Screen.initialModes
      }
      #expect(screen.cursor == (0, 2))
      #expect(session.settings == session.settingsBefore)
      session.continue()
      try await session.popup(PopupQuestion.box)
    }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("one\ntwo\nOverwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("Stopped while it slides, it stands when it goes on")
  func stoppedSliding() async throws {
    let session = try await PopupQuestion.ask(until: nil)
    try await session.screen { $0.isAlternateScreen }
    session.signal(SIGTSTP)
    try await session.waitUntilStopped()
    try await session.screen { $0.text == "one\ntwo" && $0.modes == Screen.initialModes }
    session.continue()
    try await session.popup(PopupQuestion.box)
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectGivenBack()
  }

  @Test("Stopped without a word and continued, it still answers")
  func stoppedWithoutWarning() async throws {
    let session = try await PopupQuestion.ask()
    session.signal(SIGSTOP)
    try await session.waitUntilStopped()
    let count = session.outputCount
    session.continue()
    try await session.snapshot("it was redrawn") { $0.rawOutput.count > count }
    try await session.popup(PopupQuestion.box)
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("one\ntwo\nOverwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("Stopped and continued by a shell, it is below the shell's lines in the end")
  func shell() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("$ALERTBOX confirm 'Go on?' --style popup\n")
    let box = PopupQuestion.onScreen(
      row: 10,
      column: 31,
      "╭───────────────╮",
      "│ Go on?        │",
      "│  OK   Cancel  │",
      "╰───────────────╯"
    )
    try await session.popup(box)
    session.send("\u{1A}")
    try await session.screen { $0.text.contains("Stopped") && !$0.isAlternateScreen }
    session.send("fg\n")
    try await session.popup(box)
    session.send("y")
    try await session.screen { $0.text.hasSuffix("Go on? OK\n$") }
    #expect(session.screen.count(of: "Go on?") == 4)
    session.send("exit\n")
    try await session.end().expectGivenBack()
  }

  // MARK: - The library

  private static func host(_ arguments: String...) async throws -> TerminalSession {
    let session = try TerminalSession.host(
      mode: arguments[0],
      arguments: Array(arguments.dropFirst()),
      environment: ["HOST_STYLE": "popup"]
    )
    try await session.popup(box)
    return session
  }

  private static let box = PopupQuestion.onScreen(
    row: 10,
    column: 28,
    "╭──────────────────────╮",
    "│ First?               │",
    "│  Overwrite   Cancel  │",
    "╰──────────────────────╯"
  )

  @Test("Lines that are printed meanwhile are below what was there, each once and whole")
  func printed() async throws {
    let session = try await Self.host("print", "30")
    for _ in 1...2 {
      let count = session.outputCount
      session.signal(SIGUSR1)
      let last = Array("line 30\r".utf8)
      try await session.snapshot { $0.rawOutput[count...].firstRange(of: last) != nil }
      try await session.popup(Self.box)
    }
    session.send("c")
    let result = try await session.end()
    let lines = (1...30).map { "line \($0)" }
    #expect(
      result.screen.scrollback + result.screen.lines.filter { !$0.isEmpty }
        == lines + lines + ["First? Cancel"]
    )
    result.expectGivenBack()
  }

  @Test("When its task is cancelled, nothing of it stays")
  func cancelled() async throws {
    let session = try await Self.host("cancelled")
    session.signal(SIGUSR1)
    try await session.popup(Self.box.replacing("First? ", with: "Second?"))
    session.send("o")
    let result = try await session.end()
    #expect(result.stdoutText == "task cancelled\npressed Overwrite\n")
    result.expectScreen("Second? Overwrite")
    result.expectGivenBack()
  }
}
