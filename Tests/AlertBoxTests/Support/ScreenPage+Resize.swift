extension ScreenPage {
  /// Changes the size; rows move between the screen and what has scrolled off its top.
  mutating func resize(
    columns: Int,
    rows: Int,
    reflows: Bool,
    scrolledOff: inout [ScreenLine]
  ) {
    var all = scrolledOff + lines
    var top = scrolledOff.count
    let grown = max(0, rows - self.rows)
    var place = ScreenPosition(column: cursor.column, row: top + cursor.row)
    var savedPlace = ScreenPosition(column: saved.cursor.column, row: top + saved.cursor.row)
    if reflows, columns != self.columns {
      let reflow = ScreenReflow(all, columns: columns)
      place = reflow.place(place, isPastIt: isWrapPending)
      savedPlace = reflow.place(savedPlace)
      all = reflow.lines
      isWrapPending = place.column == columns
      place.column = min(place.column, columns - 1)
    } else {
      for index in all.indices {
        if columns < self.columns { all[index].isWrapped = false }
        all[index].fit(columns: columns)
      }
      if place.column >= columns || columns != self.columns { isWrapPending = false }
      place.column = min(place.column, columns - 1)
    }
    while all.count > place.row + 1, all.last?.text.isEmpty == true { all.removeLast() }
    // Shorter, a screen loses the blank rows at its bottom first. Taller, it gets back as many as
    // it has grown by (xterm), or as many as there is room for (VTE).
    top = min(max(all.count - rows, reflows ? 0 : top - grown, 0), place.row)
    scrolledOff = Array(all[..<top])
    lines = Array(all[top...].prefix(rows))
    lines += Array(repeating: ScreenLine(columns: columns), count: rows - lines.count)
    cursor = ScreenPosition(column: place.column, row: place.row - top)
    // It follows the text too, as in VTE and tmux; xterm moves it with the rows.
    saved.cursor.column = min(savedPlace.column, columns - 1)
    saved.cursor.row = min(max(savedPlace.row - top, 0), rows - 1)
    saved.isWrapPending = false
    region = 0..<rows
  }
}
