/// The rows of a screen and the cursor on them; the main and the alternate screen are one each.
struct ScreenPage: Equatable, Sendable {
  /// What DECSC saves.
  struct SavedCursor: Equatable, Sendable {
    var cursor = ScreenPosition()
    var isWrapPending = false
    var pen = ScreenStyle.plain
    var isOrigin = false
  }

  var lines: [ScreenLine]
  var cursor = ScreenPosition()
  /// Whether the last column has been filled, and the next character goes to the next row.
  var isWrapPending = false
  var saved = SavedCursor()
  /// The rows that scroll (DECSTBM).
  var region: Range<Int>

  init(columns: Int, rows: Int) {
    lines = Array(repeating: ScreenLine(columns: columns), count: rows)
    region = 0..<rows
  }

  var columns: Int { lines[0].cells.count }
  var rows: Int { lines.count }

  /// Moves the cursor to a place on the screen, or the nearest to it.
  mutating func move(column: Int, row: Int) {
    cursor.column = min(max(0, column), columns - 1)
    cursor.row = min(max(0, row), rows - 1)
    isWrapPending = false
  }

  /// Moves up or down; the margins of the scrolling region stop who is inside them.
  mutating func move(down count: Int) {
    let lowest = cursor.row < region.upperBound ? region.upperBound - 1 : rows - 1
    let highest = cursor.row >= region.lowerBound ? region.lowerBound : 0
    move(column: cursor.column, row: min(max(cursor.row + count, highest), lowest))
  }

  /// Removes rows from the top of `range`, and returns them; blank ones come in below.
  @discardableResult
  mutating func scrollUp(_ range: Range<Int>, by count: Int, style: ScreenStyle) -> [ScreenLine] {
    let count = min(count, range.count)
    guard count > 0 else { return [] }
    let removed = Array(lines[range.prefix(count)])
    lines.removeSubrange(range.prefix(count))
    let blank = ScreenLine(columns: removed[0].cells.count, style: style)
    lines.insert(
      contentsOf: Array(repeating: blank, count: count),
      at: range.upperBound - count
    )
    if range.lowerBound > 0 { lines[range.lowerBound - 1].isWrapped = false }
    return removed
  }

  /// Removes rows from the bottom of `range`; blank ones come in above.
  mutating func scrollDown(_ range: Range<Int>, by count: Int, style: ScreenStyle) {
    let count = min(count, range.count)
    guard count > 0 else { return }
    let blank = ScreenLine(columns: columns, style: style)
    lines.removeSubrange(range.suffix(count))
    lines.insert(contentsOf: Array(repeating: blank, count: count), at: range.lowerBound)
    if range.lowerBound > 0 { lines[range.lowerBound - 1].isWrapped = false }
    lines[range.upperBound - 1].isWrapped = false
  }
}
