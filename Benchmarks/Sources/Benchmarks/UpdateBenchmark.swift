import AlertBox
import Foundation
import Synchronization

/// Work that says what it is at, against work that prints the same line each time, in turns.
///
/// The lines go where they cost least, to `/dev/null`, and are flushed one by one, as lines that a
/// person is to see are. The presenter takes note of each change and draws nothing.
enum UpdateBenchmark {
  private static let count = 200_000

  static func run() async throws -> Row {
    guard let file = fopen("/dev/null", "w") else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    setvbuf(file, nil, _IOLBF, 1 << 12)
    var ratios: [Double] = []
    var updates: [Double] = []
    for _ in 0..<11 {
      let floor = prints(to: file)
      let subject = await progress(count)
      ratios.append(subject / floor)
      updates.append(subject)
    }
    return Row(
      what: "updating progress, to printing a line",
      ratio: ratios.median,
      budget: 1,
      note: "\(Int(updates.median / Double(count))) ns each, median of \(ratios.count)"
    )
  }

  static func growth() async throws -> Row {
    try await .growth("updating progress ten times as often", of: count) { await progress($0) }
  }

  private static func prints(to file: UnsafeMutablePointer<FILE>) -> Double {
    var output = FileOutput(file: file)
    let clock = ContinuousClock()
    let start = clock.now
    for number in 0..<count { print("Fetch data: Reading page \(number)", to: &output) }
    return (clock.now - start).nanoseconds
  }

  private static func progress(_ count: Int) async -> Double {
    let presenter = NotingPresenter()
    let clock = ContinuousClock()
    let start = clock.now
    await AlertBox(presenter: presenter).progress("Fetch data") { progress in
      for number in 0..<count {
        progress.update("Reading page \(number)", fraction: Double(number) / Double(count))
      }
    }
    let time = (clock.now - start).nanoseconds
    precondition(presenter.changes == count)
    return time
  }
}

private struct FileOutput: TextOutputStream {
  let file: UnsafeMutablePointer<FILE>

  func write(_ text: String) { fputs(text, file) }
}

/// Notes of each change that there was one, as a presenter that draws does.
private final class NotingPresenter: AlertPresenter {
  private let count = Atomic(0)

  var changes: Int { count.load(ordering: .relaxed) }

  func present(_ request: AlertRequest) { request.cancel() }

  func present(_ notice: AlertNotice) {
    notice.onChange { [self] _ in count.wrappingAdd(1, ordering: .relaxed) }
  }
}
