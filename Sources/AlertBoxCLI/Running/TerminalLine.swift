import AlertBox

/// The line of a terminal that the cursor is in.
struct TerminalLine {
  /// A line longer than this is cut.
  private static let limit = 1 << 10

  /// What stands in each column; nothing in the second one of a wide character.
  private var cells: [String] = []

  /// The column of the cursor.
  private var column = 0

  /// What the line shows.
  var text: String { cells.joined().trimmed }

  /// Puts a character where the cursor is.
  mutating func print(_ scalar: Unicode.Scalar) {
    let width = scalar.isASCII ? 1 : DisplayWidth.width(of: Character(scalar))
    if width == 0 { return join(scalar) }
    guard column + width <= Self.limit else { return }
    pad(to: column + width)
    // Half of a wide character is none.
    if cells[column].isEmpty, column > 0 { cells[column - 1] = " " }
    let end = column + width
    if end < cells.count, cells[end].isEmpty { cells[end] = " " }
    cells[column] = String(Character(scalar))
    if width == 2 { cells[column + 1] = "" }
    column = end
  }

  /// Does what a control character says.
  mutating func obey(_ control: Unicode.Scalar) {
    switch control {
    case "\r": column = 0
    case "\u{8}": column = max(column - 1, 0)
    case "\t": print(" ")
    default: break
    }
  }

  /// Does what a control sequence says.
  ///
  /// - Parameters:
  ///   - final: Its last character.
  ///   - parameter: Its first number.
  mutating func obey(_ final: Unicode.Scalar, _ parameter: Int?) {
    let count = max(parameter ?? 1, 1)
    switch final {
    case "C": column = min(column + count, Self.limit)
    case "D": column = max(column - count, 0)
    case "G", "`": column = min(count - 1, Self.limit)
    case "J", "K": erase(parameter ?? 0)
    case "P": cells.removeSubrange(rest.prefix(count))
    case "X": for index in rest.prefix(count) { cells[index] = " " }
    default: break
    }
  }

  /// The columns from the cursor on.
  private var rest: Range<Int> { min(column, cells.count)..<cells.count }

  private mutating func erase(_ part: Int) {
    switch part {
    case 0: cells.removeSubrange(rest)
    case 1: for index in cells.indices.prefix(column + 1) { cells[index] = " " }
    default: cells = []
    }
  }

  /// Adds to the character before the cursor what takes no column.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var index = min(column, cells.count) - 1
    if index > 0, cells[index].isEmpty { index -= 1 }
    guard index >= 0, cells[index].utf8.count < 64 else { return }
    cells[index].unicodeScalars.append(scalar)
  }

  private mutating func pad(to count: Int) {
    if cells.count < count {
      cells += Array(repeating: " ", count: count - cells.count)
    }
  }
}
