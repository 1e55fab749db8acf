/// Decides what keys do to an alert, and knows nothing of screens and files.
///
/// Arrows, Tab, Home and End move the focus, and only Tab goes round from the last button to the
/// first; Enter and Space press the button that has it; the keys of buttons press directly. Where
/// nothing has the focus, as in a destructive question, Enter and Space press nothing, and the first
/// key that moves puts the focus on the button that cancels. Escape and Ctrl-D cancel. Pasted text
/// presses nothing.
package struct KeyPrompt: Sendable {
  /// What came of keys.
  package enum Action: Sendable, Equatable {
    /// Press a button.
    case press(AlertButton)
    /// Cancel: the person refuses to answer.
    case cancel(AlertOutcome.Cancellation)
    /// Interrupt: Ctrl-C came as a key, at a terminal that does not make a signal of it.
    case interrupt
    /// Stop the program for a while: Ctrl-Z came as a key.
    case suspend
    /// Draw everything again.
    case redraw
  }

  /// This many characters at once are not typed but pasted, at a terminal that cannot tell.
  private static let pasteThreshold = 4

  package let configuration: AlertConfiguration
  package let keys: AnswerKeys

  /// The place of the button that Enter presses, if there is one.
  package private(set) var focus: Int?

  /// What to say to the last key, if it did nothing.
  package private(set) var note: String?

  package init(_ configuration: AlertConfiguration) {
    self.configuration = configuration
    self.keys = AnswerKeys(configuration)
    self.focus = configuration.defaultButton?.position
  }

  /// Handles what came in one go.
  ///
  /// - Parameter events: Keys and pastes, in order. What comes after one that acts is dropped.
  /// - Returns: What to do, or `nil` if no more than the focus or the note may have changed.
  package mutating func handle(_ events: [InputEvent]) -> Action? {
    let characters = events.count {
      if case .key(let key) = $0 { key.isCharacter || key == .space } else { false }
    }
    if characters >= Self.pasteThreshold { return handle(.paste("")) }
    var isText = false
    for event in events {
      // Behind a character that pressed nothing, these end a word or a line that was not typed here.
      if isText, event == .key(.enter) || event == .key(.space) { continue }
      if let action = handle(event) { return action }
      if case .key(let key) = event, key.isCharacter { isText = true }
    }
    return nil
  }

  private mutating func handle(_ event: InputEvent) -> Action? {
    note = nil
    switch event {
    case .key(let key): return handle(key)
    case .paste:
      note = "Pasted text presses nothing. \(advice)"
      return nil
    }
  }

  private mutating func handle(_ key: Key) -> Action? {
    switch key {
    case .enter: return pressFocused(by: "Enter")
    case .space: return pressFocused(by: "Space")
    case .left, .up: move { index, _ in max(index - 1, 0) }
    case .right, .down: move { index, count in min(index + 1, count - 1) }
    case .shiftTab: move { index, count in (index + count - 1) % count }
    case .tab: move { index, count in (index + 1) % count }
    case .home: move { _, _ in 0 }
    case .end: move { _, count in count - 1 }
    case .escape: return .cancel(.escape)
    case .control("d"): return .cancel(.endOfInput)
    case .control("c"): return .interrupt
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: return press(key)
    }
    return nil
  }

  // MARK: Pressing

  private mutating func pressFocused(by key: String) -> Action? {
    if let focus { return .press(configuration.buttons[focus]) }
    note = "\(key) presses nothing here. \(advice)"
    return nil
  }

  private mutating func press(_ key: Key) -> Action? {
    guard key.isCharacter, case .character(let character) = key.code else { return nil }
    let text = String(character)
    if let button = keys.button(for: text) { return .press(button) }
    note = "\(text.quoted) presses nothing. \(advice)"
    return nil
  }

  private var advice: String {
    if configuration.buttons.count == 1, focus != nil { return "Press Enter." }
    let names = keys.keys.map(\.key.text)
    let isShort = names.count <= 3 && names.allSatisfy { $0.count == 1 }
    return "Type \(isShort ? names.alternatives : "an underlined key"), or use the arrow keys."
  }

  // MARK: Moving

  /// Moves the focus.
  ///
  /// - Parameter destination: Returns the new place for an old one and the number of buttons.
  private mutating func move(to destination: (Int, Int) -> Int) {
    let count = configuration.buttons.count
    guard count > 0 else { return }
    focus = focus.map { destination($0, count) } ?? firstFocus
  }

  /// Where the focus goes first if it is nowhere: to the button that does the least.
  private var firstFocus: Int {
    let buttons = configuration.buttons
    let button =
      configuration.cancelButton ?? buttons.first { $0.role.refuses }
      ?? buttons.first { $0.role != .destructive } ?? buttons[0]
    return button.position
  }
}

extension Key {
  /// Whether the key types a character other than a space, with neither Control nor Alt.
  fileprivate var isCharacter: Bool {
    guard case .character(let character) = code else { return false }
    return modifiers.isEmpty && character != " "
  }
}
