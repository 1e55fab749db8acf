/// What an alert has to be entered beside pressing a button.
public indirect enum AlertField: Sendable, Hashable {
  /// A line of text.
  case text(AlertTextField)
  /// One of several options.
  case choice(AlertChoice)
}

extension AlertField {
  /// What confirming enters when nothing was entered: the default, or the phrase that is asked for.
  var defaultEntry: AlertEntry? {
    switch self {
    case .text(let field): (field.phrase ?? field.defaultText).map(AlertEntry.text)
    case .choice(let choice): choice.defaultIndex.map(AlertEntry.choice)
    }
  }

  /// The same, unless it would be refused at once.
  var acceptableDefault: AlertEntry? {
    let entry = defaultEntry
    guard case (.text(let field), .text(let text)?) = (self, entry) else { return entry }
    return field.refusal(of: text) == nil ? entry : nil
  }
}
