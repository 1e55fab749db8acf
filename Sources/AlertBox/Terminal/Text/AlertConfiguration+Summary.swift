extension AlertConfiguration {
  /// What stands in place of a secret.
  private static let secret = "(secret)"

  /// The outcome without a secret that was entered, for logs.
  func redacted(_ outcome: AlertOutcome) -> AlertOutcome {
    guard case .entered(.text, let button) = outcome, case .text(let field) = field, field.isSecure
    else { return outcome }
    return .entered(.text(Self.secret), button)
  }

  /// Says in one line what was entered, without giving away a secret.
  func summary(of entry: AlertEntry, _ button: AlertButton) -> String {
    switch (entry, field) {
    case (.choice(let index), .choice(let choice)) where choice.options.indices.contains(index):
      DisplayText.line(choice.options[index])
    case (.text, .text(let field)) where field.isSecure: Self.secret
    case (.text, .text(let field)) where field.phrase != nil: DisplayText.line(button.title)
    case (.text(let text), _): DisplayText.line(text)
    default: DisplayText.line(button.title)
    }
  }
}
