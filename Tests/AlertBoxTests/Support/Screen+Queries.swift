extension Screen {
  /// Answers what a program asks the terminal, as an xterm would.
  mutating func answer(_ sequence: ControlSequence) -> Bool {
    let origin = modes.contains(6) ? page.region.lowerBound : 0
    let position = "\(page.cursor.row - origin + 1);\(page.cursor.column + 1)"
    switch (sequence.function, sequence.parameter(0)) {
    case ("c", 0): reply("\u{1B}[?62;22c")
    case (">c", 0): reply("\u{1B}[>1;10;0c")
    case ("n", 5): reply("\u{1B}[0n")
    case ("n", 6): reply("\u{1B}[\(position)R")
    case ("?n", 6): reply("\u{1B}[?\(position)R")
    case ("t", 18): reply("\u{1B}[8;\(rows);\(columns)t")
    case ("t", 22), ("t", 23): break  // Pushing and popping the title.
    case ("?$p", let mode):
      let state = !Self.knownModes.contains(mode) ? 0 : modes.contains(mode) ? 1 : 2
      reply("\u{1B}[?\(mode);\(state)$y")
    default: return false
    }
    return true
  }

  private mutating func reply(_ text: String) {
    replies += Array(text.utf8)
  }
}
