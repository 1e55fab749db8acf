/// The answers that a ``ScriptedPresenter`` has left, and what was asked that it has none for.
struct Script {
  /// Answers to be used once each, in order.
  private var steps: ArraySlice<AlertAnswer> = []

  /// Answers of which the first that fits counts, any number of times.
  private var rules: [AlertAnswer] = []

  /// What the file is called that the rules are from, if they are from one.
  private var fileName: String?

  /// The titles of the alerts that had no answer.
  private(set) var unexpected: [String] = []

  init(steps: [AlertAnswer]) {
    self.steps = steps[...]
  }

  init(rules: KeyValuePairs<String, AlertAnswer>) {
    self.rules = rules.map { pattern, answer in answer.to(pattern) }
  }

  init(_ file: AnswersFile) {
    self.rules = file.rules.map(\.answer)
    self.fileName = file.name
  }

  /// The steps that no alert has used.
  var unused: [AlertAnswer] { Array(steps) }

  /// Takes the answer to an alert, if the script has one.
  mutating func takeAnswer(to title: String) -> AlertAnswer.Kind? {
    // By index, as an iterator would copy each rule.
    for index in rules.indices where rules[index].fits(title) {
      return rules[index].kind
    }
    guard let step = steps.first, step.fits(title) else { return nil }
    steps.removeFirst()
    return step.kind
  }

  /// Notes an alert that the script has no answer for, and says what the script expected instead.
  mutating func noteUnexpected(_ title: String) -> AlertError {
    unexpected.append(title)
    if let fileName {
      return AlertError(
        .noAnswer,
        "The answers file \(fileName.quoted) has no rule for the alert \(title.quoted)."
      )
    }
    let expectation =
      if let step = steps.first {
        "the next step is \(step)"
      } else if rules.isEmpty {
        "all its steps are used up"
      } else {
        "its rules are \(rules.map(\.description).joined(separator: ", "))"
      }
    return AlertError(
      .noAnswer,
      "The script has no answer for the alert \(title.quoted): \(expectation)."
    )
  }
}
