/// What stands in one or two columns of the screen: a grapheme and its style.
struct StyledCell: Hashable, Sendable {
  var character: Character
  var style: TextStyle

  /// What erasing leaves.
  static let blank = StyledCell(character: " ", style: .plain)

  /// Whether a terminal is sure to give it one column.
  ///
  /// What other graphemes take depends on the terminal, and on its version of Unicode.
  var isASCII: Bool { character.isASCII }
}

extension StyledLine {
  /// What is on the line, without blanks at its end.
  var cells: [StyledCell] {
    var cells = runs.flatMap { run in
      run.text.map { StyledCell(character: $0, style: run.style) }
    }
    while cells.last == .blank { cells.removeLast() }
    return cells
  }
}
