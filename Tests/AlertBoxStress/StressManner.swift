import AlertBox

/// What a presenter does, as it might not be expected to.
extension StressQuestion.Manner {
  private struct Failure: Error {}

  /// How it ends the alert at once, if it does.
  var outcome: String? {
    switch self {
    case .keeps, .holdsTime: nil
    case .throwsError: "failed presenterFailed"
    case .throwsAlertError: "failed noTerminal"
    case .letsGo: "failed presenterGone"
    case .answersTwice: "cancelled interrupt"
    case .answersAndThrows: "cancelled escape"
    }
  }

  /// Does it.
  ///
  /// - Returns: Whether that was all.
  func perform(on request: AlertRequest) throws -> Bool {
    switch self {
    case .keeps: return false
    case .holdsTime:
      request.holdTimeLimit()
      return false
    case .throwsError: throw Failure()
    case .throwsAlertError: throw AlertError(.noTerminal, "none")
    case .letsGo: return true
    case .answersTwice:
      request.cancel(.interrupt)
      if request.confirm() { preconditionFailure("It was ended twice.") }
      return true
    case .answersAndThrows:
      request.cancel(.escape)
      throw Failure()
    }
  }
}
