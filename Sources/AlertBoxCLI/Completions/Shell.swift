/// The shells that there are completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Writes the script that tells the shell how to complete a command.
  ///
  /// - Parameters:
  ///   - root: The command without a subcommand.
  ///   - subcommands: Its subcommands.
  /// - Returns: The script, made from the declarations.
  package func completions(of root: CommandSpec, _ subcommands: [CommandSpec]) -> String {
    switch self {
    case .bash: BashCompletions(root: root, subcommands: subcommands).script
    case .zsh: ZshCompletions(root: root, subcommands: subcommands).script
    case .fish: FishCompletions(root: root, subcommands: subcommands).script
    }
  }
}
