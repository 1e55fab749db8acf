import Foundation
import Testing

/// A program that asks for a pick, a case, a text and a phrase, and reports what goes wrong.
@Suite("The library's overloads that have something entered, by lines")
struct LineEntryOverloadTests {
  private static func asking() async throws -> TerminalSession {
    let session = try TerminalSession.host("entries", term: "dumb")
    try await session.text("Drink?\n1  Coffee\n2  Tea\n[1]-[2] / [c]ancel:")
    return session
  }

  @Test("Each is answered at a terminal")
  func terminal() async throws {
    let session = try await Self.asking()
    session.send("2\n")
    try await session.text("Size?\n1  small\n2  large\n[1]-[2] / [c]ancel (default: large):")
    session.send("Small\n")
    try await session.text("Name?\nName (default: Otto):")
    session.send("\n")
    try await session.text("Drop?\nType “my-db” to confirm:")
    session.send("my_db\n")
    try await session.text("Type “my-db” to confirm.\nType “my-db” to confirm:")
    session.send("my-db\n")
    let result = try await session.end()
    #expect(result.stdoutText == "Tea, small, Otto\nend\n")
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("Each is answered from a pipe")
  func pipe() async throws {
    let result = try await Command.run(
      BuiltProgram.host,
      ["entries"],
      stdin: .text("tea\n\n  Anna\nmy-db")
    )
    #expect(result.stdoutText == "Tea, large,   Anna\nend\n")
  }

  @Test("Cancelled by a person, nothing is reported", arguments: ["c\n", "\u{4}", "\u{3}"])
  func cancelled(keys: String) async throws {
    let session = try await Self.asking()
    session.send(keys)
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "end\n")
    #expect(!result.screen.text.contains("Error"))
  }

  @Test("What goes wrong is an alert, which the next line acknowledges")
  func reported() async throws {
    let result = try await Command.run(
      BuiltProgram.host,
      ["entries"],
      stdin: .text("Wine\n\n2\n")
    )
    #expect(result.stdoutText == "end\n")
    #expect(
      result.stderrText == """
        Drink?
        1  Coffee
        2  Tea
        [1]-[2] / [c]ancel: \("")
        The line “Wine” does not answer “Drink?”, whose options are “Coffee”, “Tea”.
        [O]K: OK

        """
    )
  }

  @Test("With nobody to acknowledge it, it is printed", arguments: [StandardInput.null, .closed])
  func printed(stdin: StandardInput) async throws {
    let result = try await Command.run(BuiltProgram.host, ["entries"], stdin: stdin)
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "end\n")
    let lines = result.stderrText.split(separator: "\n")
    // Once, be it as an alert that nobody answered or as a notice.
    #expect(lines.count { $0.hasPrefix("The input ended before “Drink?” was answered.") } == 1)
  }
}
