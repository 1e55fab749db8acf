/// How many of the steps of a work are printed, where each is a line.
///
/// Ten are printed freely, and one more for each second that has gone by since; so each is that comes
/// slower than that, and a few quick ones are, but thousands of updates do not flood a log.
package struct StepPace: Sendable {
  /// How many steps are printed freely.
  package static let burst = 10

  /// The time in which there is room for one more.
  package static let interval = Duration.seconds(1)

  /// When there will be room for as many as at first.
  private var full = Duration.zero

  package init() {}

  /// Takes the room for a step, if there is some.
  ///
  /// - Parameter age: How long the work has been under way.
  /// - Returns: How long it is until there is room, or `nil` if it was taken.
  package mutating func take(at age: Duration) -> Duration? {
    let start = max(full, age)
    let wait = start - age - Self.interval * (Self.burst - 1)
    if wait > .zero { return wait }
    full = start + Self.interval
    return nil
  }

  /// Takes the room for a step that has waited until there was some.
  package mutating func takeAfterWait() {
    full += Self.interval
  }
}
