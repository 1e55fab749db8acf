/// Text that a terminal without paste mode hands over as keys.
extension [InputEvent] {
  /// This many characters at once are not typed but pasted, at a terminal that cannot tell.
  private static let pasteThreshold = 4

  /// Whether so many characters came in one go that they were pasted.
  var isBurst: Bool { count(where: \.isCharacterOrSpace) >= Self.pasteThreshold }

  /// The events with the text of a burst as pastes.
  ///
  /// Enter and Tab belong to the text if more of it follows. An Enter at its end is a key, as a line
  /// and its Enter may well come together: from a script, or over a slow connection.
  var withBurstsAsPastes: [InputEvent] {
    guard isBurst, let last = lastIndex(where: \.isCharacterOrSpace) else { return self }
    var events: [InputEvent] = []
    var text = ""
    for event in self[...last] {
      if let character = event.pastedCharacter {
        text.append(character)
      } else {
        if !text.isEmpty { events.append(.paste(text)) }
        text = ""
        events.append(event)
      }
    }
    return events + [.paste(text)] + self[(last + 1)...]
  }
}

extension InputEvent {
  fileprivate var isCharacterOrSpace: Bool {
    guard case .key(let key) = self else { return false }
    return key.isCharacter || key == .space
  }

  /// The character that a key stands for in a text.
  fileprivate var pastedCharacter: Character? {
    switch self {
    case .key(.enter): "\n"
    case .key(.tab): "\t"
    case .key(let key) where isCharacterOrSpace:
      if case .character(let character) = key.code { character } else { nil }
    default: nil
    }
  }
}

extension Key {
  /// Whether the key types a character other than a space, with neither Control nor Alt.
  var isCharacter: Bool {
    guard case .character(let character) = code else { return false }
    return modifiers.isEmpty && character != " "
  }
}
