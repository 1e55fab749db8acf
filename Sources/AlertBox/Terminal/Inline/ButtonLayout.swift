/// Lays the buttons of an alert out: in a row, or one below the other where a row is too long.
///
/// A label is shown whole, with its key underlined. The button that has the focus is shown in
/// reverse, which can be read in any theme and without colour.
struct ButtonLayout: Sendable {
  /// A button's label, in pieces around its key.
  private struct Label {
    let pieces: [(text: String, isKey: Bool)]
    let isDestructive: Bool

    /// The columns it takes, with a space on both sides.
    var width: Int { pieces.reduce(2) { $0 + DisplayWidth.width(of: $1.text) } }
  }

  private let labels: [Label]
  private let hasColor: Bool

  init(_ keys: AnswerKeys, hasColor: Bool) {
    self.hasColor = hasColor
    self.labels = keys.keys.map { button, key in
      Label(pieces: Self.pieces(of: button, key: key), isDestructive: button.role == .destructive)
    }
  }

  private static func pieces(
    of button: AlertButton,
    key: AnswerKeys.Key
  ) -> [(text: String, isKey: Bool)] {
    let title = button.title
    switch key {
    case .letter(_, let index):
      let next = title.index(after: index)
      return [
        (DisplayText.line(String(title[..<index])), false), (String(title[index]), true),
        (DisplayText.line(String(title[next...])), false),
      ]
    case .number(let number):
      // A number of two digits is no key, as the first of them would be one already.
      let text = number < 10 ? [("\(number)", true), (" ", false)] : []
      return text + [(DisplayText.line(title), false)]
    }
  }

  /// Lays the buttons out.
  ///
  /// - Parameters:
  ///   - focus: The place of the button that has the focus.
  ///   - countdown: What stands behind the buttons, or below them where there is no room.
  ///   - width: The columns there are.
  /// - Returns: The lines.
  func lines(focus: Int?, countdown: String?, width: Int) -> [StyledLine] {
    let total = labels.reduce(0) { $0 + $1.width }
    let gaps = max(labels.count - 1, 0)
    var lines: [StyledLine]
    if total + gaps <= width {
      lines = [row(focus: focus, gap: " ")]
    } else if total <= width {
      lines = [row(focus: focus, gap: "")]
    } else {
      lines = labels.enumerated().flatMap { index, label in
        stacked(label, isFocused: index == focus, width: width)
      }
    }
    if let countdown {
      let fits = lines.count == 1 && lines[0].width + 1 + DisplayWidth.width(of: countdown) <= width
      if fits {
        lines[0].append(" \(countdown)")
      } else {
        lines.append(StyledLine(TextWrapping.truncated(" \(countdown)", width: width)))
      }
    }
    return lines
  }

  private func row(focus: Int?, gap: String) -> StyledLine {
    var line = StyledLine()
    for (index, label) in labels.enumerated() {
      if index > 0 { line.append(gap) }
      for (text, style) in styled(label, isFocused: index == focus) { line.append(text, style) }
    }
    return line
  }

  /// A button on lines of its own; a label that is too long goes on below.
  private func stacked(_ label: Label, isFocused: Bool, width: Int) -> [StyledLine] {
    var lines = [StyledLine()]
    for (text, style) in styled(label, isFocused: isFocused) {
      for character in text {
        let characterWidth = DisplayWidth.width(of: character)
        if lines[lines.count - 1].width + characterWidth > width, characterWidth > 0 {
          // The space behind a label needs no line of its own.
          if character == " " { continue }
          lines.append(StyledLine(" ", style))
        }
        lines[lines.count - 1].append(String(character), style)
      }
    }
    return lines
  }

  /// A label with a space on both sides.
  private func styled(_ label: Label, isFocused: Bool) -> [(String, TextStyle)] {
    var style = TextStyle()
    style.isReversed = isFocused
    if hasColor, label.isDestructive { style.color = .red }
    var key = style
    key.isUnderlined = true
    let pieces = label.pieces.map { ($0.text, $0.isKey ? key : style) }
    return [(" ", style)] + pieces + [(" ", style)]
  }
}
