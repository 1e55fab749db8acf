/// Decides what keys do to an alert that asks for a text.
///
/// In the field all keys edit (see ``TextEditor``), but for Tab and Down, which go on to the buttons.
/// Enter presses the default button there; a destructive one only where a phrase is asked for, as
/// typing it is deliberate. Ctrl-D cancels while there is no text.
package struct TextPrompt: ButtonPrompt {
  package let configuration: AlertConfiguration
  private let field: AlertTextField

  /// The text as it is now.
  package private(set) var editor: TextEditor

  package internal(set) var note: String?
  var buttons: ButtonRow

  /// Whether the text is being validated, which Escape and Ctrl-C do not wait for.
  private(set) var isBusy = false

  package init(_ configuration: AlertConfiguration, _ field: AlertTextField) {
    self.configuration = configuration
    self.field = field
    self.editor = TextEditor(field.defaultText ?? "")
    self.buttons = ButtonRow(configuration)
  }

  package var content: InlineContent? { .text(editor, field) }

  package mutating func refuse(_ reason: String) {
    let reason = DisplayText.lines(reason).trimmed
    isBusy = false
    note = reason.isEmpty ? "The text was refused." : reason
    buttons.focusField()
  }

  mutating func handleInField(_ key: Key) -> InlineAction? {
    switch key {
    case .enter: return pressDefault()
    case .control("d") where editor.isEmpty: return .cancel(.endOfInput)
    case .tab, .shiftTab, .down: return handleOnButton(key)
    case .character("\u{FFFD}"):
      note = Self.malformed
      // So that an Enter that came with it does not enter the rest.
      return .redraw
    default: _ = editor.handle(key)
    }
    return nil
  }

  mutating func insert(_ text: String) {
    if text.unicodeScalars.contains("\u{FFFD}") {
      note = Self.malformed
    } else {
      editor.insert(text)
    }
  }

  /// What is said to what the key parser could not read: it would not be the text that was typed.
  private static let malformed = "That was no text in UTF-8."

  private mutating func pressDefault() -> InlineAction? {
    let button =
      field.phrase == nil ? configuration.defaultButton : configuration.confirmingButton
    guard let button else { return handleOnButton(.enter) }
    return press(button)
  }

  mutating func press(_ button: AlertButton) -> InlineAction? {
    if button.role.refuses { return .press(button) }
    let text = editor.text
    if let reason = field.refusal(of: text) {
      refuse(reason)
      return nil
    }
    if field.validator != nil {
      isBusy = true
      note = "Checking…"
    }
    return .enter(text, button)
  }
}
