/// The buttons beside a field: which of them has the focus, and what keys do while one has it.
///
/// Tab goes round through the field and all buttons. The arrows move along the buttons; Up leads from
/// the first one back to the field.
struct FieldButtons: Sendable {
  /// What a key did.
  enum Effect: Equatable {
    /// It moved the focus, or nothing is to be said to it.
    case none
    case press(AlertButton)
    /// It did nothing: say so.
    case note(String)
  }

  let all: [AlertButton]
  let keys: AnswerKeys

  /// The place of the button that has the focus, or `nil` if the field has it.
  private(set) var focus: Int?

  init(_ configuration: AlertConfiguration) {
    all = configuration.buttons
    keys = AnswerKeys(configuration)
  }

  /// Moves the focus from the field.
  ///
  /// - Parameter key: Any key.
  /// - Returns: Whether it is a key that does so.
  mutating func handleInField(_ key: Key) -> Bool {
    switch key {
    case .tab, .down: focus = all.isEmpty ? nil : 0
    case .shiftTab: focus = all.indices.last
    case .up: break
    default: return false
    }
    return true
  }

  /// Gives the focus to the field.
  mutating func leave() { focus = nil }

  /// Does what a key does while a button has the focus.
  mutating func handle(_ key: Key) -> Effect {
    guard let focus else { return .none }
    switch key {
    case .enter, .space: return .press(all[focus])
    case .tab: self.focus = focus + 1 < all.count ? focus + 1 : nil
    case .shiftTab, .up: self.focus = focus > 0 ? focus - 1 : nil
    case .left: self.focus = max(focus - 1, 0)
    case .right, .down: self.focus = min(focus + 1, all.count - 1)
    case .home: self.focus = 0
    case .end: self.focus = all.count - 1
    default: return press(key)
    }
    return .none
  }

  private func press(_ key: Key) -> Effect {
    guard key.isCharacter, case .character(let character) = key.code else { return .none }
    let text = String(character)
    if let button = keys.button(for: text) { return .press(button) }
    return .note("\(text.quoted) presses nothing. \(advice)")
  }

  /// What can be done instead.
  var advice: String { "Type \(keys.advice), or press Tab to move on." }
}
