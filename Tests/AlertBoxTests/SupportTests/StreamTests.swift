import Foundation
import Testing

@Suite struct StreamTests {
  @Test func `Each stream goes where it was told to`() async throws {
    let session = try TerminalSession(
      ["-c", "read x </dev/tty; echo \"out $x\"; echo err >&2; echo tty >/dev/tty; cat"],
      executable: "/bin/sh",
      stdin: .bytes(Array("in".utf8)),
      stdout: .pipe,
      stderr: .terminal
    )
    session.send("typed\r")
    let result = try await session.end()
    #expect(result.stdoutText == "out typed\nin")
    #expect(result.stderrText == "")
    #expect(result.screen.text == "typed\nerr\ntty")
  }

  @Test(arguments: [
    (StandardInput.null, "end"), (.text("line\n"), "line"), (.closed, "end"),
  ]) func `Standard input can be anything`(stdin: StandardInput, expected: String) async throws {
    let result = try await Command.run(
      "/bin/sh",
      ["-c", "read x 2>/dev/null && echo $x || echo end"],
      stdin: stdin
    )
    #expect(result.stdoutText == "\(expected)\n")
    #expect(result.status == .exited(0))
  }

  @Test func `A closed stream is no descriptor`() async throws {
    let result = try await Command.run(
      "/bin/sh",
      ["-c", "cat || echo closed 0; (: >&2) || echo closed 2"],
      stdin: .closed,
      stderr: .closed
    )
    #expect(result.stdoutText == "closed 0\nclosed 2\n")
  }

  @Test func `Files are read and written`() async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertbox-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try await Command.run(
      "/bin/sh",
      ["-c", "cat"],
      stdin: .text("kept"),
      stdout: .file(path)
    )
    let result = try await Command.run("/bin/cat", stdin: .file(path))
    #expect(result.stdoutText == "kept")
  }

  @Test func `Nobody reads a broken pipe`() async throws {
    let result = try await Command.run("/bin/echo", ["x"], stdout: .brokenPipe)
    #expect(result.status == .signalled(SIGPIPE))
  }

  @Test func `An ignored signal stays ignored, any other has its default`() async throws {
    let ignoring = try await Command.run(
      "/bin/sh",
      ["-c", "echo x; echo $? >&2"],
      stdout: .brokenPipe,
      ignoring: [SIGPIPE]
    )
    #expect(ignoring.status == .exited(0))
    #expect(ignoring.stderrText.hasSuffix("1\n"))
    let killed = try await Command.run("/bin/sh", ["-c", "kill -INT $$"], ignoring: [SIGTERM])
    #expect(killed.status == .signalled(SIGINT))
  }

  @Test func `A pipe stays open until it is closed`() async throws {
    let session = try TerminalSession(
      ["-c", "read a; echo $a; cat; echo end"],
      executable: "/bin/sh",
      stdin: .pipe
    )
    session.sendToInput("first\n")
    try await session.text("first")
    session.sendToInput("second\n")
    try await session.text("second")
    session.closeInput()
    try await session.text("end")
    #expect(try await session.end().status == .exited(0))
  }

  @Test(arguments: [true, false])
  func `There is a controlling terminal only if wanted`(wanted: Bool) async throws {
    let script = "(: </dev/tty) 2>/dev/null && echo yes || echo no"
    let result = try await Command.run(
      "/bin/sh",
      ["-c", script],
      controllingTerminal: wanted
    )
    #expect(result.stdoutText == (wanted ? "yes\n" : "no\n"))
    let session = try TerminalSession(
      ["-c", "test -t 0 && \(script)"],
      executable: "/bin/sh",
      stdout: .pipe,
      controllingTerminal: wanted
    )
    #expect(try await session.end().stdoutText == (wanted ? "yes\n" : "no\n"))
  }
}
