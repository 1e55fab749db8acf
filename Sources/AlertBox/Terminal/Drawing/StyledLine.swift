/// One line of text in several styles.
///
/// The text is safe to show (see `DisplayText`), without newlines and tabs, and fits the screen.
package struct StyledLine: Hashable, Sendable {
  /// A piece of the line in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
  }

  /// The pieces, from left to right: none is empty, and neighbours differ in style.
  package private(set) var runs: [Run] = []

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: What is on it; by default nothing.
  ///   - style: How that looks.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Adds text at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Adds another line's text at the end.
  package mutating func append(_ line: StyledLine) {
    for run in line.runs { append(run.text, run.style) }
  }

  /// Returns the line, with its end left out if it is too long.
  ///
  /// - Parameters:
  ///   - width: The columns there are.
  ///   - isCut: Whether there is more of it than this line, in any case.
  /// - Returns: A line that is not wider than `width`.
  package func truncated(to width: Int, isCut: Bool = false) -> StyledLine {
    guard isCut || self.width > width else { return self }
    var line = StyledLine()
    var room = width - 1
    for run in runs {
      let text = TextWrapping.truncated(run.text, width: room, ellipsis: "")
      room -= DisplayWidth.width(of: text)
      line.append(text, run.style)
      if text != run.text { break }
    }
    if width > 0 { line.append("…") }
    return line
  }

  /// The columns it takes.
  package var width: Int { runs.reduce(0) { $0 + DisplayWidth.width(of: $1.text) } }

  /// The text without its styles.
  package var plain: String { runs.map(\.text).joined() }
}
