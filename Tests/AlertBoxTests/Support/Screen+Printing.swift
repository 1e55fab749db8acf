extension Screen {
  /// Does one thing a program asks for.
  mutating func perform(_ item: ControlParser.Item) {
    if case .print(let scalar) = item {
      print(scalar)
      return
    }
    joinable = nil
    switch item {
    case .print: break
    case .control(let scalar): control(scalar)
    case .escape(let text): escape(text)
    case .sequence(let sequence): perform(sequence)
    case .string(let introducer, let text): string(introducer, text)
    }
  }

  // MARK: - Text

  private mutating func print(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    let character = Character(scalar)
    // On a screen of one column a wide character has nowhere to go but there.
    let width = min(Self.width(of: character), columns)
    if width == 0 {
      attach(scalar)
      return
    }
    wrapIfNeeded(width)
    let style = pen
    let (column, row) = (page.cursor.column, page.cursor.row)
    if isInserting {
      insertBlanks(width)
    }
    page.lines[row].erase(column..<column + width, style: style)
    page.lines[row].cells[column] = ScreenCell(text: String(character), width: width, style: style)
    if width == 2 {
      page.lines[row].cells[column + 1] = .continuation(style)
    }
    joinable = ScreenPosition(column: column, row: row)
    advance(by: width)
  }

  /// Starts a new row if the last one is full or has no room for a wide character.
  private mutating func wrapIfNeeded(_ width: Int) {
    let fits = page.cursor.column + width <= columns
    guard page.isWrapPending || !fits else { return }
    guard modes.contains(7) else {
      page.move(column: columns - width, row: page.cursor.row)
      return
    }
    let row = page.cursor.row
    if !page.isWrapPending {
      page.lines[row].erase(page.cursor.column..<columns, style: .plain)
      page.lines[row].cells[columns - 1] = .filler
    }
    page.lines[row].isWrapped = true
    page.move(column: 0, row: row)
    lineFeed()
  }

  private mutating func advance(by width: Int) {
    if page.cursor.column + width >= columns {
      page.cursor.column = columns - 1
      page.isWrapPending = modes.contains(7)
    } else {
      page.cursor.column += width
    }
  }

  /// Adds a scalar to the grapheme just written, if it is one with it (UAX #29).
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard let place = joinable else { return false }
    let cell = page.lines[place.row].cells[place.column]
    // Two ASCII characters are never one, and most text is ASCII.
    guard scalar.value > 0x7F || cell.text.utf8.count > 1 else { return false }
    let joined = cell.text + String(scalar)
    guard joined.count == 1, let character = joined.first else { return false }
    page.lines[place.row].cells[place.column].text = joined
    let isLastColumn = place.column == columns - 1
    if Self.width(of: character) == 2, cell.width == 1, !isLastColumn {
      let next = place.column + 1
      page.lines[place.row].erase(next..<next + 1, style: cell.style)
      page.lines[place.row].cells[place.column].width = 2
      page.lines[place.row].cells[next] = .continuation(cell.style)
      page.cursor.column = next
      advance(by: 1)
    }
    return true
  }

  /// Adds a scalar without a width to what stands before the cursor.
  private mutating func attach(_ scalar: Unicode.Scalar) {
    let row = page.cursor.row
    var column = page.isWrapPending ? page.cursor.column : page.cursor.column - 1
    if column > 0, page.lines[row].cells[column].width == 0 { column -= 1 }
    guard column >= 0 else { return }
    page.lines[row].cells[column].text.unicodeScalars.append(scalar)
  }

  // MARK: - Controls

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x07: bells += 1
    case 0x08: page.move(column: page.cursor.column - 1, row: page.cursor.row)
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C, 0x84: lineFeed()
    case 0x0D: page.move(column: 0, row: page.cursor.row)
    case 0x85:
      page.move(column: 0, row: page.cursor.row)
      lineFeed()
    case 0x8D: reverseLineFeed()
    case 0x00, 0x0F, 0x18: break
    default: unrecognized.append("control U+" + String(scalar.value, radix: 16, uppercase: true))
    }
  }

  /// Moves over tab stops, every eight columns; back with a negative count.
  mutating func tab(_ count: Int) {
    let stop = page.cursor.column / 8
    let isBetween = page.cursor.column % 8 != 0
    let target = count > 0 ? stop + count : stop + count + (isBetween ? 1 : 0)
    page.move(column: target * 8, row: page.cursor.row)
  }

  /// Moves down a row, and scrolls at the bottom of the scrolling region.
  mutating func lineFeed() {
    if page.cursor.row == page.region.upperBound - 1 {
      scrollUp(1)
    } else {
      page.move(column: page.cursor.column, row: page.cursor.row + 1)
    }
  }

  /// Moves up a row, and scrolls at the top of the scrolling region.
  mutating func reverseLineFeed() {
    if page.cursor.row == page.region.lowerBound {
      page.scrollDown(page.region, by: 1, style: pen)
    } else {
      page.move(column: page.cursor.column, row: page.cursor.row - 1)
    }
  }

  /// Scrolls the region; what leaves the top of the main screen goes to the scrollback.
  mutating func scrollUp(_ count: Int) {
    let removed = page.scrollUp(page.region, by: count, style: pen)
    if page.region.lowerBound == 0, !isAlternateScreen {
      scrolledOff += removed
    }
  }
}
