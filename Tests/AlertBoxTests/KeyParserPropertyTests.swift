import AlertBox
import Testing

@Suite("KeyParser: any input")
struct KeyParserPropertyTests {
  private static let seed: UInt64 = 0x5EED_0001

  /// Sequences, whole and in part, from which inputs are made.
  private static let parts: [[UInt8]] =
    [
      "␛", "␛[", "␛O", "␛]", "␛P", "␛_", "␛\\", "␛[A", "␛[1;5C", "␛[3~", "␛[7$", "␛[7^", "␛[[A",
      "␛[Z",
      "␛[M", "␛[<0;1;1M", "␛[12;40R", "␛[?62c", "␛[?2026;2$y", "␛[13;5u", "␛[97;1:3u", "␛[27;5;13~",
      "␛OM", "␛O5P", "␛]11;rgb:f/f/f\u{07}", "␛P1$r0m␛\\", "␛[200~", "␛[201~", "␛[20", "a", "1",
      ";", "~",
      "\r", "\n", "\u{03}", "\u{07}", "\u{18}", "\u{7F}", "é", "e\u{301}", "👩‍🚀", "🇩🇪", "中",
    ].map(KeyParser.bytes) + [[0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x9B], [0xFF]]

  @Test("However the bytes are split into reads, the events are the same by scalar")
  func anySplit() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<100_000 {
      let bytes = Self.input(using: &generator)
      let whole = Self.run([bytes[...]])
      let split = Self.run(Self.split(bytes, using: &generator))
      guard whole.events.byScalar == split.events.byScalar,
        whole.parser.isIncomplete == split.parser.isIncomplete
      else {
        Issue.record("seed \(Self.seed), round \(round): \(bytes)")
        return
      }
    }
  }

  @Test("Little is held, a flush leaves nothing incomplete, and Control-C is heard")
  func anyInput() {
    var generator = SplitMix64(seed: Self.seed + 1)
    for round in 0..<100_000 {
      let bytes = Self.input(using: &generator)
      var (_, parser) = Self.run([bytes[...]])
      let isBounded = parser.heldByteCount <= max(32, bytes.count)
      var interrupted = parser
      let interruption = interrupted.consume(KeyParser.bytes("␛[201~\u{03}"))
      _ = parser.flush()
      guard isBounded, !parser.isIncomplete, interruption.last == .key(.control("c")) else {
        Issue.record("seed \(Self.seed + 1), round \(round): \(bytes)")
        return
      }
    }
  }

  @Test("Text without control characters is typed as String(decoding:as:) reads it")
  func anyText() {
    var generator = SplitMix64(seed: Self.seed + 2)
    for round in 0..<100_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) }
      let expected = String(decoding: bytes, as: UTF8.self).map { InputEvent.key(.character($0)) }
      var (events, parser) = Self.run([bytes[...]])
      events += parser.flush()
      guard events.byScalar == expected.byScalar else {
        Issue.record("seed \(Self.seed + 2), round \(round): \(bytes)")
        return
      }
    }
  }

  // MARK: - Generators

  /// Returns real sequences and random bytes in a row, some of them changed, dropped or doubled.
  private static func input(using generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        bytes += parts.randomElement(using: &generator) ?? []
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch UInt8.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(bytes[index], at: index)
      }
    }
    return bytes
  }

  private static func split(
    _ bytes: [UInt8],
    using generator: inout SplitMix64
  ) -> [ArraySlice<UInt8>] {
    var reads: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(4, rest.count), using: &generator)
      reads.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return reads
  }

  private static func run(
    _ reads: [ArraySlice<UInt8>]
  ) -> (events: [InputEvent], parser: KeyParser) {
    var parser = KeyParser()
    let events = reads.flatMap { parser.consume($0) }
    return (events, parser)
  }
}
