import AlertBox

/// Why a question was not answered, in a line that names the options that would help.
extension Question {
  private var title: String { configuration.title.quoted }

  /// Whether `--yes` would find nothing to enter.
  private var needsDefault: Bool { configuration.hasDefaultEntry == false }

  /// The options that answer whatever the question is.
  private var policies: String {
    needsDefault ? "--yes with a --default, or --no" : "--yes or --no"
  }

  /// What answers without asking.
  private var answers: String {
    "pass \(policies)\(needsDefault ? "," : "") to answer without asking"
  }

  /// What would help where the input did not answer.
  private var remedy: String {
    guard case .person(.standardInput, style: _) = answerer else { return answers }
    return "\(answers), or --tty to ask on the terminal"
  }

  private var isAnsweredWithYes: Bool {
    if case .policy(.alwaysConfirm, source: _) = answerer { true } else { false }
  }

  /// Explains that the time was over.
  var explanationOfTimeout: String {
    if configuration.timeout?.action == .confirm {
      return """
        the time to answer \(title) was over, and there was no default to take; \
        pass --default or a longer --timeout
        """
    }
    return """
      the time to answer \(title) was over; pass a longer --timeout, or --on-timeout confirm or \
      cancel to answer at its end
      """
  }

  /// Explains a failure; control characters in it are made visible.
  func explanation(of error: AlertError) -> String {
    switch (error.code, answerer) {
    case (.inputEnded, _):
      return "the input ended before \(title) was answered; \(remedy)"
    case (.noInput, .policy(_, let source)):
      return "\(title) needs an answer, and \(source) forbids to ask; \(answers)"
    case (.noTerminal, _):
      let other =
        inputHoldsOptions
        ? "or give the options as arguments" : "or leave out --tty"
      return """
        there is no terminal to ask \(title) on; \(answers), \
        \(other) to read the answer from standard input
        """
    case (.noAnswer, .answers(let path, _)):
      return """
        no rule of the answers file \(path.quoted) fits \(title); add one, \
        or pass \(policies)
        """
    case (.unusableAnswer, .answers), (.badAnswersFile, _):
      // These begin with the name of the file, which is left as it is.
      return DisplayText.line(error.message)
    case (.unusableAnswer, _) where isAnsweredWithYes && needsDefault:
      return "\(title) cannot be answered with yes, as it has no default; pass --default"
    case (.unusableAnswer, _) where isAnsweredWithYes:
      return "\(Self.phrase(error.message)); pass another --default"
    case (.unusableAnswer, _), (.noAnswer, _):
      return "\(Self.phrase(error.message)); \(remedy)"
    default:
      return Self.phrase(error.message)
    }
  }

  /// Turns the library's sentences into what can stand behind `alertbox: `.
  static func phrase(_ message: String) -> String {
    let line = DisplayText.line(message)
    let start = line.prefix(1).lowercased()
    let rest = line.dropFirst()
    return start + (rest.last == "." ? rest.dropLast() : rest)
  }
}
