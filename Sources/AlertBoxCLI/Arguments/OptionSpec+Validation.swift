import AlertBox

extension OptionSpec {
  /// Says what is wrong with a value, as the message of a usage error.
  ///
  /// - Parameter text: The value as given.
  /// - Returns: The message, or `nil` if nothing is wrong.
  package func problem(with text: String) -> String? {
    switch value {
    case .none: "\(name) takes no value"
    case .text: nil
    case .label(let placeholder): text.isBlank ? "the \(placeholder) of \(name) is empty" : nil
    case .file(let placeholder): text.isEmpty ? "the \(placeholder) of \(name) is empty" : nil
    case .choice(_, of: let words): choiceProblem(text, words)
    case .duration: durationProblem(text)
    }
  }

  private func choiceProblem(_ text: String, _ words: [String]) -> String? {
    guard !words.contains(text) else { return nil }
    let message = "\(name) takes \(words.alternatives), not \(text.shortened.quoted)"
    return Suggestion.nearest(to: text, among: words).map { "\(message); did you mean \($0)?" }
      ?? message
  }

  private func durationProblem(_ text: String) -> String? {
    do {
      _ = try DurationSyntax.parse(text)
      return nil
    } catch {
      switch error {
      case .malformed:
        return """
          \(name) takes a time like 500ms, 10s, 2m, 1h30m, or seconds like 5 and 0.3, \
          not \(text.shortened.quoted)
          """
      case .tooLong:
        return "\(name) takes at most a hundred years, not \(text.shortened.quoted)"
      }
    }
  }
}
