extension Screen {
  /// The DEC private modes this terminal knows.
  static let knownModes: Set<Int> = [
    1, 6, 7, 12, 25, 47, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 1047, 1048, 1049, 2004, 2026,
  ]

  /// Switches modes on and off (SM, RM, DECSET, DECRST), and resets.
  mutating func setMode(_ sequence: ControlSequence) -> Bool {
    let isOn = sequence.final == "h"
    switch sequence.function {
    case "?h", "?l":
      return sequence.parameters.indices.allSatisfy { setPrivateMode(sequence.parameter($0), isOn) }
    case "h", "l":
      guard sequence.parameters.count == 1, sequence.parameter(0) == 4 else { return false }
      isInserting = isOn
    case " q":
      cursorShape = sequence.parameter(0)
    case "!p":
      softReset()
    default:
      return false
    }
    return true
  }

  private mutating func setPrivateMode(_ mode: Int, _ isOn: Bool) -> Bool {
    guard Self.knownModes.contains(mode) else { return false }
    switch mode {
    case 6:
      page.move(column: 0, row: isOn ? page.region.lowerBound : 0)
    case 47, 1047:
      showAlternate(isOn)
    case 1048:
      if isOn { saveCursor() } else { restoreCursor() }
      return true
    case 1049:
      if isOn { saveCursor() }
      showAlternate(isOn)
      if !isOn { restoreCursor() }
    default:
      break
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    return true
  }

  /// Switches between the screens; the cursor stays where it is.
  private mutating func showAlternate(_ isOn: Bool) {
    if isOn, mainPage == nil {
      mainPage = page
      page.lines = ScreenPage(columns: columns, rows: rows).lines
      page.saved = ScreenPage.SavedCursor()
    } else if !isOn, let main = mainPage {
      let cursor = page.cursor
      page = main
      page.move(column: cursor.column, row: cursor.row)
      mainPage = nil
    }
  }

  private mutating func softReset() {
    modes.insert(25)
    modes.subtract([1, 6])
    modes.insert(7)
    isInserting = false
    pen = .plain
    page.region = 0..<rows
    page.saved = ScreenPage.SavedCursor()
  }
}
