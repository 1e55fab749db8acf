package import AlertBox

/// Who answers a question.
package enum Answerer: Sendable, Hashable {
  /// A rule in a person's place, and the words that made it: nothing is drawn or read.
  case policy(AlertPolicy, source: String)
  /// The rules of a file in a person's place, and what named the file: nothing is drawn or read.
  case answers(path: String, source: String)
  /// A person, or whatever else writes the input.
  case person(TerminalPresenter.Input, style: TerminalPresenter.Style = .automatic)

  /// Finds the first that applies: an option, the environment, the person.
  ///
  /// No file is read here.
  ///
  /// - Parameters:
  ///   - arguments: What was given.
  ///   - environment: The environment's variables by name; an empty one counts as not set.
  ///   - needsTerminal: Whether standard input is used otherwise.
  /// - Throws: A contradiction, or a policy of the environment that there is not.
  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?,
    needsTerminal: Bool = false
  ) throws(UsageError) {
    let policies: [(option: OptionSpec, policy: AlertPolicy)] = [
      (.yes, .alwaysConfirm), (.no, .alwaysCancel), (.noInput, .neverAsk),
    ]
    let style = try AskingStyle.style(arguments)
    let given = policies.filter { arguments.has($0.option) }
    if given.count > 1 {
      throw UsageError(
        "\(given[0].option.name) and \(given[1].option.name) contradict each other",
        in: arguments.command
      )
    }
    if let (option, policy) = given.first {
      self = .policy(policy, source: option.name)
    } else if let path = arguments.text(.answers) {
      self = .answers(path: path, source: OptionSpec.answers.name)
    } else if let path = environment(Variables.answers), !path.isEmpty {
      self = .answers(path: path, source: Variables.answers)
    } else if let word = environment(Variables.policy), !word.isEmpty {
      guard let policy = Self.policy(word) else {
        throw UsageError(
          """
          the variable \(Variables.policy) must be confirm, cancel or fail, \
          not \(word.shortened.quoted)
          """,
          in: arguments.command
        )
      }
      self = .policy(policy, source: "\(Variables.policy)=\(word)")
    } else {
      self = .person(
        arguments.has(.tty) || needsTerminal ? .controllingTerminal : .standardInput,
        style: style
      )
    }
  }

  private static func policy(_ word: String) -> AlertPolicy? {
    switch word {
    case "confirm": .alwaysConfirm
    case "cancel": .alwaysCancel
    case "fail": .neverAsk
    default: nil
    }
  }
}
