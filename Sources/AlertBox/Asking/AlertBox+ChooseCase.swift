extension AlertBox {
  /// Has one case of a type picked.
  ///
  /// ```swift
  /// enum Size: CaseIterable { case small, medium, large }
  /// let size = try await alertBox("Which size?", choosing: Size.self, default: .medium)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; by default nothing.
  ///   - type: The type, all of whose cases are shown.
  ///   - titled: Returns the title of a case; by default its description.
  ///   - default: The case that a bare Enter picks; by default none.
  ///   - confirm: The label of the button that picks.
  ///   - cancel: The label of the cancel button.
  ///   - timeout: The time a person has from the moment the alert is shown; by default no limit.
  ///   - onTimeout: What the end of that time does; by default it fails.
  /// - Returns: The case that was picked.
  /// - Throws: As for a list of values.
  public func callAsFunction<Value: CaseIterable & Equatable>(
    _ title: String,
    message: String? = nil,
    choosing type: Value.Type,
    titled: (Value) -> String = { String(describing: $0) },
    default: Value? = nil,
    confirm: String = "OK",
    cancel: String = "Cancel",
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws -> Value {
    try await callAsFunction(
      title,
      message: message,
      choosing: Array(type.allCases),
      titled: titled,
      default: `default`,
      confirm: confirm,
      cancel: cancel,
      timeout: timeout,
      onTimeout: onTimeout
    )
  }
}
