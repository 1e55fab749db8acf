import AlertBox

extension Property {
  /// Keys: any split of the bytes makes the same events, what is held has a bound, pastes are no keys,
  /// and text is read as the standard library reads it.
  static let keys = Property(
    "keys",
    pieces: [
      "␛", "␛[", "␛O", "␛]", "␛P", "␛_", "␛\\", "␛[A", "␛[1;5C", "␛[3~", "␛[7$", "␛[7^", "␛[[A",
      "␛[Z", "␛[M", "␛[<0;1;1M", "␛[12;40R", "␛[?62c", "␛[?2026;2$y", "␛[13;5u", "␛[97;1:3u",
      "␛[27;5;13~", "␛OM", "␛O5P", "␛]11;rgb:f/f/f\u{07}", "␛P1$r0m␛\\", "␛[200~", "␛[201~",
      "␛[20", "a", "1", ";", "~", "\r", "\n", "\u{03}", "\u{07}", "\u{18}", "\u{7F}", "é",
      "e\u{301}", "👩‍🚀", "🇩🇪", "中",
    ],
    bytes: [
      [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x9B], [0xFF], [TimedBytes.endOfRead],
      [TimedBytes.pause],
    ]
  ) { input in
    let bursts = TimedBytes.bursts(of: input[...])
    let bytes = bursts.joined().joined().map(\.self)
    return first([
      { problemWithSplits(bursts) },
      { problemWithState(bytes) },
      { problemWithPaste(bytes) },
      { problemWithText(bytes) },
    ])
  }

  private static func problemWithSplits(_ bursts: [[[UInt8]]]) -> String? {
    let (events, parser) = parse(bursts)
    let (whole, wholeParser) = parse(bursts.map { [$0.flatMap(\.self)] })
    let (single, singleParser) = parse(bursts.map { $0.joined().map { [$0] } })
    if events.byScalar != whole.byScalar { return "reads make \(events), not \(whole)" }
    if events.byScalar != single.byScalar { return "single bytes make \(single), not \(events)" }
    let isSame =
      parser.isIncomplete == wholeParser.isIncomplete
      && parser.isIncomplete == singleParser.isIncomplete
    return isSame ? nil : "what is held depends on the reads"
  }

  private static func parse(_ bursts: [[[UInt8]]]) -> (events: [InputEvent], parser: KeyParser) {
    var parser = KeyParser()
    var events: [InputEvent] = []
    for (index, burst) in bursts.enumerated() {
      if index > 0 { events += parser.flush() }
      for read in burst { events += parser.consume(read) }
    }
    return (events, parser)
  }

  private static func problemWithState(_ bytes: [UInt8]) -> String? {
    var (_, parser) = parse([[bytes]])
    if parser.heldByteCount > max(32, bytes.count) { return "holds \(parser.heldByteCount) bytes" }
    var interrupted = parser
    let events = interrupted.consume(Self.bytes("␛[201~\u{03}"))
    if events.last != .key(.control("c")) { return "Control-C is not heard" }
    _ = parser.flush()
    if parser.isIncomplete { return "is incomplete after a flush" }
    return parser.flush().isEmpty ? nil : "a second flush makes something"
  }

  /// Whatever came before, all that is between the marks is one paste, and nothing of it is left.
  private static func problemWithPaste(_ bytes: [UInt8]) -> String? {
    let (begin, end) = (Self.bytes("␛[200~"), Self.bytes("␛[201~"))
    let content = bytes.suffix(bytes.count / 2)
    if content.indices.contains(where: { content[$0...].starts(with: end) }) { return nil }
    var (_, parser) = parse([[Array(bytes.prefix(bytes.count - content.count))]])
    _ = parser.consume(Self.bytes("␛[201~\u{03}"))
    var text: [UInt8] = []
    for byte in content {
      if byte == 0x0A, text.last == 0x0D { text.removeLast() }
      text.append(byte)
    }
    let expected = String(decoding: text.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
    let events = parser.consume(begin + content + end + Self.bytes("x"))
    let isRight = events == [.paste(expected), .key(.character("x"))]
    return isRight ? nil : "a paste makes \(events)"
  }

  private static func problemWithText(_ bytes: [UInt8]) -> String? {
    let text = bytes.filter { $0 >= 0x20 && $0 != 0x7F }
    let expected = String(decoding: text, as: UTF8.self).map { InputEvent.key(.character($0)) }
    var (events, parser) = parse([[text]])
    events += parser.flush()
    return events.byScalar == expected.byScalar ? nil : "text makes \(events)"
  }
}

extension [InputEvent] {
  /// The events with each character key written as its scalars, modifiers with the first.
  var byScalar: [InputEvent] {
    flatMap { event -> [InputEvent] in
      guard case .key(let key) = event, case .character(let character) = key.code else {
        return [event]
      }
      return character.unicodeScalars.enumerated().map { offset, scalar in
        .key(Key(.character(Character(scalar)), offset == 0 ? key.modifiers : []))
      }
    }
  }
}
