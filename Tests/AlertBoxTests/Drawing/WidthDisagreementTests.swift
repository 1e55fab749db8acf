import AlertBox
import Testing

/// Characters that a terminal takes for wider than they are.
@Suite("A terminal with other widths")
struct WidthDisagreementTests {
  @Test("A line that it takes for too wide is cut, and is no second one", arguments: 1...4)
  func cut(moves: Int) {
    var live = LiveScreen(columns: 16, rows: 6, below: "before\r\n")
    // In these the screen sees 2 columns each, `DisplayWidth` 1.
    let wide = StyledLine(String(repeating: "⌚\u{FE0E}", count: 14))
    var frame = Frame([StyledLine("Title"), wide, StyledLine(" OK   Cancel")])
    live.show { $0.update(to: frame) }
    for move in 1...moves {
      frame = Frame([StyledLine("Title \(move)"), wide, StyledLine(" OK   Cancel")])
      live.show { move.isMultiple(of: 2) ? $0.update(to: frame) : $0.redraw(frame) }
    }
    #expect(live.screen.lines[0] == "before")
    #expect(live.screen.lines[1] == "Title \(moves)")
    #expect(live.screen.lines[3] == " OK   Cancel")
    #expect(live.screen.scrollback.isEmpty && live.screen.modes.contains(7))
  }
}
