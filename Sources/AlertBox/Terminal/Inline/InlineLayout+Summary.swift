extension InlineLayout {
  /// Lays out what stays on the screen: what was asked, and how it was answered.
  ///
  /// - Parameters:
  ///   - outcome: How the alert ended.
  ///   - size: The screen's size.
  /// - Returns: The lines; none for an alert that was withdrawn or could not be answered.
  package func summary(of outcome: AlertOutcome, size: TerminalSize) -> Frame? {
    guard let answer = answer(outcome) else { return nil }
    let title = DisplayText.line(configuration.title).trimmed.withColon
    let lines = TextWrapping.lines("\(title) \(answer)", width: Self.width(of: size))
    var style = TextStyle.bold
    if buttons.hasColor, outcome.button?.role == .destructive { style.color = .red }
    return Frame(Self.style(style, endOf: lines, count: answer.count { !$0.isWhitespace }))
  }

  private func answer(_ outcome: AlertOutcome) -> String? {
    switch outcome {
    case .pressed(let button): DisplayText.line(button.title).trimmed
    case .entered(let entry, let button): configuration.summary(of: entry, button)
    case .cancelled(.interrupt): "Interrupted"
    case .cancelled(.timeout), .timedOut: "Timed out"
    case .cancelled:
      configuration.cancelButton.map { DisplayText.line($0.title).trimmed } ?? "Cancelled"
    case .taskCancelled, .failed: nil
    }
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
