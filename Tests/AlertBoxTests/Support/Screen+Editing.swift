extension Screen {
  /// Erases, inserts, deletes and scrolls.
  mutating func edit(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count
    let (column, row) = (page.cursor.column, page.cursor.row)
    switch sequence.function {
    case "J": return eraseInDisplay(sequence.parameter(0))
    case "K": return eraseInLine(sequence.parameter(0))
    case "X": page.lines[row].erase(column..<column + count, style: pen)
    case "@": insertBlanks(count)
    case "P": deleteCharacters(count)
    case "L", "M":
      guard page.region.contains(row) else { break }
      let range = row..<page.region.upperBound
      if sequence.function == "L" {
        page.scrollDown(range, by: count, style: pen)
      } else {
        page.scrollUp(range, by: count, style: pen)
      }
      page.cursor.column = 0
    case "S": scrollUp(count)
    case "T": page.scrollDown(page.region, by: count, style: pen)
    case "m": setStyle(sequence)
    default: return false
    }
    page.isWrapPending = page.isWrapPending && sequence.function == "m"
    return true
  }

  private mutating func eraseInDisplay(_ part: Int) -> Bool {
    let (column, row) = (page.cursor.column, page.cursor.row)
    switch part {
    case 0:
      if (column, row) == (0, 0) { keepCleared() }
      eraseRow(row, from: column)
      (row + 1..<rows).forEach { eraseRow($0) }
    case 1:
      (0..<row).forEach { eraseRow($0) }
      page.lines[row].erase(0..<column + 1, style: pen)
    case 2:
      (0..<rows).forEach { eraseRow($0) }
    case 3:
      scrolledOff = []
    default:
      return false
    }
    page.isWrapPending = false
    return true
  }

  /// Keeps what is cleared from the top left corner on, as tmux does.
  private mutating func keepCleared() {
    guard resizePolicy == .reflow, mainPage == nil else { return }
    let used = page.lines.lastIndex { !$0.text.isEmpty }.map { $0 + 1 } ?? 0
    scrolledOff += page.lines.prefix(used)
  }

  private mutating func eraseInLine(_ part: Int) -> Bool {
    let (column, row) = (page.cursor.column, page.cursor.row)
    switch part {
    case 0: eraseRow(row, from: column)
    case 1: page.lines[row].erase(0..<column + 1, style: pen)
    case 2: eraseRow(row)
    default: return false
    }
    page.isWrapPending = false
    return true
  }

  /// Erases to the end of a row, which then no longer goes on in the next one.
  private mutating func eraseRow(_ row: Int, from column: Int = 0) {
    page.lines[row].erase(column..<columns, style: pen)
    page.lines[row].isWrapped = false
    if column == 0, row > 0 {
      page.lines[row - 1].isWrapped = false
    }
  }

  /// Pushes what is at and after the cursor to the right, over the edge.
  mutating func insertBlanks(_ count: Int) {
    let (column, row) = (page.cursor.column, page.cursor.row)
    let count = min(count, columns - column)
    page.lines[row].splitWide(at: column)
    page.lines[row].splitWide(at: columns - count)
    page.lines[row].cells.removeLast(count)
    page.lines[row].cells.insert(
      contentsOf: Array(repeating: .blank(pen), count: count),
      at: column
    )
  }

  /// Pulls what is after the cursor to the left.
  private mutating func deleteCharacters(_ count: Int) {
    let (column, row) = (page.cursor.column, page.cursor.row)
    let count = min(count, columns - column)
    page.lines[row].splitWide(at: column)
    page.lines[row].splitWide(at: column + count)
    page.lines[row].cells.removeSubrange(column..<column + count)
    page.lines[row].cells += Array(repeating: .blank(pen), count: count)
  }
}
