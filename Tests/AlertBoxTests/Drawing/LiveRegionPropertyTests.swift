import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("LiveRegion: any frames")
struct LiveRegionPropertyTests {
  private static let seed: UInt64 = 0x5EED_0002
  private static let columns = 16
  private static let rows = 6

  /// Pieces of text; of the last ones `DisplayWidth` and the screen differ about the width.
  private static let pieces = [
    "a", "b", " ", "  ", "word", "e\u{301}", "\u{301}", "“", "日", "本", "👩‍🚀", "🇩🇪", "❤\u{FE0F}",
    "⌚\u{FE0E}", "कि",
  ]

  private static let styles: [TextStyle] = [
    .plain, .plain, .bold, .underlined, .reversed, TextStyle(isUnderlined: true, isReversed: true),
    TextStyle(isBold: true, color: .red),
  ]

  @Test("The screen after a change is what it would be after drawing all, in every cell")
  func anyChanges() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<300 {
      let above = (0..<Int.random(in: 0...8, using: &generator)).map { "line \($0)\r\n" }.joined()
      var live = LiveScreen(columns: Self.columns, rows: Self.rows, below: above)
      var frame = Self.frame(using: &generator)
      live.show { $0.update(to: frame) }
      for step in 0..<20 {
        frame = Self.frame(after: frame, using: &generator)
        var redrawn = live
        redrawn.show { $0.redraw(frame) }
        // Where the terminal cuts a line, its last column has what was written there last.
        guard frame.lines.allSatisfy({ Self.fits($0) }) else {
          live = redrawn
          continue
        }
        live.show { $0.update(to: frame) }
        guard live.screen.isSame(as: redrawn.screen) else {
          Issue.record(
            """
            seed \(Self.seed), round \(round), step \(step):
            \(live.screen.text)
            \(live.screen.styles)
            instead of
            \(redrawn.screen.text)
            \(redrawn.screen.styles)
            """
          )
          return
        }
      }
    }
  }

  @Test("Whatever is shown and inserted, each line stands once in what is above")
  func anyInsertions() {
    var generator = SplitMix64(seed: Self.seed + 1)
    for round in 0..<300 {
      var expected = (0..<Int.random(in: 0...8, using: &generator)).map { "line \($0)" }
      let above = expected.map { $0 + "\r\n" }.joined()
      var live = LiveScreen(columns: Self.columns, rows: Self.rows, below: above)
      var frame = Self.frame(using: &generator)
      live.show { $0.update(to: frame) }
      for step in 0..<20 {
        frame = Self.frame(after: frame, using: &generator)
        if Bool.random(using: &generator) {
          live.show { $0.update(to: frame) }
        } else {
          let lines = (0..<Int.random(in: 1...3, using: &generator)).map { "\(step) \($0)" }
          live.show { $0.insert(lines.joined(separator: "\n"), above: frame) }
          expected += lines
        }
        let top = live.screen.cursor.row
        guard live.screen.scrollback + live.screen.lines[..<top] == expected,
          live.screen.cursor.column == 0
        else {
          Issue.record("seed \(Self.seed + 1), round \(round), step \(step): \(live.screen.text)")
          return
        }
      }
    }
  }

  private static func fits(_ line: StyledLine) -> Bool {
    var screen = Screen(columns: 10 * columns, rows: 1)
    screen.feed(line.plain)
    return screen.cursor.column < columns
  }

  // MARK: - Generators

  private static func frame(using generator: inout SplitMix64) -> Frame {
    Frame((0..<Int.random(in: 1...rows, using: &generator)).map { _ in line(using: &generator) })
  }

  /// Returns a frame of which most is as it was.
  private static func frame(after frame: Frame, using generator: inout SplitMix64) -> Frame {
    var lines = frame.lines
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return Self.frame(using: &generator)
    case 1 where lines.count < rows:
      let index = Int.random(in: 0...lines.count, using: &generator)
      lines.insert(line(using: &generator), at: index)
    case 2 where lines.count > 1:
      lines.remove(at: Int.random(in: 0..<lines.count, using: &generator))
    default:
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<lines.count, using: &generator)
        lines[index] = line(after: lines[index], using: &generator)
      }
    }
    return Frame(lines)
  }

  private static func line(using generator: inout SplitMix64) -> StyledLine {
    // Half of the lines are ASCII, as most are.
    let pieces = Bool.random(using: &generator) ? Self.pieces[..<5] : Self.pieces[...]
    var line = StyledLine()
    for _ in 0..<Int.random(in: 0...16, using: &generator) {
      let style = styles.randomElement(using: &generator) ?? .plain
      append(pieces.randomElement(using: &generator) ?? "", style, to: &line)
    }
    return line
  }

  /// Returns a line of which one piece has another text or style, or is gone.
  private static func line(
    after line: StyledLine,
    using generator: inout SplitMix64
  ) -> StyledLine {
    guard !line.runs.isEmpty else { return Self.line(using: &generator) }
    let changed = Int.random(in: 0..<line.runs.count, using: &generator)
    let style = styles.randomElement(using: &generator) ?? .plain
    var result = StyledLine()
    for (index, run) in line.runs.enumerated() {
      switch index == changed ? Int.random(in: 0..<4, using: &generator) : 4 {
      case 0: break
      case 1: append(run.text, style, to: &result)
      case 2: append(pieces.randomElement(using: &generator) ?? "", run.style, to: &result)
      case 3: append(String(run.text.reversed()), run.style, to: &result)
      default: append(run.text, run.style, to: &result)
      }
    }
    return result
  }

  /// Adds text to a line, as far as there is room by either way of counting columns.
  private static func append(_ text: String, _ style: TextStyle, to line: inout StyledLine) {
    var longer = line
    longer.append(text, style)
    let onScreen = longer.runs.flatMap(\.text).reduce(0) { $0 + Screen.width(of: $1) }
    if max(longer.width, onScreen) <= columns { line = longer }
  }
}

extension Screen {
  /// Whether it looks and goes on like another one.
  fileprivate func isSame(as other: Screen) -> Bool {
    page.lines == other.page.lines && cursor == other.cursor && pen == other.pen
      && page.isWrapPending == other.page.isWrapPending && scrolledOff == other.scrolledOff
      && unrecognized == [] && other.unrecognized == []
  }
}
