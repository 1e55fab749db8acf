import AlertBox
import Synchronization

/// Ending any one of many alerts in a queue: ten times the alerts may cost twelve times the time.
///
/// All callers are on the main actor, which is busy measuring, so that none of them goes on
/// meanwhile. Where ten times as many bare continuations take more than ten times the time, as more
/// memory is slower memory, that much is taken out.
@MainActor
enum QueueBenchmark {
  private static let fewer = 30_000

  static func cancelling() async throws -> Row {
    await row("cancelling every one of ten times as many queued alerts") { $0.cancel() }
  }

  static func answering() async throws -> Row {
    await row("answering every one of ten times as many queued alerts") { $0.confirm() }
  }

  private static func row(_ what: String, end: @Sendable (AlertRequest) -> Void) async -> Row {
    var alerts: [Double] = []
    var floors: [Double] = []
    for _ in 0..<9 {
      floors.append(await bare(fewer * 10) / (await bare(fewer)))
      alerts.append(await queued(fewer * 10, end: end) / (await queued(fewer, end: end)))
    }
    return Row(
      what: what,
      ratio: alerts.median / max(1, floors.median / 10),
      budget: 12,
      note: "\(fewer) and \(fewer * 10), median of \(alerts.count); measured "
        + "\(rounded(alerts.median)), bare continuations \(rounded(floors.median))"
    )
  }

  /// The time to end `count` queued alerts, which wait behind one that is shown, in any order.
  private static func queued(
    _ count: Int,
    end: @Sendable (AlertRequest) -> Void
  ) async -> Double {
    let presenter = HoldingPresenter()
    let alertBox = AlertBox(presenter: presenter)
    // Not in a task group, whose own cost of a finished child grows with the number of children.
    for _ in 0...count {
      Task { @MainActor in try? await alertBox("Overwrite Item?", confirm: "Overwrite") }
    }
    let requests = await presenter.waiting.take(count + 1)
    let elapsed = time(requests.dropFirst().shuffled()) { end($0) }
    requests.first?.cancel()
    return elapsed
  }

  /// The time to resume `count` bare continuations, in any order.
  private static func bare(_ count: Int) async -> Double {
    let waiting = Gathering<CheckedContinuation<Void, any Error>>()
    for _ in 0..<count {
      Task { @MainActor in
        try? await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { waiting.add($0) }
        } onCancel: {
        }
      }
    }
    return time(await waiting.take(count).shuffled()) { $0.resume() }
  }

  private static func time<Element>(
    _ elements: [Element],
    _ body: (Element) -> Void
  ) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for element in elements { body(element) }
    return (clock.now - start).nanoseconds
  }
}

/// Shows its alerts one at a time and answers none.
final class HoldingPresenter: AlertPresenter {
  let waiting = Gathering<AlertRequest>()
  private let queue = AlertQueue()

  func present(_ request: AlertRequest) {
    queue.enqueue(request) { _ in }
    waiting.add(request)
  }
}
