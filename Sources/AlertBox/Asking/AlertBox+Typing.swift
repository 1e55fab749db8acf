extension AlertBox {
  /// Asks for a confirmation that is given only by typing a phrase.
  ///
  /// ```swift
  /// try await alertBox("Delete the database?", typing: "my-database", confirm: "Delete")
  /// ```
  ///
  /// The phrase is shown, and compared exactly. A policy that confirms, and a script's `confirm`, type
  /// it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - phrase: What has to be typed. An empty one cannot be: then nothing confirms.
  ///   - confirm: The label of the confirming button.
  ///   - cancel: The label of the cancel button.
  ///   - isDestructive: Whether confirming destroys something; by default it does.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Throws: `CancellationError` if it was cancelled, by the button, Escape, Ctrl-D or Ctrl-C at a
  ///   terminal, or if the caller's task was. ``AlertError`` with the code `timedOut` if the time was
  ///   over, `inputEnded` if the input was no terminal and ended, `unusableAnswer` if it held
  ///   something else, or the code of whatever kept the alert from being shown.
  public func callAsFunction(
    _ title: String,
    message: String? = nil,
    typing phrase: String,
    confirm: String = "Confirm",
    cancel: String = "Cancel",
    isDestructive: Bool = true,
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws {
    let alert = PendingAlert(
      title,
      message: message,
      field: .text(AlertTextField(phrase: phrase)),
      buttons: .confirm(confirm, cancel: cancel, isDestructive: isDestructive),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    try alert.requireButton()
  }
}
