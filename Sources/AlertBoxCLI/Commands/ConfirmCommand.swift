import AlertBox

/// `alertbox confirm`: a question whose answer is the exit status.
package struct ConfirmCommand: Subcommand {
  package static let spec = CommandSpec(
    "confirm",
    summary: "Asks to confirm, and answers with the exit status",
    positionals: [.init("TITLE")],
    options: [.message, .confirm, .cancel, .destructive, .defaultButton, .typing]
      + OptionSpec.everyQuestion,
    success: "confirmed"
  )

  private let question: Question

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    let isDestructive = arguments.has(.destructive)
    let confirm = arguments.text(.confirm) ?? "OK"
    let cancel = arguments.text(.cancel) ?? "Cancel"
    // As answers are compared without regard to case.
    guard !AnswerKeys.isSame(confirm.trimmed, cancel.trimmed) else {
      throw UsageError(
        "both buttons are called \(confirm.shortened.quoted): --confirm and --cancel must differ",
        in: Self.spec
      )
    }
    let preference = arguments.choice(.defaultButton, as: DefaultButton.self)
    if isDestructive, preference == .confirm {
      throw UsageError(
        "--destructive and --default confirm contradict each other",
        in: Self.spec
      )
    }
    let phrase = arguments.text(.typing)
    if let phrase, DisplayText.line(phrase) != phrase {
      throw UsageError(
        "the PHRASE of --typing holds a control character, which cannot be typed",
        in: Self.spec
      )
    }
    let plain = try Question(
      arguments,
      environment: environment,
      buttons: [
        AlertButton(confirm, role: isDestructive ? .destructive : .action),
        AlertButton(cancel, role: .cancel),
      ],
      default: preference?.preference ?? .automatic
    )
    question = phrase.map { plain.asking(for: .text(AlertTextField(phrase: $0))) } ?? plain
  }

  package func run() async -> Report {
    await question.ask()
  }
}

extension ConfirmCommand {
  /// The words of `--default`.
  fileprivate enum DefaultButton: String, CaseIterable {
    case confirm
    case cancel
    case none

    var preference: AlertConfiguration.Default {
      switch self {
      case .confirm: .role(.action)
      case .cancel: .role(.cancel)
      case .none: .none
      }
    }
  }
}

extension OptionSpec {
  fileprivate static let confirm = OptionSpec(
    "--confirm",
    value: .label("LABEL"),
    group: .alert,
    help: "the confirming button, OK unless given"
  )

  fileprivate static let cancel = OptionSpec(
    "--cancel",
    value: .label("LABEL"),
    group: .alert,
    help: "the cancelling button, Cancel unless given"
  )

  fileprivate static let destructive = OptionSpec(
    "--destructive",
    group: .alert,
    help: "confirming destroys something; Enter alone never does"
  )

  fileprivate static let defaultButton = OptionSpec(
    "--default",
    value: .choice("BUTTON", of: ConfirmCommand.DefaultButton.allCases.map(\.rawValue)),
    group: .alert,
    help: "what Enter presses"
  )

  fileprivate static let typing = OptionSpec(
    "--typing",
    value: .label("PHRASE"),
    group: .alert,
    help: "what has to be typed to confirm"
  )
}
