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
      command.success.map { told(ExitCode.explained, success: $0) }
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
    let commands = AlertBoxCommand.specs.map { ($0.call, $0.summary) }
    let root = AlertBoxCommand.spec
    return """
      \(root.usage)
      \(root.summary).

      \(table(commands).joined(separator: "\n"))

      \(options(root.options).joined().joined(separator: "\n"))

      \(notes)

      \(wrapped("Variables:", told(Variables.all)).joined(separator: "\n"))
      \(wrapped("Exit status:", told(ExitCode.explained)).joined(separator: "\n"))

      """
  }

  /// How arguments are written; in lines for a screen of 80 columns.
  static let notes = """
    Each subcommand has its own --help. A value follows its option after a space or
    a =; of an option given twice the last value counts. -- ends the options: put
    it before a TITLE that is not your own.
    """

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

  /// Each word with its meaning, if help is to mention it.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - success: What the exit status 0 means to a command that asks; by default to any command.
  /// - Returns: What is told.
  private static func told(_ words: [Explained], success: String? = nil) -> [String] {
    var told: [String] = []
    for explained in words where !explained.meaning.isEmpty {
      guard let success else {
        told.append("\(explained.word) \(explained.meaning)")
        continue
      }
      if ExitCode.ofPrograms.contains(explained.word) { continue }
      told.append("\(explained.word) \(explained.word == "0" ? success : explained.meaning)")
    }
    return told
  }

  /// Puts commas between parts, a full stop behind the last, and breaks the text at its commas.
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
    return lines + ["\(line)."]
  }
}
