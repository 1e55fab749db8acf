import AlertBox

/// What a stress run knows of its requests and callers, without keeping them.
final class StressRequests: Sendable {
  private struct Weak: Sendable {
    weak var request: AlertRequest?
  }

  private struct State {
    var requests: [Int: Weak] = [:]
    var log: [String] = []
  }

  private let state = Locked(State())

  /// Notes a request that was handed to a presenter, and how it ends.
  func follow(_ request: AlertRequest, _ number: Int, _ token: StressToken) {
    state.withLock { $0.requests[number] = Weak(request: request) }
    request.onEnd { [weak self] outcome in
      withExtendedLifetime(token) {}
      self?.note("Q\(number) ended: \(outcome.stressDescription)")
    }
  }

  /// Notes what a caller or a piece of work has got.
  func note(_ line: String) { state.withLock { $0.log.append(line) } }

  subscript(number: Int) -> AlertRequest? { state.withLock { $0.requests[number]?.request } }

  /// Takes what was noted since the last time.
  func takeLog() -> [String] {
    state.withLock { state in
      defer { state.log.removeAll(keepingCapacity: true) }
      return state.log
    }
  }

  /// The requests that someone still keeps.
  var kept: [Int] {
    state.withLock { state in
      state.requests.filter { $0.value.request != nil }.keys.sorted()
    }
  }
}
