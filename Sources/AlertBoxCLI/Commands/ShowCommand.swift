import AlertBox

/// `alertbox show`: a message to acknowledge.
package struct ShowCommand: Subcommand {
  package static let spec = CommandSpec(
    "show",
    summary: "Shows a message, and waits until it is acknowledged",
    positionals: [.init("TITLE")],
    options: [.message, .dismiss] + OptionSpec.everyQuestion,
    success: "acknowledged"
  )

  private let question: Question

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    question = try Question(
      arguments,
      environment: environment,
      buttons: [AlertButton(arguments.text(.dismiss) ?? "OK", role: .dismiss)]
    )
  }

  package func run() async -> Report {
    await question.ask()
  }
}

extension OptionSpec {
  fileprivate static let dismiss = OptionSpec(
    "--dismiss",
    value: .label("LABEL"),
    group: .alert,
    help: "the button, OK unless given"
  )
}
