extension TextEditor {
  /// What a key does, other than type a character.
  enum Command: Hashable, Sendable {
    case move(Place)
    case delete(Place)
    /// Deletes, and keeps what is deleted for yanking.
    case kill(Place)
    case yank
    case transpose
  }

  /// A place in the text, as seen from the cursor.
  enum Place: Hashable, Sendable {
    case start, end
    case previous, next
    /// The start of the word before, the end of the word after: words are letters and digits.
    case previousWord, nextWord
    /// The start of what stands before the cursor up to white space.
    case previousSpace
  }

  /// Returns the number of characters before a place.
  func index(of place: Place) -> Int {
    switch place {
    case .start: 0
    case .end: characters.count
    case .previous: max(cursor - 1, 0)
    case .next: min(cursor + 1, characters.count)
    case .previousWord: start { $0.isLetter || $0.isNumber }
    case .previousSpace: start { !$0.isWhitespace }
    case .nextWord: endOfWord
    }
  }

  /// Skips what is in no word, and then the word, to the left.
  private func start(ofWord isInWord: (Character) -> Bool) -> Int {
    let end = characters[..<cursor].lastIndex(where: isInWord) ?? 0
    return characters[..<end].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
  }

  private var endOfWord: Int {
    let rest = characters[cursor...]
    let start = rest.firstIndex { $0.isLetter || $0.isNumber } ?? characters.count
    return rest[start...].firstIndex { !($0.isLetter || $0.isNumber) } ?? characters.count
  }
}

extension TextEditor.Command {
  /// Finds what a key does; Shift with a key that types nothing changes nothing.
  init?(_ key: Key) {
    guard let command = Self.commands[key] ?? Self.command(key.code, key.modifiers) else {
      return nil
    }
    self = command
  }

  private static let commands: [Key: Self] = [
    .control("a"): .move(.start), .control("e"): .move(.end),
    .control("b"): .move(.previous), .control("f"): .move(.next),
    .alt("b"): .move(.previousWord), .alt("f"): .move(.nextWord),
    .control("h"): .delete(.previous), .control("d"): .delete(.next),
    .control("u"): .kill(.start), .control("k"): .kill(.end),
    .control("w"): .kill(.previousSpace), .alt("d"): .kill(.nextWord),
    .control("y"): .yank, .control("t"): .transpose,
  ]

  private static func command(_ code: Key.Code, _ modifiers: Key.Modifiers) -> Self? {
    let modifiers = modifiers.subtracting(.shift)
    // Terminals differ in which of the two they send for a step by a word.
    let isByWord = modifiers == .control || modifiers == .alt
    guard isByWord || modifiers.isEmpty else { return nil }
    return switch code {
    case .left: .move(isByWord ? .previousWord : .previous)
    case .right: .move(isByWord ? .nextWord : .next)
    case .home: .move(.start)
    case .end: .move(.end)
    case .backspace: isByWord ? .kill(.previousWord) : .delete(.previous)
    case .delete: isByWord ? .kill(.nextWord) : .delete(.next)
    default: nil
    }
  }
}
