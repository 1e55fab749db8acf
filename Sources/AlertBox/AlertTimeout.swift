/// How long an alert may stand unanswered, and what happens then.
public struct AlertTimeout: Sendable, Hashable {
  /// What the end of the time does.
  public enum Action: Sendable, Hashable {
    /// Presses nothing: the caller gets an ``AlertError`` with the code `timedOut`.
    case fail
    /// Presses the confirming button, also a destructive one; without one it fails.
    case confirm
    /// Cancels: the caller gets a `CancellationError`.
    case cancel
  }

  /// The time a person has from the moment the alert is shown.
  public let duration: Duration

  /// What the end of that time does.
  public let action: Action

  /// Creates a time limit.
  ///
  /// - Parameters:
  ///   - duration: The time a person has from the moment the alert is shown; zero or less is over
  ///     at once.
  ///   - action: What the end of that time does; by default it fails.
  public init(after duration: Duration, _ action: Action = .fail) {
    self.duration = duration
    self.action = action
  }
}
