import Foundation
import Testing

/// Toasts and works while a question is open.
@Suite("Notices above an open question")
struct NoticesAboveQuestionTests {
  private static let question = "First?\n Overwrite   Cancel"

  /// Answers the question, after which nothing but its answer stays.
  private static func answer(
    _ session: TerminalSession,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    session.send("o")
    try await session.text("First? Overwrite", sourceLocation: sourceLocation)
    let result = try await session.leave(sourceLocation: sourceLocation)
    result.expectScreen("First? Overwrite", sourceLocation: sourceLocation)
    result.expectGivenBack(sourceLocation: sourceLocation)
  }

  @Test("A toast leaves the question and its focus alone, and leaves after its time")
  func buttons() async throws {
    let session = try TerminalSession.servant("ask First?")
    try await session.shows(Self.question)
    session.send("\t")
    session.tell("toast role=success Saved")
    let screen = try await session.screen("the toast stood above the question") { screen in
      screen.still == "✓ Saved\n\n\(Self.question)"
        && screen.style(column: 13, row: 3).attributes.contains(.reverse)
    }
    #expect(screen.cursor == (0, 0))
    session.tell("advance 1 2")
    try await session.shows(Self.question)
    session.send("\r")
    try await session.says("cancelled button\n")
    let result = try await session.leave()
    result.expectScreen("First? Cancel")
    result.expectGivenBack()
  }

  @Test("What was typed into a text stays, and goes on")
  func text() async throws {
    let session = try TerminalSession.servant("ask-text")
    try await session.text("Name?")
    session.send("Ot")
    try await session.text("Ot")
    session.tell("toast Saved")
    try await session.text("• Saved\n\nName?")
    session.send("to")
    try await session.text("Otto")
    session.tell("advance 1 2")
    try await session.screen { $0.still.hasPrefix("Name?") && $0.text.contains("Otto") }
    session.send("\r")
    try await session.says("entered text(\"Otto\")\n")
    let result = try await session.leave()
    result.expectScreen("Name? Otto")
    result.expectGivenBack()
  }

  @Test("A list stays where it is, and as narrow as it was typed to be")
  func list() async throws {
    let session = try TerminalSession.servant("ask-list")
    try await session.text("Option 9")
    session.send("7")
    try await session.screen { $0.text.contains("Option 7") && !$0.text.contains("Option 6") }
    session.tell("toast Saved", "work a Fetch data")
    try await session.screen { screen in
      screen.still.hasPrefix("• Saved\n~ Fetch data\n\nWhich one?")
        && screen.text.contains("Option 7") && !screen.text.contains("Option 6")
    }
    session.send("\r")
    try await session.says("entered choice(6)\n")
    session.tell("end a", "advance 1 2")
    try await session.text("Which one? Option 7")
    let result = try await session.leave()
    result.expectScreen("Which one? Option 7")
    result.expectGivenBack()
  }

  @Test("Three toasts are up at a time, and the time of the others starts when they are")
  func limit() async throws {
    let session = try TerminalSession.servant("ask First?", "toast 1", "toast 2", "toast 3")
    try await session.shows("• 1\n• 2\n• 3\n\n\(Self.question)")
    session.tell("toast 4", "toast 5", "advance 3 1")
    session.tell("toast key=late 6", "toast key=late role=warning seven", "advance 0 1")
    // Three have left, and the three others have two seconds from now on.
    try await session.shows("• 4\n• 5\n! seven\n\n\(Self.question)")
    session.tell("advance 3 1", "say half")
    try await session.says("half\n")
    #expect(session.screen.still == "• 4\n• 5\n! seven\n\n\(Self.question)")
    session.tell("advance 0 1")
    try await session.shows(Self.question)
    try await Self.answer(session)
  }

  @Test("The time of a toast that has no row on a small screen starts when it has one")
  func smallScreen() async throws {
    let session = try TerminalSession.servant(
      "ask First?",
      "toast 1",
      "toast key=b 2",
      "toast 3",
      rows: 7
    )
    try await session.showToastsOnSmallScreen(above: "\n\n\(Self.question)")
    try await session.shows(Self.question)
    try await Self.answer(session)
  }

  @Test("A toast under the same key takes the place of the other")
  func key() async throws {
    let session = try TerminalSession.servant("ask First?", "toast key=a One", "toast Two")
    try await session.shows("• One\n• Two\n\n\(Self.question)")
    session.tell("toast key=a role=error Three")
    try await session.shows("✗ Three\n• Two\n\n\(Self.question)")
    session.send("c")
    try await session.text("First? Cancel")
    let result = try await session.leave()
    result.expectScreen("First? Cancel\n✗ Three\n• Two")
    result.expectGivenBack()
  }

