import Foundation
import Testing

/// Output that cannot be written.
extension CommandProcessTests {
  private static let asked = [
    ["--help"], ["--version"], ["confirm", "-h"], ["confirm", "A", "--yes", "--json"],
    ["confirm", "A", "--no", "--json"], ["confirm", "A", "--no-input", "--json"],
    ["choose", "A", "a", "--default", "a", "--yes"], ["choose", "A", "a", "--yes", "--json"],
    ["ask", "A", "--default", "x", "--yes"], ["ask", "A", "--default=", "--yes", "--json"],
  ]

  @Test("A pipe that nobody reads is 74 and one line", arguments: asked)
  func brokenPipe(arguments: [String]) async throws {
    let result = try await Command.alertbox(arguments, stdout: .brokenPipe)
    #expect(result.status == .exited(74))
    #expect(result.stderrText == "alertbox: cannot write to standard output: Broken pipe\n")
  }

  @Test("A closed output is 74 and one line", arguments: asked)
  func closedOutput(arguments: [String]) async throws {
    let result = try await Command.alertbox(arguments, stdout: .closed)
    #expect(result.status == .exited(74))
    #expect(result.stderrText.hasPrefix("alertbox: cannot write to standard output: "))
    #expect(result.stderrText.filter(\.isNewline) == "\n")
  }

  @Test("Nothing gets the place of a closed output while a person is asked")
  func closedOutputOfQuestion() async throws {
    // The time limit has the runtime open files of its own.
    let result = try await Command.alertbox(
      ["confirm", "A", "--json", "--timeout", "1m"],
      stdin: .text("y\n"),
      stdout: .closed
    )
    #expect(result.status == .exited(74))
    #expect(
      result.stderrText.hasSuffix(
        "\nalertbox: cannot write to standard output: Bad file descriptor\n"
      )
    )
  }

  @Test(
    "A full device is 74 and one line",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: asked
  )
  func fullDevice(arguments: [String]) async throws {
    let result = try await Command.alertbox(arguments, stdout: .file("/dev/full"))
    #expect(result.status == .exited(74))
    #expect(
      result.stderrText == "alertbox: cannot write to standard output: No space left on device\n"
    )
  }

  @Test(
    "Who asks for no output does not need one",
    arguments: [
      StandardOutput.brokenPipe, .closed, .file("/dev/null"),
    ]
  )
  func unusedOutput(stdout: StandardOutput) async throws {
    let yes = try await Command.alertbox(["confirm", "A", "--yes"], stdout: stdout)
    #expect(yes.status == .exited(0))
    let no = try await Command.alertbox(["confirm", "A", "--no"], stdout: stdout)
    #expect(no.status == .exited(1))
    #expect(no.stderrText == "")
  }

  @Test(
    "With nowhere to say it the status is the same",
    arguments: [
      (StandardOutput.brokenPipe, ["confirm"], 64), (.closed, ["confirm"], 64),
      (.closed, ["confirm", "A", "--no-input"], 66), (.brokenPipe, ["confirm", "A"], 66),
      (.brokenPipe, ["confirm", "A", "--no-input"], 66),
    ] as [(StandardOutput, [String], Int32)]
  )
  func nobodyListens(stderr: StandardOutput, arguments: [String], status: Int32) async throws {
    let result = try await Command.alertbox(arguments, stderr: stderr)
    #expect(result.status == .exited(status))
  }
}
