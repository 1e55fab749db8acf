/// `alertbox help`: the overview, or the help of a subcommand.
package struct HelpCommand: Subcommand {
  package static let spec = CommandSpec(
    "help",
    summary: "Explains a subcommand",
    positionals: [.init("SUBCOMMAND", .optional, value: .subcommand)]
  )

  private let text: String

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    guard let name = arguments.positionals.first else {
      text = HelpText.overview
      return
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
