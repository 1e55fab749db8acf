import AlertBox
import AlertBoxTestSupport
import Testing

/// What stands on the screen for some notices: pure, and compared as whole lines.
@Suite("NoticeLayout")
struct NoticeLayoutTests {
  private static func lines(
    _ items: [NoticeItem],
    width: Int = 80,
    rows: Int = 24,
    phase: Int = 0
  ) -> [String] {
    NoticeLayout(hasColor: false, isStill: false)
      .lines(of: NoticeView(items: items), width: width, rows: rows, phase: phase)
      .lines.map(\.plain)
  }

  private static func work(
    _ title: String,
    _ detail: String? = nil,
    _ fraction: Double? = nil,
    depth: Int = 0,
    seconds: Int = 0,
    count: Int = 1
  ) -> NoticeItem {
    let content = AlertNotice.Content(title, detail: detail, fraction: fraction)
    return NoticeItem(.progress, content, depth: depth, seconds: seconds, count: count)
  }

  private static func toast(_ text: String, _ role: AlertNotice.Role = .plain) -> NoticeItem {
    NoticeItem(.toast, AlertNotice.Content(text, role: role))
  }

  @Test("Works that have no row are counted in the first that the latest leave")
  func hiddenWorks() {
    let works = ["A", "B", "C", "D", "E"].map { Self.work($0) }
    #expect(Self.lines(works, rows: 2) == ["… and 4 more", "⠋ E"])
    #expect(Self.lines(works, rows: 4) == ["… and 2 more", "⠋ C", "⠋ D", "⠋ E"])
    #expect(Self.lines(works, rows: 5) == ["⠋ A", "⠋ B", "⠋ C", "⠋ D", "⠋ E"])
  }

  @Test("Where nothing is to move, nothing turns")
  func still() {
    let layout = NoticeLayout(hasColor: false, isStill: true)
    let view = NoticeView(items: [Self.work("Fetch data")])
    for phase in 0..<20 {
      let result = layout.lines(of: view, width: 80, rows: 24, phase: phase)
      #expect(result.lines.map(\.plain) == ["• Fetch data"])
    }
  }

