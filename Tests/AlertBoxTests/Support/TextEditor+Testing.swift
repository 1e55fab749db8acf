import AlertBox

extension TextEditor {
  /// Creates an editor from a text in which `|` marks the cursor.
  init(marked text: String) {
    // By scalars, as a combining mark behind the `|` would join it.
    let scalars = text.unicodeScalars
    let mark = scalars.firstIndex(of: "|") ?? scalars.endIndex
    let before = String(scalars[..<mark])
    self.init(before + String(scalars[mark...].dropFirst()))
    handle([.home] + Array(repeating: .right, count: before.count))
  }

  /// The text with `|` for the cursor.
  var marked: String {
    String(characters[..<cursor]) + "|" + String(characters[cursor...])
  }

  /// Handles keys one after the other.
  mutating func handle(_ keys: [Key]) {
    for key in keys { _ = handle(key) }
  }
}
