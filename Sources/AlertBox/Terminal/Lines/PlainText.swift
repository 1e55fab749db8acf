/// An alert as plain lines of text, with its keys in brackets.
///
/// Nothing here moves a cursor. The only escape sequence is the colour of a destructive button.
package struct PlainText: Sendable {
  /// What the text may use, and what it has to spell out.
  package struct Style: Sendable, Hashable {
    /// Whether colours may be used.
    package var hasColor: Bool
    /// Whether the default is spelled out, for those who hear the text read.
    package var isAccessible: Bool

    package init(hasColor: Bool = false, isAccessible: Bool = false) {
      self.hasColor = hasColor
      self.isAccessible = isAccessible
    }
  }

  let configuration: AlertConfiguration
  let keys: AnswerKeys
  let style: Style

  package init(_ configuration: AlertConfiguration, style: Style) {
    self.configuration = configuration
    self.keys = AnswerKeys(configuration)
    self.style = style
  }

  /// The whole question: title, message, and the line with the buttons, where the answer goes.
  package var question: String { question(before: answerLine) }

  /// The whole question, for a second time.
  package var repeatedQuestion: String { question(before: repeatedAnswerLine) }

  /// The line with the buttons, where the answer goes.
  package var answerLine: String { line(of: defaultRemarks + timeoutRemarks) }

  /// The line with the buttons for a second time, when some of the time is over.
  package var repeatedAnswerLine: String { line(of: defaultRemarks) }

  /// What to say to an answer that is none, before asking again.
  ///
  /// - Parameter answer: What was typed, without white space around it.
  /// - Returns: A line that says which answers there are.
  package func correction(of answer: String) -> String {
    answer.isEmpty
      ? "Enter alone presses nothing here. Type \(keys.choices)."
      : "\(answer.shortened.quoted) is no answer. Type \(keys.choices)."
  }

  // MARK: Parts

  private func label(of button: AlertButton, key: AnswerKeys.Key) -> String {
    let text: String
    switch key {
    case .letter(let letter, let index):
      let title = button.title
      let isDefault = button.position == configuration.defaultButton?.position
      let key = isDefault ? letter.uppercased() : String(letter)
      let rest = title[title.index(after: index)...]
      text = DisplayText.line("\(title[..<index])[\(key)]\(rest)")
    case .number(let number):
      text = "[\(number)] \(DisplayText.line(button.title))"
    }
    return style.hasColor && button.role == .destructive ? ANSI.red(text) : text
  }

  private func question(before answerLine: String) -> String {
    var lines = [DisplayText.line(configuration.title)]
    if let message = configuration.message { lines.append(DisplayText.lines(message)) }
    lines += fieldLines
    lines.append(answerLine)
    return lines.joined(separator: "\n")
  }

  private func line(of remarks: [String]) -> String {
    let answers = fieldAnswerLine ?? keys.keys.map(label).joined(separator: " / ")
    return remarks.isEmpty ? "\(answers): " : "\(answers) (\(remarks.joined(separator: "; "))): "
  }

  private var defaultRemarks: [String] {
    if configuration.field != nil { return fieldDefaultRemark.map { [$0] } ?? [] }
    guard let button = configuration.defaultButton else {
      return style.isAccessible ? ["no default"] : []
    }
    let isSpelledOut = style.isAccessible || !showsCapital(of: button)
    return isSpelledOut ? ["default: \(DisplayText.line(button.title))"] : []
  }

  private var timeoutRemarks: [String] {
    guard let timeout = configuration.timeout else { return [] }
    let time = DisplayDuration.text(timeout.duration)
    return switch configuration.effectOfTimeout {
    case .fail: ["\(time) to answer"]
    case .confirm: ["confirms after \(time)"]
    case .cancel: ["cancels after \(time)"]
    }
  }

  /// Whether a button's key shows by its case that it is the default.
  private func showsCapital(of button: AlertButton) -> Bool {
    switch keys.keys[button.position].key {
    case .letter(let letter, _): letter.uppercased() != String(letter)
    case .number: false
    }
  }
}
