/// What a line enters.
extension LinePrompt {
  /// Judges a line that picks an option: its title, or its number where no title is that number.
  func verdict(onPick line: String, from choice: AlertChoice) -> Verdict {
    let answer = line.trimmed
    if answer.isEmpty, let index = text.defaultOption { return .choose(index) }
    let titles = choice.options.lazy.map(\.trimmed)
    if !answer.isEmpty {
      // As it stands first: two titles may differ only in case.
      let index =
        titles.firstIndex(of: answer) ?? titles.firstIndex { AnswerKeys.isSame($0, answer) }
        ?? Self.number(answer, upTo: choice.options.count)
      if let index { return .choose(index) }
      if let cancel = text.cancelKey,
        AnswerKeys.isSame(answer, cancel.key)
          || AnswerKeys.isSame(answer, cancel.button.title.trimmed)
      {
        return .press(cancel.button)
      }
    }
    return refuse(answer, asTyped: answer)
  }

  private static func number(_ answer: String, upTo count: Int) -> Int? {
    // As it is shown: without a sign or a zero in front.
    guard let number = Int(answer), String(number) == answer, number > 0, number <= count else {
      return nil
    }
    return number - 1
  }

  /// Judges a line of text: it is taken as it is, but for a carriage return before its newline.
  func verdict(onText bytes: some Collection<UInt8>, for field: AlertTextField) -> Verdict {
    var bytes = Array(bytes)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let line = String(validating: bytes, as: UTF8.self) else {
      return isTerminal
        ? .askAgain("That was no text in UTF-8.")
        : .fail(.unusableLine(nil, keys: text.keys, to: configuration))
    }
    return line.isEmpty && field.phrase == nil ? verdict(onEmptyTextFor: field) : .enter(line)
  }

  /// Does what Enter alone does: it presses the default button.
  private func verdict(onEmptyTextFor field: AlertTextField) -> Verdict {
    guard let button = configuration.defaultButton else {
      return isTerminal
        ? .askAgain("Enter alone enters nothing here.")
        : .fail(.unusableLine("", keys: text.keys, to: configuration))
    }
    return button.role.refuses ? .press(button) : .enter(field.defaultText ?? "")
  }
}
