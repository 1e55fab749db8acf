/// A prompt with something to fill in and buttons beside it.
///
/// The field has the focus first, and all that is typed. The keys of the buttons press them only
/// while one of them has the focus. Escape and Ctrl-D cancel. Pasted text presses nothing.
protocol FieldPrompt: InlinePrompt {
  var buttons: FieldButtons { get set }
  var note: String? { get set }

  /// Whether keys have to wait, all but those that cancel.
  var isBusy: Bool { get }

  /// Does what a key does while the field has the focus.
  mutating func handleInField(_ key: Key) -> InlineAction?

  /// Puts text into the field.
  mutating func insert(_ text: String)

  /// Does what pressing a button does.
  mutating func press(_ button: AlertButton) -> InlineAction?

  /// Does what Escape does.
  mutating func escape() -> InlineAction?
}

extension FieldPrompt {
  package var keys: AnswerKeys { buttons.keys }

  package var focus: Int? { buttons.focus }

  package mutating func handle(_ events: [InputEvent]) -> InlineAction? {
    var isText = false
    for event in events.withBurstsAsPastes {
      if buttons.focus == nil {
        isText = false
      } else if isText, event == .key(.enter) || event == .key(.space) {
        // Behind text that pressed nothing, these end a word or a line that was not typed here.
        continue
      }
      if let action = handle(event) { return action }
      if buttons.focus != nil, event.isText { isText = true }
    }
    return nil
  }

  private mutating func handle(_ event: InputEvent) -> InlineAction? {
    switch event {
    case .key(.control("c")): return .interrupt
    case .key(.control("l")): return .redraw
    case .key(.escape): return isBusy ? .cancel(.escape) : escape()
    case _ where isBusy: return nil
    case .key(let key):
      note = nil
      return focus == nil ? handleInField(key) : handleOnButton(key)
    case .paste(let text):
      note = nil
      if focus == nil {
        insert(text)
      } else {
        note = "Pasted text presses nothing. \(buttons.advice)"
      }
      return nil
    }
  }

  private mutating func handleOnButton(_ key: Key) -> InlineAction? {
    if key == .control("d") { return .cancel(.endOfInput) }
    switch buttons.handle(key) {
    case .none: return nil
    case .press(let button): return press(button)
    case .note(let text):
      note = text
      return nil
    }
  }

  /// Says that Enter in the field presses nothing, as it would destroy something.
  mutating func refuseEnter() {
    note = "Enter alone presses nothing here. Press Tab to get to the buttons."
  }
}

extension InputEvent {
  fileprivate var isText: Bool {
    switch self {
    case .key(let key): key.isCharacter
    case .paste: true
    }
  }
}