  @Test("Works follow what they say, nested and side by side, and each ends its own line")
  func works() async throws {
    let session = try TerminalSession.servant("ask First?", "work a Fetch data", "work b Index")
    try await session.shows("~ Fetch data\n~ Index\n\n\(Self.question)")
    session.tell("part c a Read", "update a Page 3", "fraction a 0.25")
    try await session.shows("~ Fetch data 25%: Page 3\n  ~ Read\n~ Index\n\n\(Self.question)")
    session.tell("advance 0 12")
    try await session.shows(
      "~ Fetch data 25%: Page 3 (12s)\n  ~ Read (12s)\n~ Index (12s)\n\n\(Self.question)"
    )
    session.tell("end c", "cancel b")
    try await session.shows("~ Fetch data 25%: Page 3 (12s)\n\n\(Self.question)")
    try await session.says("c returned\nb was cancelled\n")
    session.tell("end a")
    try await session.shows(Self.question)
    try await Self.answer(session)
  }

  @Test("A work that fails leaves a line above the question")
  func failure() async throws {
    let session = try TerminalSession.servant("ask First?", "work a Fetch data")
    try await session.shows("~ Fetch data\n\n\(Self.question)")
    session.tell("fail a \u{1B}[2JNo connection.")
    try await session.shows("✗ Fetch data: \\u{1B}[2JNo connection.\n\(Self.question)")
    session.send("o")
    try await session.text("First? Overwrite")
    session.tell("work b Fetch more", "fail b Again.", "ask Second?")
    try await session.text("Second?\n Overwrite   Cancel")
    session.send("c")
    try await session.text("Second? Cancel")
    let result = try await session.leave()
    result.expectScreen(
      """
      ✗ Fetch data: \\u{1B}[2JNo connection.
      First? Overwrite
      ✗ Fetch more: Again.
      Second? Cancel
      """
    )
    result.expectGivenBack()
  }

  @Test("Log lines stand above all of it")
  func logLines() async throws {
    let session = try TerminalSession.servant(
      "ask First?",
      "toast Saved",
      "work a Fetch data",
      "print one",
      "print two"
    )
    try await session.shows("one\ntwo\n• Saved\n~ Fetch data\n\n\(Self.question)")
    session.send("o")
    try await session.shows("one\ntwo\nFirst? Overwrite\n• Saved\n~ Fetch data")
    session.tell("print three")
    try await session.shows("one\ntwo\nFirst? Overwrite\nthree\n• Saved\n~ Fetch data")
    session.tell("end a")
    let result = try await session.leave()
    result.expectScreen("one\ntwo\nFirst? Overwrite\nthree\n• Saved")
    result.expectGivenBack()
  }

  @Test("Stopped and continued, all of it is drawn once")
  func stopped() async throws {
    let session = try TerminalSession.servant("ask First?", "work a Fetch data", "toast Saved")
    let all = "• Saved\n~ Fetch data\n\n\(Self.question)"
    try await session.shows(all)
    for signal in [SIGTSTP, SIGSTOP] {
      session.signal(signal)
      try await session.waitUntilStopped()
      let count = session.outputCount
      session.continue()
      try await session.snapshot { $0.rawOutput.count > count && $0.screen.still == all }
      #expect(session.screen.scrollback == [])
    }
    session.send("c")
    try await session.text("First? Cancel")
    session.tell("end a")
    let result = try await session.leave()
    result.expectScreen("First? Cancel\n• Saved")
    result.expectGivenBack()
  }

  @Test("Resized, there is one copy of it", arguments: [Screen.ResizePolicy.reflow, .truncate])
  func resized(policy: Screen.ResizePolicy) async throws {
    let session = try TerminalSession.servant(
      "ask First?",
      "work a Fetch all of the data",
      "toast Saved all drafts",
      resizePolicy: policy
    )
    let wide = "• Saved all drafts\n~ Fetch all of the data\n\n\(Self.question)"
    let narrow = "• Saved all drafts\n~ Fetch all of the…\n\nFirst?\n Overwrite  Cancel"
    try await session.shows(wide)
    for (columns, text) in [(40, wide), (80, wide), (20, narrow), (80, wide)] {
      session.resize(columns: columns, rows: 24)
      try await session.shows(text)
      #expect(session.screen.scrollback == [])
    }
    session.send("o")
    try await session.text("First? Overwrite")
    session.tell("end a")
    let result = try await session.leave()
    result.expectScreen("First? Overwrite\n• Saved all drafts")
    result.expectGivenBack()
  }
}
