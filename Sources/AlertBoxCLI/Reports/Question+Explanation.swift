import AlertBox

/// Why a question was not answered, in a line that names the options that would help.
extension Question {
  private static let answers = "pass --yes or --no to answer without asking"

  private var title: String { configuration.title.quoted }

  /// What would help where the input did not answer.
  private var remedy: String {
    guard case .person(.standardInput, style: _) = answerer else { return Self.answers }
    return "\(Self.answers), or --tty to ask on the terminal"
  }

  /// Explains that the time was over.
  var explanationOfTimeout: String {
    """
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
      return "\(title) needs an answer, and \(source) forbids to ask; \(Self.answers)"
    case (.noTerminal, _):
      return """
        there is no terminal to ask \(title) on; \(Self.answers), \
        or leave out --tty to read the answer from standard input
        """
    case (.noAnswer, .answers(let path, _)):
      return """
        no rule of the answers file \(path.quoted) fits \(title); add one, \
        or pass --yes or --no
        """
    case (.unusableAnswer, .answers), (.badAnswersFile, _):
      // These begin with the name of the file, which is left as it is.
      return DisplayText.line(error.message)
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
