extension AlertBox {
  /// Asks for a confirmation: returns if it is given, throws if it is not.
  ///
  /// ```swift
  /// try await alertBox("Overwrite Item?", confirm: "Overwrite", isDestructive: true)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - confirm: The label of the confirming button.
  ///   - cancel: The label of the cancel button.
  ///   - isDestructive: Whether confirming destroys something. Then a bare Enter presses nothing;
  ///     by default it confirms.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Throws: `CancellationError` if it was cancelled, by the button, Escape, Ctrl-D or Ctrl-C at a
  ///   terminal, or if the caller's task was. ``AlertError`` with the code `timedOut` if the time was
  ///   over, `inputEnded` if the input was no terminal and ended, `unusableAnswer` if it held
  ///   something else, or the code of whatever kept the alert from being shown.
  public func callAsFunction(
    _ title: String,
    message: String? = nil,
    confirm: String,
    cancel: String = "Cancel",
    isDestructive: Bool = false,
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws {
    let alert = PendingAlert(
      title,
      message: message,
      buttons: .confirm(confirm, cancel: cancel, isDestructive: isDestructive),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    try alert.requireButton()
  }
}
