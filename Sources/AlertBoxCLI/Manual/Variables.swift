/// The variables of the environment that the command looks at.
package enum Variables {
  /// Names a file that answers in a person's place.
  static let answers = "ALERTBOX_ANSWERS"

  /// Says what answers in a person's place.
  static let policy = "ALERTBOX_POLICY"

  /// All of them, by name.
  package static let all = [
    Explained(
      word: "ACCESSIBLE",
      meaning: "asks by plain lines",
      explanation: "set: ask by plain lines, with the default spelled out; nothing moves"
    ),
    Explained(
      word: "\(answers)=FILE",
      meaning: "answers",
      explanation: "answer by the lines of FILE, as --answers does"
    ),
    Explained(
      word: "\(policy)=confirm|cancel|fail",
      meaning: "answers",
      explanation: "answer in a person's place, as --yes, --no and --no-input do"
    ),
    Explained(
      word: "NO_COLOR",
      meaning: "shows no colour",
      explanation: "set: show no colour"
    ),
    Explained(
      word: "TERM",
      meaning: "",
      explanation: "not set, or dumb: ask by plain lines"
    ),
  ]
}
