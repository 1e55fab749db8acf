/// A prompt with buttons, and perhaps a field that has the focus first and all that is typed there.
///
/// Escape and Ctrl-D cancel, Ctrl-C interrupts. Pasted text presses nothing.
protocol ButtonPrompt: InlinePrompt {
  var buttons: ButtonRow { get set }
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

extension ButtonPrompt {
  package var keys: AnswerKeys { buttons.keys }

  package var focus: Int? { buttons.focus }

  var isBusy: Bool { false }

  mutating func escape() -> InlineAction? { .cancel(.escape) }

  package mutating func handle(_ events: [InputEvent]) -> InlineAction? {
    if content == nil, events.isBurst { return handle(.paste("")) }
    var isText = false
    for event in events.withBurstsAsPastes {
      if buttons.isFieldFocused {
        isText = false
      } else if isText, event == .key(.enter) || event == .key(.space) {
        // Behind text that pressed nothing, these end a word or a line that was not typed here.
        continue
      }
      if let action = handle(event) { return action }
      if !buttons.isFieldFocused, event.isText { isText = true }
    }
    return nil
  }

  private mutating func handle(_ event: InputEvent) -> InlineAction? {
    if !isBusy { note = nil }
    switch event {
    case .key(.control("c")): return .interrupt
    case .key(.control("z")): return .suspend
    case .key(.control("l")): return .redraw
    case .key(.escape): return isBusy ? .cancel(.escape) : escape()
    case _ where isBusy: return nil
    case .key(let key) where buttons.isFieldFocused: return handleInField(key)
    case .key(let key): return handleOnButton(key)
    case .paste(let text) where buttons.isFieldFocused: insert(text)
    case .paste: note = "Pasted text presses nothing. \(buttons.advice)"
    }
    return nil
  }

  /// Does what a key does where it is no text.
  mutating func handleOnButton(_ key: Key) -> InlineAction? {
    if key == .control("d") { return .cancel(.endOfInput) }
    switch buttons.handle(key) {
    case .none: return nil
    case .press(let button): return press(button)
    case .note(let text):
      note = text
      return nil
    }
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
