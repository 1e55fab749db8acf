/// What is to be entered, as plain lines of text.
extension PlainText {
  /// The lines between the message and the answer line: the numbered options.
  var fieldLines: [String] {
    guard case .choice(let choice) = configuration.field else { return [] }
    let width = String(choice.options.count).count
    return choice.options.enumerated().map { index, option in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      return "\(padding)\(number)  \(DisplayText.line(option))"
    }
  }

  /// The line where a field is answered, without its remarks; `nil` if there is none.
  var fieldAnswerLine: String? {
    switch configuration.field {
    case nil: return nil
    case .choice(let choice):
      let numbers = choice.options.count == 1 ? "[1]" : "[1]-[\(choice.options.count)]"
      return cancelKey.map { "\(numbers) / \($0.label)" } ?? numbers
    case .text(let field):
      if let phrase = field.phrase { return "Type \(phrase.quoted) to confirm" }
      return field.prompt.isBlank ? "Text" : DisplayText.line(field.prompt)
    }
  }

  /// The key of the cancel button beside options, none of whose titles it is.
  var cancelKey: (button: AlertButton, key: String, label: String)? {
    guard case .choice(let choice) = configuration.field,
      let button = configuration.cancelButton
    else { return nil }
    let title = button.title
    let titles = choice.options.lazy.map(\.trimmed)
    // Only these can be a letter; comparing with long ones would take long.
    let short = titles.filter { $0.dropFirst().isEmpty }
    for index in title.indices {
      guard let key = AnswerKeys.key(title[index]),
        !short.contains(where: { AnswerKeys.isSame($0, key) })
      else { continue }
      let label = "\(title[..<index])[\(key)]\(title[title.index(after: index)...])"
      return (button, key, DisplayText.line(label))
    }
    let key = title.trimmed
    // A number is that of an option.
    guard key.contains(where: { !$0.isNumber }),
      !titles.contains(where: { AnswerKeys.isSame($0, key) })
    else { return nil }
    return (button, key, DisplayText.line("[\(key)]"))
  }

  /// The place of the option that an empty line picks; none where that would destroy something.
  var defaultOption: Int? {
    guard case .choice(let choice) = configuration.field,
      configuration.confirmingButton?.role != .destructive
    else { return nil }
    return choice.defaultIndex
  }

  /// The default of a field, as a remark; an empty line means it.
  var fieldDefaultRemark: String? {
    switch configuration.field {
    case .choice(let choice):
      defaultOption.map { "default: \(DisplayText.line(choice.options[$0]))" }
        ?? (style.isAccessible ? "no default" : nil)
    case .text(let field)
    where !field.isSecure && configuration.defaultButton?.role.refuses == false:
      field.defaultText.map { "default: \(DisplayText.line($0))" }
    case .text, nil: nil
    }
  }

  /// What to say to a line that picks nothing, before asking again.
  func correction(ofPick answer: String, among count: Int) -> String {
    var answers = [count == 1 ? "1" : "1 to \(count)", "a title"]
    if let cancelKey {
      answers.append("\(cancelKey.key) for \(DisplayText.line(cancelKey.button.title))")
    }
    let advice = "Type \(answers.alternatives)."
    return answer.isEmpty
      ? "Enter alone picks nothing here. \(advice)"
      : "\(answer.shortened.quoted) is no answer. \(advice)"
  }
}
