/// One row of a screen.
struct ScreenLine: Equatable, Sendable {
  var cells: [ScreenCell]
  /// Whether the text goes on in the next row only because this one was full.
  var isWrapped = false

  init(columns: Int, style: ScreenStyle = .plain) {
    cells = Array(repeating: .blank(style), count: columns)
  }

  init(cells: [ScreenCell], isWrapped: Bool) {
    self.cells = cells
    self.isWrapped = isWrapped
  }

  /// The text, without the blanks at its end.
  var text: String {
    var text = cells.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Blanks cells; a wide grapheme of which only half is in `range` goes as a whole.
  mutating func erase(_ range: Range<Int>, style: ScreenStyle) {
    let range = range.clamped(to: 0..<cells.count)
    guard !range.isEmpty else { return }
    splitWide(at: range.lowerBound)
    splitWide(at: range.upperBound)
    let blank = ScreenCell.blank(style)
    for column in range {
      cells[column] = blank
    }
  }

  /// Blanks the wide grapheme whose halves are on both sides of the boundary before `column`.
  mutating func splitWide(at column: Int) {
    guard column > 0, column < cells.count, cells[column - 1].width == 2 else { return }
    cells[column - 1] = .blank(cells[column - 1].style)
    cells[column] = .blank(cells[column].style)
  }

  /// Changes the number of columns by cutting off or filling up with blanks.
  mutating func fit(columns: Int) {
    if columns < cells.count {
      splitWide(at: columns)
      cells.removeLast(cells.count - columns)
    } else {
      cells += Array(repeating: ScreenCell(), count: columns - cells.count)
    }
  }
}
