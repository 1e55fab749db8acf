/// A line of text that is being typed, with a cursor between what a person sees as characters.
///
/// Its keys are those of a shell's line (GNU Readline, Emacs mode). What is inserted joins its
/// neighbours as it would in any text (UAX #29): a combining mark typed after a letter makes one
/// character of both.
package struct TextEditor: Sendable, Hashable {
  /// What a terminal's own line holds in canonical mode (termios(3)); more is a long text here.
  private static let lengthOfLine = 4096

  /// The text, by grapheme.
  package private(set) var characters: [Character]

  /// The number of characters before the cursor.
  package private(set) var cursor: Int

  /// What was killed last, for yanking.
  private var killed = ""

  /// Whether the last key killed, so that another one adds to it.
  private var isKilling = false

  /// Creates an editor with the cursor at the end.
  ///
  /// - Parameter text: The text to begin with; its control characters stay.
  package init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text as it is now.
  package var text: String { String(characters) }

  package var isEmpty: Bool { characters.isEmpty }

  /// Inserts text before the cursor, as ``Swift/String/pastedLine`` has it.
  ///
  /// - Parameter text: What was typed or pasted.
  package mutating func insert(_ text: String) {
    isKilling = false
    replace(cursor..<cursor, with: text.pastedLine)
  }

  /// Does what a key does to the text or the cursor.
  ///
  /// - Parameter key: Any key.
  /// - Returns: Whether it is one of the editor's keys, though it may have had nothing to do.
  package mutating func handle(_ key: Key) -> Bool {
    if case .character(let character) = key.code, key.modifiers.isEmpty {
      insert(String(character))
      return true
    }
    guard let command = TextEditor.Command(key) else { return false }
    perform(command)
    return true
  }

  private mutating func perform(_ command: Command) {
    let wasKilling = isKilling
    isKilling = false
    switch command {
    case .move(let place):
      cursor = index(of: place)
    case .delete(let place):
      remove(to: index(of: place))
    case .kill(let place):
      kill(to: index(of: place), adding: wasKilling)
    case .yank:
      yank()
    case .transpose:
      transpose()
    }
  }

  // MARK: Changing

  /// Removes what is between the cursor and another place.
  private mutating func remove(to place: Int) {
    replace(min(cursor, place)..<max(cursor, place), with: "")
  }

  private mutating func kill(to place: Int, adding: Bool) {
    let text = String(characters[min(cursor, place)..<max(cursor, place)])
    let rest = adding ? killed : ""
    if !text.isEmpty { killed = place < cursor ? text + rest : rest + text }
    isKilling = true
    remove(to: place)
  }

  /// Inserts what was killed last, but no long text into another: some sixty keys that kill and yank
  /// in turns would double the text until the memory is full.
  private mutating func yank() {
    let isLong = characters.count > Self.lengthOfLine && killed.utf8.count > Self.lengthOfLine
    if !isLong { replace(cursor..<cursor, with: killed) }
  }

  /// Exchanges the characters around the cursor, at the end those before it, and goes on.
  private mutating func transpose() {
    let second = min(cursor, characters.count - 1)
    guard second > 0 else { return }
    let pair = [characters[second], characters[second - 1]]
    replace(second - 1..<second + 1, with: String(pair))
  }

  /// Replaces characters and puts the cursor behind the new text.
  ///
  /// Only around the change can characters join or part.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let lower = max(range.lowerBound - 1, 0)
    var upper = min(range.upperBound + 1, characters.count)
    let before = String(characters[lower..<range.lowerBound]) + text
    var changed = Array(before + String(characters[range.upperBound..<upper]))
    // In a row of regional indicators one more or less changes every pair that follows.
    while let last = changed.last, upper < characters.count {
      let rest = Array(String(last) + String(characters[upper]))
      if rest.first?.utf8.count == last.utf8.count { break }
      changed.removeLast()
      changed += rest
      upper += 1
    }
    characters.replaceSubrange(lower..<upper, with: changed)

    var length = before.utf8.count
    cursor = lower
    while length > 0, cursor < characters.count {
      length -= characters[cursor].utf8.count
      cursor += 1
    }
  }
}
