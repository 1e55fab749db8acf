/// The time until a list can be answered, with ten times the options from a pipe.
enum OptionsBenchmark {
  static func run() async throws -> Row {
    let command = try StaticBuild.command()
    let what = "alertbox choose from start to drawn, with ten times the options"
    return try await .growth(what, of: 100_000) { try time(command, options: $0) }
  }

  private static func time(_ command: String, options: Int) throws -> Double {
    let start = ContinuousClock.now
    let program = try TerminalProgram([
      "/bin/sh", "-c", "seq \(options) | \"$0\" choose Number? -", command,
    ])
    let drawing = program.readUntilQuiet()
    program.press(.enter)
    try program.waitForEnd()
    return (drawing.end - start).nanoseconds
  }
}
