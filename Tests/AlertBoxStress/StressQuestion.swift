import AlertBox

/// A question that a stress run asks, small enough for a model to know what each answer does to it.
struct StressQuestion: Sendable {
  enum Kind: CaseIterable {
    case plain
    case destructive
    case yesNo
    case message
    case choice
    case text
    case unanswerable
  }

  /// What a presenter does with it, which the message of the alert tells it.
  enum Manner: String, CaseIterable {
    case keeps
    case holdsTime
    case throwsError
    case throwsAlertError
    case letsGo
    case answersTwice
    case answersAndThrows
  }

  /// Which call asks it.
  enum Call: CaseIterable {
    case outcome
    case overload
    case report
  }

  let number: Int
  var kind = Kind.plain
  var manner = Manner.keeps
  var call = Call.outcome
  /// What confirming enters without a person: a text, or `1` for the second option.
  var defaultEntry: String?
  var isRequired = false
  /// Whether the text is validated, which refuses what begins with `!`.
  var isValidated = false
  /// The time limit in seconds.
  var limit: Int?
  var onTimeout = AlertTimeout.Action.fail
  /// What the caller asks next, if this is confirmed.
  var next: [StressAsking] = []
  let token: StressToken

  var title: String { "Q\(number)" }

  static let options = ["a", "b", "c"]

  /// The title of the confirming button.
  var confirm: String {
    switch kind {
    case .destructive: "Delete"
    case .yesNo: "Yes"
    default: "OK"
    }
  }

  var timeout: AlertTimeout? { limit.map { AlertTimeout(after: .seconds($0), onTimeout) } }

  var configuration: AlertConfiguration {
    let cancel = AlertButton("Cancel", role: .cancel)
    let (buttons, field): ([AlertButton], AlertField?) =
      switch kind {
      case .plain: ([AlertButton("OK"), cancel], nil)
      case .destructive: ([AlertButton("Delete", role: .destructive), cancel], nil)
      case .yesNo: ([AlertButton("Yes"), AlertButton("No", role: .decline)], nil)
      case .message: ([AlertButton("OK", role: .dismiss)], nil)
      case .choice: ([AlertButton("OK"), cancel], .choice(choice))
      case .text: ([AlertButton("OK"), cancel], .text(textField))
      case .unanswerable: ([], nil)
      }
    return AlertConfiguration(
      title,
      message: manner.rawValue,
      field: field,
      buttons: buttons,
      timeout: timeout
    )
  }

  private var choice: AlertChoice {
    AlertChoice(Self.options, defaultIndex: defaultEntry.flatMap { Int($0) })
  }

  private var textField: AlertTextField {
    AlertTextField(
      isValidated ? "Text" : "",
      defaultText: defaultEntry,
      isRequired: isRequired,
      validate: validator
    )
  }

  /// The check of the text, which keeps the token alive as long as the alert is.
  var validator: (@Sendable (String) async throws -> Void)? {
    guard isValidated else { return nil }
    return { [token] text in
      withExtendedLifetime(token) {}
      if text.hasPrefix("!") { throw StressError(token: token) }
    }
  }
}

extension StressQuestion {
  /// The question that an alert of a schedule asks, which has no default entry.
  init(_ configuration: AlertConfiguration, token: StressToken) {
    self.init(number: 0, token: token)
    if case .text(let field)? = configuration.field {
      kind = .text
      // By the prompt, as the validator itself cannot be seen.
      isValidated = !field.prompt.isEmpty
    } else if configuration.button(titled: "Yes") != nil {
      kind = .yesNo
    }
    if let timeout = configuration.timeout {
      limit = 1
      onTimeout = timeout.action
    }
  }
}

extension StressQuestion: CustomStringConvertible {
  var description: String {
    let entry =
      "\(defaultEntry ?? "")\(isRequired ? " required" : "")\(isValidated ? " validated" : "")"
    let time = limit.map { " \($0) s, \(onTimeout)" } ?? ""
    return "\(title) \(kind) \(entry) \(manner) by \(call)\(time) \(next.isEmpty ? "" : "\(next)")"
  }
}

/// A question, and through what it is asked.
struct StressAsking: Sendable, CustomStringConvertible {
  let screen: Int
  /// Whether the box is the task's current one.
  let isCurrent: Bool
  let question: StressQuestion

  var description: String { "\(question) on \(StressScreen.Kind.allCases[screen])" }
}

/// An error that is thrown and passed on in a stress run.
struct StressError: Error, CustomStringConvertible {
  let token: StressToken
  var description: String { "broken" }
}

/// Counts how many of its kind are alive, captured by all that a stress run passes in.
final class StressToken: Sendable {
  private let living: StressCount

  init(_ living: StressCount) {
    self.living = living
    living.add(1)
  }

  deinit { living.add(-1) }
}

/// A number that threads change.
final class StressCount: Sendable {
  private let number = Locked(0)

  func add(_ change: Int) { number.withLock { $0 += change } }

  var value: Int { number.withLock { $0 } }
}
