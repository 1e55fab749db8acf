import Foundation
import Testing

/// A question, two works, a toast and log lines at once, as `Snippets/Demonstration.swift` shows them.
@Suite("The demonstration of notices")
struct DemonstrationTests {
  private static let screens = [
    80: """
    Draft 1 has 120 bytes.
    Draft 2 has 240 bytes.
    ✓ Saved draft 2
    ⠋ Fetch data 62%: Reading bills (23s)
    ⠋ Build the index

    Overwrite Item?
    An item named “a.txt” already exists.

     Overwrite   Cancel
    """,
    40: """
    Draft 1 has 120 bytes.
    Draft 2 has 240 bytes.
    ✓ Saved draft 2
    ⠋ Fetch data 62%: Reading bills (23s)
    ⠋ Build the index

    Overwrite Item?
    An item named “a.txt” already exists.

     Overwrite   Cancel
    """,
    20: """
    Draft 1 has 120 byte
    s.
    Draft 2 has 240 byte
    s.
    ✓ Saved draft 2
    ⠋ Fetch data 62%
    ⠋ Build the index

    Overwrite Item?
    An item named
    “a.txt” already
    exists.

     Overwrite  Cancel
    """,
  ]

  @Test("All of it is readable, however wide the screen is", arguments: [80, 40, 20])
  func atOnce(columns: Int) async throws {
    let session = try TerminalSession.host(mode: "demonstration", columns: columns)
    try await session.screen { $0.text == Self.screens[columns] }
    session.send("\u{1B}")
    let result = try await session.end()
    #expect(result.stdoutText == "cancelled escape\n")
    // The toast was seen, but its time is not over.
    let answer = columns > 20 ? "Overwrite Item? Cancel" : "Overwrite Item?\nCancel"
    #expect(result.screen.text.hasSuffix("\n\(answer)\n✓ Saved draft 2"))
    result.expectGivenBack()
  }

  @Test("What stays is what happened: log lines, a failure, and the answer")
  func afterwards() async throws {
    let session = try TerminalSession.host(mode: "demonstration")
    try await session.text(" Cancel")
    session.signal(SIGUSR1)
    try await session.text("✗ Fetch data")
    session.send("o")
    let result = try await session.end()
    #expect(result.stdoutText == "failed\npressed Overwrite\n")
    result.expectScreen(
      """
      Draft 1 has 120 bytes.
      Draft 2 has 240 bytes.
      ✗ Fetch data: The server is away.
      Overwrite Item? Overwrite
      """
    )
    result.expectGivenBack()
  }

  @Test(
    "As plain output each step is a line, and nothing moves",
    arguments: [("ACCESSIBLE", "1", " (no default):"), ("TERM", "dumb", ":")]
  )
  func plain(variable: String, value: String, end: String) async throws {
    let session = try TerminalSession.host(
      mode: "demonstration",
      environment: ["NO_COLOR": "1", variable: value]
    )
    let keys = "[o]verwrite / [c]ancel\(end)"
    let asked = """
      Fetch data
      Fetch data: Reading bills
      Build the index
      Draft 1 has 120 bytes.
      Draft 2 has 240 bytes.
      Saved draft 2
      Overwrite Item?
      An item named “a.txt” already exists.
      \(keys)
      """
    try await session.screen { $0.text == asked }
    session.signal(SIGUSR1)
    let failed = "\(asked)\nFetch data: failed: The server is away.\n\(keys)"
    try await session.screen { $0.text == failed }
    session.send("o\n")
    let result = try await session.end()
    #expect(result.stdoutText == "failed\npressed Overwrite\n")
    result.expectScreen("\(failed) o")
    #expect(!result.rawOutput.contains(0x1B))
    result.expectGivenBack()
  }
}
