import AlertBox

/// What a stress run does to a request.
enum StressAnswer: Sendable {
  case confirm
  case cancel(AlertOutcome.Cancellation)
  case press(String)
  case chooseNumber(Int)
  case choose(String)
  /// Enters a text, and may want to hear if it is refused.
  case enter(String, hearsRefusal: Bool)
  case fail
  case failWithAlertError
  case timeOut

  /// Does it, and returns whether the request said that it ended the alert, or will.
  func give(to request: AlertRequest, token: StressToken) -> Bool {
    switch self {
    case .confirm: request.confirm()
    case .cancel(let reason): request.cancel(reason)
    case .press(let title): request.press(title)
    case .chooseNumber(let number): request.choose(number)
    case .choose(let title): request.choose(title)
    case .enter(let text, hearsRefusal: false): request.enter(text)
    case .enter(let text, hearsRefusal: true):
      request.enter(text) { _ in withExtendedLifetime(token) {} }
    case .fail: request.fail(StressError(token: token))
    case .failWithAlertError: request.fail(AlertError(.noTerminal, "none"))
    case .timeOut: request.timeOut()
    }
  }
}

/// What an answer does to a question that is pending.
enum StressEffect {
  /// It ends.
  case ends(String)
  /// It goes on; whether the answer was told that it will end, as the text has to be validated.
  case goesOn(isTaken: Bool)
}

/// What the contract says that answers do, beside the code that does it.
extension StressQuestion {
  func effect(of answer: StressAnswer) -> StressEffect {
    switch answer {
    case .confirm: .ends(confirmed)
    case .cancel(let reason): .ends("cancelled \(reason)")
    case .press(let title): .ends(pressed(title))
    case .chooseNumber(let number): .ends(chosen(number))
    case .choose(let title): .ends(chosen(Self.options.firstIndex(of: title)))
    case .enter(let text, let hearsRefusal): entered(text, hearsRefusal)
    case .fail: .ends("failed presenterFailed")
    case .failWithAlertError: .ends("failed noTerminal")
    case .timeOut: .ends(timedOut)
    }
  }

  /// What the end of the time ends it with.
  var timedOut: String {
    switch onTimeout {
    case _ where limit == nil, .fail: return "timedOut"
    case .cancel: return "cancelled timeout"
    case .confirm:
      let outcome = confirmed
      return outcome.hasPrefix("failed") ? "timedOut" : outcome
    }
  }

  var confirmed: String {
    switch kind {
    case .unanswerable: "failed noButtons"
    case .choice: defaultEntry.map { "entered \($0)" } ?? Self.unusable
    case .text:
      if let defaultEntry, !(isValidated && defaultEntry.hasPrefix("!")) {
        "entered \(defaultEntry)"
      } else {
        Self.unusable
      }
    default: "pressed \(confirm)"
    }
  }

  static let unusable = "failed unusableAnswer"

  private func pressed(_ title: String) -> String {
    switch (title, kind) {
    case ("Cancel", .yesNo), ("Cancel", .message): Self.unusable
    case ("Cancel", _): "cancelled button"
    case ("No", .yesNo): "pressed No"
    case (confirm, _): confirmed
    default: Self.unusable
    }
  }

  private func chosen(_ number: Int?) -> String {
    guard kind == .choice, let number, Self.options.indices.contains(number) else {
      return Self.unusable
    }
    return "entered \(number)"
  }

  private func entered(_ text: String, _ hearsRefusal: Bool) -> StressEffect {
    guard kind == .text else { return .ends(Self.unusable) }
    if isRequired, text.isEmpty {
      return hearsRefusal ? .goesOn(isTaken: false) : .ends(Self.unusable)
    }
    if isValidated, text.hasPrefix("!") {
      return hearsRefusal ? .goesOn(isTaken: true) : .ends(Self.unusable)
    }
    return .ends("entered \(text)")
  }

  /// What the caller gets, by how it ended.
  func result(of outcome: String) -> String {
    switch call {
    case .outcome: outcome
    case .report: "returned"
    case .overload:
      switch outcome.split(separator: " ").first {
      case "pressed", "entered": "returned \(outcome.dropFirst(8))"
      case "cancelled", "taskCancelled": "threw CancellationError"
      case "timedOut": "threw timedOut"
      default: "threw \(outcome.dropFirst(7))"
      }
    }
  }
}

extension AlertOutcome {
  /// How it ended, in the words of the stress run's model.
  var stressDescription: String {
    switch self {
    case .pressed(let button): "pressed \(button.title)"
    case .entered(.text(let text), _): "entered \(text)"
    case .entered(.choice(let number), _): "entered \(number)"
    case .cancelled(let reason): "cancelled \(reason)"
    case .taskCancelled: "taskCancelled"
    case .timedOut: "timedOut"
    case .failed(let error): "failed \(error.code)"
    }
  }
}

extension TestPresenter.Event {
  /// What happened, in the words of the stress run's model.
  var stressDescription: String {
    switch self {
    case .asked(let title): "asked \(title)"
    case .shown(let title): "shown \(title)"
    case .ended(let title, let outcome): "ended \(title) \(outcome.stressDescription)"
    case .notice(let event): event.stressDescription
    }
  }
}

extension AlertNotice.Event {
  /// What happened, in the words of the stress run's model.
  var stressDescription: String {
    switch self {
    case .shown(let text): "noticed \(text)"
    case .changed(let text, let fraction): "changed \(text) \(fraction ?? -1)"
    case .ended(let text, let end): "over \(text) \(end)"
    }
  }
}