  @Test(
    "Where columns are scarce the time gives way first, then what a work is at, then its number",
    arguments: [
      (80, "⠋ Fetch data 42%: Reading page 3 (12s)"),
      (38, "⠋ Fetch data 42%: Reading page 3 (12s)"),
      (37, "⠋ Fetch data 42%: Reading page… (12s)"), (30, "⠋ Fetch data 42%: Reading pag…"),
      (20, "⠋ Fetch data 42%"), (16, "⠋ Fetch data 42%"), (12, "⠋ Fetch data"), (10, "⠋ Fetch d…"),
    ]
  )
  func narrow(width: Int, line: String) {
    #expect(
      Self.lines([Self.work("Fetch data", "Reading page 3", 0.42, seconds: 12)], width: width) == [
        line
      ]
    )
  }

  @Test("A number of percents says how much is done, and all of it only when it is")
  func percents() {
    func number(_ fraction: Double) -> [String] { Self.lines([Self.work("a", nil, fraction)]) }
    for percent in 0...100 {
      #expect(number(Double(percent) / 100) == ["⠋ a \(percent)%"])
      #expect(number(1 - Double(100 - percent) / 100) == ["⠋ a \(percent)%"])
    }
    for fraction in [Double(1).nextDown, 1 - 1e-12, 0.9999] {
      #expect(number(fraction) == ["⠋ a 99%"])
    }
    #expect(number(0.2899) == ["⠋ a 28%"])
  }

  @Test(
    "Wide characters, emoji and control characters",
    arguments: [
      (80, "⠋ 漢字 👩‍🚀: a\\tb \\u{1B}[2J\\u{202E}"), (10, "⠋ 漢字 👩‍🚀"), (7, "⠋ 漢字…"), (6, "⠋ 漢…"),
    ]
  )
  func characters(width: Int, line: String) {
    let items = [Self.work("漢字 👩‍🚀", "a\tb \u{1B}[2J\u{202E}")]
    #expect(Self.lines(items, width: width) == [line])
  }

  @Test(
    "Works stand below the toasts, indented by what they are inside of, equal ones with a number"
  )
  func order() {
    let items = [
      Self.toast("Saved", .success), Self.toast("Careful", .warning), Self.toast("Bad", .error),
      Self.work("Outer"), Self.work("Inner", depth: 1), Self.work("Load", count: 3),
    ]
    let lines = ["✓ Saved", "! Careful", "✗ Bad", "⠙ Outer", "  ⠙ Inner", "⠙ Load (3)"]
    #expect(Self.lines(items, phase: 11) == lines)
  }

  @Test("Colour is used only where there is colour, and the symbol says the same")
  func color() {
    let items = NoticeView(items: [Self.toast("Saved", .success)])
    for hasColor in [true, false] {
      let layout = NoticeLayout(hasColor: hasColor, isStill: true)
      let line = layout.lines(of: items, width: 80, rows: 24, phase: 0).lines[0]
      #expect(line.plain == "✓ Saved")
      #expect(line.runs[0].style == TextStyle(isBold: true, color: hasColor ? .green : nil))
    }
  }

  @Test("Long toasts are wrapped to three rows at most, and the rest is cut")
  func longToasts() {
    let text = "one two three four five six seven eight nine"
    let lines = ["• one two", "  three four", "  five six…"]
    #expect(Self.lines([Self.toast(text)], width: 12) == lines)
    #expect(Self.lines([Self.toast("a\n\u{1B}\nb\n")]) == ["• a", "  \\u{1B}", "  b"])
  }

  @Test(
    "With few rows the oldest toast and the latest work have a place first",
    arguments: [
      (7, ["• a b", "  c d", "• e", "⠋ 1", "⠋ 2", "⠋ 3", "⠋ 4"]),
      (6, ["• a …", "• e", "⠋ 1", "⠋ 2", "⠋ 3", "⠋ 4"]),
      (5, ["• a …", "• e", "… and", "⠋ 3", "⠋ 4"]), (3, ["• a …", "• e", "⠋ 4"]),
      (2, ["• a …", "⠋ 4"]), (1, ["• a …"]), (0, []),
    ]
  )
  func fewRows(rows: Int, lines: [String]) {
    let items = [Self.toast("a b c d"), Self.toast("e")] + (1...4).map { Self.work("\($0)") }
    let shown = Self.lines(items, width: 5, rows: rows).map { line in
      line.hasPrefix("… and") || line.hasPrefix("… a") ? "… and" : line
    }
    #expect(shown == lines)
  }

  @Test(
    "A third of the screen is theirs, if the question leaves it",
    arguments: [(24, 2, 8), (24, 20, 4), (24, 24, 0), (3, 2, 1), (2, 2, 0), (1, 0, 1), (1, 5, 0)]
  )
  func room(rows: Int, needed: Int, room: Int) {
    #expect(NoticeLayout.rows(of: rows, beside: needed) == room)
  }

  @Test("Whatever there is, it has no more rows than allowed and is never wider than the screen")
  func bounds() {
    var random = SplitMix64(seed: 7)
    let texts = [
      "", "a", "漢字漢字漢字", "👨‍👩‍👧‍👦👩‍🚀 and more of it", "\u{1B}[2J\u{202E}\t\n\nx",
      String(repeating: "long ", count: 40),
    ]
    for _ in 1...3000 {
      let items = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        let text = texts.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { return Self.toast(text, .error) }
        return Self.work(
          text,
          Bool.random(using: &random) ? texts.randomElement(using: &random) : nil,
          Bool.random(using: &random) ? .random(in: 0...1, using: &random) : nil,
          depth: .random(in: 0...5, using: &random),
          seconds: .random(in: 0...100_000, using: &random),
          count: .random(in: 1...3, using: &random)
        )
      }
      let width = Int.random(in: 1...60, using: &random)
      let rows = Int.random(in: 0...12, using: &random)
      let layout = NoticeLayout(hasColor: true, isStill: false)
      let view = NoticeView(items: items)
      let result = layout.lines(
        of: view,
        width: width,
        rows: rows,
        phase: .random(in: 0...99, using: &random)
      )
      #expect(result.lines.count <= rows)
      #expect(result.lines.isEmpty == (rows == 0 || items.isEmpty))
      #expect(result.toasts <= items.count { $0.kind == .toast })
      for line in result.lines { #expect(line.width <= width, "\(line.plain), \(width)") }
    }
  }
}
