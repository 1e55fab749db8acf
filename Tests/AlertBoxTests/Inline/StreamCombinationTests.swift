import Foundation
import Testing

/// The built command with each of its streams on a terminal or not.
@Suite("The command's streams")
struct StreamCombinationTests {
  /// Which streams are the terminal; the others are pipes.
  struct Streams: Sendable, CustomTestStringConvertible {
    let stdin, stdout, stderr: Bool
    let isControlling: Bool
    let usesTTY: Bool

    static let all = (0..<32).map { bits in
      Streams(
        stdin: bits & 1 != 0,
        stdout: bits & 2 != 0,
        stderr: bits & 4 != 0,
        isControlling: bits & 8 != 0,
        usesTTY: bits & 16 != 0
      )
    }

    var isAsked: Bool { !usesTTY || isControlling }
    var readsTerminal: Bool { usesTTY || stdin }
    var drawsOnTerminal: Bool { stderr || isControlling }
    var usesKeys: Bool { readsTerminal && drawsOnTerminal }

    var testDescription: String {
      let names = [
        (stdin, "stdin"), (stdout, "stdout"), (stderr, "stderr"), (isControlling, "controlling"),
        (usesTTY, "--tty"),
      ]
      return names.filter(\.0).map(\.1).joined(separator: " ")
    }

    func start() throws -> TerminalSession {
      try TerminalSession(
        InlineQuestion.arguments + ["--json"] + (usesTTY ? ["--tty"] : []),
        executable: BuiltProgram.alertbox,
        stdin: stdin ? .terminal : .text("c\nrest\n"),
        stdout: stdout ? .terminal : .pipe,
        stderr: stderr ? .terminal : .pipe,
        controllingTerminal: isControlling
      )
    }
  }

  private static let line = "Overwrite Item?\n[o]verwrite / [c]ancel:"
  private static let json = "{\"outcome\":\"cancelled\",\"reason\":\"button\"}"

  /// Types the answer when the question stands where it is to be drawn.
  private static func answer(_ session: TerminalSession, _ streams: Streams) async throws {
    let question = streams.usesKeys ? InlineQuestion.text : line
    guard streams.readsTerminal else { return }
    if streams.drawsOnTerminal {
      try await session.text(question)
    } else {
      try await session.snapshot("standard error held the question") { state in
        String(decoding: state.stderr, as: UTF8.self).hasPrefix(question)
      }
    }
    session.send(streams.usesKeys ? "c" : "c\n")
  }

  @Test("Each combination asks where it can, and keeps the streams apart", arguments: Streams.all)
  func combination(streams: Streams) async throws {
    let session = try streams.start()
    if streams.isAsked { try await Self.answer(session, streams) }
    let result = try await session.end()
    result.expectGivenBack()
    guard streams.isAsked else { return Self.expectNoTerminal(result, streams) }

    #expect(result.status == .exited(1))
    #expect(result.stdoutText == (streams.stdout ? "" : "\(Self.json)\n"))
    #expect(result.stderrText == (streams.drawsOnTerminal ? "" : "\(Self.line) Cancel\n"))
    var shown: [String] = []
    if streams.usesKeys { shown.append("Overwrite Item? Cancel") }
    if streams.drawsOnTerminal, !streams.usesKeys { shown.append("\(Self.line) Cancel") }
    // The terminal's own echo of the answer.
    if streams.readsTerminal, !streams.drawsOnTerminal { shown.append("c") }
    if streams.stdout { shown.append(Self.json) }
    #expect(result.screen.text == shown.joined(separator: "\n"))
    if !streams.usesKeys { #expect(!result.stderr.contains(0x1B)) }
  }

  private static func expectNoTerminal(_ result: SessionResult, _ streams: Streams) {
    #expect(result.status == .exited(69))
    #expect(result.screen.text.contains("\"error\":\"noTerminal\"") == streams.stdout)
    #expect(result.stdoutText.contains("\"error\":\"noTerminal\"") == !streams.stdout)
    let message = "alertbox: there is no terminal to ask “Overwrite Item?” on"
    #expect(result.screen.text.contains(message) == streams.stderr)
    #expect(result.stderrText.hasPrefix(message) == !streams.stderr)
    #expect(!result.screen.text.contains("verwrite / "))
  }

  @Test(
    "Whatever standard output and standard error are, keys answer on the controlling terminal",
    arguments: [StandardOutput.null, .closed, .brokenPipe, .pipe],
    [StandardOutput.null, .closed, .brokenPipe, .pipe]
  )
  func outputs(stdout: StandardOutput, stderr: StandardOutput) async throws {
    let session = try TerminalSession(
      InlineQuestion.arguments,
      executable: BuiltProgram.alertbox,
      stdout: stdout,
      stderr: stderr
    )
    try await session.text(InlineQuestion.text)
    session.send("c")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.isEmpty)
    result.expectScreen("Overwrite Item? Cancel")
    result.expectGivenBack()
  }

  @Test("A file as standard error stays empty, and one as standard output gets the line of JSON")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "streams-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (out, err) = (folder.appending(path: "out"), folder.appending(path: "err"))
    let session = try TerminalSession(
      InlineQuestion.arguments + ["--json"],
      executable: BuiltProgram.alertbox,
      stdout: .file(out.path(percentEncoded: false)),
      stderr: .file(err.path(percentEncoded: false))
    )
    try await session.text(InlineQuestion.text)
    session.send("c")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(try String(contentsOf: out, encoding: .utf8) == "\(Self.json)\n")
    #expect(try String(contentsOf: err, encoding: .utf8) == "")
    result.expectScreen("Overwrite Item? Cancel")
    result.expectGivenBack()
  }

  @Test(
    "A standard input that has ended ends the question",
    arguments: [StandardInput.null, .closed]
  )
  func noInput(stdin: StandardInput) async throws {
    let session = try TerminalSession.alertbox("confirm", "Go on?", stdin: stdin)
    let result = try await session.end()
    #expect(result.status == .exited(66))
    #expect(result.screen.text.contains("alertbox: the input ended before “Go on?” was answered"))
    result.expectGivenBack()
  }

  @Test(
    "With --tty keys answer whatever standard input is",
    arguments: [
      StandardInput.null, .closed, .text("y\ny\n"), .terminal,
    ]
  )
  func controllingTerminal(stdin: StandardInput) async throws {
    let session = try TerminalSession.alertbox("confirm", "Go on?", "--tty", stdin: stdin)
    try await session.text("Go on?\n OK   Cancel")
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectScreen("Go on? Cancel")
    result.expectGivenBack()
  }
}
