package import AlertBox

extension Report {
  /// The number of SIGINT, the same on every system.
  private static let interrupt: Int32 = 2

  /// Reports how a question ended.
  ///
  /// - Parameters:
  ///   - outcome: How it ended.
  ///   - question: The question.
  ///   - signal: The signal that interrupted it, if one did.
  package init(
    _ outcome: AlertOutcome,
    of question: Question,
    interruptedBy signal: Int32? = nil
  ) {
    switch outcome {
    case .pressed(let button):
      let line = JSONLine.object(["outcome": "confirmed", "button": button.title])
      self.init(question, line, .exit(.success))
    case .entered(let entry, let button):
      self.init(question, entry, button)
    case .cancelled(let reason):
      let line = JSONLine.object(["outcome": "cancelled", "reason": reason.rawValue])
      let isInterrupt = reason == .interrupt
      let end: End = isInterrupt ? .signal(signal ?? Self.interrupt) : .exit(.cancelled)
      self.init(question, line, end)
    case .timedOut:
      self.init(timeoutOf: question)
    case .failed(let error) where error.code == .timedOut:
      self.init(timeoutOf: question)
    case .failed(let error):
      self.init(failureOf: question, error)
    case .taskCancelled:
      let error = AlertError(.presenterFailed, "The command was stopped from within.")
      self.init(failureOf: question, error)
    }
  }

  private init(_ question: Question, _ line: String, _ end: End, diagnostic: String = "") {
    self.init(
      output: question.reportsJSON ? line : "",
      diagnostic: diagnostic.isEmpty ? "" : "alertbox: \(diagnostic)\n",
      end: end
    )
  }

  /// Reports what was entered: it goes to standard output, alone or as part of the line of JSON.
  private init(_ question: Question, _ entry: AlertEntry, _ button: AlertButton) {
    var line = JSONLine.object(["outcome": "confirmed", "button": button.title])
    var answer = ""
    switch (entry, question.configuration.field) {
    case (.text(let text), .text(let field)) where field.phrase == nil:
      line = JSONLine.object(["outcome": "confirmed", "button": button.title, "text": text])
      answer = text + "\n"
    case (.choice(let index), .choice(let choice)):
      line = JSONLine.object(
        ["outcome": "confirmed", "button": button.title, "choice": choice.options[index]],
        index: index
      )
      answer = choice.options[index] + "\n"
    default: break
    }
    self.init(output: question.reportsJSON ? line : answer)
  }

  /// Reports that the options cannot be used.
  init(_ question: Question, unusable problem: InputLines.Problem) {
    let message = DisplayText.line(problem.message)
    let members: KeyValuePairs = [
      "outcome": "failed", "error": AlertError.Code.unusableAnswer.rawValue, "message": message,
    ]
    self.init(question, JSONLine.object(members), .exit(.unusableAnswer), diagnostic: message)
  }

  private init(timeoutOf question: Question) {
    self.init(
      question,
      JSONLine.object(["outcome": "timedOut"]),
      .exit(.timedOut),
      diagnostic: question.explanationOfTimeout
    )
  }

  private init(failureOf question: Question, _ error: AlertError) {
    let (code, name): (ExitCode, AlertError.Code) =
      switch error.code {
      case .inputEnded, .noInput: (.noInput, error.code)
      case .noTerminal: (.noTerminal, error.code)
      case .unusableAnswer, .noAnswer, .badAnswersFile: (.unusableAnswer, error.code)
      default: (.software, .presenterFailed)
      }
    let message = question.explanation(of: error)
    self.init(
      question,
      JSONLine.object(["outcome": "failed", "error": name.rawValue, "message": message]),
      .exit(code),
      diagnostic: message
    )
  }
}
