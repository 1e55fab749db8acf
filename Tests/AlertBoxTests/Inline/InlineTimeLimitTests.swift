import Foundation
import Testing

/// The inline prompt's countdown.
@Suite("The inline prompt's time limit")
struct InlineTimeLimitTests {
  @Test("It counts down by seconds, and ends with a status of its own")
  func countsDown() async throws {
    let session = try TerminalSession(
      InlineQuestion.arguments + ["--timeout", "2", "--json"],
      executable: BuiltProgram.alertbox,
      stdout: .pipe
    )
    let result = try await session.end()
    #expect(result.status == .exited(124))
    #expect(result.stdoutText == "{\"outcome\":\"timedOut\"}\n")
    #expect(result.screen.scrollback == [])
    #expect(result.screen.text.hasPrefix("Overwrite Item? Timed out\nalertbox: "))
    // The last tick may come before the end.
    #expect(Self.countdowns(in: result).prefix(2) == ["(2s)", "(1s)"])
    result.expectGivenBack()
  }

  /// What stood behind the buttons, one after the other.
  private static func countdowns(in result: SessionResult) -> [String] {
    var screen = Screen(columns: 80, rows: 24)
    var countdowns: [String] = []
    for byte in result.rawOutput {
      screen.feed([byte])
      let words = screen.row(1).split(separator: " ").map(String.init)
      guard words.count == 3, let text = words.last, text.hasSuffix("s)") else { continue }
      if text != countdowns.last { countdowns.append(text) }
    }
    return countdowns
  }

  private static let actions: [(String, String, Int32, String)] = [
    ("confirm", "(confirms in 1s)", 0, "Overwrite Item? OK"),
    ("cancel", "(cancels in 1s)", 1, "Overwrite Item? Timed out"),
    ("fail", "(1s)", 124, "Overwrite Item? Timed out\nalertbox: "),
  ]

  @Test("It says what its end presses, and presses it", arguments: actions)
  func presses(action: String, text: String, status: Int32, summary: String) async throws {
    let session = try TerminalSession.alertbox(
      "confirm",
      "Overwrite Item?",
      "--timeout",
      "1",
      "--on-timeout",
      action
    )
    let result = try await session.end()
    #expect(result.status == .exited(status))
    #expect(result.rawOutput.firstRange(of: Array(text.utf8)) != nil)
    #expect(result.screen.text.hasPrefix(summary))
    result.expectGivenBack()
  }

  @Test("Where it does not fit beside the buttons it stands below them")
  func narrow() async throws {
    let session = try TerminalSession.alertbox(
      "confirm",
      "Go on?",
      "--timeout",
      "1h",
      "--on-timeout",
      "cancel",
      columns: 20
    )
    try await session.text("Go on?\n OK   Cancel\n (cancels in ")
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Go on? OK")
    result.expectGivenBack()
  }

  @Test("It follows the clock")
  func followsClock() async throws {
    let session = try TerminalSession.host(mode: "time-limit")
    for seconds in stride(from: 10, to: 7, by: -1) {
      try await session.text("First?\n Overwrite   Cancel  (\(seconds)s)")
      session.signal(SIGUSR1)
    }
    session.signal(SIGUSR2)
    let result = try await session.end()
    #expect(result.stdoutText == "timed out\n")
    #expect(result.screen.text.contains("First? Timed out"))
    result.expectGivenBack()
  }

  /// What stops the time, and what the screen then shows.
  private static let keys = [
    ("\u{1B}[C", "Overwrite   Cancel"), ("x", "“x” presses nothing."), ("\u{C}", "Cancel"),
    ("\u{1B}[200~yes\u{1B}[201~", "Pasted text presses nothing."), ("yes please", "Pasted text"),
    ("\u{1B}[15~", "Cancel"),
  ]

  @Test(
    "It stops for good at the first key, and the question waits for its answer",
    arguments: keys
  )
  func stops(key: String, shown: String) async throws {
    let session = try TerminalSession.host(mode: "time-limit")
    try await session.text("First?\n Overwrite   Cancel  (10s)")
    session.send(key)
    try await session.screen("the countdown was gone") { screen in
      screen.text.hasPrefix("First?\n Overwrite   Cancel") && !screen.text.contains("10s)")
        && screen.text.contains(shown)
    }
    session.signal(SIGUSR2)
    try await session.text("an hour later\nFirst?\n Overwrite   Cancel")
    session.send("o")
    let result = try await session.end()
    #expect(result.stdoutText == "pressed Overwrite\n")
    result.expectScreen("an hour later\nFirst? Overwrite")
    result.expectGivenBack()
  }

  @Test(
    "What is no key does not stop it",
    arguments: ["\u{1B}[1;1R", "\u{1B}[?62;22c", "\u{1B}]11;rgb:0000/0000/0000\u{7}"]
  )
  func goesOn(reply: String) async throws {
    let session = try TerminalSession.host(mode: "time-limit")
    try await session.text("First?\n Overwrite   Cancel  (10s)")
    session.send(reply)
    session.signal(SIGUSR1)
    try await session.text("First?\n Overwrite   Cancel  (9s)")
    session.signal(SIGUSR2)
    let result = try await session.end()
    #expect(result.stdoutText == "timed out\n")
    result.expectGivenBack()
  }
}
