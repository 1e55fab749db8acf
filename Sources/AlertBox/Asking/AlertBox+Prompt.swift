extension AlertBox {
  /// Asks for a line of text.
  ///
  /// ```swift
  /// let name = try await alertBox("Rename “a.txt”", prompt: "New name", default: "a.txt") { name in
  ///   guard !name.contains("/") else { throw NameError.slash }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - prompt: What is to be typed, as a label before the text; may be empty.
  ///   - default: The text that stands there at first, and that an empty line from a pipe means; by
  ///     default none.
  ///   - isSecure: Whether the text is a secret, which is never shown; by default not.
  ///   - isRequired: Whether an empty text is refused; by default it is not.
  ///   - confirm: The label of the button that enters the text.
  ///   - cancel: The label of the cancel button.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  ///   - validate: Checks a text, in a task of its own that is cancelled if the alert ends. It
  ///     cannot ask at the same terminal, which this alert has until it ends. What an
  ///     error that it throws says of itself is shown, and the text can be changed. By default
  ///     everything is accepted.
  /// - Returns: The text, without the end of its line and with the white space that was typed.
  /// - Throws: `CancellationError` if it was cancelled, by the button, Escape, Ctrl-D or Ctrl-C at a
  ///   terminal, or if the caller's task was. ``AlertError`` with the code `timedOut` if the time was
  ///   over, `inputEnded` if the input was no terminal and ended, `unusableAnswer` if what it held, or
  ///   a script's answer, was refused, or the code of whatever kept the alert from being shown. What
  ///   `validate` throws is not thrown here.
  public func callAsFunction(
    _ title: String,
    message: String? = nil,
    prompt: String,
    default: String? = nil,
    isSecure: Bool = false,
    isRequired: Bool = false,
    confirm: String = "OK",
    cancel: String = "Cancel",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail,
    validate: (@Sendable (String) async throws -> Void)? = nil
  ) async throws -> String {
    let field = AlertTextField(
      prompt,
      defaultText: `default`,
      isSecure: isSecure,
      isRequired: isRequired,
      validate: validate
    )
    let alert = PendingAlert(
      title,
      message: message,
      field: .text(field),
      buttons: .confirm(confirm, cancel: cancel),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    return try alert.outcome.enteredText()
  }
}
