/// How an alert ended: which button was pressed, or why none was.
public enum AlertOutcome: Sendable, Equatable {
  /// A button other than a cancelling one was pressed.
  case pressed(AlertButton)
  /// Something was entered, and a button other than a cancelling one was pressed.
  indirect case entered(AlertEntry, AlertButton)
  /// The alert was cancelled, in one of several ways.
  case cancelled(Cancellation)
  /// The task that asked was cancelled, before or while the alert was up.
  case taskCancelled
  /// The time was over, and the time limit presses nothing.
  case timedOut
  /// There was nobody to ask, or the presenter could not show the alert.
  case failed(AlertError)

  /// In which way an alert was cancelled.
  public enum Cancellation: String, Sendable, Hashable {
    /// The cancel button, or its key.
    case button
    /// The Escape key.
    case escape
    /// Ctrl-D at a terminal.
    case endOfInput
    /// Ctrl-C, or another signal that asks the program to end.
    case interrupt
    /// The time was over, and the time limit cancels.
    case timeout
    /// A policy that cancels everything.
    case policy
  }

  /// The button that was pressed, if one was.
  public var button: AlertButton? {
    switch self {
    case .pressed(let button), .entered(_, let button): button
    default: nil
    }
  }

  /// What was entered, if something was.
  public var entry: AlertEntry? {
    if case .entered(let entry, _) = self { entry } else { nil }
  }

  var isPressed: Bool {
    switch self {
    case .pressed, .entered: true
    default: false
    }
  }

  /// Returns the button that was pressed, or throws what the caller of an alert gets to see.
  ///
  /// - Returns: The button that was pressed.
  /// - Throws: `CancellationError` if the alert or the task that asked was cancelled; ``AlertError``
  ///   with the code `timedOut` if the time was over, or with the code of what stood in the way.
  public func get() throws -> AlertButton {
    switch self {
    case .pressed(let button), .entered(_, let button): return button
    case .cancelled, .taskCancelled: throw CancellationError()
    case .timedOut: throw AlertError(.timedOut, "The time to answer was over.")
    case .failed(let error): throw error
    }
  }

  /// Returns the place of the option that was picked, or throws what the caller gets to see.
  func pickedIndex() throws -> Int {
    let button = try get()
    guard case .choice(let index) = entry else {
      throw AlertError(.unusableAnswer, "The button \(button.title.quoted) picks nothing.")
    }
    return index
  }

  /// Returns the text that was entered, or throws what the caller gets to see.
  func enteredText() throws -> String {
    let button = try get()
    guard case .text(let text) = entry else {
      throw AlertError(.unusableAnswer, "The button \(button.title.quoted) enters nothing.")
    }
    return text
  }
}
