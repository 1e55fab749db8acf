/// Lays out a line of text that is being typed: from the editor's state to one line.
///
/// A text that is too long is scrolled sideways, with an ellipsis at each end that is cut. It stays
/// where it is as long as the cursor can be seen; else the cursor goes to the middle.
package struct TextFieldLayout: Sendable {
  /// Where there are fewer columns, all of them are for the text.
  private static let leastColumnsForMarks = 5

  /// Whether the characters are hidden.
  package let isSecure: Bool

  /// The place of the first character that is shown.
  private var start = 0

  package init(isSecure: Bool = false) {
    self.isSecure = isSecure
  }

  /// Lays the field out.
  ///
  /// - Parameters:
  ///   - editor: The text and the cursor.
  ///   - label: What stands before the text, safe to show; it takes half of the columns at most.
  ///   - hasFocus: Whether the cursor is shown, in reverse; at the end of the text it is a space.
  ///   - width: The columns there are; at least 1.
  /// - Returns: A line that is not wider.
  package mutating func line(
    _ editor: TextEditor,
    label: String,
    hasFocus: Bool,
    width: Int
  ) -> StyledLine {
    let label = TextWrapping.truncated(label, width: width / 2)
    let room = max(width - DisplayWidth.width(of: label), 1)
    let text = Text(characters: editor.characters, isSecure: isSecure, hasEnd: hasFocus)
    scroll(text, to: min(editor.cursor, max(text.count - 1, 0)), room: room)

    let end = text.end(from: start, room: room)
    let isMarked = room >= Self.leastColumnsForMarks
    var line = StyledLine(label)
    if isMarked, start > 0 { line.append("…") }
    let widest = room - (isMarked ? 2 : 0)
    for index in start..<end {
      let isCursor = hasFocus && index == editor.cursor
      let piece = TextWrapping.truncated(text.piece(at: index), width: widest)
      line.append(piece, isCursor ? .reversed : .plain)
    }
    if isMarked, end < text.count { line.append("…") }
    return line
  }

  private mutating func scroll(_ text: Text, to cursor: Int, room: Int) {
    if text.end(from: 0, room: room) == text.count { start = 0 }
    start = min(start, max(text.count - 1, 0))
    if isVisible(cursor, in: text, room: room) { return }
    start = text.start(before: cursor, room: room / 2)
    if !isVisible(cursor, in: text, room: room) { start = cursor }
  }

  private func isVisible(_ cursor: Int, in text: Text, room: Int) -> Bool {
    (start..<max(text.end(from: start, room: room), start)).contains(cursor)
  }

  // MARK: Pieces

  /// The text in the pieces in which it is shown: one for each character, and one for its end.
  private struct Text {
    let characters: [Character]
    let isSecure: Bool
    /// Whether the end has a place of its own, for the cursor.
    let hasEnd: Bool

    var count: Int { characters.count + (hasEnd ? 1 : 0) }

    func piece(at index: Int) -> String {
      guard index < characters.count else { return " " }
      return isSecure ? "•" : DisplayText.visible(characters[index])
    }

    func width(at index: Int) -> Int { DisplayWidth.width(of: piece(at: index)) }

    /// Returns where what is shown ends: behind at least one piece, if there is one.
    func end(from start: Int, room: Int) -> Int {
      let mark = room >= TextFieldLayout.leastColumnsForMarks ? 1 : 0
      var room = room - (start > 0 ? mark : 0)
      var end = start
      while end < count {
        room -= width(at: end)
        if room < (end + 1 < count ? mark : 0) { break }
        end += 1
      }
      return min(max(end, start + 1), count)
    }

    /// Returns the first place from which no more than so many columns lead to another.
    func start(before place: Int, room: Int) -> Int {
      var start = place
      var room = room
      while start > 0 {
        room -= width(at: start - 1)
        if room < 0 { break }
        start -= 1
      }
      return start
    }
  }
}
