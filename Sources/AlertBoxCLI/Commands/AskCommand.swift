import AlertBox

/// `alertbox ask`: prints the text that is typed.
package struct AskCommand: Subcommand {
  package static let spec = CommandSpec(
    "ask",
    summary: "Asks for a line of text, and prints it",
    positionals: [.init("TITLE")],
    options: [.message, .prompt, .defaultText, .secure, .required] + OptionSpec.everyQuestion,
    success: "typed"
  )

  private let question: Question

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    let defaultText = arguments.text(.defaultText)
    if let defaultText, defaultText.contains(where: \.isNewline) {
      throw UsageError("the TEXT of --default is to be one line", in: Self.spec)
    }
    let field = AlertTextField(
      arguments.text(.prompt) ?? "",
      defaultText: defaultText,
      isSecure: arguments.has(.secure),
      isRequired: arguments.has(.required)
    )
    question = try Question(
      arguments,
      environment: environment,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)]
    ).asking(for: .text(field))
  }

  package func run() async -> Report {
    await question.ask()
  }
}

extension OptionSpec {
  fileprivate static let prompt = OptionSpec(
    "--prompt",
    value: .text("TEXT"),
    group: .alert,
    help: "what is to be typed, before the text"
  )

  fileprivate static let defaultText = OptionSpec(
    "--default",
    value: .text("TEXT"),
    group: .alert,
    help: "the text that stands there at first"
  )

  fileprivate static let secure = OptionSpec(
    "--secure",
    group: .alert,
    help: "it is a secret: never show it"
  )

  fileprivate static let required = OptionSpec(
    "--required",
    group: .alert,
    help: "refuse an empty text"
  )
}
