extension AlertBox {
  /// Shows a message, and returns when it has been acknowledged.
  ///
  /// ```swift
  /// try await alertBox("Import finished", message: "12 items were added.")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The announcement.
  ///   - message: More about it; by default nothing.
  ///   - dismiss: The label of the only button.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Throws: `CancellationError` if it was cancelled, by Escape, Ctrl-D or Ctrl-C at a terminal, or
  ///   if the caller's task was. ``AlertError`` with the code `timedOut` if the time was over, with
  ///   `inputEnded` if the input was no terminal and ended, or with the code of whatever kept the
  ///   message from being seen.
  public func callAsFunction(
    _ title: String,
    message: String? = nil,
    dismiss: String = "OK",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws {
    let alert = PendingAlert(
      title,
      message: message,
      buttons: .many([AlertButton(dismiss, role: .dismiss)]),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    try alert.requireButton()
  }
}
