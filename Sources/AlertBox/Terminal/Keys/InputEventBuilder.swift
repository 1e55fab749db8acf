/// Collects the events of one read, grouping the scalars that were typed into characters.
///
/// What a person sees as one character can be several scalars (UAX #29): a letter and a combining
/// mark, the parts of a flag or of an emoji. They make one key if they came in one read.
struct InputEventBuilder {
  private(set) var events: [InputEvent] = []
  private var text = String.UnicodeScalarView()
  /// Whether Alt was held for the first scalar of the text.
  private var isAlt = false

  /// Adds a scalar that was typed.
  mutating func append(_ scalar: Unicode.Scalar, isAlt: Bool = false) {
    if isAlt {
      endText()
      self.isAlt = true
    }
    text.append(scalar)
  }

  /// Adds a key that is not text, which also ends the text before it.
  mutating func append(_ key: Key) {
    endText()
    events.append(.key(key))
  }

  /// Adds pasted text.
  mutating func append(paste: String) {
    endText()
    events.append(.paste(paste))
  }

  /// Ends the read and returns its events.
  consuming func finish() -> [InputEvent] {
    endText()
    return events
  }

  private mutating func endText() {
    for character in String(text) {
      events.append(.key(Key(.character(character), isAlt ? .alt : [])))
      isAlt = false
    }
    text = .init()
  }
}
