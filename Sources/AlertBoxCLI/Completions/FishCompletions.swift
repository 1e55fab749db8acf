/// The completions of fish.
struct FishCompletions {
  let root: CommandSpec
  let subcommands: [CommandSpec]

  var script: String {
    """
    # Completions of alertbox for fish. To load them: alertbox completions fish | source

    function __alertbox_is --argument-names subcommand
        set -l words (commandline -opc)
        test "$words[2]" = "$subcommand"; and not contains -- -- $words
    end

    function __alertbox_runs --argument-names subcommand
        set -l words (commandline -opc)
        test "$words[2]" = "$subcommand"; and contains -- -- $words
    end

    function __alertbox_program
        set -l words (commandline -opc)
        set -l line (commandline -ct)
        set -l first (math (contains -i -- -- $words) + 1)
        test $first -le (count $words); and set line (string escape -- $words[$first..]) $line
        complete -C"$line"
    end

    complete -c alertbox -f
    \((subcommandLines + ([root] + subcommands).flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var subcommandLines: [String] {
    subcommands.map { command in
      "\(start(root)) -a \(quoted(command.name)) -d \(quoted(command.summary))"
    }
  }

  private func lines(of command: CommandSpec) -> [String] {
    let words = command.positionals.first?.value.words(among: subcommands) ?? []
    let isListed = words.isEmpty || command.name.isEmpty
    let condition = quoted("__alertbox_runs \(command.name)")
    let program =
      command.runsProgram ? ["complete -c alertbox -n \(condition) -a '(__alertbox_program)'"] : []
    return program
      + (isListed ? [] : ["\(start(command)) -a \(quoted(words.joined(separator: " ")))"])
      + command.options.map { option in
        let names = option.names.map { name in
          name.utf8.starts(with: "--".utf8) ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        }
        return "\(start(command)) \(names.joined(separator: " "))\(value(option)) "
          + "-d \(quoted(option.explanation))"
      }
  }

  private func start(_ command: CommandSpec) -> String {
    let condition = command.name.isEmpty ? "__alertbox_is" : "__alertbox_is \(command.name)"
    return "complete -c alertbox -n \(quoted(condition))"
  }

  private func value(_ option: OptionSpec) -> String {
    switch option.value {
    case .none: ""
    case .choice(_, of: let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .text, .label, .duration: " -x"
    }
  }

  /// Puts a text in single quotes, within which fish knows two escapes.
  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", by: #"\\"#).replacing("'", by: #"\'"#))'"
  }
}
