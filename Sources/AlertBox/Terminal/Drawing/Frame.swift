/// What is to be on the screen: the lines of a live region, from top to bottom.
///
/// It has at least one line, and no more than the screen has rows; no line is wider than the screen.
package struct Frame: Hashable, Sendable {
  package var lines: [StyledLine]

  package init(_ lines: [StyledLine]) {
    self.lines = lines
  }
}
