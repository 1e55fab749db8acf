/// The errors of the core, in the words that a caller gets to read.
extension AlertError {
  /// What keeps everybody from answering an alert, if something does.
  static func flaw(of configuration: AlertConfiguration) -> AlertError? {
    if configuration.isUnanswerable { return noButtons(configuration) }
    if !configuration.hasOptions { return noOptions(configuration) }
    return nil
  }

  private static func noButtons(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .noButtons,
      """
      Nobody could answer the alert \(configuration.title.quoted), as it has no button. \
      Give it an action or a cancel button.
      """
    )
  }

  static func presenterGone(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .presenterGone,
      """
      The presenter let go of the alert \(configuration.title.quoted) without an answer. \
      A presenter keeps its request until it has been answered.
      """
    )
  }

  static func unusableAnswer(
    _ answer: String,
    to configuration: AlertConfiguration
  ) -> AlertError {
    let buttons = configuration.buttons.map(\.title.quoted).joined(separator: ", ")
    // What was meant as a secret must not get into a log.
    let answer = configuration.asksForSecret ? "" : " \(answer)"
    let field =
      switch configuration.field {
      case nil: ""
      case .text: " and which asks for a text"
      case .choice(let choice): " and whose options are \(choice.options.summary)"
      }
    return AlertError(
      .unusableAnswer,
      """
      The answer\(answer) does not fit the alert \(configuration.title.quoted), \
      whose buttons are \(buttons)\(field).
      """
    )
  }

  private static func noOptions(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .noOptions,
      "Nobody could answer the alert \(configuration.title.quoted), as it has no options to pick."
    )
  }

  static func noDefault(of configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .unusableAnswer,
      """
      The alert \(configuration.title.quoted) cannot be confirmed without an entry, as it has no \
      default.
      """
    )
  }

  static func refusedText(
    _ text: String,
    because reason: String,
    in configuration: AlertConfiguration
  ) -> AlertError {
    let title = configuration.title.quoted
    guard case .text(let field) = configuration.field else {
      return unusableAnswer("text \(text.shortened.quoted)", to: configuration)
    }
    let message =
      if let phrase = field.phrase, !phrase.isEmpty {
        "The text \(text.shortened.quoted) is not the phrase that confirms \(title): \(phrase.quoted)."
      } else if field.phrase == nil, field.isRequired, text.isEmpty {
        "An empty text does not answer \(title), which requires one."
      } else {
        // A secret must not get into a log.
        """
        The \(field.isSecure ? "secret" : "text \(text.shortened.quoted)") was refused in the alert \
        \(title): \(DisplayText.line(reason))
        """
      }
    return AlertError(.unusableAnswer, message)
  }

  static func unusableLine(
    _ line: String?,
    keys: AnswerKeys,
    to configuration: AlertConfiguration
  ) -> AlertError {
    let input =
      switch line {
      case nil: "A line that is not UTF-8"
      case "": "An empty line"
      case let line?: "The line \(line.shortened.quoted)"
      }
    let answers = keys.keys.map { "\($0.key.text) (\(DisplayText.line($0.button.title)))" }
    let advice =
      switch configuration.field {
      case nil: "whose answers are \(answers.joined(separator: ", "))"
      case .text: "which asks for a text"
      case .choice(let choice): "whose options are \(choice.options.summary)"
      }
    return AlertError(
      .unusableAnswer,
      "\(input) does not answer \(configuration.title.quoted), \(advice)."
    )
  }

  static func endlessLine(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .unusableAnswer,
      "The input for \(configuration.title.quoted) has no end of line where an answer would end."
    )
  }

  static func inputEnded(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .inputEnded,
      """
      The input ended before \(configuration.title.quoted) was answered. Give it a line for each \
      question, or answer with an AlertPolicy or a ScriptedPresenter.
      """
    )
  }

  static func noTerminal(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .noTerminal,
      """
      There is no terminal to ask \(configuration.title.quoted) on. Run the program in a terminal, \
      or answer with an AlertPolicy or a ScriptedPresenter.
      """
    )
  }

  /// What a presenter's error is to the caller of an alert.
  init(presenting configuration: AlertConfiguration, failedWith error: any Error) {
    if let error = error as? AlertError {
      self = error
    } else {
      self.init(
        .presenterFailed,
        "The alert \(configuration.title.quoted) could not be shown: \(String(of: error))",
        underlyingError: error
      )
    }
  }
}
