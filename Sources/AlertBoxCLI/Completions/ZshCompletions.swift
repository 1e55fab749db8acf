/// The completions of zsh, made for its own `_arguments`.
struct ZshCompletions {
  let root: CommandSpec
  let subcommands: [CommandSpec]

  var script: String {
    """
    #compdef alertbox
    # Completions of alertbox for zsh. To load them: source <(alertbox completions zsh)

    _alertbox() {
      local curcontext=$curcontext state state_descr line
      local -A opt_args
      local -a subcommands
      subcommands=(
    \(subcommands.map { "    \(description(of: $0).shellQuoted)" }.joined(separator: "\n"))
      )
      _arguments -C \\
    \(arguments(of: root, indent: 4))\
        '1:subcommand:->subcommand' \\
        '*::argument:->argument'
      case $state in
        subcommand)
          _describe -t commands subcommand subcommands
          ;;
        argument)
          case $words[1] in
    \(subcommands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    # Completes another command, if this one is past the mark that stands before it.
    _alertbox_program() {
      local -i mark=${words[(i)--]}
      if ((mark >= CURRENT)); then return 1; fi
      shift $mark words
      ((CURRENT -= mark))
      _normal
      return 0
    }

    # Loaded from a folder of $fpath, this file is the function itself.
    if [[ $funcstack[1] == _alertbox ]]; then
      _alertbox "$@"
    else
      compdef _alertbox alertbox
    fi

    """
  }

  private func description(of command: CommandSpec) -> String {
    "\(command.name):\(command.summary)"
  }

  private func branch(_ command: CommandSpec) -> String {
    let positionals = command.positionals.enumerated().map { index, positional in
      let place =
        switch positional.arity {
        case .one: "\(index + 1):"
        case .optional: "\(index + 1)::"
        case .anyNumber: "*:"
        }
      let action = action(positional.value.words(among: subcommands))
      return "\(place)\(positional.name):\(action)".shellQuoted
    }
    let program =
      command.runsProgram ? "          if _alertbox_program; then return; fi\n" : ""
    return """
              \(command.name))
      \(program)\
                _arguments -S \\
      \(arguments(of: command, indent: 12))\
                  \(positionals.joined(separator: " \\\n            "))
                ;;
      """
  }

  /// The options, each on a line that goes on.
  private func arguments(of command: CommandSpec, indent: Int) -> String {
    command.options.flatMap { option in
      option.names.map { name in
        let exclusion = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
        let help = ["\\", "[", "]"].reduce(option.explanation) { $0.replacing($1, by: "\\\($1)") }
        return "\(exclusion)\(name)\(mark(option, name))[\(help)]\(value(option))"
      }
    }
    .map { "\(String(repeating: " ", count: indent))\($0.shellQuoted) \\\n" }
    .joined()
  }

  /// Says that a value follows: in the same word too, behind a = if the name is a long one.
  private func mark(_ option: OptionSpec, _ name: String) -> String {
    guard option.value.placeholder != nil else { return "" }
    return name.utf8.starts(with: "--".utf8) ? "=" : "+"
  }

  private func value(_ option: OptionSpec) -> String {
    switch option.value {
    case .none: ""
    case .choice(let name, of: let words): ":\(name):\(action(words))"
    case .file(let name): ":\(name):_files"
    case .text(let name), .label(let name): ":\(name): "
    case .duration: ":DURATION: "
    }
  }

  /// Lists the words; none for a place where anything goes.
  ///
  /// With a message there in their stead, zsh would not insert an option that fits, but show both.
  private func action(_ words: [String]) -> String { "(\(words.joined(separator: " ")))" }
}
