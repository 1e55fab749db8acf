import Foundation

/// The time that the processor spends on a question which nobody answers: none.
enum IdleBenchmark {
  static func run() throws -> [Row] {
    let program = try TerminalProgram(Peer.alertbox(StaticBuild.command()))
    _ = program.readUntilQuiet()
    let before = try program.child.processorTime
    Thread.sleep(forTimeInterval: 10)
    let nanoseconds = try program.child.processorTime - before
    program.press(.enter)
    try program.waitForEnd()
    let row = Row(
      what: "microseconds of processor time for an open question in ten seconds",
      ratio: Double(nanoseconds) / 1000,
      budget: 0,
      note: "\(nanoseconds) ns"
    )
    return [row]
  }
}
