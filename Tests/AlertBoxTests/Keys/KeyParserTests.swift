import AlertBox
import Testing

@Suite("KeyParser: what was typed")
struct KeyParserTests {
  @Test(
    "A control character is the key that sends it",
    arguments: [
      (0x00, .control(" ")), (0x01, .control("a")), (0x03, .control("c")), (0x04, .control("d")),
      (0x08, .backspace), (0x09, .tab), (0x0A, .enter), (0x0D, .enter), (0x1A, .control("z")),
      (0x1C, .control("\\")), (0x1D, .control("]")), (0x1E, .control("^")), (0x1F, .control("_")),
      (0x7F, .backspace),
    ] as [(UInt8, Key)]
  )
  func control(byte: UInt8, key: Key) {
    #expect(KeyParser.events([byte]) == .keys(key))
  }

  @Test("Printable characters are keys without modifiers")
  func printable() {
    #expect(KeyParser.events("aA 1~") == .keys("a", "A", .space, "1", "~"))
  }

  @Test("Text and sequences in one read are keys in their order")
  func severalKeys() {
    #expect(KeyParser.events("a␛[Cb␛OD\r") == .keys("a", .right, "b", .left, .enter))
  }

  // MARK: - Escape and Alt

  @Test("A lone ESC is held until the flush, then it is Escape")
  func loneEscape() {
    var parser = KeyParser()
    #expect(parser.consume([0x1B]) == [])
    #expect(parser.isIncomplete)
    #expect(parser.flush() == .keys(.escape))
    #expect(!parser.isIncomplete)
    #expect(parser.flush() == [])
    #expect(parser.consume(KeyParser.bytes("[A")) == .keys("[", "A"))
  }

  @Test(
    "ESC before a key is Alt",
    arguments: [
      ("␛x", [.alt("x")]), ("␛é", [.alt("é")]), ("␛\r", [Key(.enter, .alt)]),
      ("␛\u{7F}", [Key(.backspace, .alt)]), ("␛ ", [.alt(" ")]), ("␛A", [.alt("A")]),
      ("␛\u{01}", [Key(.character("a"), [.control, .alt])]),
      ("␛e\u{301}x", [.alt("e\u{301}"), "x"]),
      ("␛␛[A", [Key(.up, .alt)]), ("␛␛OA", [Key(.up, .alt)]),
      ("␛␛[1;5A", [Key(.up, [.alt, .control])]),
      ("␛␛x", [.escape, .alt("x")]), ("␛␛␛[A", [.escape, Key(.up, .alt)]),
    ] as [(String, [Key])]
  )
  func alt(text: String, keys: [Key]) {
    #expect(KeyParser.events(text) == keys.map(InputEvent.key))
  }

  @Test(
    "A flush takes what is held for the keys that begin with it",
    arguments: [
      ("␛␛", [.escape, .escape]), ("␛␛␛", [.escape, .escape, .escape]), ("␛[", [.alt("[")]),
      ("␛O", [.alt("O")]), ("␛]", [.alt("]")]), ("␛P", [.alt("P")]), ("␛_", [.alt("_")]),
      ("␛␛[", [.escape, .alt("[")]), ("␛]0;x␛", [.escape]),
    ] as [(String, [Key])]
  )
  func flush(text: String, keys: [Key]) {
    var parser = KeyParser()
    let events = parser.consume(KeyParser.bytes(text))
    #expect(parser.isIncomplete)
    #expect(events + parser.flush() == keys.map(InputEvent.key))
    #expect(!parser.isIncomplete)
  }

  @Test(
    "A flush leaves alone what nobody can have typed",
    arguments: [
      ("␛[1;", "5C", [Key(.right, .control)]), ("␛[[", "A", [.function(1)]),
      ("␛[M", "   x", ["x"]), ("␛]11;rgb:", "ffff/ffff/ffff\u{07}x", ["x"]),
      ("␛O1;", "5P", [Key(.function(1), .control)]),
    ] as [(String, String, [Key])]
  )
  func flushInSequence(before: String, after: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.consume(KeyParser.bytes(before)) == [])
    #expect(!parser.isIncomplete)
    #expect(parser.flush() == [])
    #expect(parser.consume(KeyParser.bytes(after)) == keys.map(InputEvent.key))
  }

  // MARK: - Characters

  @Test(
    "Scalars of one visible character are one key",
    arguments: ["e\u{301}", "👩‍🚀", "🇩🇪", "👍🏽", "한", "\u{1112}\u{1161}\u{11AB}", "1️⃣", "क्ष"]
  )
  func graphemes(text: String) {
    #expect(KeyParser.events("a\(text)b") == .keys("a", .character(Character(text)), "b"))
  }

  @Test("A character that comes after its base was delivered is a key of its own")
  func lateCombiningMark() {
    #expect(KeyParser.events([0x65], [0xCC, 0x81]) == .keys("e", "\u{301}"))
    #expect(KeyParser.events([0x65, 0xCC], [0x81]) == .keys("e", "\u{301}"))
  }

  @Test("A character split over reads is one key")
  func splitCharacter() {
    #expect(KeyParser.events([0xF0], [0x9F], [0x9A], [0x80]) == .keys("🚀"))
  }

  @Test("A character that was cut off is U+FFFD after the flush")
  func cutOffCharacter() {
    var parser = KeyParser()
    #expect(parser.consume([0xC3]) == [])
    #expect(parser.isIncomplete)
    #expect(parser.flush() == .keys("\u{FFFD}"))
  }

  @Test(
    "What is not UTF-8 is replaced as String(decoding:as:) does",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x41],
      [0xF4, 0x90, 0x80, 0x80], [0xFF, 0x41],
      [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
      [0x9B, 0x41],
    ] as [[UInt8]]
  )
  func malformed(bytes: [UInt8]) {
    let expected = String(decoding: bytes, as: UTF8.self).map { InputEvent.key(.character($0)) }
    #expect(KeyParser.events(bytes, flushing: true) == expected)
  }
}
