extension AlertBox {
  /// Has one of several values picked.
  ///
  /// ```swift
  /// let branch = try await alertBox("Switch to which branch?", choosing: branches, titled: \.name)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - values: The values, in the order they are shown. Without any the alert fails with the code
  ///     `noOptions`.
  ///   - titled: Returns the title of a value; by default its description.
  ///   - confirm: The label of the button that picks.
  ///   - cancel: The label of the cancel button.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Returns: The value that was picked.
  /// - Throws: `CancellationError` if it was cancelled, by the button, Escape, Ctrl-D or Ctrl-C at a
  ///   terminal, or if the caller's task was. ``AlertError`` with the code `timedOut` if the time was
  ///   over, `inputEnded` if the input was no terminal and ended, `unusableAnswer` if it held
  ///   something else, or the code of whatever kept the alert from being shown.
  public func callAsFunction<Value>(
    _ title: String,
    message: String? = nil,
    choosing values: [Value],
    titled: (Value) -> String = { String(describing: $0) },
    confirm: String = "OK",
    cancel: String = "Cancel",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws -> Value {
    try await callAsFunction(
      title,
      message: message,
      choosing: values,
      titled: titled,
      defaultIndex: nil,
      buttons: .confirm(confirm, cancel: cancel),
      timeout: timeout,
      onTimeout: onTimeout
    )
  }

  /// Has one of several values picked, of which one is the default.
  ///
  /// ```swift
  /// let color = try await alertBox("Which colour?", choosing: [.red, .green], default: Color.green)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - values: The values, in the order they are shown. Without any the alert fails with the code
  ///     `noOptions`.
  ///   - titled: Returns the title of a value; by default its description.
  ///   - default: The value that a bare Enter picks, the first one that is equal; `nil` for none.
  ///   - confirm: The label of the button that picks.
  ///   - cancel: The label of the cancel button.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Returns: The value that was picked.
  /// - Throws: As without a default.
  public func callAsFunction<Value: Equatable>(
    _ title: String,
    message: String? = nil,
    choosing values: [Value],
    titled: (Value) -> String = { String(describing: $0) },
    default: Value?,
    confirm: String = "OK",
    cancel: String = "Cancel",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws -> Value {
    try await callAsFunction(
      title,
      message: message,
      choosing: values,
      titled: titled,
      defaultIndex: `default`.flatMap { values.firstIndex(of: $0) },
      buttons: .confirm(confirm, cancel: cancel),
      timeout: timeout,
      onTimeout: onTimeout
    )
  }

  private func callAsFunction<Value>(
    _ title: String,
    message: String?,
    choosing values: [Value],
    titled: (Value) -> String,
    defaultIndex: Int?,
    buttons: ButtonList,
    timeout: Duration?,
    onTimeout: AlertTimeout.Action
  ) async throws -> Value {
    let alert = PendingAlert(
      title,
      message: message,
      field: .choice(AlertChoice(values.map(titled), defaultIndex: defaultIndex)),
      buttons: buttons,
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    return values[try alert.outcome.pickedIndex()]
  }
}
