/// Lays out what is to be filled in: a label and a line of text, or a list of options.
struct FieldLayout: Sendable {
  private let label: String
  private var text: TextFieldLayout
  private var options = OptionListLayout()

  init(_ configuration: AlertConfiguration) {
    guard case .text(let field) = configuration.field else {
      label = ""
      text = TextFieldLayout()
      return
    }
    label = field.label
    text = TextFieldLayout(isSecure: field.isSecure)
  }

  /// How many options were shown last.
  var pageSize: Int { options.pageSize }

  /// Returns how many rows the field takes before the message gets any; at least 1.
  ///
  /// A label takes what it needs, a list no more than four or half of the room.
  func leastRows(of content: InlineContent, width: Int, room: Int) -> Int {
    switch content {
    case .text: min(isLabelBeside(width) ? 1 : labelLines(width).count + 1, room)
    case .list(let list): min(options.rows(of: list), max(room / 2, 4), room)
    }
  }

  /// Lays the field out.
  ///
  /// - Parameters:
  ///   - content: What is filled in.
  ///   - hasFocus: Whether the field has the focus.
  ///   - width: The columns there are; at least 1.
  ///   - rows: The rows there are; at least 1.
  /// - Returns: At least one line, no more than there are rows, and none that is wider.
  mutating func lines(
    of content: InlineContent,
    hasFocus: Bool,
    width: Int,
    rows: Int
  ) -> [StyledLine] {
    switch content {
    case .list(let list):
      return options.lines(list, hasFocus: hasFocus, width: width, rows: rows)
    case .text(let editor, _):
      let above = isLabelBeside(width) ? [] : labelLines(width)
      // A label that has no rows of its own is cut.
      let isAbove = !above.isEmpty && above.count < rows
      let label = isAbove ? "> " : "\(label) "
      let line = text.line(editor, label: label, hasFocus: hasFocus, width: width)
      return (isAbove ? above.map { StyledLine($0) } : []) + [line]
    }
  }

  /// Whether the label leaves at least half of a row to the text.
  private func isLabelBeside(_ width: Int) -> Bool {
    DisplayWidth.width(of: label) < width / 2
  }

  private func labelLines(_ width: Int) -> [String] { TextWrapping.lines(label, width: width) }
}

extension AlertTextField {
  /// What stands before the text, or above it.
  fileprivate var label: String {
    if let phrase { return "Type \(phrase.quoted) to confirm:" }
    let prompt = DisplayText.line(prompt).trimmed
    return prompt.isEmpty ? ">" : prompt.withColon
  }
}
