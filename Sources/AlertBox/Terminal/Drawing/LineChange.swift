/// What is to be done to turn one line on the screen into another.
///
/// A terminal may disagree with us on the width of a grapheme. So a column is only gone to when all
/// before it is ASCII in both lines; from the first grapheme that is not, a line is written on
/// without a gap.
struct LineChange: Equatable {
  /// Something to do, from left to right; places count graphemes, and columns where steps begin.
  enum Step: Equatable {
    case write(Range<Int>)
    case erase(from: Int)

    /// Where the cursor has to be.
    var start: Int {
      switch self {
      case .write(let range): range.lowerBound
      case .erase(let start): start
      }
    }
  }

  private(set) var steps: [Step] = []

  /// The new line, followed by blanks if it is the shorter one.
  let cells: [StyledCell]

  init(from old: [StyledCell], to new: [StyledCell]) {
    let count = max(old.count, new.count)
    let before = old + Array(repeating: .blank, count: count - old.count)
    let after = new + Array(repeating: .blank, count: count - new.count)
    cells = after
    let changed = (0..<count).filter { before[$0] != after[$0] }
    guard let first = changed.first else { return }

    let columns = zip(before, after).prefix { $0.isASCII && $1.isASCII }.count
    // A terminal may join a grapheme to the one before it, which is then written with it.
    let joined = max(columns - 1, 0)
    let keepsColumns = zip(before, after).allSatisfy {
      $0.isASCII && $1.isASCII || $0.character == $1.character
    }
    if keepsColumns {
      setSteps(changed, length: new.count, columns: columns, joined: joined)
    } else {
      let start = min(first, joined)
      // First, as the cursor of a full line waits in its last column, which would be erased.
      if old.count > start { steps.append(.erase(from: start)) }
      if new.count > start { steps.append(.write(start..<new.count)) }
    }
  }

  /// Sets the steps when what does not change is where it was, whatever the widths.
  private mutating func setSteps(_ changed: [Int], length: Int, columns: Int, joined: Int) {
    let blanks = changed.filter { $0 >= length }
    let erases = blanks.count > ANSI.eraseToEndOfLine.utf8.count
    let written = erases ? changed.filter { $0 < length } : changed
    let start = erases ? blanks.first : nil

    var isWritten = Array(repeating: false, count: cells.count)
    for index in written { isWritten[index] = true }
    var end = start ?? written.last.map { $0 + 1 } ?? 0
    // A mark that the terminal joined to what is written is lost with it.
    while end < cells.count, !cells[end].isASCII { end += 1 }
    if end > columns {
      for index in joined..<end { isWritten[index] = true }
    }
    var index = 0
    while let begin = isWritten[index...].firstIndex(of: true) {
      index = isWritten[begin...].firstIndex(of: false) ?? cells.count
      steps.append(.write(begin..<index))
    }
    if let start { steps.append(.erase(from: start)) }
  }
}
