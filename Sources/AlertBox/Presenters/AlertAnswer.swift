/// One answer of a script, and the title it may expect.
public struct AlertAnswer: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case confirm
    case cancel(AlertOutcome.Cancellation)
    case press(String)
    case text(String)
    case timeOut
    case leavePending
  }

  let kind: Kind

  /// What the alert's title has to fit, if anything.
  var pattern: AlertPattern?

  /// Presses the confirming button, also a destructive one.
  public static let confirm = AlertAnswer(kind: .confirm)

  /// Cancels, as the cancel button does.
  public static let cancel = AlertAnswer(kind: .cancel(.button))

  /// Ends the alert as the end of its time limit does.
  public static let timeOut = AlertAnswer(kind: .timeOut)

  /// Answers nothing: the alert stays until its task is cancelled or its time is over.
  public static let leavePending = AlertAnswer(kind: .leavePending)

  /// Cancels in a certain way.
  ///
  /// - Parameter reason: In which way.
  /// - Returns: The answer.
  public static func cancel(_ reason: AlertOutcome.Cancellation) -> AlertAnswer {
    AlertAnswer(kind: .cancel(reason))
  }

  /// Picks the option with a title, or presses the button with it.
  ///
  /// If the alert has neither, it fails with `unusableAnswer`. If something else is to be entered,
  /// a button that goes on enters the default.
  ///
  /// - Parameter title: The title of the option or the button.
  /// - Returns: The answer.
  public static func press(_ title: String) -> AlertAnswer {
    AlertAnswer(kind: .press(title))
  }

  /// Enters a text, and confirms.
  ///
  /// If the alert asks for none, or refuses this one, it fails with `unusableAnswer`.
  ///
  /// - Parameter text: The text.
  /// - Returns: The answer.
  public static func text(_ text: String) -> AlertAnswer {
    AlertAnswer(kind: .text(text))
  }

  /// Expects a certain alert: any other one is not answered.
  ///
  /// - Parameter pattern: The title, with `*` for any text.
  /// - Returns: The answer, for an alert whose title fits.
  public func to(_ pattern: String) -> AlertAnswer {
    AlertAnswer(kind: kind, pattern: AlertPattern(pattern))
  }

  /// Whether this is an answer to an alert of that title.
  func fits(_ title: String) -> Bool {
    pattern?.matches(title) ?? true
  }
}

extension AlertAnswer: CustomStringConvertible {
  /// The answer in words, and the title it expects; not a text that it enters, which may be a secret.
  public var description: String {
    let answer =
      switch kind {
      case .confirm: "confirm"
      case .cancel(.button): "cancel"
      case .cancel(let reason): "cancel(.\(reason.rawValue))"
      case .press(let title): "press \(title.quoted)"
      case .text: "text"
      case .timeOut: "timeOut"
      case .leavePending: "leavePending"
      }
    return pattern.map { "\(answer) to \($0.text.quoted)" } ?? answer
  }
}
