import AlertBox

/// Questions that tests of presenters ask.
extension AlertConfiguration {
  /// Overwrite or cancel.
  static func overwriting(
    _ role: AlertButton.Role = .destructive,
    message: String? = nil,
    default: Default = .automatic,
    timeout: AlertTimeout? = nil
  ) -> AlertConfiguration {
    AlertConfiguration(
      "Overwrite Item?",
      message: message,
      buttons: [AlertButton("Overwrite", role: role), AlertButton("Cancel", role: .cancel)],
      default: `default`,
      timeout: timeout
    )
  }

  /// Save, discard or cancel.
  static let saving = AlertConfiguration(
    "Save changes?",
    buttons: [
      AlertButton("Save"), AlertButton("Discard", role: .destructive),
      AlertButton("Cancel", role: .cancel),
    ]
  )

  /// A message to acknowledge.
  static let finished = AlertConfiguration(
    "Import finished",
    buttons: [AlertButton("OK", role: .dismiss)]
  )
}
