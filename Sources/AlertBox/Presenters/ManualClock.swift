/// A clock that stands still until it is moved by hand, for tests of time limits.
///
/// ```swift
/// let clock = ManualClock()
/// let presenter = TestPresenter()
/// let alertBox = AlertBox(presenter: presenter, clock: clock)
/// let deletion = Task { try await alertBox("Delete?", confirm: "Delete", timeout: .seconds(10)) }
///
/// _ = try await presenter.next()
/// clock.advance(by: .seconds(10))
/// await #expect(throws: AlertError.self) { try await deletion.value }
/// ```
///
/// An alert's time starts when it is shown, which is before ``TestPresenter/next()`` returns; nothing
/// more has to be waited for.
public final class ManualClock: Clock {
  /// A point in the time of such a clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Returns a later point.
    ///
    /// - Parameter duration: How much later.
    /// - Returns: The point.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time to another point.
    ///
    /// - Parameter other: The other point.
    /// - Returns: The time, less than zero if that point is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Compares two points.
    ///
    /// - Parameters:
    ///   - lhs: A point.
    ///   - rhs: Another point.
    /// - Returns: Whether the first one is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var lastID = 0
  }

  private let state = Locked(State())

  /// Creates a clock.
  public init() {}

  /// The present.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step: there is none.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock, and wakes those whose time has come, the earliest first.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
        .map(\.value.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Sleeps until the clock has been moved to a deadline; not at all if it has.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Not used, as the clock is exact.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        add(id, Sleeper(deadline: deadline, continuation: $0))
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func add(_ id: Int, _ sleeper: Sleeper) {
    // A cancellation before this point found no sleeper; one after it does.
    let end: Result<Void, any Error>? = state.withLock { state in
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers[id] = sleeper
      return nil
    }
    if let end { sleeper.continuation.resume(with: end) }
  }
}
