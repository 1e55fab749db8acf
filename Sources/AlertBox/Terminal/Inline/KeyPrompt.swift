/// Decides what keys do to an alert that has nothing but buttons.
///
/// Enter and Space press the button that has the focus; the keys of buttons press directly. Where
/// nothing has the focus, as in a destructive question, Enter and Space press nothing, and the first
/// key that moves puts the focus on the button that cancels.
package struct KeyPrompt: ButtonPrompt {
  package let configuration: AlertConfiguration
  package internal(set) var note: String?
  var buttons: ButtonRow

  package init(_ configuration: AlertConfiguration) {
    self.configuration = configuration
    self.buttons = ButtonRow(configuration)
  }

  package var content: InlineContent? { nil }

  mutating func handleInField(_ key: Key) -> InlineAction? { handleOnButton(key) }

  mutating func insert(_ text: String) {}

  mutating func press(_ button: AlertButton) -> InlineAction? { .press(button) }
}
