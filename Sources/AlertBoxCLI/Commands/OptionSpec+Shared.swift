/// The options that several commands share. What only one command has stands in its own file.
extension OptionSpec {
  static let message = OptionSpec(
    "-m",
    "--message",
    value: .text("TEXT"),
    group: .alert,
    help: "more about it, in any number of lines"
  )

  static let timeout = OptionSpec(
    "--timeout",
    value: .duration,
    group: .asking,
    help: "the time to answer: 500ms, 10s, 2m, 1h30m, or seconds"
  )

  static let onTimeout = OptionSpec(
    "--on-timeout",
    value: .choice("ACTION", of: TimeoutAction.allCases.map(\.rawValue)),
    group: .asking,
    help: "what its end does"
  )

  static let tty = OptionSpec(
    "--tty",
    group: .asking,
    help: "ask on the terminal, whatever standard input is"
  )

  static let style = OptionSpec(
    "--style",
    value: .choice("STYLE", of: AskingStyle.allCases.map(\.rawValue)),
    group: .asking,
    help: "how to ask"
  )

  static let position = OptionSpec(
    "--position",
    value: .choice("PLACE", of: PopupPosition.allCases.map(\.rawValue)),
    group: .asking,
    help: "a popup's place",
    examples: ["top", "center", "bottom-trailing"]
  )

  /// ``style``, for what asks nothing.
  static let noticeStyle = OptionSpec(
    "--style",
    value: style.value,
    group: .asking,
    help: "how to show it"
  )

  static let json = OptionSpec(
    "--json",
    group: .asking,
    help: "print the outcome as a line of JSON"
  )

  static let yes = OptionSpec(
    "--yes",
    group: .answering,
    help: "do not ask: confirm"
  )

  static let no = OptionSpec(
    "--no",
    group: .answering,
    help: "do not ask: cancel"
  )

  static let noInput = OptionSpec(
    "--no-input",
    group: .answering,
    help: "do not ask: fail"
  )

  static let answers = OptionSpec(
    "--answers",
    value: .file("FILE"),
    group: .answering,
    help: "do not ask: answer by lines of PATTERN = ANSWER"
  )

  static let help = OptionSpec(
    "-h",
    "--help",
    group: .information,
    help: "show this help"
  )

  static let version = OptionSpec(
    "--version",
    group: .information,
    help: "show the version"
  )

  /// What every question takes.
  static let everyQuestion = [
    timeout, onTimeout, tty, style, position, json, yes, no, noInput, answers,
  ]
}
