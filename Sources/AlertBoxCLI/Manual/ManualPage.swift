import AlertBox

/// The manual page, made from the declarations that help is made from.
package enum ManualPage {
  /// The page, for `man`.
  package static var text: String {
    var page = """
      .TH ALERTBOX 1 \(Version.date) "alertbox \(Version.current)"
      .SH NAME
      alertbox \\- \(AlertBoxCommand.spec.summary.lowercased())

      """
    for (title, body) in parts {
      page += ".SH \(title)\n"
      let lines = body.split(separator: "\n")
      for line in lines {
        switch line.utf8.first {
        case UInt8(ascii: "."): page += "\(line)\n"
        case UInt8(ascii: "@"): add(String(line), to: &page)
        default: page += "\(Roff.escaped(String(line)))\n"
        }
      }
    }
    return page
  }

  /// Adds what stands in the declarations.
  private static func add(_ part: String, to page: inout String) {
    switch part {
    case "@synopsis": addSynopsis(to: &page)
    case "@subcommands": addSubcommands(to: &page)
    case "@questions": add(OptionSpec.everyQuestion, to: &page)
    case "@notes": page += "\(Roff.escaped(HelpText.notes, breaksLines: true))\n"
    case "@options": add(AlertBoxCommand.spec.options, to: &page)
    case "@statuses": add(ExitCode.explained, to: &page)
    default: add(Variables.all, to: &page)
    }
  }

  private static func addSynopsis(to page: inout String) {
    for command in AlertBoxCommand.specs {
      let name = Roff.set(command.invocation, in: "B")
      page +=
        "\(name)\(Roff.escaped(String(command.synopsis.dropFirst(command.invocation.count))))\n"
    }
  }

  private static func addSubcommands(to page: inout String) {
    for command in AlertBoxCommand.specs {
      page += ".SS \(Roff.escaped(command.call))\n\(Roff.escaped(command.summary)).\n"
      add(command.ownOptions, to: &page)
    }
  }

  private static func add(_ options: [OptionSpec], to page: inout String) {
    for option in options {
      let names = Roff.set(option.names.joined(separator: ", "), in: "B")
      let value = option.value.placeholder.map { " \(Roff.set($0, in: "I"))" } ?? ""
      page += ".TP\n\(names)\(value)\n\(Roff.escaped(option.fullExplanation, breaksLines: true))\n"
    }
  }

  private static func add(_ words: [Explained], to page: inout String) {
    for explained in words {
      let word = Roff.set(explained.word, in: "B")
      page += ".TP\n\(word)\n\(Roff.escaped(explained.explanation, breaksLines: true))\n"
    }
  }
}
