import Foundation
import Testing

/// Toasts and works where nothing can be drawn in place.
@Suite("Notices as plain lines")
struct PlainNoticeTests {
  private static let commands = [
    "work a Fetch data", "update a Page 3", "fraction a 0.5", "update a Page 3", "part b a Index",
    "toast role=success Saved", "toast role=warning Disk is full", "toast role=error \\e[2J",
    "end b", "fail a No connection.", "work c Clean", "cancel c",
  ]
  private static let lines = """
    Fetch data
    Fetch data: Page 3
    Index
    Saved
    Warning: Disk is full
    Error: \\u{1B}[2J
    Index: done
    Fetch data: failed: No connection.
    Clean
    """

  @Test(
    "At a terminal that is not drawn on, each step is one line",
    arguments: [
      ("automatic", ["TERM": "dumb"]), ("automatic", ["TERM": ""]),
      ("automatic", ["ACCESSIBLE": "1"]), ("plain", [:]),
    ]
  )
  func terminal(style: String, environment: [String: String]) async throws {
    let session = try TerminalSession.servant(style: style, environment: environment)
    for command in Self.commands { session.tell(command) }
    let result = try await session.leave()
    result.expectScreen(Self.lines)
    #expect(!result.rawOutput.contains(0x1B))
    result.expectGivenBack()
  }

  @Test("On a pipe each step is one line, whatever the style", arguments: ["automatic", "inline"])
  func pipe(style: String) async throws {
    let session = try TerminalSession.servant(style: style, stderr: .pipe)
    for command in Self.commands { session.tell(command) }
    let result = try await session.leave()
    #expect(result.stderrText == Self.lines + "\n")
    #expect(result.rawOutput.isEmpty)
  }

  @Test("In a file, beside a question that is asked at the terminal")
  func besideQuestion() async throws {
    let session = try TerminalSession.servant("ask First?", "work a Fetch data", stderr: .pipe)
    try await session.text("First?\n Overwrite   Cancel")
    session.tell("update a Page 3", "end a")
    try await session.snapshot { state in
      state.stderr == Array("Fetch data\nFetch data: Page 3\nFetch data: done\n".utf8)
    }
    session.send("o")
    try await session.text("First? Overwrite")
    let result = try await session.leave()
    result.expectScreen("First? Overwrite")
    result.expectGivenBack()
  }

  @Test("What was typed of an answer stands behind the question again, and counts as it is seen")
  func typedAnswer() async throws {
    let session = try TerminalSession.servant("ask First?", style: "plain")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.send("may")
    try await session.text("[O]verwrite / [c]ancel: may")
    session.tell("work a Fetch data")
    let line = "[O]verwrite / [c]ancel: "
    try await session.shows("First?\n\(line)may\nFetch data\n\(line)may")
    #expect(session.settings == session.settingsBefore)
    session.send("be\n")
    let asked = "First?\n\(line)may\nFetch data\n\(line)maybe\n"
    try await session.screen { $0.text.hasPrefix("\(asked)“maybe” is ") }
    session.tell("update a Page 3")
    try await session.screen { $0.text.hasSuffix("\nFetch data: Page 3\n[O]verwrite / [c]ancel:") }
    session.send("c")
    try await session.text("\(line)c")
    session.tell("end a")
    try await session.screen { $0.text.hasSuffix("\nFetch data: done\n\(line)c") }
    session.send("\n")
    try await session.says("a returned\ncancelled button\n")
    let result = try await session.leave()
    result.expectGivenBack()
  }
}
