import Foundation
import Testing

/// `alertbox progress` without a terminal.
@Suite("The built command, running a program")
struct ProgressCommandTests {
  private static func run(
    _ words: String...,
    stdin: StandardInput = .null
  ) async throws -> Command.Result {
    try await Command.alertbox(["progress", "Build", "--"] + words, stdin: stdin)
  }

  @Test("The exit status is the program's", arguments: [0, 1, 2, 64, 124, 130, 255] as [Int32])
  func status(code: Int32) async throws {
    let result = try await Self.run("sh", "-c", "echo out; exit \(code)")
    #expect(result.status == .exited(code))
    #expect(result.stdoutText == "out\n")
    let end = code == 0 ? "done" : "failed: exit status \(code)"
    #expect(result.stderrText == "Build\nBuild: \(end)\n")
  }

  @Test(
    "A signal that ends it is 128 and its number",
    arguments: [SIGINT, SIGTERM, SIGKILL, SIGPIPE, SIGABRT, SIGUSR1]
  )
  func signal(signal: Int32) async throws {
    let result = try await Self.run("sh", "-c", "kill -\(signal) $$")
    #expect(result.status == .exited(128 + signal))
    #expect(result.stderrText == "Build\nBuild: failed: ended by signal \(signal)\n")
  }

  @Test("The title is printed before anything of the program's")
  func order() async throws {
    let result = try await Self.run("sh", "-c", "echo err >&2")
    #expect(result.stderrText == "Build\nerr\nBuild: done\n")
  }

  @Test("The program reads the input, to the byte")
  func input() async throws {
    let result = try await Self.run("cat", stdin: .bytes([0x61, 0, 0xFF, 0x0A, 0x62]))
    #expect(result.stdout == [0x61, 0, 0xFF, 0x0A, 0x62])
    #expect(result.status == .exited(0))
  }

  @Test("Everything behind -- is the program's, byte for byte")
  func arguments() async throws {
    let result = try await Command.shell(
      "alertbox progress Build --style auto -- printf '%s|' \"$(printf 'caf\\351')\" --help -- '' 'a b'"
    )
    #expect(result.stdout == Array("caf".utf8) + [0xE9] + Array("|--help|--||a b|".utf8))
    #expect(result.status == .exited(0))
  }

  @Test("A script that names no interpreter is one for sh, as everywhere else")
  func script() async throws {
    let folder = try TemporaryFolder()
    let path = try await folder.writeProgram(#"echo "$0 $1 $2"; exit 5"#, to: "script")
    let result = try await Self.run(path, "a b", "-c")
    #expect(result.status == .exited(5))
    #expect(result.stdoutText == "\(path) a b -c\n")
  }

  // MARK: What cannot be run

  @Test(
    "A program that there is not is 127, and one line",
    arguments: ["no-such", "./no-such", ""]
  )
  func notFound(name: String) async throws {
    let result = try await Self.run(name, "argument")
    #expect(result.status == .exited(127))
    #expect(result.stdoutText == "")
    #expect(result.stderrText == "alertbox: there is no command “\(name)”\n")
  }

  @Test("A file that cannot be run is 126", arguments: ["file", "folder"])
  func cannotRun(kind: String) async throws {
    let folder = try TemporaryFolder()
    let path = try kind == "file" ? folder.write("echo x\n", to: "script") : folder.path
    let result = try await Self.run(path)
    #expect(result.status == .exited(126))
    #expect(result.stderrText == "alertbox: cannot run “\(path)”: Permission denied\n")
  }

  @Test("A script whose interpreter is missing is 126")
  func missingInterpreter() async throws {
    let folder = try TemporaryFolder()
    let path = try await folder.writeProgram("#!/no/such\n", to: "script")
    let result = try await Self.run(path)
    #expect(result.status == .exited(126))
    #expect(
      result.stderrText.hasSuffix("alertbox: cannot run “\(path)”: its interpreter is missing\n")
    )
    #expect(!result.stderrText.contains("failed"))
  }

  @Test("The name is looked for as a shell does, past what cannot be run")
  func path() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "true")
    let script = try await folder.writeProgram("#!/bin/sh\necho \"$0\"\n", to: "mine")
    let environment = ["PATH": "\(folder.path):/usr/bin:/bin"]
    for (name, status) in [("true", 0), ("mine", 0)] as [(String, Int32)] {
      let result = try await Command.alertbox(
        ["progress", "Build", "--", name],
        environment: environment
      )
      #expect(result.status == .exited(status))
    }
    let found = try await Command.alertbox(
      ["progress", "Build", "--", "mine"],
      environment: environment
    )
    #expect(found.stdoutText == "\(script)\n")
  }

  // MARK: What it passes on

  @Test(
    "The program's signals are as the command's were",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [[], [SIGINT, SIGQUIT], [SIGHUP, SIGPIPE, SIGTSTP, SIGTERM]] as [Set<Int32>]
  )
  func signals(ignored: Set<Int32>) async throws {
    let words = ["grep", "-E", "^Sig(Blk|Ign|Cgt)", "/proc/self/status"]
    let plain = try await Command.run("/usr/bin/env", words, ignoring: ignored)
    let result = try await Command.run(
      BuiltProgram.alertbox,
      ["progress", "Build", "--"] + words,
      ignoring: ignored
    )
    #expect(try Self.signals(result.stdoutText) == Self.signals(plain.stdoutText))
  }

  /// Takes apart lines such as `SigIgn: 0000000000000002`, without 32 and 33, which the C library keeps
  /// for itself (signal(7)) and a sanitizer changes.
  private static func signals(_ text: String) throws -> [Substring: UInt64] {
    let signals = try text.split(separator: "\n").map { line in
      let words = line.split { $0 == ":" || $0.isWhitespace }
      let set = try #require(UInt64(words[words.count - 1], radix: 16))
      return (words[0], set & ~(0b11 << 31))
    }
    #expect(signals.map(\.0) == ["SigBlk", "SigIgn", "SigCgt"])
    return Dictionary(uniqueKeysWithValues: signals)
  }

  @Test(
    "The program has no files but its streams",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"))
  )
  func files() async throws {
    // The fourth is the folder that is listed.
    #expect(try await Self.run("ls", "/proc/self/fd").stdoutText == "0\n1\n2\n3\n")
    let closed = try await Command.shell("alertbox progress Build -- ls /proc/self/fd <&- 2>&-")
    #expect(closed.stdoutText == "0\n1\n")
  }

  // MARK: Usage

  @Test(
    "Arguments that make no sense are 64, and run nothing",
    arguments: [
      ([], "TITLE is missing"), (["Build"], "the COMMAND is missing; it stands behind a --"),
      (["Build", "--"], "the COMMAND is missing; it stands behind a --"),
      ([" ", "--", "echo"], "the TITLE is empty"), (["--", "echo"], "TITLE is missing"),
      (["Build", "make", "-j8"], "unexpected argument “make”; the COMMAND stands behind a --"),
      (["Build", "--after", "--", "echo"], "--after needs a value, DURATION"),
      (["Build", "--yes", "--", "echo"], "--yes is an option of"),
    ]
  )
  func usage(arguments: [String], message: String) async throws {
    let result = try await Command.alertbox(["progress"] + arguments)
    #expect(result.status == .exited(64))
    #expect(result.stdoutText == "")
    #expect(result.stderrText.hasPrefix("alertbox: \(message)"))
    #expect(
      result.stderrText.hasSuffix(
        "\nusage: alertbox progress TITLE [options] -- COMMAND [ARG...]\n"
      )
    )
  }
}
