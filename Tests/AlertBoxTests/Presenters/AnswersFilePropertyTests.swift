import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("An answers file: any patterns", .timeLimit(.minutes(5)))
struct AnswersFilePropertyTests {
  private static let seed: UInt64 = 0xA115_0003

  @Test("A rule is refused just if, of all short titles, earlier rules match each that it does")
  func neverMatches() {
    var generator = SplitMix64(seed: Self.seed)
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
      #expect(line == expected.map { $0 + 1 }, "seed \(Self.seed), round \(round): \(patterns)")
    }
    #expect((100...300).contains(refused))
  }

  // MARK: Generators

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
