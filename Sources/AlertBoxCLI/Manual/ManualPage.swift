import AlertBox

/// The manual page, made from the declarations that help is made from.
package enum ManualPage {
  /// The page, for `man`.
  package static var text: String {
    let root = AlertBoxCommand.spec
    let commands = AlertBoxCommand.specs
    var page = Roff("ALERTBOX", date: Version.date, version: "alertbox \(Version.current)")
    page.section("NAME")
    // Of this form, as the index of manuals is made from it.
    page.paragraph("alertbox - \(root.summary.prefix(1).lowercased())\(root.summary.dropFirst())")
    page.section("SYNOPSIS")
    page.lines(commands.map { "\(synopsis($0)) [options]\(program($0))" })
    page.section("DESCRIPTION")
    for text in description { page.paragraph(text) }
    page.section("SUBCOMMANDS")
    for command in commands {
      page.subsection(command.call)
      page.paragraph("\(command.summary).")
      add(command.ownOptions, to: &page)
    }
    page.section("OPTIONS OF QUESTIONS")
    let questions = commands.filter(\.asks).map(\.name).conjunction
    page.paragraph("What \(questions) take beside their own options:")
    add(OptionSpec.everyQuestion, to: &page)
    page.section("OPTIONS")
    page.paragraph(HelpText.notes)
    add(root.options, to: &page)
    page.section("EXIT STATUS")
    add(ExitCode.explained, to: &page)
    page.section("ENVIRONMENT")
    add(Variables.all, to: &page)
    page.section("FILES")
    for text in answersFile { page.paragraph(text) }
    page.example(answersExample)
    page.section("EXAMPLES")
    for (text, example) in examples {
      page.paragraph(text)
      page.example(example)
    }
    page.section("SEE ALSO")
    page.paragraph("dialog(1), whiptail(1)")
    return page.text
  }

  private static func synopsis(_ command: CommandSpec) -> String {
    let name = Roff.bold(command.invocation)
    return command.operands.isEmpty ? name : "\(name) \(Roff.italic(command.operands))"
  }

  private static func program(_ command: CommandSpec) -> String {
    command.runsProgram ? " \(Roff.bold("--")) \(Roff.italic("COMMAND [ARG...]"))" : ""
  }

  private static func add(_ options: [OptionSpec], to page: inout Roff) {
    for option in options {
      let names = option.names.map(Roff.bold).joined(separator: ", ")
      let value = option.value.placeholder.map { " \(Roff.italic($0))" } ?? ""
      page.item(names + value, option.fullExplanation)
    }
  }

  private static func add(_ words: [Explained], to page: inout Roff) {
    for explained in words { page.item(Roff.bold(explained.word), explained.explanation) }
  }
}
