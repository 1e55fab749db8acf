import Foundation
import Testing

/// A program at a terminal, asking by keys for a text or a pick.
@Suite("A field on the screen")
struct FieldScreenTests {
  /// Starts the program, and waits until its question stands there.
  private static func ask(_ field: String, rows: Int = 24) async throws -> TerminalSession {
    let session = try TerminalSession.host(field, rows: rows)
    try await session.screen { $0.text.contains(" OK   Cancel") && $0.cursor.column == 0 }
    return session
  }

  private static func end(
    _ session: TerminalSession,
    _ report: String,
    leaving line: String
  ) async throws {
    let result = try await session.end()
    #expect(result.stdoutText == report + "\n")
    #expect(result.screen.text == line)
    result.expectTerminalGivenBack()
  }

  @Test(
    "A text is entered",
    arguments: [
      ("new\r", "entered text(\"new\")", "Which one? new"),
      ("nw\u{1B}[De\r", "entered text(\"new\")", "Which one? new"),
      (
        "\u{1B}[200~two\rlines\r\u{1B}[201~\r", "entered text(\"two lines\")",
        "Which one? two lines"
      ),
      ("a\u{1B}", "cancelled escape", "Which one? Cancel"),
      ("a\u{1}\u{4}\u{4}", "cancelled endOfInput", "Which one? Cancel"),
      ("a\t\t\r", "cancelled button", "Which one? Cancel"),
      ("slow\r\u{1B}", "cancelled escape", "Which one? Cancel"),
      ("\u{3}", "cancelled interrupt", "Which one? Interrupted"),
    ]
  )
  func text(typed: String, report: String, line: String) async throws {
    let session = try await Self.ask("text")
    session.send(typed)
    try await Self.end(session, report, leaving: line)
  }

  @Test("A text that is refused stays, with the reason below, until another is accepted")
  func refusal() async throws {
    let session = try await Self.ask("text")
    session.send("\r")
    try await session.text("A text is required.")
    session.send("taken\r")
    let screen = try await session.screen { $0.text.contains("is taken.") }
    #expect(
      screen.markup == """
        *Which one?*
        Name: taken[ ]

         OK   Cancel
        “taken” is taken.
        """
    )
    session.send("\u{15}free")
    try await session.screen { $0.text.contains("free") && !$0.text.contains("is taken.") }
    session.send("\r")
    try await Self.end(session, "entered text(\"free\")", leaving: "Which one? free")
  }

  @Test("While a text is checked, that is said, and what is typed is not part of it")
  func checking() async throws {
    let session = try await Self.ask("text")
    session.send("slow\r")
    try await session.text("Checking…")
    session.send("er\r")
    session.send("\u{1B}")
    try await Self.end(session, "cancelled escape", leaving: "Which one? Cancel")
  }

  @Test("A list is narrowed, moved in and picked from, a page at a time")
  func list() async throws {
    let session = try await Self.ask("choice", rows: 14)
    session.send("\u{1B}[6~")
    let screen = try await session.screen { $0.markup.contains("[> Option 11]") }
    #expect(
      screen.markup == """
        *Which one?*
          Option 2
          Option 3
          Option 4
          Option 5
          Option 6
          Option 7
          Option 8
          Option 9
          Option 10
        [> Option 11]
          1 above, 989 below

         OK   Cancel
        """
    )
    session.send("99")
    try await session.text("Filter: 99 (9 below)")
    session.send("\u{1B}[B\r")
    try await Self.end(session, "entered choice(198)", leaving: "Which one? Option 199")
  }
}
