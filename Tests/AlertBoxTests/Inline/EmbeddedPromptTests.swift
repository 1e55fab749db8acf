import Foundation
import Testing

/// What the inline prompt leaves to the program that asks through the library.
@Suite("Programs that ask by keys")
struct EmbeddedPromptTests {
  private static func question(_ title: String) -> String { "\(title)\n Overwrite   Cancel" }

  @Test("A handler that the program sets while a question is open stays")
  func handlerSetMeanwhile() async throws {
    let session = try TerminalSession.servant("ask First?")
    try await session.text(Self.question("First?"))
    session.tell("handle")
    try await session.says("handled\n")
    session.send("o")
    try await session.says("handled\npressed Overwrite\n")
    session.signal(SIGTERM)
    try await session.says("handled\npressed Overwrite\nTERM\n")
    let result = try await session.leave()
    #expect(result.status == .exited(0))
    result.expectScreen("First? Overwrite")
    result.expectGivenBack()
  }

  @Test("All handlers of the program's own are called while a question is open, and stay")
  func ownHandlers() async throws {
    let session = try TerminalSession.host(mode: "handlers")
    try await session.text(Self.question("First?"))
    session.resize(columns: 60, rows: 20)
    try await Self.waitForLines(["WINCH"], session)
    // The program does not stop, as its handler does not stop it; the question is drawn anew.
    let count = session.outputCount
    session.send("\u{1A}")
    try await Self.waitForLines(["WINCH", "TSTP"], session)
    try await session.snapshot { state in
      state.rawOutput.count > count && state.screen.text == Self.question("First?")
        && !state.screen.isCursorVisible
    }
    session.signal(SIGSTOP)
    try await session.waitUntilStopped()
    session.continue()
    try await Self.waitForLines(["WINCH", "TSTP", "CONT"], session)
    session.send("\u{3}")
    try await session.text(Self.question("Second?"))
    session.signal(SIGTERM)
    let result = try await session.end()
    #expect(result.status == .exited(0))
    let lines = ["WINCH", "TSTP", "CONT", "INT", "cancelled interrupt", "same handlers"]
    let rest = ["TERM", "cancelled interrupt", "same handlers"]
    #expect(result.stdoutText.split(separator: "\n").map(String.init) == lines + rest)
    result.expectScreen("First? Interrupted\nSecond? Interrupted")
    result.expectGivenBack()
  }

  private static func waitForLines(_ lines: [String], _ session: TerminalSession) async throws {
    try await session.snapshot("\(lines) were printed") { state in
      state.stdout == Array(lines.map { "\($0)\n" }.joined().utf8)
    }
  }

  @Test("Handlers that are the system's own are so again after each way to answer")
  func restoresHandlers() async throws {
    for key in ["c", "o", "\u{1B}", "\u{4}", "\u{3}"] {
      let session = try TerminalSession.host(mode: "handlers-restored")
      try await session.text(Self.question("First?"))
      session.send(key)
      #expect(try await session.end().stdoutText.hasSuffix("\nsame handlers\n"))
    }
  }

  @Test("Ctrl-C cancels, and the program goes on")
  func interrupt() async throws {
    let session = try TerminalSession.host(mode: "interrupted")
    try await session.text(Self.question("First?"))
    session.send("\u{3}")
    try await session.text(Self.question("Second?"))
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "cancelled interrupt\npressed Overwrite\n")
    result.expectScreen("First? Interrupted\nSecond? Overwrite")
    result.expectGivenBack()
  }

  @Test("A cancelled task takes its question away, and the next one gets its own key")
  func cancelledTask() async throws {
    for key in ["o", "\t\r"] {
      let session = try TerminalSession.host(mode: "cancelled")
      try await session.text(Self.question("First?"))
      // Half a sequence and a moved focus are no concern of the next question's.
      session.send("\t\u{1B}[")
      try await session.screen("the second button had the focus") { screen in
        screen.style(column: 13, row: 1).attributes.contains(.reverse)
      }
      session.signal(SIGUSR1)
      try await session.screen { $0.text == Self.question("Second?") }
      session.send(key)
      let result = try await session.end()
      let (outcome, answer) =
        key == "o" ? ("pressed Overwrite", "Overwrite") : ("cancelled button", "Cancel")
      #expect(result.stdoutText == "task cancelled\n\(outcome)\n")
      result.expectScreen("Second? \(answer)")
      result.expectGivenBack()
    }
  }

  @Test("Questions of several presenters take turns, each with its own key")
  func turns() async throws {
    let session = try TerminalSession.host(mode: "in-turn")
    var answers: [String] = []
    for key in ["o", "c", "\r"] {
      let screen = try await session.screen { [answers] screen in
        screen.text.hasPrefix(answers.map { "\($0)\n" }.joined())
          && screen.lines[answers.count].hasPrefix("Question ")
          && screen.lines[answers.count + 1] == " Overwrite   Cancel"
      }
      answers.append("\(screen.row(answers.count)) \(key == "c" ? "Cancel" : "Overwrite")")
      session.send(key)
    }
    let result = try await session.end()
    let outcomes = result.stdoutText.split(separator: "\n").map { $0.dropFirst(3) }.sorted()
    #expect(outcomes == ["cancelled button", "pressed Overwrite", "pressed Overwrite"])
    #expect(Set(answers.map { $0.prefix(11) }).count == 3)
    result.expectScreen(answers.joined(separator: "\n"))
    result.expectGivenBack()
  }

  @Test("Fifty questions leave neither a file open nor a thread")
  func leaks() async throws {
    let session = try TerminalSession.host(mode: "descriptors")
    for number in 1...50 {
      try await session.text("Question \(number)?\n Overwrite   Cancel")
      session.send("o")
    }
    let result = try await session.end()
    #expect(result.stdoutText.hasSuffix("\nno more files\nno more threads\n"))
    result.expectGivenBack()
  }
}
