/// Lays an alert out for a screen of some size: from what is to be seen to lines.
///
/// Title and buttons always have their place. Where rows are scarce, blank lines go first, then the
/// message, then what is said to a key that did nothing. Lines stay one column short of the screen,
/// as terminals differ in what happens in the last one.
package struct InlineLayout: Sendable {
  package let configuration: AlertConfiguration
  private let buttons: ButtonLayout

  /// The title and the message, wrapped, for as long as the width stays the same.
  private var text: (width: Int, title: [String], message: [String])?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - configuration: The alert.
  ///   - keys: The keys of its buttons.
  ///   - hasColor: Whether colours may be used.
  package init(_ configuration: AlertConfiguration, keys: AnswerKeys, hasColor: Bool) {
    self.configuration = configuration
    self.buttons = ButtonLayout(keys, hasColor: hasColor)
  }

  /// Lays the question out.
  ///
  /// - Parameters:
  ///   - prompt: Where the focus is, and what is said to the last key.
  ///   - countdown: What is said of the time that is left.
  ///   - size: The screen's size.
  /// - Returns: At least one line, and no more than the screen has rows.
  package mutating func frame(
    of prompt: KeyPrompt,
    countdown: String?,
    size: TerminalSize
  ) -> Frame {
    let width = Self.width(of: size)
    let (_, title, message) = wrapped(to: width)
    var buttons = buttons.rows(focus: prompt.focus, countdown: countdown, width: width)
    let note = prompt.note.map { TextWrapping.lines($0, width: width) } ?? []

    if buttons.endsWithCountdown, title.count + buttons.lines.count > size.rows {
      buttons.lines.removeLast()
    }
    var room = size.rows - buttons.lines.count - title.count
    guard room >= 0 else { return cramped(title, buttons, size: size) }
    let shownNote = Self.cut(note, to: room, width: width)
    room -= shownNote.count
    let shownMessage = Self.cut(message, to: room, width: width)
    let hasSpace = !shownMessage.isEmpty && shownMessage.count < room
    return Frame(
      title.map { StyledLine($0, .bold) } + shownMessage.map { StyledLine($0) }
        + (hasSpace ? [StyledLine()] : []) + buttons.lines + shownNote.map { StyledLine($0) }
    )
  }

  /// Lays out what stays on the screen: what was asked, and how it was answered.
  ///
  /// - Parameters:
  ///   - outcome: How the alert ended.
  ///   - size: The screen's size.
  /// - Returns: The lines; none for an alert that was withdrawn or could not be answered.
  package func summary(of outcome: AlertOutcome, size: TerminalSize) -> Frame? {
    guard let answer = answer(outcome) else { return nil }
    let title = DisplayText.line(configuration.title).trimmed
    let endsSentence = title.last.map { "?!.:…？！。：".contains($0) } ?? true
    let lines = TextWrapping.lines(
      "\(title)\(endsSentence ? "" : ":") \(answer)",
      width: Self.width(of: size)
    )
    var style = TextStyle.bold
    if buttons.hasColor, outcome.button?.role == .destructive { style.color = .red }
    return Frame(Self.style(style, endOf: lines, count: answer.count { !$0.isWhitespace }))
  }

  private func answer(_ outcome: AlertOutcome) -> String? {
    switch outcome {
    case .pressed(let button): DisplayText.line(button.title).trimmed
    case .cancelled(.interrupt): "Interrupted"
    case .cancelled(.timeout), .timedOut: "Timed out"
    case .cancelled:
      configuration.cancelButton.map { DisplayText.line($0.title).trimmed } ?? "Cancelled"
    case .taskCancelled, .failed: nil
    }
  }

  // MARK: Parts

  private static func width(of size: TerminalSize) -> Int { max(size.columns - 1, 1) }

  private mutating func wrapped(to width: Int) -> (Int, title: [String], message: [String]) {
    if let text, text.width == width { return text }
    let title = TextWrapping.lines(DisplayText.line(configuration.title).trimmed, width: width)
    var message =
      configuration.message.map { TextWrapping.lines(DisplayText.lines($0), width: width) } ?? []
    while message.last?.isEmpty == true { message.removeLast() }
    text = (width, title, message)
    return (width, title, message)
  }

  /// Cuts lines to a number of rows, and says so at the end of the last one.
  private static func cut(_ lines: [String], to count: Int, width: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(count)) }
    var kept = Array(lines.prefix(count))
    kept[count - 1] = TextWrapping.truncated(kept[count - 1], width: width - 1, ellipsis: "") + "…"
    return kept
  }

  /// Lays out a question that is larger than the screen: the title gives way, then the buttons that
  /// are far from the focus.
  private func cramped(
    _ title: [String],
    _ buttons: ButtonLayout.Rows,
    size: TerminalSize
  ) -> Frame {
    let width = Self.width(of: size)
    let titleRows = size.rows == 1 ? 0 : max(size.rows - buttons.lines.count, 1)
    let title = Self.cut(title, to: titleRows, width: width).map { StyledLine($0, .bold) }
    let room = size.rows - title.count
    let last = max(buttons.lines.count - room, 0)
    let first = min(max(buttons.focusedLine - room / 2, 0), last)
    return Frame(title + buttons.lines[first...].prefix(room))
  }

  /// Gives the last characters a style, as many as are asked for, not counting white space.
  private static func style(
    _ style: TextStyle,
    endOf lines: [String],
    count: Int
  ) -> [StyledLine] {
    var rest = count
    return lines.reversed().map { text in
      var start = text.endIndex
      while rest > 0, start > text.startIndex {
        start = text.index(before: start)
        if !text[start].isWhitespace { rest -= 1 }
      }
      var line = StyledLine(String(text[..<start]))
      line.append(String(text[start...]), style)
      return line
    }.reversed()
  }
}
