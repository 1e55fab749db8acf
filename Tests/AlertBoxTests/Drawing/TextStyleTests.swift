import AlertBox
import Testing

@Suite("TextStyle")
struct TextStyleTests {
  private static let both = TextStyle(isUnderlined: true, isReversed: true)
  private static let all = TextStyle(
    isBold: true,
    isUnderlined: true,
    isReversed: true,
    color: .red
  )

  @Test(
    "A style is changed by the shortest sequence",
    arguments: [
      (.plain, .plain, ""), (.bold, .bold, ""), (.plain, .bold, "1"), (.plain, .underlined, "4"),
      (.plain, .reversed, "7"), (.plain, TextStyle(color: .red), "31"), (.plain, both, "4;7"),
      (.plain, all, "1;4;7;31"), (.reversed, both, "4"), (both, .reversed, "24"),
      // Off with all that is on.
      (.bold, .plain, ""), (all, .plain, ""), (TextStyle(color: .red), .plain, ""),
      // Off with all, and on again.
      (all, .bold, ";1"), (all, .reversed, ";7"), (all, TextStyle(color: .red), ";31"),
      // Off one by one.
      (all, TextStyle(isUnderlined: true, isReversed: true, color: .red), "22"),
      (all, TextStyle(isBold: true, isUnderlined: true, isReversed: true), "39"),
    ] as [(TextStyle, TextStyle, String)]
  )
  func shortest(before: TextStyle, after: TextStyle, parameters: String) {
    #expect(after.sequence(after: before) == (before == after ? "" : "\u{1B}[\(parameters)m"))
  }

  @Test("Any style follows any other, and no longer than when all is switched off before")
  func anyChange() {
    let styles = (0..<16).map { bits in
      TextStyle(
        isBold: bits & 1 > 0,
        isUnderlined: bits & 2 > 0,
        isReversed: bits & 4 > 0,
        color: bits & 8 > 0 ? .red : nil
      )
    }
    for before in styles {
      for after in styles {
        var screen = Screen(columns: 3, rows: 1)
        let sequence = after.sequence(after: before)
        screen.feed(before.sequence(after: .plain) + "a" + sequence + "b")
        #expect(screen.style(column: 1, row: 0) == after.onScreen)
        #expect(screen.unrecognized == [])
        let fresh = after.sequence(after: .plain)
        #expect(sequence.utf8.count <= max("\u{1B}[m".utf8.count, fresh.utf8.count + 1))
      }
    }
  }
}

extension TextStyle {
  /// What a terminal makes of it.
  fileprivate var onScreen: ScreenStyle {
    var style = ScreenStyle()
    if isBold { style.attributes.insert(.bold) }
    if isUnderlined { style.attributes.insert(.underline) }
    if isReversed { style.attributes.insert(.reverse) }
    if color == .red { style.foreground = .indexed(1) }
    return style
  }
}
