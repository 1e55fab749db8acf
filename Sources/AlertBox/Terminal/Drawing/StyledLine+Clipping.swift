extension StyledLine {
  /// Returns what stands in some columns of the line.
  ///
  /// What a grapheme would stick out with is blank.
  ///
  /// - Parameter columns: The columns.
  /// - Returns: A line that is no wider.
  package func clipped(to columns: Range<Int>) -> StyledLine {
    if columns.lowerBound == 0, width <= columns.upperBound { return self }
    var line = StyledLine()
    var start = 0
    for run in runs {
      for character in run.text {
        let width = DisplayWidth.width(of: character)
        let place = start..<start + width
        let seen = place.clamped(to: columns)
        // A grapheme without a width of its own belongs to the one before it.
        if seen == place, width > 0 || columns.contains(start - 1) {
          line.append(String(character), run.style)
        } else {
          line.append(String(repeating: " ", count: seen.count), run.style)
        }
        start += width
      }
    }
    return line
  }
}
