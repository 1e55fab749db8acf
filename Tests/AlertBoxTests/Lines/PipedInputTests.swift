import Foundation
import Testing

/// The built command with its answer in a pipe or a file, and no terminal anywhere.
@Suite("The command without a terminal")
struct PipedInputTests {
  @Test(
    "One line answers, however it ends",
    arguments: [
      ("y\n", 0), ("y\r\n", 0), ("yes", 0), ("o\n", 0), ("OK\n", 0), ("\n", 0), ("n\n", 1),
      ("cancel\n", 1), ("C", 1),
    ]
  )
  func oneLine(input: String, status: Int32) async throws {
    let result = try await Command.alertbox("confirm", "Go on?", stdin: .text(input))
    #expect(result.status == .exited(status))
    #expect(result.stdout.isEmpty)
    let answer = status == 0 ? "OK" : "Cancel"
    #expect(result.stderrText == "Go on?\n[O]K / [c]ancel: \(answer)\n")
  }

  @Test(
    "A line that is no answer fails, and so does an empty one where there is no default",
    arguments: [
      Array("foobar\n".utf8), Array("\n".utf8), Array(" \r\n".utf8), [0xFF, 0x0A], [0x00, 0x0A],
      Array("\u{1B}[A\n".utf8), Array("yy\n".utf8), [0x79, 0x00, 0x0A],
    ]
  )
  func unusable(input: [UInt8]) async throws {
    let result = try await Command.alertbox(
      "confirm",
      "Delete?",
      "--destructive",
      "--json",
      stdin: .bytes(input)
    )
    #expect(result.status == .exited(65))
    #expect(
      result.stdoutText.hasPrefix(
        "{\"outcome\":\"failed\",\"error\":\"unusableAnswer\",\"message\":\""
      )
    )
    let lines = result.stderrText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("alertbox: "))
    #expect(lines[2].contains("--yes or --no"))
    #expect(!result.stderr.contains { $0 < 32 && $0 != 10 })
  }

  @Test("The end of the input is neither Enter nor yes", arguments: [StandardInput.null, .closed])
  func endOfInput(stdin: StandardInput) async throws {
    for arguments in [["confirm", "Go on?"], ["show", "Done"]] {
      let result = try await Command.run(BuiltProgram.alertbox, arguments, stdin: stdin)
      #expect(result.status == .exited(66))
      let line = result.stderrText.split(separator: "\n").last
      #expect(line?.hasPrefix("alertbox: the input ended before") ?? false)
      #expect(line?.contains("--tty") ?? false)
    }
  }

  @Test("Two questions that share a pipe each get their line, and what follows gets the rest")
  func sharedPipe() async throws {
    let two = try await Command.shell(
      "alertbox confirm A; echo $?; alertbox confirm B; echo $?",
      stdin: .text("y\nn\n")
    )
    #expect(two.stdoutText == "0\n1\n")
    let rest = try await Command.shell(
      "alertbox confirm A; echo $?; cat",
      stdin: .text("maybe\nrest\nof it")
    )
    #expect(rest.stdoutText == "65\nrest\nof it")
  }

  @Test("Two questions that share a file each get their line")
  func sharedFile() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())")
    try Data("y\nn\nrest\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await Command.shell(
      "alertbox confirm A; echo $?; alertbox confirm B; echo $?; cat",
      stdin: .file(file.path(percentEncoded: false))
    )
    #expect(result.stdoutText == "0\n1\nrest\n")
  }

  @Test("An input without end ends", arguments: ["yes", "yes foobar"])
  func endlessInput(writer: String) async throws {
    let result = try await Command.shell("\(writer) | { alertbox confirm 'Go on?'; echo $?; }")
    #expect(result.stdoutText == (writer == "yes" ? "0\n" : "65\n"))
  }

  @Test("An input without end of line ends")
  func endlessLine() async throws {
    let result = try await Command.alertbox("confirm", "Go on?", stdin: .file("/dev/zero"))
    #expect(result.status == .exited(65))
  }

  @Test("A line of a megabyte is read to its end, and is no answer")
  func longLine() async throws {
    let line = String(repeating: "x", count: 1 << 20)
    let result = try await Command.shell(
      "alertbox confirm A; echo $?; cat",
      stdin: .text("\(line)\nrest\n")
    )
    #expect(result.stdoutText == "65\nrest\n")
    #expect(result.stderr.count < 1000)
  }

  @Test("A pipe that stays open and silent is waited for, and the time limit ends the wait")
  func silentPipe() async throws {
    let result = try await Command.alertbox(
      "confirm",
      "Go on?",
      "--timeout",
      "0.2",
      stdin: .pipe
    )
    #expect(result.status == .exited(124))
  }

  @Test("Without a terminal --tty fails at once, and reads nothing")
  func noTerminal() async throws {
    let result = try await Command.shell(
      "alertbox confirm A --tty --json; echo $?; cat",
      stdin: .text("y\nrest\n")
    )
    #expect(result.stdoutText.hasPrefix("{\"outcome\":\"failed\",\"error\":\"noTerminal\","))
    #expect(result.stdoutText.hasSuffix("69\ny\nrest\n"))
    #expect(result.stderrText.hasPrefix("alertbox: there is no terminal to ask “A” on"))
    #expect(result.stderrText.split(separator: "\n").count == 1)
  }

  @Test(
    "Whoever answers in a person's place reads and draws nothing",
    arguments: [("--yes", 0), ("--no", 1), ("--no-input", 66)]
  )
  func policies(option: String, status: Int32) async throws {
    let result = try await Command.shell(
      "alertbox confirm A --destructive --timeout 0 \(option); echo $?; cat",
      stdin: .text("n\n")
    )
    #expect(result.stdoutText == "\(status)\nn\n")
    #expect(!result.stderrText.contains("[c]ancel"))
  }

  @Test("With every stream closed the command still ends")
  func everythingClosed() async throws {
    let result = try await Command.shell("alertbox confirm A <&- >&- 2>&-; echo $?")
    #expect(result.stdoutText == "66\n")
  }

  @Test("A closed or broken standard error does not keep an answer from counting")
  func noStandardError() async throws {
    for stderr in [StandardOutput.closed, .brokenPipe, .null] {
      let result = try await Command.alertbox(
        "confirm",
        "Go on?",
        stdin: .text("n\n"),
        stderr: stderr
      )
      #expect(result.status == .exited(1))
    }
  }

  @Test("Sixteen descriptors are enough")
  func fewDescriptors() async throws {
    let result = try await Command.shell(
      "ulimit -n 16; alertbox confirm A; echo $?",
      stdin: .text("y\n")
    )
    #expect(result.stdoutText == "0\n")
  }

  @Test("Commands that share a pipe at the same time wait for nobody's byte under their limit")
  func racingForAPipe() async throws {
    let script = """
      for i in 1 2 3 4 5 6 7 8; do alertbox confirm A --timeout 0.3 <&3 2>/dev/null & done; wait
      echo all
      """
    for _ in 0..<5 {
      let session = try TerminalSession(
        ["-c", "alertbox() { \"$ALERTBOX\" \"$@\"; }; exec 3<&0; \(script)"],
        executable: "/bin/bash",
        environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) {
          $1
        },
        stdin: .pipe,
        stdout: .pipe,
        stderr: .pipe,
        controllingTerminal: false
      )
      session.sendToInput(String(repeating: "y", count: 4000))
      let result = try await session.end()
      #expect(result.stdoutText == "all\n")
    }
  }

  @Test("A standard error that breaks while the time runs does not end the command by a signal")
  func standardErrorBreaks() async throws {
    let script = """
      exec 3>&1
      { "$0" confirm A --timeout 0.3 --on-timeout confirm; echo $? >&3; } 2>&1 >/dev/null |
        head -c 1 >/dev/null
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdin: .pipe,
      stdout: .pipe,
      controllingTerminal: false
    )
    #expect(try await session.end().stdoutText == "0\n")
  }
}
