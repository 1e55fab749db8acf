/// The completions of bash, version 3.2 or later, without any other package.
struct BashCompletions {
  let root: CommandSpec
  let subcommands: [CommandSpec]

  var script: String {
    """
    # Completions of alertbox for bash. To load them: eval "$(alertbox completions bash)"

    _alertbox() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local subcommand= option= prefix= words= index IFS=$' \\t\\n'
      COMPREPLY=()
      if ((COMP_CWORD > 1)); then subcommand=${COMP_WORDS[1]}; fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == -- ]]; then
          case \(programs.shellQuoted) in
            *" $subcommand "*) _alertbox_program $((index + 1)) ;;
          esac
          return
        fi
      done

      # To bash the = behind an option is a word of its own, unless COMP_WORDBREAKS has none.
      if [[ $current == = && $previous == --* ]]; then
        option=$previous= current=
      elif [[ $previous == = ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}=
      elif [[ $current == --*=* ]]; then
        option=${current%%=*}= prefix=$option current=${current#*=}
      elif [[ $previous == -* ]]; then
        option=$previous
      fi

      case $subcommand:${option%=} in
    \(values.map { "    \($0)" }.joined(separator: "\n"))
        *)
          if [[ $option == *= ]]; then return; fi
          case $subcommand:$current in
    \(words.map { "        \($0)" }.joined(separator: "\n"))
          esac
          ;;
      esac
      COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$current"))
    }

    _alertbox_files() {
      local file
      # Where readline can complete the name itself it also quotes it.
      if [[ -z $prefix ]] && compopt -o default 2>/dev/null; then return; fi
      while IFS= read -r file; do
        COMPREPLY+=("$prefix$file")
      done < <(compgen -f -- "$current")
    }

    # Completes another command, which begins at the given word.
    _alertbox_program() {
      local word
      if declare -F _command_offset >/dev/null; then
        _command_offset "$1"
      elif ((COMP_CWORD > $1)); then
        _alertbox_files
      else
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -c -- "$current")
      fi
    }

    complete -F _alertbox alertbox

    """
  }

  /// The subcommands that run a program, each between spaces.
  private var programs: String {
    subcommands.filter(\.runsProgram).reduce(" ") { "\($0)\($1.name) " }
  }

  /// What stands behind each option that takes a value.
  private var values: [String] {
    subcommands.flatMap { command in
      command.options.compactMap { option in
        let patterns = option.names.map { "\(command.name):\($0)" }.joined(separator: " | ")
        return switch option.value {
        case .none: nil
        case .choice(_, of: let words):
          "\(patterns)) words=\(words.joined(separator: " ").shellQuoted) ;;"
        case .file: "\(patterns)) _alertbox_files; return ;;"
        case .text, .label, .duration: "\(patterns)) return ;;"
        }
      }
    }
  }

  /// What stands in any other place: an option if it begins with a dash, else what is known there.
  private var words: [String] {
    ([root] + subcommands).flatMap { command in
      let options = command.options.flatMap(\.names).joined(separator: " ")
      let positionals = command.positionals.first?.value.words(among: subcommands) ?? []
      return ["\(command.name):-*) words=\(options.shellQuoted) ;;"]
        + (positionals.isEmpty
          ? [] : ["\(command.name):*) words=\(positionals.joined(separator: " ").shellQuoted) ;;"])
    }
  }
}
