import AlertBox

/// Styled text as plain text, for frames that are written down in tests.
///
/// `*bold*`, `_underlined_`, `[reversed]` and `{red}`, always nested in the order `*[{__}]*`.
struct StyleMarkup {
  /// How a piece of text looks, as far as the markup can say.
  struct Style: OptionSet {
    let rawValue: Int

    static let bold = Style(rawValue: 1 << 0)
    static let reversed = Style(rawValue: 1 << 1)
    static let red = Style(rawValue: 1 << 2)
    static let underlined = Style(rawValue: 1 << 3)
  }

  private static let marks: [(style: Style, open: String, close: String)] = [
    (.bold, "*", "*"), (.reversed, "[", "]"), (.red, "{", "}"), (.underlined, "_", "_"),
  ]

  private var result = ""
  private var pen: Style = []

  mutating func append(_ text: String, _ style: Style) {
    change(to: style)
    result += text
  }

  /// Returns the text, without plain blanks at its end.
  mutating func finish() -> String {
    change(to: [])
    while result.last == " " { result.removeLast() }
    return result
  }

  private mutating func change(to style: Style) {
    let kept = Self.marks.prefix { pen.contains($0.style) == style.contains($0.style) }
    let changed = Self.marks[kept.endIndex...]
    for mark in changed.reversed() where pen.contains(mark.style) { result += mark.close }
    for mark in changed where style.contains(mark.style) { result += mark.open }
    pen = style
  }
}

extension Frame {
  /// The lines with their styles as `StyleMarkup`, without blanks at their ends.
  var markup: String {
    lines.map { line in
      var markup = StyleMarkup()
      for run in line.runs {
        var style: StyleMarkup.Style = []
        if run.style.isBold { style.insert(.bold) }
        if run.style.isReversed { style.insert(.reversed) }
        if run.style.isUnderlined { style.insert(.underlined) }
        if run.style.color == .red { style.insert(.red) }
        markup.append(run.text, style)
      }
      return markup.finish()
    }.joined(separator: "\n")
  }
}

extension Screen {
  /// The rows down to the last that is not blank, with their styles as `StyleMarkup`.
  var markup: String {
    var rows = cells.map { cells in
      var markup = StyleMarkup()
      for cell in cells {
        var style: StyleMarkup.Style = []
        if cell.style.isBold { style.insert(.bold) }
        if cell.style.isReversed { style.insert(.reversed) }
        if cell.style.isUnderlined { style.insert(.underlined) }
        if cell.style.foreground == .indexed(1) { style.insert(.red) }
        markup.append(cell.text, style)
      }
      return markup.finish()
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
