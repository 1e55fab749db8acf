/// A clock that stands still until a test moves it by hand.
final class TestClock: Clock {
  struct Instant: InstantProtocol, Hashable {
    /// The time since the clock's beginning.
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    var readings = 0
    var sleepers: [Int: Sleeper] = [:]
    var lastID = 0
    var lastDeadline: Instant?
  }

  private let state: Watched<State>

  /// Starts at an hour, as a clock that starts at zero would hide what overflows.
  init(at offset: Duration = .seconds(3600)) {
    state = Watched(State(now: Instant(offset: offset)))
  }

  var now: Instant {
    state.update {
      $0.readings += 1
      return $0.now
    }
  }

  var minimumResolution: Duration { .zero }

  // MARK: What a test looks at

  /// How often ``now`` was read: a time limit that starts does it at once, to take its deadline.
  var readings: Int { state.value.readings }

  /// How many tasks sleep.
  var sleepers: Int { state.value.sleepers.count }

  /// When the tasks that sleep are to wake, the earliest first.
  var deadlines: [Instant] { state.value.sleepers.values.map(\.deadline).sorted() }

  /// When the task that came to sleep last is, or was, to wake.
  var lastDeadline: Instant? { state.value.lastDeadline }

  /// Waits until at least so many tasks sleep.
  func waitForSleepers(_ count: Int) async throws {
    try await state.wait { $0.sleepers.count >= count ? true : nil }
  }

  // MARK: Moving and sleeping

  /// Moves the clock, and wakes those whose time has come, the earliest first.
  func advance(by duration: Duration) {
    let due = state.update { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
        .map(\.value.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Sleeps until the clock has been moved to a deadline, or not at all if it has.
  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.update { state in
      state.lastID += 1
      state.lastDeadline = deadline
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        add(id, Sleeper(deadline: deadline, continuation: $0))
      }
    } onCancel: {
      state.update { $0.sleepers.removeValue(forKey: id)?.continuation }?
        .resume(throwing: CancellationError())
    }
  }

  private func add(_ id: Int, _ sleeper: Sleeper) {
    // A cancellation before this point found no sleeper; one after it does.
    let end: Result<Void, any Error>? = state.update { state in
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers[id] = sleeper
      return nil
    }
    if let end { sleeper.continuation.resume(with: end) }
  }
}
