extension Screen {
  // MARK: - ESC

  mutating func escape(_ text: String) {
    switch text {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "D": lineFeed()
    case "E":
      page.move(column: 0, row: page.cursor.row)
      lineFeed()
    case "M": reverseLineFeed()
    case "c": self = Screen(columns: columns, rows: rows, resizePolicy: resizePolicy)
    case "=", ">", "(B", ")B", "\\": break  // Keypad modes; ASCII; the end of a string.
    default: unrecognized.append("ESC \(text)")
    }
  }

  mutating func string(_ introducer: Character, _ text: String) {
    controlStrings.append("\(introducer)\(text)")
    guard introducer == "]" else { return }
    for kind in ["0;", "2;"] where text.hasPrefix(kind) {
      titles.append(String(text.dropFirst(2)))
    }
  }

  // MARK: - CSI

  mutating func perform(_ sequence: ControlSequence) {
    let known =
      moveCursor(sequence) || edit(sequence) || setMode(sequence) || answer(sequence)
    if !known {
      unrecognized.append(sequence.description)
    }
  }

  private mutating func moveCursor(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count
    let reach = modes.contains(6) ? page.region : 0..<rows
    func row(_ number: Int) -> Int { min(reach.lowerBound + max(1, number), reach.upperBound) - 1 }
    switch sequence.function {
    case "A": page.move(down: -count)
    case "B", "e": page.move(down: count)
    case "C", "a": page.move(column: page.cursor.column + count, row: page.cursor.row)
    case "D": page.move(column: page.cursor.column - count, row: page.cursor.row)
    case "E", "F":
      page.move(down: sequence.function == "E" ? count : -count)
      page.cursor.column = 0
    case "G", "`": page.move(column: count - 1, row: page.cursor.row)
    case "H", "f":
      let column = max(1, sequence.parameter(1, standard: 1)) - 1
      page.move(column: column, row: row(sequence.parameter(0, standard: 1)))
    case "d": page.move(column: page.cursor.column, row: row(count))
    case "I": tab(count)
    case "Z": tab(-count)
    case "s": saveCursor()
    case "u": restoreCursor()
    case "r": setRegion(sequence)
    default: return false
    }
    return true
  }

  private mutating func setRegion(_ sequence: ControlSequence) {
    let top = max(1, sequence.parameter(0, standard: 1))
    let given = sequence.parameter(1, standard: rows)
    let bottom = given == 0 ? rows : min(given, rows)
    guard top < bottom else { return }
    page.region = top - 1..<bottom
    page.move(column: 0, row: modes.contains(6) ? top - 1 : 0)
  }

  mutating func saveCursor() {
    page.saved = ScreenPage.SavedCursor(
      cursor: page.cursor,
      isWrapPending: page.isWrapPending,
      pen: pen,
      isOrigin: modes.contains(6)
    )
  }

  mutating func restoreCursor() {
    let saved = page.saved
    page.move(column: saved.cursor.column, row: saved.cursor.row)
    page.isWrapPending = saved.isWrapPending
    pen = saved.pen
    if saved.isOrigin { modes.insert(6) } else { modes.remove(6) }
  }
}
