import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("The box of a popup on the screen")
struct PopupLayoutTests {
  private static let screen = TerminalSize(columns: 24, rows: 9)

  /// A box with “Hi” in it, which takes 6 columns and 3 rows, as the rows of the screen.
  private static func rows(
    _ alignment: PopupAlignment,
    from direction: PopupDirection = .top,
    on screen: TerminalSize = screen,
    step: Int = PopupSlide.lastStep
  ) -> [String] {
    let layout = PopupLayout(alignment: alignment, direction: direction)
    let size = TerminalSize(columns: 2, rows: 1)
    return layout.frame([StyledLine("Hi")], in: size, on: screen, step: step).lines.map(\.plain)
  }

  /// The rows of a screen with these on it, below so many blank ones, and shifted to the right.
  private static func screen(_ row: Int, _ column: Int, _ rows: String...) -> [String] {
    let indent = String(repeating: " ", count: column)
    let shown = rows.map { indent + $0 }
    return Array(repeating: "", count: row) + shown
      + Array(repeating: "", count: screen.rows - row - rows.count)
  }

  @Test(
    "It stands at nine places, away from the edges by two columns and a row",
    arguments: [
      (PopupAlignment.topLeading, 1, 2), (.top, 1, 9), (.topTrailing, 1, 15),
      (.leading, 3, 2), (.center, 3, 9), (.trailing, 3, 15),
      (.bottomLeading, 5, 2), (.bottom, 5, 9), (.bottomTrailing, 5, 15),
    ]
  )
  func place(alignment: PopupAlignment, row: Int, column: Int) {
    let box = Self.screen(row, column, "╭────╮", "│ Hi │", "╰────╯")
    for direction in PopupDirection.allCases {
      #expect(Self.rows(alignment, from: direction) == box)
    }
  }

  @Test("Where there is little room, the edges are nearer")
  func narrowMargin() {
    let screen = TerminalSize(columns: 9, rows: 3)
    let box = [" ╭────╮", " │ Hi │", " ╰────╯"]
    for alignment in PopupAlignment.allCases { #expect(Self.rows(alignment, on: screen) == box) }
  }

  @Test("It slides in from each edge, and what is outside is cut off")
  func slide() {
    // Of 6 rows, 25/36 are 5 after rounding up, and 16/36 are 3.
    #expect(Self.rows(.center, from: .top, step: 0) == Self.screen(0, 9, "╰────╯"))
    #expect(
      Self.rows(.center, from: .top, step: 1) == Self.screen(0, 9, "╭────╮", "│ Hi │", "╰────╯")
    )
    #expect(Self.rows(.center, from: .bottom, step: 0) == Self.screen(8, 9, "╭────╮"))
    #expect(
      Self.rows(.center, from: .bottom, step: 1) == Self.screen(6, 9, "╭────╮", "│ Hi │", "╰────╯")
    )
    // Of 15 columns, 11; of 14, 10.
    #expect(
      Self.rows(.center, from: .leading, step: 0) == Self.screen(3, 0, "───╮", "Hi │", "───╯")
    )
    #expect(
      Self.rows(.center, from: .trailing, step: 0) == Self.screen(3, 19, "╭───", "│ Hi", "╰───")
    )
    #expect(
      Self.rows(.center, from: .leading, step: 4) == Self.screen(3, 8, "╭────╮", "│ Hi │", "╰────╯")
    )
  }

  @Test("By default it comes from the nearest edge")
  func nearestEdge() {
    let directions = PopupAlignment.allCases.map(\.direction)
    #expect(
      directions == [
        .top, .top, .bottom, .leading, .trailing, .top, .top, .bottom, .bottom,
      ]
    )
  }

  @Test("Wide characters keep the border straight, and are blank where they are cut")
  func wide() {
    let layout = PopupLayout(alignment: .topLeading, direction: .leading)
    let lines = [StyledLine("日本 👩‍🚀"), StyledLine("e\u{301}"), StyledLine("1234567日")]
    let size = TerminalSize(columns: 8, rows: 3)
    func rows(_ step: Int) -> [String] {
      layout.frame(lines, in: size, on: Self.screen, step: step).lines.map(\.plain)
    }
    #expect(
      rows(PopupSlide.lastStep)
        == Self.screen(
          1,
          2,
          "╭──────────╮",
          "│ 日本 👩‍🚀  │",
          "│ e\u{301}        │",
          "│ 1234567  │",
          "╰──────────╯"
        )
    )
    // Of 14 columns 7 are missing: two before the box, and five of its own, half a 本 among them.
    #expect(
      rows(1)
        == Self.screen(1, 0, "──────╮", "  👩‍🚀  │", "      │", "4567  │", "──────╯")
    )
  }

  @Test(
    "There is a box where twenty columns and a row fit, and none wider than sixty",
    arguments: [
      (80, 24, 60, 22), (66, 24, 60, 22), (64, 24, 59, 22), (40, 10, 35, 8), (25, 3, 20, 1),
    ]
  )
  func room(columns: Int, rows: Int, roomColumns: Int, roomRows: Int) {
    #expect(
      PopupLayout.room(on: TerminalSize(columns: columns, rows: rows))
        == TerminalSize(columns: roomColumns, rows: roomRows)
    )
  }

  @Test("Elsewhere there is none", arguments: [(24, 24), (80, 2), (80, 1), (1, 1), (20, 5)])
  func noRoom(columns: Int, rows: Int) {
    #expect(PopupLayout.room(on: TerminalSize(columns: columns, rows: rows)) == nil)
  }

  @Test("Whatever is in it and however large the screen, all rows are there and none is wider")
  func anyScreen() {
    var generator = SplitMix64(seed: 0x5EED_0051)
    let pieces = ["a", " ", "word ", "日", "👩‍🚀", "e\u{301}", "\u{301}", "🇩🇪"]
    for _ in 0..<3000 {
      let screen = TerminalSize(
        columns: Int.random(in: 1...90, using: &generator),
        rows: Int.random(in: 1...30, using: &generator)
      )
      let size = TerminalSize(
        columns: Int.random(in: 1...60, using: &generator),
        rows: Int.random(in: 1...20, using: &generator)
      )
      let lines = (0..<Int.random(in: 0...25, using: &generator)).map { _ in
        let words = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
        return StyledLine(words.joined())
      }
      let layout = PopupLayout(
        alignment: PopupAlignment.allCases.randomElement(using: &generator) ?? .center,
        direction: PopupDirection.allCases.randomElement(using: &generator) ?? .top
      )
      let step = Int.random(in: 0...PopupSlide.lastStep, using: &generator)
      for frame in [
        layout.frame(lines, in: size, on: screen, step: step),
        PopupLayout.frame(lines.map { $0.clipped(to: 0..<screen.columns) }, on: screen),
      ] {
        let isWhole = frame.lines.count == screen.rows
        let isNarrow = frame.lines.allSatisfy { $0.width <= screen.columns }
        guard isWhole, isNarrow else {
          Issue.record("\(layout) \(size) on \(screen) at \(step): \(frame.markup)")
          return
        }
      }
    }
  }
}
