/// Puts what is to be shown into a bordered box on a screen that is otherwise empty.
///
/// The last column of the screen stays free, as terminals differ in what happens in it.
package struct PopupLayout: Sendable {
  /// Lines are not longer than this, as long ones are hard to read.
  private static let widest = 60

  /// With less room than this between its borders there is no box.
  private static let narrowest = 20

  /// What stays free around a box, where there is room.
  private static let margin = (columns: 2, rows: 1)

  /// What the border takes: on each side a line, and beside the text a space.
  private static let border = (columns: 4, rows: 2)

  let alignment: PopupAlignment
  let direction: PopupDirection

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: Where the box stands.
  ///   - direction: The edge that it comes from.
  package init(alignment: PopupAlignment, direction: PopupDirection) {
    self.alignment = alignment
    self.direction = direction
  }

  /// Returns the largest room that a box has within.
  ///
  /// - Parameter screen: The screen's size.
  /// - Returns: The room; `nil` if the screen is too small for a box.
  package static func room(on screen: TerminalSize) -> TerminalSize? {
    let columns = min(screen.columns - 1 - border.columns, widest)
    let rows = screen.rows - border.rows
    return columns < narrowest || rows < 1 ? nil : TerminalSize(columns: columns, rows: rows)
  }

  /// Lays a screen out with a box on it.
  ///
  /// - Parameters:
  ///   - lines: What is in the box; what is larger than the room is cut off.
  ///   - size: The room within the box, which is no larger than `room(on:)`.
  ///   - screen: The screen's size.
  ///   - step: The step of the slide; by default the last one.
  /// - Returns: As many lines as the screen has rows.
  package func frame(
    _ lines: [StyledLine],
    in size: TerminalSize,
    on screen: TerminalSize,
    step: Int = PopupSlide.lastStep
  ) -> Frame {
    let box = Self.box(lines, size)
    let width = size.columns + Self.border.columns
    let sides = alignment.sides
    // As the last column stays free, what stands there is one column away from it already.
    var column = Self.place(width, in: screen.columns - 1, side: sides.column, Self.margin.columns)
    if sides.column == 0 { column = (screen.columns - width) / 2 }
    var row = Self.place(box.count, in: screen.rows, side: sides.row, Self.margin.rows)
    switch direction {
    case .top: row -= PopupSlide.offset(at: step, of: row + box.count)
    case .bottom: row += PopupSlide.offset(at: step, of: screen.rows - row)
    case .leading: column -= PopupSlide.offset(at: step, of: column + width)
    case .trailing: column += PopupSlide.offset(at: step, of: screen.columns - 1 - column)
    }
    var frame = Self.frame([], on: screen)
    for (index, line) in box.enumerated() where frame.lines.indices.contains(row + index) {
      var shifted = StyledLine(String(repeating: " ", count: max(column, 0)))
      shifted.append(column < 0 ? line.clipped(to: -column..<width) : line)
      frame.lines[row + index] = shifted.clipped(to: 0..<max(screen.columns - 1, 1))
    }
    return frame
  }

  /// Lays a screen out without a box.
  ///
  /// - Parameters:
  ///   - lines: What is at the top.
  ///   - screen: The screen's size.
  /// - Returns: As many lines as the screen has rows.
  package static func frame(_ lines: [StyledLine], on screen: TerminalSize) -> Frame {
    let blank = Array(repeating: StyledLine(), count: max(screen.rows - lines.count, 0))
    return Frame(lines.prefix(screen.rows) + blank)
  }

  private static func place(_ length: Int, in room: Int, side: Int, _ margin: Int) -> Int {
    let spare = room - length
    let margin = min(margin, spare / 2)
    return side < 0 ? margin : side > 0 ? spare - margin : spare / 2
  }

  private static func box(_ lines: [StyledLine], _ size: TerminalSize) -> [StyledLine] {
    let edge = String(repeating: "─", count: size.columns + 2)
    let rows = (0..<size.rows).map { index in
      var row = StyledLine("│ ")
      let line = index < lines.count ? lines[index].clipped(to: 0..<size.columns) : StyledLine()
      row.append(line)
      row.append(String(repeating: " ", count: size.columns - line.width) + " │")
      return row
    }
    return [StyledLine("╭\(edge)╮")] + rows + [StyledLine("╰\(edge)╯")]
  }
}
