/// The buttons of a prompt: which of them has the focus, and what keys do to them.
///
/// Left, Right, Down, Home and End move along the buttons and stop at the ends, and so does Up, which
/// leads from the first one to the field if there is one. Tab goes round through all, and the field.
struct ButtonRow: Sendable {
  /// What a key did.
  enum Effect: Equatable {
    /// It moved the focus, or nothing is to be said to it.
    case none
    case press(AlertButton)
    /// It did nothing: say so.
    case note(String)
  }

  let keys: AnswerKeys
  private let configuration: AlertConfiguration

  /// Whether there is a field, which has the focus when no button has it.
  private let hasField: Bool

  /// The place of the button that has the focus, if one has.
  private(set) var focus: Int?

  init(_ configuration: AlertConfiguration) {
    self.configuration = configuration
    keys = AnswerKeys(configuration)
    hasField = configuration.field != nil
    focus = hasField ? nil : configuration.defaultButton?.position
  }

  var isFieldFocused: Bool { hasField && focus == nil }

  /// Gives the focus to the field.
  mutating func focusField() {
    if hasField { focus = nil }
  }

  /// Does what a key does where it is no text.
  mutating func handle(_ key: Key) -> Effect {
    switch key {
    case .enter: return pressFocused(by: "Enter")
    case .space: return pressFocused(by: "Space")
    case .up where hasField && focus == 0: focusField()
    case .left, .up: move { index, _ in max(index - 1, 0) }
    case .right, .down: move { index, count in min(index + 1, count - 1) }
    case .tab: goRound(by: 1)
    case .shiftTab: goRound(by: -1)
    case .home: move { _, _ in 0 }
    case .end: move { _, count in count - 1 }
    default: return press(key)
    }
    return .none
  }

  // MARK: Pressing

  private func pressFocused(by key: String) -> Effect {
    if let focus { return .press(configuration.buttons[focus]) }
    return .note("\(key) presses nothing here. \(advice)")
  }

  private func press(_ key: Key) -> Effect {
    guard key.isCharacter, case .character(let character) = key.code else { return .none }
    let text = String(character)
    if let button = keys.button(for: text) { return .press(button) }
    return .note("\(text.quoted) presses nothing. \(advice)")
  }

  /// What can be done instead of what did nothing.
  var advice: String {
    if hasField {
      return isFieldFocused
        ? "Press Tab to get to the buttons." : "Type \(keys.advice), or press Tab to move on."
    }
    if keys.keys.count == 1, focus != nil { return "Press Enter." }
    return "Type \(keys.advice), or use the arrow keys."
  }

  // MARK: Moving

  /// Moves the focus.
  ///
  /// - Parameter destination: Returns the new place for an old one and the number of buttons.
  private mutating func move(to destination: (Int, Int) -> Int) {
    let count = keys.keys.count
    guard count > 0 else { return }
    focus = focus.map { destination($0, count) } ?? firstFocus
  }

  private mutating func goRound(by distance: Int) {
    guard hasField else {
      move { index, count in (index + distance + count) % count }
      return
    }
    // The field is the place behind the last button.
    let field = keys.keys.count
    let place = ((focus ?? field) + distance + field + 1) % (field + 1)
    focus = place == field ? nil : place
  }

  /// Where the focus goes first: from the field to the first button, else to the one that does the
  /// least.
  private var firstFocus: Int {
    if hasField { return 0 }
    let buttons = configuration.buttons
    let button =
      configuration.cancelButton ?? buttons.first { $0.role.refuses }
      ?? buttons.first { $0.role != .destructive } ?? buttons[0]
    return button.position
  }
}
