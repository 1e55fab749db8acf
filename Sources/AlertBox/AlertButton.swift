/// One button of an alert: a title, and what pressing it means.
///
/// The same value describes a confirming button, a cancel button and the choices of an alert with
/// several actions, so a presenter shows one list and answers with one of its elements. Buttons are
/// equal if title and role are; their positions do not count.
public struct AlertButton: Sendable, Hashable {
  /// What pressing a button means to the caller.
  public enum Role: Sendable, Hashable {
    /// Goes on: it confirms, or is one of several actions.
    case action
    /// Goes on, and destroys something. Never pressed by a bare Enter.
    case destructive
    /// Answers no without cancelling, as in a yes/no question.
    case decline
    /// Acknowledges a message. Nothing depends on it.
    case dismiss
    /// Cancels: the caller gets a `CancellationError`.
    case cancel

    /// Whether the answer is no, with or without cancelling.
    var refuses: Bool { self == .cancel || self == .decline }
  }

  /// The label, shown whole and as given.
  public let title: String

  /// What pressing the button means.
  public let role: Role

  /// The button's place among its alert's buttons, counted from 0; the configuration sets it.
  public let position: Int

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The label, shown whole and as given.
  ///   - role: What pressing the button means; by default it goes on.
  public init(_ title: String, role: Role = .action) {
    self.init(title, role: role, position: 0)
  }

  init(_ title: String, role: Role, position: Int) {
    self.title = title
    self.role = role
    self.position = position
  }
}

extension AlertButton {
  /// Compares title and role.
  ///
  /// - Parameters:
  ///   - lhs: A button.
  ///   - rhs: Another button.
  /// - Returns: Whether both have the same title and role.
  public static func == (lhs: AlertButton, rhs: AlertButton) -> Bool {
    lhs.title == rhs.title && lhs.role == rhs.role
  }

  /// Feeds title and role to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(role)
  }
}
