extension AlertBox {
  /// Asks a question to which no is as good an answer as yes.
  ///
  /// ```swift
  /// let keepsOriginal = try await alertBox("Keep the original?", yes: "Keep", no: "Discard")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - yes: The label of the button that answers yes. A bare Enter presses it.
  ///   - no: The label of the button that answers no.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Returns: Whether the answer was yes.
  /// - Throws: `CancellationError` if it was cancelled, which is not an answer: by Escape, Ctrl-D or
  ///   Ctrl-C at a terminal, by a policy, or with the caller's task. ``AlertError`` with the code
  ///   `timedOut` if the time was over, `inputEnded` if the input was no terminal and ended,
  ///   `unusableAnswer` if it held something else, or the code of whatever kept the alert from being
  ///   shown.
  public func callAsFunction(
    _ title: String,
    message: String? = nil,
    yes: String,
    no: String,
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws -> Bool {
    let alert = PendingAlert(
      title,
      message: message,
      buttons: .two(AlertButton(yes), AlertButton(no, role: .decline, position: 1)),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    return try alert.outcome.get().role != .decline
  }
}
