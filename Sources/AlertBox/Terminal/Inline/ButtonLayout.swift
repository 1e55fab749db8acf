/// Lays the buttons of an alert out: in a row, or one below the other where a row is too long.
///
/// A label is shown whole, with its key underlined. The button that has the focus is shown in
/// reverse, which can be read in any theme and without colour.
struct ButtonLayout: Sendable {
  /// Buttons that were laid out.
  struct Rows: Sendable {
    var lines: [StyledLine]
    /// The line on which the button that has the focus begins; the first if none has it.
    var focusedLine = 0
    /// Whether the last line holds nothing but the countdown.
    var endsWithCountdown = false
  }

  /// A button's label, in pieces around its key.
  private struct Label {
    let pieces: [(text: String, isKey: Bool)]
    let isDestructive: Bool

    var text: String { pieces.map(\.text).joined() }

    /// The columns it takes, with a space on both sides.
    var width: Int { DisplayWidth.width(of: text) + 2 }

    var withoutKey: Label {
      Label(pieces: pieces.map { ($0.text, false) }, isDestructive: isDestructive)
    }
  }

  private let labels: [Label]
  let hasColor: Bool

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
  ///   - showsKeys: Whether the keys press the buttons now; else they are not underlined.
  ///   - countdown: What stands behind the buttons, or below them where there is no room.
  ///   - width: The columns there are.
  /// - Returns: The lines.
  func rows(focus: Int?, showsKeys: Bool, countdown: String?, width: Int) -> Rows {
    let labels = showsKeys ? labels : labels.map(\.withoutKey)
    let total = labels.reduce(0) { $0 + $1.width }
    let gaps = max(labels.count - 1, 0)
    var rows = Rows(lines: [])
    if total + gaps <= width {
      rows.lines = [row(labels, focus: focus, gap: " ")]
    } else if total <= width {
      rows.lines = [row(labels, focus: focus, gap: "")]
    } else {
      for (index, label) in labels.enumerated() {
        if index == focus { rows.focusedLine = rows.lines.count }
        rows.lines += stacked(label, isFocused: index == focus, width: width)
      }
    }
    if let countdown {
      let room = width - 1 - DisplayWidth.width(of: countdown)
      if rows.lines.count == 1, rows.lines[0].width <= room {
        rows.lines[0].append(" \(countdown)")
      } else {
        rows.lines.append(StyledLine(TextWrapping.truncated(" \(countdown)", width: width)))
        rows.endsWithCountdown = true
      }
    }
    return rows
  }

  private func row(_ labels: [Label], focus: Int?, gap: String) -> StyledLine {
    var line = StyledLine()
    for (index, label) in labels.enumerated() {
      if index > 0 { line.append(gap) }
      let style = style(of: label, isFocused: index == focus)
      line.append(" ", style)
      for (text, isKey) in label.pieces { line.append(text, isKey ? style.underlined : style) }
      line.append(" ", style)
    }
    return line
  }

  /// A button on lines of its own; a label that is too long is wrapped.
  private func stacked(_ label: Label, isFocused: Bool, width: Int) -> [StyledLine] {
    let style = style(of: label, isFocused: isFocused)
    // There is a space on both sides, unless that leaves no room for a wide character between them.
    let margin = width < 4 ? "" : " "
    // Wrapping takes away and adds nothing but white space.
    let before = label.pieces.prefix { !$0.isKey }.map(\.text).joined()
    let key = label.pieces.contains(where: \.isKey) ? before.count { !$0.isWhitespace } : -1
    var position = 0
    return TextWrapping.lines(label.text, width: width - 2 * margin.count).map { text in
      var line = StyledLine(margin, style)
      for character in text {
        let isKey = !character.isWhitespace && position == key
        if !character.isWhitespace { position += 1 }
        line.append(String(character), isKey ? style.underlined : style)
      }
      line.append(margin, style)
      return line
    }
  }

  private func style(of label: Label, isFocused: Bool) -> TextStyle {
    var style = TextStyle(isReversed: isFocused)
    if hasColor, label.isDestructive { style.color = .red }
    return style
  }
}

extension TextStyle {
  fileprivate var underlined: TextStyle {
    var style = self
    style.isUnderlined = true
    return style
  }
}
