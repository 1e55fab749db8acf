import AlertBox

/// A live region and the screen that shows it.
struct LiveScreen {
  private(set) var screen: Screen
  private(set) var region = LiveRegion()

  /// Begins on a fresh line below what was written before.
  init(
    columns: Int = 30,
    rows: Int = 8,
    resizePolicy: Screen.ResizePolicy = .reflow,
    below text: String = ""
  ) {
    screen = Screen(columns: columns, rows: rows, resizePolicy: resizePolicy)
    screen.feed(text)
    screen.feed(LiveRegion.freshLine(columns: columns))
  }

  /// Shows what a method of the region returns; the result is the number of its bytes.
  @discardableResult
  mutating func show(_ change: (inout LiveRegion) -> String) -> Int {
    let text = change(&region)
    screen.feed(text)
    return text.utf8.count
  }

  /// Shows a frame in place of the last one; the result is the number of bytes it took.
  @discardableResult
  mutating func update(_ lines: StyledLine...) -> Int {
    show { $0.update(to: Frame(lines)) }
  }

  /// Shows what others write.
  mutating func feed(_ text: String) {
    screen.feed(text)
  }

  /// Resizes the screen, and then draws a frame for the new size.
  mutating func resize(columns: Int? = nil, rows: Int? = nil, _ lines: StyledLine...) {
    screen.resize(columns: columns ?? screen.columns, rows: rows ?? screen.rows)
    show { $0.redraw(Frame(lines)) }
  }
}

extension StyledLine {
  /// A row of buttons, with the first letter as the key of each.
  static func buttons(_ titles: String..., focus: Int?) -> StyledLine {
    var line = StyledLine()
    for (index, title) in titles.enumerated() {
      if index > 0 { line.append(" ") }
      let isFocused = index == focus
      line.append(" ", TextStyle(isReversed: isFocused))
      line.append(String(title.prefix(1)), TextStyle(isUnderlined: true, isReversed: isFocused))
      line.append(title.dropFirst() + " ", TextStyle(isReversed: isFocused))
    }
    return line
  }
}

extension Screen {
  /// The styles of the columns of each row, as letters: `.` plain, `b` bold, `u` underlined, `r`
  /// reversed, `k` reversed and underlined, `c` coloured, `?` anything else.
  var styles: String {
    var rows = cells.map { row in
      var letters = row.map { Self.letter(for: $0.style) }
      while letters.last == "." { letters.removeLast() }
      return letters.joined()
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  private static func letter(for style: ScreenStyle) -> String {
    switch (style.attributes, style.foreground, style.background) {
    case ([], .standard, .standard): "."
    case (.bold, .standard, .standard): "b"
    case (.underline, .standard, .standard): "u"
    case (.reverse, .standard, .standard): "r"
    case ([.underline, .reverse], .standard, .standard): "k"
    case ([], .indexed(1), .standard): "c"
    default: "?"
    }
  }
}
