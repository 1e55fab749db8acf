/// Lays out a list of options: from the list's state to a window of it.
///
/// The window stays where it is as long as the focus can be seen. Below the options one line says
/// what was typed and how many more there are; where there is one row only, it is the option's that
/// has the focus.
package struct OptionListLayout: Sendable {
  /// The place among the matches of the first one that is shown, once something was.
  private var start: Int?

  /// How many options were shown last.
  package private(set) var pageSize = 1

  package init() {}

  /// Returns how many rows there is something for; at least 1.
  package func rows(of list: OptionList) -> Int {
    max(list.matches.count + (list.filter.isEmpty || list.matches.isEmpty ? 0 : 1), 1)
  }

  /// Returns the columns of the longest option with its mark, whatever is typed.
  static func columns(of list: OptionList) -> Int {
    list.titles.reduce(0) { max($0, DisplayWidth.width(of: DisplayText.line($1)) + 2) }
  }

  /// Lays the list out.
  ///
  /// - Parameters:
  ///   - list: The options, the filter and the focus.
  ///   - hasFocus: Whether the option that has the focus in the list is marked as what a key acts on.
  ///   - width: The columns there are; at least 1.
  ///   - rows: The rows there are; at least 1.
  /// - Returns: At least one line, no more than there are rows, and none that is wider.
  package mutating func lines(
    _ list: OptionList,
    hasFocus: Bool,
    width: Int,
    rows: Int
  ) -> [StyledLine] {
    guard let focus = list.focus else {
      let text = list.titles.isEmpty ? "No options" : "No option contains \(list.filter.quoted)"
      return [StyledLine(Self.cutStart(of: text, width: width))]
    }
    let hasStatus = rows > 1 && (!list.filter.isEmpty || list.matches.count > rows)
    let shown = min(list.matches.count, max(rows - (hasStatus ? 1 : 0), 1))
    pageSize = shown
    let start = scroll(to: focus, of: list.matches.count, rows: shown)
    var lines = (start..<start + shown).map { place in
      let title = DisplayText.line(list.titles[list.matches[place]])
      return Self.line(title, isFocused: place == focus, hasFocus: hasFocus, width: width)
    }
    if hasStatus {
      let below = list.matches.count - start - shown
      lines.append(StyledLine(Self.status(list.filter, above: start, below: below, width: width)))
    }
    return lines
  }

  private mutating func scroll(to focus: Int, of count: Int, rows: Int) -> Int {
    var start = start ?? focus - rows / 2
    start = max(min(start, focus), focus - rows + 1)
    start = max(min(start, count - rows), 0)
    self.start = start
    return start
  }

  // MARK: Lines

  private static func line(
    _ title: String,
    isFocused: Bool,
    hasFocus: Bool,
    width: Int
  ) -> StyledLine {
    // The mark gives way to the title where there is hardly room for both.
    let mark = width < 4 ? "" : isFocused ? "> " : "  "
    let text = mark + TextWrapping.truncated(title, width: width - mark.count)
    // Where an empty title has the focus, there is something to be seen all the same.
    return StyledLine(text.isEmpty ? " " : text, isFocused && hasFocus ? .reversed : .plain)
  }

  private static func status(_ filter: String, above: Int, below: Int, width: Int) -> String {
    let counts = [above > 0 ? "\(above) above" : nil, below > 0 ? "\(below) below" : nil]
      .compactMap { $0 }.joined(separator: ", ")
    if filter.isEmpty { return TextWrapping.truncated("  \(counts)", width: width) }
    let text = "Filter: \(DisplayText.line(filter))"
    let room = width - (counts.isEmpty ? 0 : DisplayWidth.width(of: counts) + 3)
    // What was typed last says most.
    guard room >= min(DisplayWidth.width(of: text), 20) else {
      return cutStart(of: text, width: width)
    }
    return cutStart(of: text, width: room) + (counts.isEmpty ? "" : " (\(counts))")
  }

  /// Returns a text as one line, with its start left out if it is too long.
  private static func cutStart(of text: String, width: Int) -> String {
    guard DisplayWidth.width(of: text) > width else { return text }
    var room = width - 1
    let kept = text.reversed().prefix { character in
      room -= DisplayWidth.width(of: character)
      return room >= 0
    }
    return "…" + String(kept.reversed())
  }
}
