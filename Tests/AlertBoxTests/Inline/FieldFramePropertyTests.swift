import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("Frames of any question with a field on any screen")
struct FieldFramePropertyTests {
  private static let seed: UInt64 = 0x5EED_0304

  private static let words = [
    "Name", "a", "no", "Donaudampfschifffahrtsgesellschaft", "上書き", "👍🏽", "e\u{301}a", "\u{1B}[2J",
    "\u{202E}", "“x”", "12", "\t", "", "\u{200D}", "key/value-pairs",
  ]

  private static let keys: [Key] =
    [
      .left, .right, .tab, .shiftTab, .home, .end, .up, .down, .pageUp, .pageDown, .backspace,
      .delete, .escape, .space, .enter, .control("k"), .control("u"), .alt("b"),
    ] + ["a", "a", "1", "日", "\u{301}", "x"]

  private static func text(
    _ count: ClosedRange<Int>,
    using generator: inout SplitMix64
  ) -> String {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }.joined(separator: " ")
  }

  private static func question(using generator: inout SplitMix64) -> AlertConfiguration {
    let field: AlertField =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .text(AlertTextField(phrase: text(0...3, using: &generator)))
      case 1:
        .text(
          AlertTextField(
            text(0...4, using: &generator),
            defaultText: "a" + text(0...8, using: &generator),
            isSecure: Bool.random(using: &generator),
            isRequired: true
          )
        )
      default:
        .choice(
          AlertChoice(
            (0..<Int.random(in: 1...60, using: &generator)).map { _ in
              text(0...4, using: &generator)
            },
            defaultIndex: Int.random(in: 0...9, using: &generator)
          )
        )
      }
    let message = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      text(0...8, using: &generator)
    }
    return AlertConfiguration(
      text(1...6, using: &generator),
      message: Bool.random(using: &generator) ? message.joined(separator: "\n") : nil,
      field: field,
      buttons: [
        AlertButton(text(1...2, using: &generator)),
        AlertButton("Cancel", role: .cancel),
      ]
    )
  }

  @Test("They fit the screen, are safe to show, and show what has the focus and nothing else so")
  func anyFrames() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<200 {
      let configuration = Self.question(using: &generator)
      var prompt = configuration.inlinePrompt
      var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: true)
      for _ in 0..<15 {
        let size = TerminalSize(
          columns: Int.random(in: 1...60, using: &generator),
          rows: Int.random(in: 1...20, using: &generator)
        )
        let countdown = [nil, "2s"].randomElement(using: &generator) ?? nil
        let frame = layout.frame(of: prompt, countdown: countdown, size: size)
        if let problem = frame.problem(of: prompt, on: size) {
          Issue.record(
            "seed \(Self.seed), round \(round): \(problem), \(size), \(prompt.state)\n\(frame.markup)"
          )
          return
        }
        prompt.setPageSize(layout.pageSize)
        if let key = Self.keys.randomElement(using: &generator) { _ = prompt.handle([.key(key)]) }
      }
    }
  }

  @Test("Title, all buttons and the whole text can be read wherever there is room")
  func everything() {
    var generator = SplitMix64(seed: Self.seed + 1)
    for round in 0..<200 {
      let configuration = Self.question(using: &generator)
      let prompt = configuration.inlinePrompt
      var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: true)
      let size = TerminalSize(columns: 400, rows: 200)
      let frame = layout.frame(of: prompt, countdown: nil, size: size)
      let shown = Self.withoutSpace(frame.lines.map(\.plain).joined())
      var wanted = [configuration.title] + configuration.buttons.map(\.title)
      switch configuration.field {
      case .choice(let choice): wanted += choice.options
      case .text(let field):
        wanted += [field.phrase ?? field.prompt] + (field.isSecure ? [] : [field.defaultText ?? ""])
      case nil: break
      }
      let missing = wanted.map { Self.withoutSpace(DisplayText.line($0)) }.first {
        !$0.isEmpty && !shown.contains($0)
      }
      guard missing == nil else {
        Issue.record("seed \(Self.seed + 1), round \(round): \(missing ?? "")\n\(shown)")
        return
      }
    }
  }

  /// A text without white space, and without the joiners that lose it when a line breaks there.
  private static func withoutSpace(_ text: String) -> String {
    var scalars = text.unicodeScalars
    scalars.removeAll { $0.properties.isWhitespace || $0 == "\u{200D}" }
    return String(scalars)
  }
}
