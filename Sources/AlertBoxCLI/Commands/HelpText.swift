/// The help of the commands, made from their declarations.
package enum HelpText {
  private static let columns = 80
  private static let rows = 24

  /// The help of a subcommand.
  ///
  /// - Parameter command: Its declaration.
  /// - Returns: Lines for a screen of 24 by 80.
  package static func of(_ command: CommandSpec) -> String {
    let head = [command.usage, "\(command.summary).", ""]
    let statuses =
      command.success.map { exitCodes($0, ExitCode.allCases.filter(\.isOfQuestions)) }
      ?? command.statuses
    let tail = statuses.isEmpty ? [] : [""] + wrapped("Exit status:", statuses)
    let groups = options(command.options)
    let length = head.count + groups.joined().count + tail.count
    let isRoomy = length + groups.count - 1 < rows
    let body = isRoomy ? groups.joined(separator: [""]) : groups.joined(separator: [])
    return (head + body + tail).joined(separator: "\n") + "\n"
  }

  /// The help of `alertbox` itself.
  package static var overview: String {
    let commands = AlertBoxCommand.specs.map { command in
      (
        "\(command.name) \(command.operands)\(command.runsProgram ? " -- COMMAND" : "")",
        command.summary
      )
    }
    let root = AlertBoxCommand.spec
    return """
      \(root.usage)
      \(root.summary).

      \(table(commands).joined(separator: "\n"))

      \(options(root.options).joined().joined(separator: "\n"))

      Each subcommand has its own --help. A value follows its option after a space or
      a =; of an option given twice the last value counts. -- ends the options: put
      it before a TITLE that is not your own. The variables ALERTBOX_ANSWERS=FILE and
      ALERTBOX_POLICY=confirm, cancel or fail answer in a person's place.

      \(wrapped("Exit status:", exitCodes("yes", ExitCode.allCases)).joined(separator: "\n"))

      """
  }

  private static func options(_ options: [OptionSpec]) -> [[String]] {
    let rows = table(options.map { (label($0), $0.explanation) })
    var groups: [[String]] = []
    var last: OptionSpec.Group?
    for (option, row) in zip(options, rows) {
      if option.group == last { groups[groups.count - 1].append(row) } else { groups.append([row]) }
      last = option.group
    }
    return groups
  }

  private static func label(_ option: OptionSpec) -> String {
    let names = option.names.joined(separator: ", ")
    let indent = option.names.count > 1 ? "" : "    "
    return indent + names + (option.value.placeholder.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(left: String, right: String)]) -> [String] {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"
    }
  }

  private static func exitCodes(_ success: String, _ codes: [ExitCode]) -> [String] {
    let meanings = codes.compactMap { code in
      (code == .success ? success : code.meaning).map { "\(code.rawValue) \($0)" }
    }
    return meanings + ["130 Ctrl-C."]
  }

  /// Puts commas between parts and breaks the text into lines, each at a comma.
  private static func wrapped(_ lead: String, _ parts: [String]) -> [String] {
    var lines: [String] = []
    var line = lead
    for (index, part) in parts.enumerated() {
      let extended = index == 0 ? "\(line) \(part)" : "\(line), \(part)"
      if extended.count < columns {
        line = extended
      } else {
        lines.append("\(line),")
        line = part
      }
    }
    return lines + [line]
  }
}
