/// `alertbox help`: the overview, the help of a subcommand, or the manual page.
package struct HelpCommand: Subcommand {
  package static let spec = CommandSpec(
    "help",
    summary: "Explains a subcommand, or prints the manual",
    positionals: [.init("SUBCOMMAND", .optional, value: .subcommand)],
    options: [.manual]
  )

  private let text: String

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    guard let name = arguments.positionals.first else {
      text = arguments.has(.manual) ? ManualPage.text : HelpText.overview
      return
    }
    if arguments.has(.manual) {
      throw UsageError("--man is the manual of all, and goes with no SUBCOMMAND", in: Self.spec)
    }
    guard let subcommand = AlertBoxCommand.find(name) else {
      throw AlertBoxCommand.unknown(name, in: Self.spec)
    }
    text = HelpText.of(subcommand.spec)
  }

  package func run() async -> Report {
    Report(output: text)
  }
}

extension OptionSpec {
  fileprivate static let manual = OptionSpec(
    "--man",
    group: .alert,
    help: "print the manual page, for man -l - or a file alertbox.1"
  )
}
