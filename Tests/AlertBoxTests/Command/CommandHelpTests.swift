import AlertBoxCLI
import Testing

@Suite("Help is made from the declarations")
struct CommandHelpTests {
  private static let texts =
    [HelpText.overview] + AlertBoxCommand.specs.map { HelpText.of($0) }

  @Test("Each help fits a screen of 24 by 80", arguments: texts)
  func fits(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "", "ends with a newline")
    #expect(lines.count - 1 <= 24)
    for line in lines {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(
    "Nothing that is declared is missing from the help",
    arguments: AlertBoxCommand.specs.indices
  )
  func complete(index: Int) {
    let command = AlertBoxCommand.specs[index]
    let lines = HelpText.of(command).split(separator: "\n")
    #expect(lines.first.map(String.init) == command.usage)
    for option in command.options {
      let line = lines.first { $0.contains(" \(option.name) ") }
      #expect(line?.hasSuffix("  \(option.explanation)") == true, "\(option.name)")
      #expect(
        option.value.placeholder.map { line?.contains("\(option.name) \($0) ") == true } ?? true
      )
      for name in option.names { #expect(line?.contains(name) == true, "\(name)") }
    }
  }

  @Test("The help of confirm")
  func confirm() {
    #expect(
      HelpText.of(ConfirmCommand.spec) == """
        usage: alertbox confirm TITLE [options]
        Asks to confirm, and answers with the exit status.

          -m, --message TEXT       more about it, in any number of lines
              --confirm LABEL      the confirming button, OK unless given
              --cancel LABEL       the cancelling button, Cancel unless given
              --destructive        confirming destroys something; Enter alone never does
              --default BUTTON     what Enter presses: confirm, cancel or none
              --typing PHRASE      what has to be typed to confirm
              --timeout DURATION   the time to answer: 500ms, 10s, 2m, 1h30m, or seconds
              --on-timeout ACTION  what its end does: fail, confirm or cancel
              --tty                ask on the terminal, whatever standard input is
              --style STYLE        how to ask: auto, plain, inline or popup
              --position PLACE     a popup's place, like top, center or bottom-trailing
              --json               print the outcome as a line of JSON
              --yes                do not ask: confirm
              --no                 do not ask: cancel
              --no-input           do not ask: fail
              --answers FILE       do not ask: answer by lines of PATTERN = ANSWER
          -h, --help               show this help

        Exit status: 0 confirmed, 1 cancelled, 64 usage, 65 unusable answer,
        66 no input, 69 no terminal, 74 cannot write, 124 timed out, 130 Ctrl-C.

        """
    )
  }

  @Test("Where the screen has no room, groups are not set apart")
  func crowded() {
    let options = (0..<17).map {
      OptionSpec("--option\($0)", group: $0 < 9 ? .alert : .asking, help: "x")
    }
    let command = CommandSpec("crowd", summary: "Is full", options: options, success: "done")
    let text = HelpText.of(command)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 24)
    #expect(!text.contains("option8  x\n\n"))
    #expect(HelpText.of(ShowCommand.spec).contains("unless given\n\n"))
  }

  @Test("The overview lists every subcommand, the exit statuses and the variables")
  func overview() {
    for command in AlertBoxCommand.specs {
      #expect(HelpText.overview.contains("\n  \(command.name) "))
      #expect(HelpText.overview.contains("  \(command.summary)\n"))
    }
    for explained in ExitCode.explained + Variables.all where !explained.meaning.isEmpty {
      #expect(HelpText.overview.contains("\(explained.word) \(explained.meaning)"))
    }
    #expect(HelpText.overview.contains("ALERTBOX_ANSWERS=FILE answers"))
    #expect(HelpText.overview.contains("130 Ctrl-C"))
  }
}
