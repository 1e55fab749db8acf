/// When the next frame is due: changes are drawn at once, but no more often than a few times a second.
package struct FramePace: Sendable {
  /// The time between two frames.
  package static let interval = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant?
  private var start: ContinuousClock.Instant?

  package init() {}

  /// Notes that a frame is drawn.
  package mutating func note(_ now: ContinuousClock.Instant) {
    last = now
    start = start ?? now
  }

  /// Returns how long it is until the next frame.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - isDue: Whether there is something to draw, now or when it has turned.
  ///   - interval: The time between two frames.
  /// - Returns: The time, or `nil` if there is nothing to draw.
  package func timeToNext(
    _ now: ContinuousClock.Instant,
    isDue: Bool,
    interval: Duration = interval
  ) -> Duration? {
    guard isDue else { return nil }
    guard let last else { return .zero }
    return max(interval - last.duration(to: now), .zero)
  }

  /// How often what turns has turned since the first frame.
  ///
  /// - Parameter now: The present.
  /// - Returns: The number of turns.
  package func phase(_ now: ContinuousClock.Instant) -> Int {
    guard let start else { return 0 }
    return Int(clamping: Int64(start.duration(to: now) / Self.interval))
  }
}
