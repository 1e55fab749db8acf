import AlertBox

extension KeyParser {
  /// Returns the events of reads, with a flush after the last if `flushing`.
  static func events(_ reads: [UInt8]..., flushing: Bool = false) -> [InputEvent] {
    var parser = KeyParser()
    var events = reads.flatMap { parser.consume($0) }
    if flushing { events += parser.flush() }
    return events
  }

  /// Returns the events of text read at once; `␛` stands for ESC.
  static func events(_ text: String, flushing: Bool = false) -> [InputEvent] {
    events(bytes(text), flushing: flushing)
  }

  /// Returns the UTF-8 of text; `␛` stands for ESC.
  static func bytes(_ text: String) -> [UInt8] { Property.bytes(text) }
}

extension [InputEvent] {
  /// Events of keys.
  static func keys(_ keys: Key...) -> [InputEvent] {
    keys.map(InputEvent.key)
  }
}

/// Lets a table name a character key by the character.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
