import Foundation
import Testing

/// Lines that a program prints while its question is open.
@Suite("Lines printed above an open question")
struct LogLineTests {
  private static let question = "First?\n Overwrite   Cancel"

  /// Starts the program, and waits until its question stands there.
  private static func ask(
    _ arguments: String...,
    environment: [String: String] = [:],
    stderr: StandardOutput = .terminal
  ) async throws -> TerminalSession {
    let session = try TerminalSession.host(
      mode: "print",
      arguments: arguments,
      environment: environment,
      stderr: stderr
    )
    try await session.text("First?\n")
    return session
  }

  @Test("They stand above it, in order, and it answers as before")
  func above() async throws {
    let session = try await Self.ask("2")
    try await session.text(Self.question)
    session.signal(SIGUSR1)
    try await session.screen { $0.text == "line 1\nline 2\n\(Self.question)" }
    session.send("\t")
    session.signal(SIGUSR1)
    try await session.screen { screen in
      screen.text == "line 1\nline 2\nline 1\nline 2\n\(Self.question)"
        && screen.style(column: 13, row: 5).attributes.contains(.reverse)
    }
    session.send("\r")
    let result = try await session.end()
    #expect(result.stdoutText == "cancelled button\n")
    result.expectScreen("line 1\nline 2\nline 1\nline 2\nFirst? Cancel")
    result.expectGivenBack()
  }

  @Test("By lines, the answer's line is repeated below them")
  func lineMode() async throws {
    let session = try await Self.ask("2", environment: ["TERM": "dumb"])
    try await session.text("[c]ancel:")
    session.signal(SIGUSR1)
    let line = "[O]verwrite / [c]ancel:"
    // As the signal may come while the first of the two is written, the line may stand between them.
    try await session.screen { $0.text.contains("line 2\n\(line)") }
    session.send("c\n")
    let result = try await session.end()
    #expect(result.stdoutText == "cancelled button\n")
    #expect(result.screen.text.hasPrefix("First?\n\(line)\nline 1\n"))
    #expect(result.screen.text.hasSuffix("line 2\n\(line) c"))
    result.expectGivenBack()
  }

  @Test("They go to a standard error that is a pipe, and leave the question alone")
  func pipe() async throws {
    let session = try await Self.ask("3", stderr: .pipe)
    try await session.text(Self.question)
    session.signal(SIGUSR1)
    let expected = Array("line 1\nline 2\nline 3\n".utf8)
    try await session.snapshot { $0.stderr == expected }
    #expect(session.screen.text == Self.question)
    session.send("o")
    let result = try await session.end()
    result.expectScreen("First? Overwrite")
    result.expectGivenBack()
  }

