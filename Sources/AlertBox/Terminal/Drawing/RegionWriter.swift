/// Collects the bytes that move over a live region from its first line on down, and change it.
///
/// It knows where the cursor is, and the style of what is written next, so that it does not say again
/// what is so already.
struct RegionWriter {
  /// What is to be written.
  private(set) var text = ""

  /// Whether lines were added, for which the screen may have scrolled.
  private(set) var isLonger = false

  private var row = 0
  /// How many graphemes are before the cursor; only where all of them are ASCII that is its column.
  private var column = 0
  private var style = TextStyle.plain

  /// Returns what prints a line as it is, with its newline.
  static func line(_ line: StyledLine) -> String {
    var writer = RegionWriter()
    writer.draw(line)
    writer.setStyle(.plain)
    return writer.text + "\n"
  }

  // MARK: Lines

  /// Goes to the start of a line of the region, on this one or further down.
  mutating func goDown(to row: Int) {
    guard row > self.row else { return }
    returnToStart()
    // At the start of a line a newline is the same with and without the terminal's ONLCR.
    let newlines = String(repeating: "\n", count: row - self.row)
    text += Self.shorter(newlines, ANSI.down(row - self.row))
    self.row = row
  }

  /// Adds an empty line below this one, the last of the region, and goes to its start.
  mutating func addLine() {
    // Some terminals fill a line that scrolls in with the style.
    setStyle(.plain)
    text += "\r\n"
    row += 1
    column = 0
    isLonger = true
  }

  /// Draws what is on a line, at its start; the line is empty.
  mutating func draw(_ line: StyledLine) {
    line.cells.forEach { write($0) }
  }

  /// Draws the lines of a frame, from this one on, which are empty or do not exist.
  mutating func draw(_ frame: Frame) {
    for (index, line) in frame.lines.enumerated() {
      if index > 0 { addLine() }
      draw(line)
    }
  }

  /// Changes what is on a line, from its start.
  mutating func apply(_ change: LineChange) {
    for step in change.steps {
      switch step {
      case .write(let range):
        goRight(
          to: range.lowerBound,
          over: change.cells,
          style: change.cells[range.lowerBound].style
        )
        change.cells[range].forEach { write($0) }
      case .erase(let start):
        goRight(to: start, over: change.cells, style: .plain)
        erase(ANSI.eraseToEndOfLine)
      }
    }
  }

  /// Erases from here to the end of the screen.
  mutating func eraseBelow() {
    erase(ANSI.eraseToEndOfScreen)
  }

  /// Parks the cursor at the start of the region's first line, in the terminal's own style.
  mutating func park() {
    guard !text.isEmpty else { return }
    var way = self
    way.setStyle(.plain)
    way.returnToStart()
    way.text += ANSI.up(row)
    let saved = ANSI.saveCursor + text + ANSI.restoreCursor
    // A place that was saved is another line's after the screen has scrolled.
    text = isLonger ? way.text : Self.shorter(way.text, saved)
    (row, column, style) = (0, 0, .plain)
  }

  // MARK: Within a line

  private mutating func write(_ cell: StyledCell) {
    setStyle(cell.style)
    text.append(cell.character)
    column += 1
  }

  /// Goes over cells that are as they should be, or writes them again where that is shorter.
  ///
  /// - Parameters:
  ///   - target: where to go.
  ///   - cells: the line's.
  ///   - style: what is needed there. As it is set in either case, the shorter way to it is the
  ///     shorter one for the whole line.
  private mutating func goRight(to target: Int, over cells: [StyledCell], style: TextStyle) {
    guard target > column else { return setStyle(style) }
    var jump = self
    jump.text += ANSI.right(target - column)
    jump.column = target
    jump.setStyle(style)
    cells[column..<target].forEach { write($0) }
    setStyle(style)
    if jump.text.utf8.count < text.utf8.count { self = jump }
  }

  private mutating func returnToStart() {
    if column > 0 { text += "\r" }
    column = 0
  }

  private mutating func setStyle(_ style: TextStyle) {
    text += style.sequence(after: self.style)
    self.style = style
  }

  private mutating func erase(_ sequence: String) {
    // Some terminals fill what is erased with the style.
    setStyle(.plain)
    text += sequence
  }

  private static func shorter(_ one: String, _ other: String) -> String {
    other.utf8.count < one.utf8.count ? other : one
  }
}
