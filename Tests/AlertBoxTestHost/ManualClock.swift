import Synchronization

/// A clock that stands still until it is moved by hand.
final class ManualClock: Clock {
  struct Instant: InstantProtocol, Hashable {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [(deadline: Instant, wake: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }

  var minimumResolution: Duration { .zero }

  /// Moves the clock, and wakes those whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      defer { state.sleepers.removeAll { $0.deadline <= now } }
      return state.sleepers.filter { $0.deadline <= now }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Sleeps until the clock has been moved to a deadline; whoever is cancelled learns of it then.
  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard state.now < deadline else { return true }
        state.sleepers.append((deadline, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
    try Task.checkCancellation()
  }
}
