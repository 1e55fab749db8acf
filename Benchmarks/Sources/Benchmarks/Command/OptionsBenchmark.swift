/// The time until a list can be answered, with ten times the options from a pipe.
enum OptionsBenchmark {
  private static let fewer = 10_000

  static func run() throws -> [Row] {
    let command = try StaticBuild.command()
    var ratios: [Double] = []
    for _ in 0..<9 {
      let time = try time(command, options: fewer)
      ratios.append(try Self.time(command, options: fewer * 10) / time)
    }
    return [
      .growth(
        "alertbox choose from start to drawn, with ten times the options",
        ratios,
        note: "\(fewer) and \(fewer * 10)"
      )
    ]
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
