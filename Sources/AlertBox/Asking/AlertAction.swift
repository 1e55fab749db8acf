/// A button of an alert with several actions, and what it does when it is pressed.
public struct AlertAction<Value> {
  /// The button that is shown.
  public let button: AlertButton

  let body: () async throws -> Value

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The label of its button.
  ///   - role: What pressing it means: `action`, `destructive`, or `decline`. Cancelling is never an
  ///     action, as it has no value: the alert shows its own cancel button, and `cancel` counts as
  ///     `decline` here.
  ///   - body: What to do when the button was pressed, on the caller's actor. It may ask again.
  public init(
    _ title: String,
    role: AlertButton.Role = .action,
    body: @escaping () async throws -> Value
  ) {
    self.button = AlertButton(title, role: role == .cancel ? .decline : role)
    self.body = body
  }
}
