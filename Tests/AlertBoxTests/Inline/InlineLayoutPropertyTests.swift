import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("Frames of any question on any screen")
struct InlineLayoutPropertyTests {
  private static let seed: UInt64 = 0x5EED_0200

  private static let words = [
    "Overwrite", "a", "no", "Donaudampfschifffahrtsgesellschaft", "key/value-pairs", "上書き", "👍🏽",
    "👨‍👩‍👧‍👦", "e\u{301}a", "\u{1B}[2J", "\u{202E}", "“x”", "12", "\t", "",
  ]

  private static let keys: [Key] = [
    .right, .left, .tab, .shiftTab, .end, .home, "x", .backspace, .up, .down,
  ]

  /// A question on a screen, and what is there to be seen.
  private struct Sample {
    var configuration: AlertConfiguration
    var prompt: KeyPrompt
    var countdown: String?
    var size: TerminalSize
    var frame: Frame

    init(using generator: inout SplitMix64) {
      let buttons = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        AlertButton(
          Sample.text(1...4, using: &generator),
          role: [.action, .destructive, .cancel].randomElement(using: &generator) ?? .action
        )
      }
      let message =
        Bool.random(using: &generator)
        ? (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Sample.text(0...8, using: &generator)
        }.joined(separator: "\n") : nil
      configuration = AlertConfiguration(
        Sample.text(0...12, using: &generator),
        message: message,
        buttons: buttons
      )
      prompt = KeyPrompt(configuration)
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        _ = prompt.handle([.key(keys.randomElement(using: &generator) ?? .right)])
      }
      countdown = [nil, "2s", "confirms in 1h 10m 5s"].randomElement(using: &generator) ?? nil
      size = TerminalSize(
        columns: Int.random(in: 1...100, using: &generator),
        rows: Int.random(in: 1...30, using: &generator)
      )
      var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: true)
      frame = layout.frame(of: prompt, countdown: countdown, size: size)
    }

    private static func text(
      _ count: ClosedRange<Int>,
      using generator: inout SplitMix64
    ) -> String {
      (0..<Int.random(in: count, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }.joined(separator: " ")
    }

    /// The columns that lines may take.
    var width: Int { max(size.columns - 1, 1) }

    /// What the buttons show, with the number before it where that is a button's key.
    var labels: [String] {
      prompt.keys.keys.map { button, key in
        let number = if case .number(let number) = key { "\(number) " } else { "" }
        return number + DisplayText.line(button.title)
      }
    }

    /// The lines that title and buttons take at most.
    var neededRows: Int {
      let title = TextWrapping.lines(DisplayText.line(configuration.title).trimmed, width: width)
      let total = labels.reduce(0) { $0 + DisplayWidth.width(of: $1) + 2 }
      let stacked = labels.reduce(0) { $0 + TextWrapping.lines($1, width: width - 2).count }
      return title.count + (total <= width ? 1 : stacked)
    }

    /// All that is on the screen, without white space.
    var shown: String { frame.lines.map(\.plain).joined().filter { !$0.isWhitespace } }

    /// The texts that have to be there if there is room, in their order, without white space.
    var wanted: [String] {
      ([DisplayText.line(configuration.title)] + labels).map { $0.filter { !$0.isWhitespace } }
    }
  }

  private static func check(_ isRight: (Sample) -> Bool) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<2000 {
      let sample = Sample(using: &generator)
      guard isRight(sample) else {
        Issue.record(
          """
          seed \(seed), round \(round): \(sample.configuration) \(sample.size)
          \(sample.frame.markup)
          """
        )
        return
      }
    }
  }

  @Test("There is at least one line, and no more than the screen has rows")
  func height() {
    Self.check { (1...$0.size.rows).contains($0.frame.lines.count) }
  }

  @Test("No line reaches into the last column, unless a single character takes all there are")
  func width() {
    Self.check { sample in
      sample.frame.lines.allSatisfy { line in
        line.width <= sample.width || sample.width == 1 && line.plain.count == 1
      }
    }
  }

  @Test("Title and all buttons are there in their order whenever they fit")
  func titleAndButtons() {
    Self.check { sample in
      guard sample.neededRows <= sample.size.rows else { return true }
      var rest = sample.shown[...]
      return sample.wanted.allSatisfy { text in
        guard
          let range = text.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: text)
        else { return false }
        rest = rest[range.upperBound...]
        return true
      }
    }
  }

  @Test("The button that has the focus can always be seen, and no other is reversed")
  func focus() {
    Self.check { sample in
      let reversed = sample.frame.lines.flatMap(\.runs).filter(\.style.isReversed).map(\.text)
      guard let focus = sample.prompt.focus else { return reversed.isEmpty }
      let label = sample.labels[focus].filter { !$0.isWhitespace }
      let shown = reversed.joined().filter { !$0.isWhitespace }
      return !reversed.isEmpty && label.contains(shown)
    }
  }

  @Test("Nothing on a line can move the cursor")
  func safeText() {
    Self.check { sample in
      sample.frame.lines.allSatisfy { $0.plain == DisplayText.line($0.plain) }
    }
  }
}
