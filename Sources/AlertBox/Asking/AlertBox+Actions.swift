extension AlertBox {
  /// Offers several actions, and returns the value of the one that was pressed.
  ///
  /// ```swift
  /// let url = try await alertBox("Save changes?") {
  ///   AlertAction("Save") { try await save() }
  ///   AlertAction("Save As…") { try await saveElsewhere() }
  ///   AlertAction("Discard", role: .destructive) { nil }
  /// }
  /// ```
  ///
  /// The alert has ended when the action's body runs, so the body may ask again.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - cancel: The label of the cancel button, or `nil` for none. The alert can be cancelled by
  ///     other means either way.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  ///   - returning: The type of the value. Pass it where the first action alone does not say it, as
  ///     with `nil`, `.some` or a literal.
  ///   - actions: The actions, in the order their buttons are shown. A bare Enter presses the first
  ///     one that does not decline, unless it is destructive.
  /// - Returns: What the body of the pressed action returns.
  /// - Throws: `CancellationError` if it was cancelled, by the button, Escape, Ctrl-D or Ctrl-C at a
  ///   terminal, or if the caller's task was. ``AlertError`` with the code `timedOut` if the time was
  ///   over, `noButtons` if there is neither an action nor a cancel button, `inputEnded` if the input
  ///   was no terminal and ended, `unusableAnswer` if it held something else, or the code of whatever
  ///   kept the alert from being shown. And what the body of the pressed action throws.
  public func callAsFunction<Value>(
    _ title: String,
    message: String? = nil,
    cancel: String? = "Cancel",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail,
    returning: Value.Type = Value.self,
    @AlertActionBuilder<Value> actions: () -> [AlertAction<Value>]
  ) async throws -> Value {
    let actions = actions()
    var buttons = actions.map(\.button)
    if let cancel { buttons.append(AlertButton(cancel, role: .cancel)) }
    let alert = PendingAlert(
      title,
      message: message,
      buttons: ButtonList(buttons),
      timeout: timeout,
      onTimeout: onTimeout,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    let pressed = try alert.outcome.get()
    return try await actions[pressed.position].body()
  }
}
