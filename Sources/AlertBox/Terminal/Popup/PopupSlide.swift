/// How a popup slides to its place: in a few steps, fast at first.
package struct PopupSlide: Sendable {
  /// The step at which it stands.
  package static let lastStep = 5

  /// How long each step is shown; less would not be seen, and cost a slow connection more.
  private static let stepTime = Duration.milliseconds(30)

  private let start: ContinuousClock.Instant

  /// The step that is shown; the first is 0.
  package private(set) var step = 0

  /// Begins to slide.
  ///
  /// - Parameter start: The time now.
  package init(at start: ContinuousClock.Instant) {
    self.start = start
  }

  /// Whether it stands.
  package var isSettled: Bool { step == Self.lastStep }

  /// Goes on to the step that is due; never back.
  ///
  /// - Parameter now: The time now.
  package mutating func advance(to now: ContinuousClock.Instant) {
    while !isSettled, now >= end(of: step) { step += 1 }
  }

  /// How long it is until the next step is due; `nil` if it stands.
  ///
  /// - Parameter now: The time now.
  /// - Returns: A duration that is not negative.
  package func timeToNextStep(at now: ContinuousClock.Instant) -> Duration? {
    isSettled ? nil : max(now.duration(to: end(of: step)), .zero)
  }

  private func end(of step: Int) -> ContinuousClock.Instant {
    start.advanced(by: Self.stepTime * (step + 1))
  }

  /// Returns how far from its place a popup is.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - distance: How far the place is from where nothing of the popup is seen.
  /// - Returns: As many columns or rows.
  package static func offset(at step: Int, of distance: Int) -> Int {
    let rest = lastStep - step
    let all = lastStep + 1
    return (distance * rest * rest + all * all - 1) / (all * all)
  }
}
