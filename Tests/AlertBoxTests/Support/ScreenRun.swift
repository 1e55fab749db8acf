/// Neighbouring cells of a row that look alike.
struct ScreenRun: Equatable {
  var column: Int
  /// How many columns the cells take.
  var width = 0
  var text = ""
  var style: ScreenStyle

  /// Splits a row between cells that do not belong together.
  ///
  /// Both columns of a wide grapheme are in one run.
  static func runs(
    of cells: [ScreenCell],
    joining belongTogether: (ScreenCell, ScreenCell) -> Bool
  ) -> [ScreenRun] {
    var runs: [ScreenRun] = []
    var last: ScreenCell?
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      if last.map({ belongTogether($0, cell) }) != true {
        runs.append(ScreenRun(column: column, style: cell.style))
      }
      last = cell
      runs[runs.count - 1].width += cell.width
      runs[runs.count - 1].text += cell.text
    }
    return runs
  }

  /// The run without the spaces around its text, as nothing is seen of them; nil if that is all.
  ///
  /// Underlined ones are seen, so they become such that an image keeps them.
  var trimmed: ScreenRun? {
    if style.isUnderlined {
      var run = self
      run.text = text.replacing(" ", with: "\u{A0}")
      return run
    }
    let isBlank = { (character: Character) in character == " " }
    let leading = text.prefix(while: isBlank).count
    let trailing = text.reversed().prefix(while: isBlank).count
    guard leading < text.count else { return nil }
    return ScreenRun(
      column: column + leading,
      width: width - leading - trailing,
      text: String(text.dropFirst(leading).dropLast(trailing)),
      style: style
    )
  }
}
