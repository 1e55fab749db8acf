import Foundation

/// The time that the processor spends on a question which nobody answers: none.
enum IdleBenchmark {
  static func run() throws -> [Row] {
    let command = Peer.alertbox(try StaticBuild.command())
    let programs = try (0..<9).map { _ in try TerminalProgram(command) }
    for program in programs { _ = program.readUntilQuiet() }
    let before = try programs.map { try $0.child.processorTime }
    Thread.sleep(forTimeInterval: 10)
    let times = try zip(programs, before).map { try $0.child.processorTime - $1 }
    for program in programs {
      program.press(.enter)
      try program.waitForEnd()
    }
    let nanoseconds = times.max() ?? 0
    let row = Row(
      what: "microseconds of processor time for an open question in ten seconds",
      ratio: Double(nanoseconds) / 1000,
      budget: 0,
      note: "\(nanoseconds) ns, the most of \(times.count) questions"
    )
    return [row]
  }
}
