import Foundation
import Testing

/// A popup on screens of any size, and on those where there can be none.
@Suite("A popup and the size of the screen")
struct PopupSizeTests {
  private static let narrow = PopupQuestion.onScreen(
    row: 10,
    column: 8,
    "╭──────────────────────╮",
    "│ Overwrite Item?      │",
    "│  Overwrite   Cancel  │",
    "╰──────────────────────╯"
  )

  @Test(
    "From 80 columns to 40, 20 and back there is one box, or none where it has no room",
    arguments: [Screen.ResizePolicy.reflow, .truncate]
  )
  func resized(policy: Screen.ResizePolicy) async throws {
    let session = try await PopupQuestion.ask(resizePolicy: policy)
    session.resize(columns: 40, rows: 24)
    try await session.popup(Self.narrow)
    session.resize(columns: 20, rows: 24)
    try await session.popup("Overwrite Item?\n Overwrite  Cancel")
    session.resize(columns: 80, rows: 3)
    try await session.popup(InlineQuestion.text)
    session.resize(columns: 1, rows: 1)
    try await session.screen { $0.isAlternateScreen && $0.lines.count == 1 }
    session.resize(columns: 80, rows: 24)
    try await session.popup(PopupQuestion.box)
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectGivenBack()
    // Whatever became of the lines, the answer's is the last one, and stands there once.
    #expect(result.screen.text.hasSuffix("\nOverwrite Item? Overwrite"))
    #expect(result.screen.count(of: "Overwrite Item?") == 1)
  }

  @Test("Narrowed and widened again, the screen beneath is what it was")
  func beneath() async throws {
    let session = try await PopupQuestion.ask()
    session.resize(columns: 40, rows: 24)
    try await session.popup(Self.narrow)
    session.resize(columns: 80, rows: 24)
    try await session.popup(PopupQuestion.box)
    session.send("o")
    let result = try await session.end()
    result.expectScreen("one\ntwo\nOverwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test(
    "Where a box has no room, it is asked in place",
    arguments: [(20, 5), (24, 24), (80, 3), (20, 24)]
  )
  func noRoom(columns: Int, rows: Int) async throws {
    let session = try await PopupQuestion.ask(columns: columns, rows: rows, until: nil)
    let screen = try await session.screen { $0.text.contains("ancel") && $0.cursor.column == 0 }
    #expect(!screen.isAlternateScreen)
    session.resize(columns: 80, rows: 24)
    try await session.screen { $0.text.hasSuffix(InlineQuestion.text) }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(!result.rawOutput.contains("\u{1B}[?1049h".utf8))
    result.expectScreen("one\ntwo\nOverwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test(
    "Where the terminal has no other screen or does not tell its size, it is asked in place",
    arguments: [("linux", 80), ("vt220", 80), ("xterm", 0)]
  )
  func noScreen(terminal: String, columns: Int) async throws {
    let script = columns == 0 ? "stty cols 0 rows 0; exec \"$0\" \"$@\"" : "exec \"$0\" \"$@\""
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox] + InlineQuestion.arguments + ["--style", "popup"],
      executable: "/bin/sh",
      environment: Invocation.defaultEnvironment.merging(["TERM": terminal]) { $1 },
      stdout: .pipe
    )
    try await session.screen { $0.text == InlineQuestion.text && !$0.isAlternateScreen }
    session.send("o")
    let result = try await session.end()
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("A dumb terminal and a pipe get lines")
  func lines() async throws {
    let session = try await PopupQuestion.ask(environment: ["TERM": "dumb"], until: nil)
    try await session.text("[o]verwrite / [c]ancel:")
    session.send("o\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(!result.rawOutput.contains(0x1B))
    let piped = try await Command.alertbox(
      "confirm",
      "Go on?",
      "--position",
      "top",
      stdin: .text("y\n")
    )
    #expect(piped.status == .exited(0))
    #expect(piped.stderrText == "Go on?\n[O]K / [c]ancel: OK\n")
  }
}
