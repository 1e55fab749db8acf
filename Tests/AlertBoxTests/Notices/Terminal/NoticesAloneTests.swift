import Foundation
import Testing

/// Toasts and works while no question is open.
@Suite("Notices without a question")
struct NoticesAloneTests {
  @Test("The cursor is hidden; the settings are left alone, and what is typed stays to be read")
  func settings() async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    let screen = try await session.shows("~ Fetch data")
    #expect(!screen.isCursorVisible && !screen.isBracketedPasteOn)
    #expect(session.settings == session.settingsBefore)
    session.send("typed\n")
    try await session.snapshot { state in
      String(decoding: state.rawOutput, as: UTF8.self).contains("typed")
        && state.screen.cursor == (0, 0) && state.screen.still == "~ Fetch data"
    }
    session.tell("end a", "read")
    try await session.says("a returned\nread typed\n")
    let result = try await session.leave()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("What the terminal shows of typed keys is drawn over", arguments: ["@", "@\n"])
  func typed(keys: String) async throws {
    let session = try TerminalSession.servant("print before", "toast Saved", "work a Fetch data")
    try await session.shows("before\n• Saved\n~ Fetch data")
    for number in 1...30 {
      session.send(keys)
      // The echo moves the cursor, and a frame puts it back.
      try await session.snapshot { state in
        state.rawOutput.count { $0 == UInt8(ascii: "@") } == number
          && state.screen.cursor == (0, 1)
          && state.screen.still == "before\n• Saved\n~ Fetch data"
      }
    }
    session.tell("advance 1 2", "end a")
    let result = try await session.leave()
    result.expectScreen("before")
    result.expectGivenBack()
  }

  @Test("What is printed right after the work returns stands at the start of a line")
  func printsAfterwards() async throws {
    for _ in 1...10 {
      let session = try TerminalSession.servant(
        "work a Fetch data",
        "update a Page 3",
        "end a",
        stdout: .terminal
      )
      let result = try await session.leave()
      result.expectScreen("a returned")
      result.expectGivenBack()
    }
  }

