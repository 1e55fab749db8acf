import AlertBox
import Foundation

/// What a terminal gets of work that says what it is at as often as it can.
///
/// The reader waits for every frame, so each comes in a piece of its own, or in more.
enum FrameBenchmark {
  private static let duration = Duration.seconds(3)

  static func run() throws -> [Row] {
    let runs = try (0..<9).map { _ in try measure() }
    let (updates, bytes) = (runs.map(\.updates).median, runs.map(\.bytes).median)
    return [
      Row(
        what: "frames per second of a line that is updated as often as can be",
        ratio: runs.map(\.frames).median,
        budget: 12,
        note: "\(Int(updates)) updates and \(Int(bytes)) bytes per second, median of \(runs.count)"
      )
    ]
  }

  /// What there was of each in a second.
  private static func measure() throws -> (frames: Double, updates: Double, bytes: Double) {
    let program = try TerminalProgram([CommandLine.arguments[0], "updates"])
    let pieces = try program.readToEnd()
    let text = String(decoding: pieces.joined(), as: UTF8.self)
    guard let updates = text.firstMatch(of: /updates: (\d+)/).flatMap({ Double($0.1) }) else {
      throw BenchmarkError("The work did not say how often it was updated.")
    }
    let seconds = duration.nanoseconds / 1e9
    let bytes = pieces.reduce(0) { $0 + $1.count }
    return (Double(pieces.count) / seconds, updates / seconds, Double(bytes) / seconds)
  }

  /// The program: it updates, and then prints how often.
  static func update() async {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: duration)
    let count = await AlertBox(presenter: TerminalPresenter()).progress("Fetch data") { progress in
      var count = 0
      while clock.now < end {
        count += 1
        progress.update("Reading page \(count)", fraction: Double(count % 1000) / 1000)
      }
      return count
    }
    print("updates: \(count)")
  }
}
