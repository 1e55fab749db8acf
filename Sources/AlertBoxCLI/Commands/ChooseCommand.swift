import AlertBox

/// `alertbox choose`: prints the option that is picked.
package struct ChooseCommand: Subcommand {
  package static let spec = CommandSpec(
    "choose",
    summary: "Has one of several options picked, and prints it",
    positionals: [.init("TITLE"), .init("OPTION", .anyNumber, synopsis: "OPTION...|-")],
    options: [.message, .defaultOption] + OptionSpec.everyQuestion,
    success: "picked"
  )

  private let question: Question
  private let arguments: ParsedArguments

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    self.arguments = arguments
    let options = arguments.positionals.dropFirst()
    guard !options.isEmpty else {
      throw UsageError("an OPTION is missing; - reads them from standard input", in: Self.spec)
    }
    let readsOptions = options.contains("-")
    if readsOptions, options.count > 1 {
      throw UsageError("- stands for all options, and goes with no other", in: Self.spec)
    }
    question = try Question(
      arguments,
      environment: environment,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)],
      inputHoldsOptions: readsOptions
    )
  }

  package func run() async -> Report {
    var options = Array(arguments.positionals.dropFirst())
    do throws(UsageError) {
      if options == ["-"] {
        switch InputLines.read() {
        case .success(let lines): options = lines
        case .failure(let problem): return Report(question, unusable: problem)
        }
      }
      let choice = try choice(of: options)
      return await question.asking(for: .choice(choice)).ask()
    } catch {
      return Report(error)
    }
  }

  private func choice(of options: [String]) throws(UsageError) -> AlertChoice {
    if options.isEmpty { throw UsageError("there is no option to pick", in: Self.spec) }
    if let blank = options.firstIndex(where: \.isBlank) {
      throw UsageError("option \(blank + 1) is blank", in: Self.spec)
    }
    guard let title = arguments.text(.defaultOption) else { return AlertChoice(options) }
    guard let index = options.firstIndex(of: title) else {
      throw UsageError(
        "--default \(title.shortened.quoted) is none of the options",
        in: Self.spec
      )
    }
    return AlertChoice(options, defaultIndex: index)
  }
}

extension OptionSpec {
  fileprivate static let defaultOption = OptionSpec(
    "--default",
    value: .text("OPTION"),
    group: .alert,
    help: "the option that Enter picks"
  )
}
