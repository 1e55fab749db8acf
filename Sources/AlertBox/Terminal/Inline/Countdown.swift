/// The time left to answer, in whole seconds: `(2s)` until the second one is over.
package enum Countdown {
  /// Says how much time is left, and what its end does.
  ///
  /// - Parameters:
  ///   - remaining: The time that is left.
  ///   - action: What the end of the time does.
  /// - Returns: The text.
  package static func text(_ remaining: Duration, action: AlertTimeout.Action?) -> String {
    let seconds = remaining.components.seconds
    let hasFraction = remaining > .seconds(seconds)
    let time = DisplayDuration.text(.seconds(max(seconds, 0)) + .seconds(hasFraction ? 1 : 0))
    return switch action {
    case .confirm: "(confirms in \(time))"
    case .cancel: "(cancels in \(time))"
    case .fail, nil: "(\(time))"
    }
  }

  /// Returns how long the text stays the same.
  ///
  /// - Parameter remaining: The time that is left.
  /// - Returns: The time until a whole number of seconds is left.
  package static func timeToNextSecond(_ remaining: Duration) -> Duration {
    let fraction = remaining - .seconds(remaining.components.seconds)
    return remaining <= .zero || fraction == .zero ? .seconds(1) : fraction
  }
}
