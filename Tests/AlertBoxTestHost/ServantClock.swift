import AlertBox

/// A clock that stands still until it is moved, and knows how often someone has slept.
final class ServantClock: Clock {
  private let clock = ManualClock()
  private let sleeps: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (sleeps, continuation) = AsyncStream.makeStream()
  }

  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    continuation.yield()
    try await clock.sleep(until: deadline)
  }

  /// Moves the clock, once it was slept a number of times more.
  func advance(by duration: Duration, after count: Int) async {
    var iterator = sleeps.makeAsyncIterator()
    for _ in 0..<count { _ = await iterator.next() }
    clock.advance(by: duration)
  }
}
