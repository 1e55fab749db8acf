/// Rows joined to the lines they were wrapped from, and wrapped anew at another width.
struct ScreenReflow {
  private(set) var lines: [ScreenLine] = []

  /// For each old row the number of its line, and of the graphemes of that line before it.
  private var origins: [(line: Int, offset: Int)] = []
  /// For each line the place of each of its graphemes, and of what would follow them.
  private var places: [[ScreenPosition]] = []
  private let old: [ScreenLine]

  init(_ old: [ScreenLine], columns: Int) {
    self.old = old
    var graphemes: [ScreenCell] = []
    for row in old {
      origins.append((places.count, graphemes.count))
      graphemes += row.cells.filter { $0.width > 0 }
      if !row.isWrapped {
        wrap(graphemes, columns: columns)
        graphemes = []
      }
    }
    if !graphemes.isEmpty {
      wrap(graphemes, columns: columns)
    }
  }

  /// Where something has gone to; `isPastIt` for what comes right after it in its line.
  func place(_ position: ScreenPosition, isPastIt: Bool = false) -> ScreenPosition {
    let origin = origins[position.row]
    let before = old[position.row].cells[..<position.column].count { $0.width > 0 }
    let offset = origin.offset + before + (isPastIt ? 1 : 0)
    let line = places[origin.line]
    if offset < line.count { return line[offset] }
    // Beyond the text, in what was blank.
    var place = line[line.count - 1]
    place.column += offset - (line.count - 1)
    return place
  }

  private mutating func wrap(_ graphemes: [ScreenCell], columns: Int) {
    var text = graphemes
    while text.last?.isBlank == true { text.removeLast() }
    var row: [ScreenCell] = []
    var line: [ScreenPosition] = []
    func finished(_ row: [ScreenCell], isWrapped: Bool) -> ScreenLine {
      let filler = Array(repeating: ScreenCell(), count: max(0, columns - row.count))
      return ScreenLine(cells: row + filler, isWrapped: isWrapped)
    }
    for cell in text {
      if row.count + min(cell.width, columns) > columns {
        if row.count < columns { row.append(.filler) }
        lines.append(finished(row, isWrapped: true))
        row = []
      }
      line.append(ScreenPosition(column: row.count, row: lines.count))
      row.append(cell)
      if cell.width == 2 { row.append(.continuation(cell.style)) }
    }
    line.append(ScreenPosition(column: row.count, row: lines.count))
    lines.append(finished(row, isWrapped: false))
    places.append(line)
  }
}