  @Test("One work after the other is shown, however soon it comes")
  func oneAfterTheOther() async throws {
    let session = try TerminalSession.servant()
    for number in 1...50 {
      session.tell("work a Work \(number)")
      try await session.shows("~ Work \(number)")
      session.tell("end a")
    }
    let result = try await session.leave()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("The time of a toast that has no row on a small screen starts when it has one")
  func smallScreen() async throws {
    let session = try TerminalSession.servant("toast 1", "toast key=b 2", "toast 3", rows: 7)
    try await session.showToastsOnSmallScreen()
    try await session.shows("")
    let result = try await session.leave()
    #expect(result.screen.text == "")
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("A cancelled work is gone, and one that fails leaves a line")
  func ends() async throws {
    let session = try TerminalSession.servant("work a First", "work b Second", "work c Third")
    try await session.shows("~ First\n~ Second\n~ Third")
    session.tell("cancel b")
    try await session.shows("~ First\n~ Third")
    session.tell("fail a No connection.", "end c")
    try await session.says("b was cancelled\na threw No connection.\nc returned\n")
    let result = try await session.leave()
    result.expectScreen("✗ First: No connection.")
    result.expectGivenBack()
  }

  @Test("Equal works side by side are one line with their number")
  func equal() async throws {
    let session = try TerminalSession.servant("work a Load", "work b Load", "work c Load")
    try await session.shows("~ Load (3)")
    session.tell("end b")
    try await session.shows("~ Load (2)")
    session.tell("end a", "end c")
    try await session.shows("")
    let result = try await session.leave()
    result.expectGivenBack()
  }

  @Test("Log lines stand above, and below what was there before")
  func logLines() async throws {
    let session = try TerminalSession.servant("print before", "work a Fetch data", "toast Saved")
    try await session.shows("before\n• Saved\n~ Fetch data")
    session.tell("print one\\n", "print \(String(repeating: "x", count: 80))", "print three")
    let line = String(repeating: "x", count: 80)
    try await session.shows("before\none\\n\n\(line)\nthree\n• Saved\n~ Fetch data")
    session.tell("end a", "advance 1 2")
    try await session.shows("before\none\\n\n\(line)\nthree")
    session.tell("print after")
    let result = try await session.leave()
    result.expectScreen("before\none\\n\n\(line)\nthree\nafter")
    result.expectGivenBack()
  }

  @Test("The terminal goes from notices to a question and back, again and again")
  func handover() async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    try await session.shows("~ Fetch data")
    var answers = ""
    for number in 1...5 {
      session.tell("ask Question \(number)?")
      try await session.shows(
        "\(answers)~ Fetch data\n\nQuestion \(number)?\n Overwrite   Cancel"
      )
      #expect(session.settings?.isCanonical == false)
      session.send("o")
      answers += "Question \(number)? Overwrite\n"
      let screen = try await session.shows("\(answers)~ Fetch data")
      #expect(!screen.isCursorVisible && !screen.isBracketedPasteOn)
    }
    session.tell("ask Sixth?", "ask Seventh?")
    try await session.text("th?\n Overwrite   Cancel")
    session.send("c")
    try await session.screen { $0.count(of: "th? Cancel") == 1 && $0.text.contains("   Cancel") }
    session.send("c")
    try await session.screen {
      $0.count(of: "th? Cancel") == 2 && $0.still.hasSuffix("~ Fetch data")
    }
    session.tell("end a")
    let result = try await session.leave()
    #expect(result.screen.text.hasSuffix("th? Cancel"))
    result.expectGivenBack()
  }

  @Test("Resized, there is one copy, laid out for the width", arguments: ["toast", "work a"])
  func resized(kind: String) async throws {
    let session = try TerminalSession.servant("\(kind) one two three four five six", rows: 12)
    let mark = kind == "toast" ? "•" : "~"
    let narrow = kind == "toast" ? "• one two three\n  four five six" : "~ one two three fo…"
    let wide = "\(mark) one two three four five six"
    try await session.shows(wide)
    for (columns, text) in [(40, wide), (20, narrow), (80, wide), (20, narrow), (40, wide)] {
      session.resize(columns: columns, rows: 12)
      try await session.shows(text)
      #expect(session.screen.scrollback == [])
    }
    session.tell("end a", "advance \(kind == "toast" ? 1 : 0) 2")
    try await session.shows("")
    let result = try await session.leave()
    result.expectGivenBack()
  }

  @Test("A hundred thousand updates are drawn no more often than ten times a second")
  func flood() async throws {
    let session = try TerminalSession.servant("work a Fetch data")
    try await session.shows("~ Fetch data")
    let (start, count) = (ContinuousClock.now, session.outputCount)
    session.tell("flood a 100000", "end a")
    try await session.says("a returned\n")
    let elapsed = start.duration(to: .now)
    let output = String(decoding: session.snapshot.rawOutput.dropFirst(count), as: UTF8.self)
    let frames = output.components(separatedBy: "Fetch data").count - 1
    #expect(frames <= Int(elapsed / .milliseconds(100)) + 2)
    let result = try await session.leave()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("Where the screen may be read aloud nothing moves by itself")
  func still() async throws {
    let session = try TerminalSession.servant(
      "work a Fetch data",
      style: "inline",
      environment: ["ACCESSIBLE": "1"]
    )
    try await session.shows("• Fetch data")
    let count = session.outputCount
    // Far more than the time between two frames passes until the other one has been drawn often.
    let other = try TerminalSession.servant("work a Fetch data")
    try await other.snapshot { $0.rawOutput.count > 300 }
    #expect(session.outputCount == count)
    session.tell("update a Page 3")
    try await session.shows("• Fetch data: Page 3")
    session.tell("end a")
    let result = try await session.leave()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("Works and toasts leave neither a file open nor a thread")
  func leaks() async throws {
    let session = try TerminalSession.host(mode: "descriptors-of-notices")
    let result = try await session.end()
    #expect(result.stdoutText == "no more files\nno more threads\n")
    result.expectGivenBack()
  }

  @Test("Many tasks raise notices while questions are asked, and all comes to an end")
  func many() async throws {
    let session = try TerminalSession.host(mode: "many-notices")
    for number in 1...3 {
      try await session.screen("question \(number) was asked") { screen in
        screen.lines.contains(" Overwrite   Cancel")
          && screen.count(of: "? Overwrite") == number - 1
      }
      session.send("o")
      try await session.screen { $0.count(of: "? Overwrite") == number }
    }
    let result = try await session.end()
    #expect(result.stdoutText.hasSuffix("all is over\n"))
    for number in 1...8 {
      for round in [25, 50, 75, 100] {
        #expect(result.screen.count(of: "\(number) is at \(round)\n") == 1)
      }
    }
    result.expectGivenBack()
  }
}
