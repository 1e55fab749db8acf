import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("A live surface that is a popup")
struct LiveSurfacePopupTests {
  private static let start = ContinuousClock.now

  /// A surface for a screen, and the screen.
  private static func begin(
    columns: Int = 40,
    rows: Int = 9,
    alignment: PopupAlignment = .center,
    isAnimated: Bool = false,
    below text: String = "",
    _ lines: String...
  ) -> (LiveSurface, Screen) {
    var screen = Screen(columns: columns, rows: rows)
    screen.feed(text)
    let layout = PopupLayout(alignment: alignment, direction: alignment.direction)
    var surface = LiveSurface(Popup(layout, isAnimated: isAnimated))
    surface.resize(to: TerminalSize(columns: columns, rows: rows), isKnown: true)
    screen.feed(surface.begin(Frame(lines.map { StyledLine($0) }), at: start))
    return (surface, screen)
  }

  private static func frame(_ lines: String...) -> Frame { Frame(lines.map { StyledLine($0) }) }

  @Test("Step by step it comes from its edge")
  func slide() {
    var (surface, screen) = Self.begin(alignment: .topLeading, isAnimated: true, "Hi")
    var texts = [screen.text]
    while let time = surface.timeToNextStep(at: Self.start) {
      #expect(!surface.isSettled)
      surface.advance(to: Self.start.advanced(by: time))
      screen.feed(surface.update(to: Self.frame("Hi")))
      texts.append(screen.text)
    }
    #expect(surface.isSettled)
    let atTop = "  ╭────╮\n  │ Hi │\n  ╰────╯"
    #expect(
      texts == ["  ╰────╯", "  │ Hi │\n  ╰────╯", atTop, atTop, atTop, "\n\(atTop)"]
    )
  }

  @Test("It grows to what is in it, at once to all columns, and does not shrink")
  func growth() {
    var (surface, screen) = Self.begin(columns: 30, rows: 7, "Hi")
    #expect(screen.text == "\n\n            ╭────╮\n            │ Hi │\n            ╰────╯")
    let edge = String(repeating: "─", count: 27)
    screen.feed(surface.update(to: Self.frame("Hi", "Higher")))
    #expect(
      screen.lines == [
        "", "╭\(edge)╮", "│ Hi                        │", "│ Higher                    │",
        "╰\(edge)╯", "", "",
      ]
    )
    screen.feed(surface.update(to: Self.frame("Hi")))
    #expect(
      screen.lines == [
        "", "╭\(edge)╮", "│ Hi                        │", "│                           │",
        "╰\(edge)╯", "", "",
      ]
    )
  }

  @Test("Whatever is shown, printed and resized, each line is below the last one in the end")
  func anyChanges() {
    var generator = SplitMix64(seed: 0x5EED_0052)
    for round in 0..<200 {
      let columns = Int.random(in: 2...60, using: &generator)
      let rows = Int.random(in: 1...12, using: &generator)
      var (surface, screen) = Self.begin(columns: columns, rows: rows, below: "a\r\n", "Hi")
      var expected = ["a"]
      for number in 0..<20 {
        let room = surface.contentSize
        let count = Int.random(in: 1...room.rows, using: &generator)
        let frame = Frame(
          (0..<count).map { StyledLine("line \($0)").clipped(to: 0..<max(room.columns - 1, 1)) }
        )
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          screen.feed(surface.insert("\(number)\n", above: frame))
          expected.append(String(number))
        case 1: screen.feed(surface.redraw(frame))
        case 2 where number % 5 == 0:
          screen.feed(surface.suspend(isInForeground: true))
          screen.feed(surface.resume(Self.frame("Hi")))
        default: screen.feed(surface.update(to: frame))
        }
        #expect(!screen.isSynchronizing)
      }
      screen.feed(surface.finish(with: Self.frame("z")))
      let shown = (screen.scrollback + screen.lines).filter { !$0.isEmpty }
      guard shown == expected + ["z"], screen.modes == Screen.initialModes else {
        Issue.record("round \(round) at \(columns)×\(rows): \(shown) instead of \(expected)")
        return
      }
    }
  }
}
