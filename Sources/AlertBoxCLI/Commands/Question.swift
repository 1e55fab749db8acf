package import AlertBox

/// An alert to ask, by whom to have it answered, and how to report the outcome.
package struct Question: Sendable {
  package let configuration: AlertConfiguration
  package let answerer: Answerer
  package let reportsJSON: Bool

  /// Whether standard input holds the options, and so cannot hold the answer.
  package let inputHoldsOptions: Bool

  package init(
    _ configuration: AlertConfiguration,
    answerer: Answerer,
    reportsJSON: Bool = false,
    inputHoldsOptions: Bool = false
  ) {
    self.configuration = configuration
    self.answerer = answerer
    self.reportsJSON = reportsJSON
    self.inputHoldsOptions = inputHoldsOptions
  }

  /// Takes what every question has from the arguments; the first of them is the title.
  ///
  /// - Parameters:
  ///   - arguments: What was given.
  ///   - environment: The environment's variables by name.
  ///   - buttons: The buttons, in the order they are shown.
  ///   - default: Which button a bare Enter presses.
  ///   - inputHoldsOptions: Whether standard input holds the options.
  /// - Throws: An empty title, or what ``Answerer`` finds wrong.
  init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?,
    buttons: [AlertButton],
    default: AlertConfiguration.Default = .automatic,
    inputHoldsOptions: Bool = false
  ) throws(UsageError) {
    let title = arguments.positionals.first ?? ""
    guard !title.isBlank else { throw UsageError("the TITLE is empty", in: arguments.command) }
    let message = arguments.text(.message) ?? ""
    let action = arguments.choice(.onTimeout, as: TimeoutAction.self) ?? .fail
    self.init(
      AlertConfiguration(
        title,
        message: message.isEmpty ? nil : message,
        buttons: buttons,
        default: `default`,
        timeout: arguments.duration(.timeout).map { AlertTimeout(after: $0, action.action) }
      ),
      answerer: try Answerer(
        arguments,
        environment: environment,
        needsTerminal: inputHoldsOptions
      ),
      reportsJSON: arguments.has(.json),
      inputHoldsOptions: inputHoldsOptions
    )
  }

  /// Returns the question with something to be entered.
  package func asking(for field: AlertField) -> Question {
    Question(
      configuration.asking(for: field),
      answerer: answerer,
      reportsJSON: reportsJSON,
      inputHoldsOptions: inputHoldsOptions
    )
  }

  /// Asks, and waits for the answer.
  package func ask() async -> Report {
    switch answerer {
    case .policy(let policy, source: _):
      return Report(await AlertBox(presenter: policy).outcome(of: configuration), of: self)
    case .answers(let path, let source):
      return Report(await outcome(byFile: path, of: source), of: self)
    case .person(let input, let style):
      let interrupt = Locked<Int32?>(nil)
      let presenter = TerminalPresenter(input: input, style: style) { signal in
        interrupt.withLock { $0 = signal }
      }
      let box = AlertBox(presenter: presenter, clock: ThreadClock())
      let outcome = await box.outcome(of: configuration)
      return Report(outcome, of: self, interruptedBy: interrupt.withLock { $0 })
    }
  }

  /// Answers by the rules of a file; the rule of an answer that does not fit is named.
  private func outcome(byFile path: String, of source: String) async -> AlertOutcome {
    do throws(AlertError) {
      let file = try AnswersFile(path: path, source: source)
      let box = AlertBox(presenter: ScriptedPresenter(rules: file))
      let outcome = await box.outcome(of: configuration)
      guard case .failed(let error) = outcome, error.code == .unusableAnswer,
        let rule = file.rule(for: configuration.title)
      else { return outcome }
      return .failed(AlertError(error.code, "\(path):\(rule.line): \(Self.phrase(error.message))"))
    } catch {
      return .failed(error)
    }
  }
}
