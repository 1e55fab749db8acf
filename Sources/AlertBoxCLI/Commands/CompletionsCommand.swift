import AlertBox

/// `alertbox completions`: a script that completes the command's words in a shell.
package struct CompletionsCommand: Subcommand {
  package static let spec = CommandSpec(
    "completions",
    summary: "Prints the completions for bash, zsh or fish",
    positionals: [.init("SHELL", value: .words(names))]
  )

  private static let names = Shell.allCases.map(\.rawValue)

  private let shell: Shell

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    let name = arguments.positionals.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      let message =
        "there are completions for \(Self.names.conjunction), not for \(name.shortened.quoted)"
      let hint = Suggestion.nearest(to: name, among: Self.names).map { "; did you mean \($0)?" }
      throw UsageError(message + (hint ?? ""), in: Self.spec)
    }
    self.shell = shell
  }

  package func run() async -> Report {
    Report(output: shell.completions(of: AlertBoxCommand.spec, AlertBoxCommand.specs))
  }
}
