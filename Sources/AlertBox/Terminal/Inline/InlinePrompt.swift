/// Decides what keys do to an alert, and knows nothing of screens and files.
package protocol InlinePrompt: Sendable {
  /// The alert.
  var configuration: AlertConfiguration { get }

  /// The keys of its buttons.
  var keys: AnswerKeys { get }

  /// The place of the button that has the focus, if one has.
  var focus: Int? { get }

  /// What stands above the buttons to be filled in, if there is something.
  var content: InlineContent? { get }

  /// What to say to the last key, or to the text that was refused, safe to show.
  var note: String? { get }

  /// Handles what came in one go.
  ///
  /// - Parameter events: Keys and pastes, in order. What comes after one that acts is dropped.
  /// - Returns: What to do, or `nil` if no more than what is shown may have changed.
  mutating func handle(_ events: [InputEvent]) -> InlineAction?

  /// Goes on after the text was refused.
  ///
  /// - Parameter reason: Any text that says why.
  mutating func refuse(_ reason: String)

  /// Takes note of how many options can be seen at once.
  mutating func setPageSize(_ count: Int)
}

extension InlinePrompt {
  package mutating func refuse(_ reason: String) {}

  package mutating func setPageSize(_ count: Int) {}
}

/// What stands above the buttons of an alert to be filled in.
package enum InlineContent: Sendable {
  case text(TextEditor, AlertTextField)
  case list(OptionList)
}

extension AlertConfiguration {
  /// The prompt for what the alert asks.
  package var inlinePrompt: any InlinePrompt {
    switch field {
    case .text(let field): TextPrompt(self, field)
    case .choice(let choice): ChoicePrompt(self, choice)
    case nil: KeyPrompt(self)
    }
  }
}