  @Test("They go to a standard error that is a file")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try await Self.ask("around", stderr: .file(file.path(percentEncoded: false)))
    try await session.text(Self.question)
    session.send("o")
    let result = try await session.end()
    #expect(try String(contentsOf: file, encoding: .utf8) == "before\nafter\n")
    result.expectScreen("First? Overwrite")
  }

  @Test("With no question open they are plain lines")
  func withoutQuestion() async throws {
    let session = try await Self.ask("around")
    session.send("o")
    let result = try await session.end()
    result.expectScreen("before\nFirst? Overwrite\nafter")
    result.expectGivenBack()
  }

  @Test("From many tasks at once each comes once, whole, and in its task's order")
  func manyTasks() async throws {
    let session = try await Self.ask("tasks")
    session.signal(SIGUSR1)
    try await session.screen("all lines were there") { screen in
      (screen.scrollback + screen.lines).count { $0.hasPrefix("task ") } == 1000
        && screen.text.hasSuffix("\n\(Self.question)")
    }
    session.send("o")
    let result = try await session.end()
    let rows = result.screen.scrollback + result.screen.text.split(separator: "\n").map(String.init)
    #expect(rows.count == 1001)
    #expect(rows.last == "First? Overwrite")
    for task in 1...50 {
      let lines = rows.filter { $0.hasPrefix("task \(task), ") }
      #expect(lines == (1...20).map { "task \(task), line \($0)" })
    }
    result.expectGivenBack()
  }

  @Test("Lines as long as the screen is wide, and longer, come out whole")
  func longLines() async throws {
    let lengths = [79, 80, 81, 160, 161, 3000]
    let lines = lengths.map { length in String("\(length)".cycled(to: length)) }
    let session = try TerminalSession.host(mode: "print", arguments: ["texts"] + lines)
    try await session.text(Self.question)
    session.signal(SIGUSR1)
    let rows = lengths.reduce(0) { $0 + ($1 + 79) / 80 }
    let screen = try await session.screen("all rows were there") { screen in
      screen.text.hasSuffix("\n\(Self.question)")
        && screen.scrollback.count + screen.text.split(separator: "\n").count == rows + 2
    }
    let text = (screen.scrollback + screen.lines).joined()
    #expect(text.hasPrefix(lines.joined()))
    session.send("o")
    let result = try await session.end()
    #expect(result.stdoutText == "pressed Overwrite\n")
    result.expectGivenBack()
  }

  @Test("Escape sequences in them are shown, and an empty line and a tab are what they are")
  func hostile() async throws {
    let session = try await Self.ask("texts", "\u{1B}[2J\r\u{7}\u{202E}x", "", "a\tb\n\nc\n")
    try await session.text(Self.question)
    session.signal(SIGUSR1)
    let shown = "\\u{1B}[2J\\r\\u{7}\\u{202E}x\n\na       b\n\nc\n\n\(Self.question)"
    try await session.screen { $0.text == shown }
    session.send("c")
    let result = try await session.end()
    #expect(result.screen.bells == 0)
    result.expectGivenBack()
  }

  @Test("What is printed just before the end is not swallowed")
  func justBeforeTheEnd() async throws {
    for _ in 1...5 {
      let session = try await Self.ask("end")
      session.signal(SIGUSR1)
      let result = try await session.end()
      #expect(result.stdoutText == "task cancelled\n")
      let rows =
        result.screen.scrollback + result.screen.text.split(separator: "\n").map(String.init)
      #expect(rows == (1...1000).map { "line \($0)" })
      #expect(result.screen.cursor.column == 0)
      result.expectGivenBack()
    }
  }

  @Test("A hundred thousand come once, whole and in order, and the question can be answered")
  func manyLines() async throws {
    let session = try await Self.ask("100000")
    try await session.text(Self.question)
    session.state.update { $0.showsOutput = false }
    session.signal(SIGUSR1)
    let (last, button) = (Array("line 100000\r".utf8), Array("ancel".utf8))
    let state = try await session.snapshot { state in
      let rest = state.rawOutput.suffix(400)
      return rest.firstRange(of: last).map { rest[$0.upperBound...].contains(button) } ?? false
    }
    #expect(Self.numbers(in: state.rawOutput).elementsEqual(1...100_000))
    var screen = Screen(columns: 80, rows: 24)
    screen.feed(state.rawOutput.suffix(4000))
    #expect(screen.text.hasSuffix("line 99999\nline 100000\n\(Self.question)"))
    session.send("o")
    let result = try await session.end()
    #expect(result.stdoutText == "pressed Overwrite\n")
    #expect(result.settingsAfter == result.settingsBefore)
  }

  /// The numbers of the lines that are whole, in order.
  private static func numbers(in output: [UInt8]) -> [Int] {
    let word = Array("line ".utf8)
    return output.split(separator: 0x0A).compactMap { line in
      // What erases the question stands before the first line of each batch.
      guard let start = line.firstRange(of: word)?.upperBound else { return nil }
      return Int(String(decoding: line[start...].filter { $0 != 0x0D }, as: UTF8.self))
    }
  }
}

extension String {
  /// The text, repeated up to a length.
  fileprivate func cycled(to length: Int) -> Substring {
    String(repeating: self, count: length / count + 1).prefix(length)
  }
}
