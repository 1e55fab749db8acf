import AlertBox
import Synchronization

/// Ending any one of many alerts in a queue: ten times the alerts may cost twelve times the time.
enum QueueBenchmark {
  private static let fewer = 20_000

  static func cancelling() async throws -> Row {
    try await row("cancelling all of ten times as many queued alerts") { request in
      request.cancel()
    }
  }

  static func answering() async throws -> Row {
    try await row("answering all of ten times as many queued alerts") { request in
      request.confirm()
    }
  }

  private static func row(
    _ what: String,
    end: @escaping @Sendable (AlertRequest) -> Void
  ) async throws -> Row {
    var ratios: [Double] = []
    for _ in 0..<9 {
      let few = await measure(fewer, end: end)
      let many = await measure(fewer * 10, end: end)
      ratios.append(many / few)
    }
    return Row(
      what: what,
      ratio: ratios.median,
      budget: 12,
      note: "\(fewer) and \(fewer * 10) alerts, median of \(ratios.count)"
    )
  }

  /// The time to end `count` queued alerts, which wait behind one that is shown, in shuffled order.
  static func measure(
    _ count: Int,
    end: @escaping @Sendable (AlertRequest) -> Void
  ) async -> Double {
    let presenter = HoldingPresenter()
    let alertBox = AlertBox(presenter: presenter)
    // Not in a task group, whose own cost of a finished child grows with the number of children.
    for _ in 0...count {
      Task { try? await alertBox("Overwrite Item?", confirm: "Overwrite") }
    }
    let requests = await presenter.requests(count + 1)
    let order = requests.dropFirst()
    let clock = ContinuousClock()
    let start = clock.now
    for request in order { end(request) }
    let elapsed = (clock.now - start).nanoseconds
    requests.first?.cancel()
    return elapsed
  }
}

/// Shows its alerts one at a time, answers none, and tells when a number of them has come.
final class HoldingPresenter: AlertPresenter {
  private struct State {
    var requests: [AlertRequest] = []
    var waiter: (count: Int, continuation: CheckedContinuation<[AlertRequest], Never>)?
  }

  private let queue = AlertQueue()
  private let state = Mutex(State())

  func present(_ request: AlertRequest) {
    queue.enqueue(request) { _ in }
    let ready = state.withLock { state in
      state.requests.append(request)
      return Self.takeWaiter(&state)
    }
    ready?()
  }

  func requests(_ count: Int) async -> [AlertRequest] {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.waiter = (count, continuation)
        return Self.takeWaiter(&state)
      }
      ready?()
    }
  }

  private static func takeWaiter(_ state: inout State) -> (() -> Void)? {
    guard let (count, continuation) = state.waiter, state.requests.count >= count else {
      return nil
    }
    let requests = state.requests
    state = State()
    return { continuation.resume(returning: requests) }
  }
}
