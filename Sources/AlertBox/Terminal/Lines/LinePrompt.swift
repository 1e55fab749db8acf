/// Decides what a line of input does to an alert, and knows nothing of files and threads.
package struct LinePrompt: Sendable {
  /// What to do about a line, or about the end of the input.
  package enum Verdict: Sendable, Equatable {
    /// Press a button.
    case press(AlertButton)
    /// Pick an option, and confirm.
    case choose(Int)
    /// Enter a text and confirm, unless the text is refused.
    case enter(String)
    /// Say something and ask again.
    case askAgain(String)
    /// Cancel: the person ended the input.
    case cancel
    /// Give up.
    case fail(AlertError)
  }

  let text: PlainText

  let isTerminal: Bool

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - text: The alert and its keys.
  ///   - isTerminal: Whether a person types the lines, who can be asked again.
  package init(text: PlainText, isTerminal: Bool) {
    self.text = text
    self.isTerminal = isTerminal
  }

  var configuration: AlertConfiguration { text.configuration }

  /// Judges a line.
  ///
  /// - Parameter bytes: The line without its newline.
  /// - Returns: What to do.
  package func verdict(on bytes: some Collection<UInt8>) -> Verdict {
    if let button = configuration.soleDismissal { return .press(button) }
    if case .text(let field) = configuration.field { return verdict(onText: bytes, for: field) }
    guard let line = String(validating: bytes, as: UTF8.self) else {
      return refuse(nil, asTyped: String(decoding: bytes, as: UTF8.self))
    }
    if case .choice(let choice) = configuration.field { return verdict(onPick: line, from: choice) }
    let answer = line.trimmed
    let button = answer.isEmpty ? configuration.defaultButton : text.keys.button(for: answer)
    return button.map(Verdict.press) ?? refuse(answer, asTyped: answer)
  }

  /// Judges the end of the input.
  ///
  /// - Parameter bytes: What came after the last newline.
  /// - Returns: What to do.
  package func verdictAtEnd(after bytes: some Collection<UInt8>) -> Verdict {
    if isTerminal { return .cancel }
    // White space without a newline is no Enter.
    let isBlank = String(decoding: bytes, as: UTF8.self).isBlank
    let takesAnything = if case .text = configuration.field { true } else { isDismissal }
    let counts = takesAnything ? !bytes.isEmpty : !isBlank
    return counts ? verdict(on: bytes) : .fail(.inputEnded(configuration))
  }

  private var isDismissal: Bool { configuration.soleDismissal != nil }

  /// Asks a person again, and fails where there is none.
  func refuse(_ answer: String?, asTyped typed: String) -> Verdict {
    guard isTerminal else {
      return .fail(.unusableLine(answer, keys: text.keys, to: configuration))
    }
    guard case .choice(let choice) = configuration.field else {
      return .askAgain(text.correction(of: typed))
    }
    return .askAgain(text.correction(ofPick: typed.trimmed, among: choice.options.count))
  }
}

extension AlertConfiguration {
  /// The button of a message to acknowledge, which any line presses.
  var soleDismissal: AlertButton? {
    guard buttons.count == 1, let button = buttons.first, button.role == .dismiss else {
      return nil
    }
    return button
  }
}
