import Foundation
import Testing

@Suite struct CommandTests {
  @Test func `A pipeline runs, and its streams are told apart`() async throws {
    let result = try await Command.run(
      "/bin/sh",
      ["-c", "printf 'b\\na\\n' | sort; echo err >&2; exit 3"]
    )
    #expect(result.status == .exited(3))
    #expect(result.stdoutText == "a\nb\n")
    #expect(result.stderrText == "err\n")
  }

  @Test(arguments: [false, true])
  func `The environment is the given one and no other`(terminal: Bool) async throws {
    let result = try await Command.run(
      "/usr/bin/env",
      environment: ["PATH": "/usr/bin:/bin", "LANG": "none", "A": "x=y z"],
      controllingTerminal: terminal
    )
    #expect(
      Set(result.stdoutText.split(separator: "\n")) == [
        "PATH=/usr/bin:/bin", "LANG=none", "A=x=y z",
      ]
    )
    #expect(result.stderrText == "")
  }

  @Test(arguments: [false, true])
  func `The working directory is the given one`(terminal: Bool) async throws {
    let result = try await Command.run(
      "/bin/pwd",
      directory: "/usr",
      controllingTerminal: terminal
    )
    #expect(result.stdoutText == "/usr\n")
  }

  @Test(arguments: [false, true])
  func `A program finds no descriptor but its three`(terminal: Bool) async throws {
    // The fourth is what `ls` reads the list by.
    let result = try await Command.run(
      "/bin/sh",
      ["-c", "ls /dev/fd/ | wc -l"],
      controllingTerminal: terminal
    )
    #expect(result.stdoutText.filter(\.isNumber) == "4")
  }

  @Test func `Large input and output pass at the same time`() async throws {
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
    let result = try await Command.run("/bin/cat", stdin: .bytes(bytes))
    #expect(result.stdout == bytes)
  }

  @Test func `Input that nobody reads does no harm`() async throws {
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
    let result = try await Command.run("/bin/sh", ["-c", "exit 4"], stdin: .bytes(bytes))
    #expect(result.status == .exited(4))
  }

  @Test func `Many run at once and none gets another's status or output`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          let result = try await Command.run(
            "/bin/sh",
            ["-c", "cat; exit \(number)"],
            stdin: .text("\(number)")
          )
          #expect(result.status == .exited(Int32(number)))
          #expect(result.stdoutText == "\(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `A program that does not exist is an error`() async throws {
    let error = await #expect(throws: SystemError.self) {
      try await Command.run("/nonexistent/program")
    }
    #expect(error?.code == ENOENT)
  }

  @Test func `The watchdog ends a command, and all it has started`() async throws {
    await #expect(throws: CommandTimeout.self) {
      try await Command.run("/bin/cat", stdin: .pipe, watchdog: .zero)
    }
  }
}
