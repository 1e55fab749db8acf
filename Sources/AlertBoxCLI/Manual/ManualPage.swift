/// The manual page, made from the declarations that help is made from.
package enum ManualPage {
  /// The page, for `man`.
  package static var text: String {
    var page = """
      .TH ALERTBOX 1 \(Version.date) "alertbox \(Version.current)"
      .SH NAME
      alertbox \\- \(AlertBoxCommand.spec.summary.lowercased())

      """
    for line in lines {
      switch line.utf8.first {
      case UInt8(ascii: "@"): add(line, to: &page)
      case UInt8(ascii: "."): end(line, of: &page)
      default: end(Roff.escaped(line), of: &page)
      }
    }
    return page
  }

  /// Adds what stands in the declarations.
  private static func add(_ part: String, to page: inout String) {
    switch part {
    case "@questions": add(OptionSpec.everyQuestion, to: &page)
    case "@options": add(AlertBoxCommand.spec.options, to: &page)
    case "@notes": end(Roff.escaped(HelpText.notes, breaksLines: true), of: &page)
    case "@statuses": add(ExitCode.explained, to: &page)
    case "@variables": add(Variables.all, to: &page)
    default:
      let isSynopsis = part == "@synopsis"
      for command in AlertBoxCommand.specs {
        if isSynopsis {
          page += Roff.set(command.invocation, in: "B")
          page += " "
          end(Roff.escaped(command.arguments), of: &page)
        } else {
          page += ".SS "
          end(Roff.escaped(command.call), of: &page)
          end(Roff.escaped(command.summary + "."), of: &page)
          add(command.ownOptions, to: &page)
        }
      }
    }
  }

  private static func add(_ options: [OptionSpec], to page: inout String) {
    for option in options {
      var word = Roff.set(option.names.joined(separator: ", "), in: "B")
      if let value = option.value.placeholder { word += " " + Roff.set(value, in: "I") }
      add(word, option.fullExplanation, to: &page)
    }
  }

  private static func add(_ words: [Explained], to page: inout String) {
    for explained in words {
      add(Roff.set(explained.word, in: "B"), explained.explanation, to: &page)
    }
  }

  /// Adds a word, as it is set, and what it means.
  private static func add(_ word: String, _ text: String, to page: inout String) {
    end(".TP", of: &page)
    end(word, of: &page)
    end(Roff.escaped(text, breaksLines: true), of: &page)
  }

  /// Adds the rest of a line.
  private static func end(_ line: String, of page: inout String) {
    page += line
    page += "\n"
  }
}
