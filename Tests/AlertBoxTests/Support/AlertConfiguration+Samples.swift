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

/// Questions with something to fill in.
extension AlertConfiguration {
  /// A new name, or whatever the field asks for.
  static func renaming(
    _ field: AlertTextField = AlertTextField("Name", defaultText: "a.txt", isRequired: true),
    message: String? = nil,
    role: AlertButton.Role = .action,
    default: Default = .automatic
  ) -> AlertConfiguration {
    AlertConfiguration(
      "Rename Item",
      message: message,
      field: .text(field),
      buttons: [AlertButton("Rename", role: role), AlertButton("Cancel", role: .cancel)],
      default: `default`
    )
  }

  /// A phrase to type before something is destroyed.
  static func dropping(_ phrase: String = "my-database") -> AlertConfiguration {
    AlertConfiguration(
      "Drop database?",
      field: .text(AlertTextField(phrase: phrase)),
      buttons: [AlertButton("Drop", role: .destructive), AlertButton("Cancel", role: .cancel)]
    )
  }

  /// One of several options.
  static func choosing(
    _ options: [String] = ["Apple", "Banana", "Cherry", "Blueberry"],
    defaultIndex: Int? = nil,
    message: String? = nil,
    role: AlertButton.Role = .action
  ) -> AlertConfiguration {
    AlertConfiguration(
      "Which fruit?",
      message: message,
      field: .choice(AlertChoice(options, defaultIndex: defaultIndex)),
      buttons: [AlertButton("Choose", role: role), AlertButton("Cancel", role: .cancel)]
    )
  }
}
