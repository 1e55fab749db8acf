import AlertBox
import Testing

@Suite("An answers file: any input", .timeLimit(.minutes(5)))
struct AnswersFilePropertyTests {
  private static let seed: UInt64 = 0xA115_0001

  /// What files are made of, whole and in part.
  private static let parts: [[UInt8]] =
    [
      " = ", "=", " ", "\t", "\n", "\r\n", "\r", "\"", "\\", "\\\"", "\\\\", "*", "#", "confirm",
      "cancel", "text \"", "text", "A", "é", "e\u{301}", "\u{301}", "👩‍🚀", "\u{FEFF}", "\u{1B}",
      "\0", "\u{2028}", "A = confirm\n", "B* = \"x\"\n", "C = text \"y\"\n", "# z\n",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xE2, 0x82], [0xFF]]

  @Test("Any bytes are rules, or an error that names one of their lines")
  func anyBytes() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        Self.parts.randomElement(using: &generator) ?? []
      }
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      let isRight: Bool
      do throws(AlertError) {
        let numbers = try AnswersFile(utf8: bytes, name: "f").rules.map(\.line)
        isRight = numbers == numbers.sorted() && numbers.allSatisfy { (1...lines).contains($0) }
      } catch {
        let parts = error.message.split(separator: ":", maxSplits: 2)
        isRight =
          error.code == .badAnswersFile && parts.count == 3 && parts[0] == "f"
          && Int(parts[1]).map { (1...lines).contains($0) } == true
          && !error.message.utf8.contains { $0 < 0x20 }
      }
      guard isRight else {
        Issue.record("seed \(Self.seed), round \(round): \(bytes)")
        return
      }
    }
  }

  @Test("Rules that are written down are read as they were")
  func roundTrip() throws {
    var generator = SplitMix64(seed: Self.seed + 1)
    for round in 0..<10_000 {
      // The number at the start has each rule match something of its own.
      let rules = (0..<Int.random(in: 1...4, using: &generator)).map { number in
        Rule(number: number, using: &generator)
      }
      let end = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
      let text = rules.map { $0.line + end }.joined()
      let read = try? AnswersFile(text, name: "f").rules.map(\.answer)
      guard let read, read.map(\.description.scalars) == rules.map(\.answer.description.scalars),
        read == rules.map(\.answer)
      else {
        Issue.record("seed \(Self.seed + 1), round \(round): \(text.debugDescription)")
        return
      }
    }
  }

  @Test("A rule is refused just if, of all short titles, earlier rules match each that it does")
  func neverMatches() {
    var generator = SplitMix64(seed: Self.seed + 2)
    // No pattern holds c, so that a title can hold what no pattern names.
    let titles = (0...5).flatMap { Self.words(of: ["a", "b", "c"], count: $0) }
    var refused = 0
    for round in 0..<400 {
      let patterns = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          ["a", "b", "*"].randomElement(using: &generator) ?? "*"
        }.joined()
      }
      var unmatched = titles
      let expected = patterns.firstIndex { pattern in
        let count = unmatched.count
        unmatched.removeAll { Self.fits(Array($0), Array(pattern)) }
        return unmatched.count == count
      }
      let text = patterns.map { "\($0) = cancel\n" }.joined()
      var line: Int?
      do throws(AlertError) {
        _ = try AnswersFile(text, name: "f")
      } catch {
        line = Int(error.message.split(separator: ":")[1])
        refused += 1
      }
      #expect(line == expected.map { $0 + 1 }, "seed \(Self.seed + 2), round \(round): \(patterns)")
    }
    #expect((100...300).contains(refused))
  }

  // MARK: Generators

  private struct Rule {
    let line: String
    let answer: AlertAnswer

    init(number: Int, using generator: inout SplitMix64) {
      let pattern = "\(number)\(Self.text(using: &generator))."
      let text = Self.text(using: &generator)
      // By scalar, as a combining mark may follow what has to be escaped.
      let escaped = text.unicodeScalars.map { ["\\", "\""].contains($0) ? "\\\($0)" : String($0) }
      let quoted = "\"\(escaped.joined())\""
      let (word, answer): (String, AlertAnswer) =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: ("confirm", .confirm)
        case 1: ("cancel", .cancel)
        case 2: (quoted, .press(text))
        default: ("text \(quoted)", .text(text))
        }
      self.line = "\(pattern) = \(word)"
      self.answer = answer.to(pattern)
    }

    private static func text(using generator: inout SplitMix64) -> String {
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        [
          " = ", "=", " ", "\t", "\"", "\\", "*", "#", "confirm", "cancel", "text \"", "a", "é",
          "e\u{301}", "\u{301}", "👩‍🚀", "\u{FEFF}", "\u{1B}", "\0", "\u{2028}",
        ].randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  private static func words(of letters: [String], count: Int) -> [String] {
    guard count > 0 else { return [""] }
    return words(of: letters, count: count - 1).flatMap { word in letters.map { word + $0 } }
  }

  /// Matches by trying every split, which is slow and plain.
  private static func fits(_ title: [Character], _ pattern: [Character]) -> Bool {
    guard let first = pattern.first else { return title.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" {
      return (0...title.count).contains { fits(Array(title.dropFirst($0)), rest) }
    }
    return title.first == first && fits(Array(title.dropFirst()), rest)
  }
}

extension String {
  fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
