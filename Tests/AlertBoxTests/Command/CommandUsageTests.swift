import AlertBox
import AlertBoxCLI
import Testing

/// Usage errors.
extension CommandDispatchTests {
  private static let names = AlertBoxCommand.specs.map(\.name)

  @Test(
    "Arguments that make no sense are 64, one line and the usage line",
    arguments: [
      ([], "a subcommand is missing: \(names.alternatives)", ""),
      (["--"], "a subcommand is missing: \(names.alternatives)", ""),
      (["confrim", "A"], "unknown subcommand “confrim”; did you mean confirm?", ""),
      (["sh"], "unknown subcommand “sh”; did you mean show?", ""),
      (["Overwrite?"], "unknown subcommand “Overwrite?”; there are \(names.conjunction)", ""),
      ([""], "unknown subcommand “”; there are \(names.conjunction)", ""),
      (["a\u{1B}c"], "unknown subcommand “a\\u{1B}c”; there are \(names.conjunction)", ""),
      (["Confirm", "A", "--yes"], "unknown subcommand “Confirm”; did you mean confirm?", ""),
      (
        ["--yes", "confirm", "A"],
        """
        --yes is an option of alertbox confirm, alertbox show, alertbox choose and alertbox ask, \
        not of alertbox
        """, ""
      ),
      (["completions"], "SHELL is missing", "completions"),
      (
        ["completions", "fisch"],
        "there are completions for bash, zsh and fish, not for “fisch”; did you mean fish?",
        "completions"
      ),
      (
        ["completions", "csh\u{1B}"],
        "there are completions for bash, zsh and fish, not for “csh\\u{1B}”", "completions"
      ),
      (["help", "shwo"], "unknown subcommand “shwo”; did you mean show?", "help"),
      (["help", "a", "b"], "unexpected argument “b”", "help"),
      (["completions", "bash", "b"], "unexpected argument “b”", "completions"),
      (
        ["help", "confirm", "--man"], "--man is the manual of all, and goes with no SUBCOMMAND",
        "help"
      ),
      (["confirm"], "TITLE is missing", "confirm"),
      (["confirm", ""], "the TITLE is empty", "confirm"),
      (["confirm", " \t\n\u{A0}\u{3000}"], "the TITLE is empty", "confirm"),
      (["show", "", "--yes"], "the TITLE is empty", "show"),
      (["confirm", "A", "--yes", "--no"], "--yes and --no contradict each other", "confirm"),
      (
        ["confirm", "A", "--no-input", "--yes"], "--yes and --no-input contradict each other",
        "confirm"
      ),
      (["show", "A", "--no", "--no-input"], "--no and --no-input contradict each other", "show"),
      (
        ["confirm", "A", "--destructive", "--default", "confirm"],
        "--destructive and --default confirm contradict each other", "confirm"
      ),
      (
        ["confirm", "A", "--yes", "--default=confirm", "--destructive"],
        "--destructive and --default confirm contradict each other", "confirm"
      ),
      (
        ["confirm", "A", "--default", "ok"],
        "--default takes confirm, cancel or none, not “ok”", "confirm"
      ),
      (
        ["confirm", "A", "--on-timeout", "confrm"],
        "--on-timeout takes fail, confirm or cancel, not “confrm”; did you mean confirm?", "confirm"
      ),
      (
        ["confirm", "A", "--yes", "--style=inline", "--position", "top"],
        "--position and --style inline contradict each other", "confirm"
      ),
      (
        ["show", "A", "--position", "bottm"],
        """
        --position takes top, center, bottom, leading, trailing, top-leading, top-trailing, \
        bottom-leading or bottom-trailing, not “bottm”; did you mean bottom?
        """, "show"
      ),
      (["confirm", "A", "--answers", ""], "the FILE of --answers is empty", "confirm"),
      (["show", "A", "--yes", "--answers="], "the FILE of --answers is empty", "show"),
      (["confirm", "A", "--answers"], "--answers needs a value, FILE", "confirm"),
      (["confirm", "A", "--confirm", ""], "the LABEL of --confirm is empty", "confirm"),
      (["confirm", "A", "--cancel= "], "the LABEL of --cancel is empty", "confirm"),
      (["show", "A", "--dismiss="], "the LABEL of --dismiss is empty", "show"),
      (
        ["confirm", "A", "--cancel", "ok"],
        "both buttons are called “OK”: --confirm and --cancel must differ", "confirm"
      ),
      (
        ["confirm", "A", "--dismiss", "x"],
        "--dismiss is an option of alertbox show, not of alertbox confirm", "confirm"
      ),
      (
        ["show", "A", "--destructive"],
        "--destructive is an option of alertbox confirm, not of alertbox show", "show"
      ),
      (
        ["confirm", "A", "--typing", "a\nb"],
        "the PHRASE of --typing holds a control character, which cannot be typed", "confirm"
      ),
      (["confirm", "A", "--typing", " "], "the PHRASE of --typing is empty", "confirm"),
      (["choose", "A"], "an OPTION is missing; - reads them from standard input", "choose"),
      (["choose", " ", "a"], "the TITLE is empty", "choose"),
      (["choose", "A", "a", "-"], "- stands for all options, and goes with no other", "choose"),
      (["choose", "A", "a", " ", "b"], "option 2 is blank", "choose"),
      (
        ["choose", "A", "a", "b", "--default", "B"],
        "--default “B” is none of the options", "choose"
      ),
      (
        ["ask", "A", "b"], "unexpected argument “b”; put a TITLE of several words in quotes",
        "ask"
      ),
      (["ask", ""], "the TITLE is empty", "ask"),
      (
        ["ask", "A", "--typing", "x"],
        "--typing is an option of alertbox confirm, not of alertbox ask", "ask"
      ),
      (
        ["confirm", "A", "--version"],
        "--version is an option of alertbox, not of alertbox confirm", "confirm"
      ),
      (
        ["confirm", "-m", "--help", "A"],
        "--message needs a value, TEXT; if that is to be “--help”, write --message=--help",
        "confirm"
      ),
    ]
  )
  func usageErrors(words: [String], message: String, command: String) async {
    let spec = AlertBoxCommand.specs.first { $0.name == command } ?? AlertBoxCommand.spec
    let report = await report(words)
    let lines = report.diagnostic.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == "alertbox: \(message) (see \(spec.invocation) --help)")
    #expect(lines.dropFirst().map(String.init) == [spec.usage, ""])
    #expect(report.output == "")
    #expect(report.end == .exit(.usage))
  }

  @Test("A usage error prints no JSON")
  func usageErrorWithoutJSON() async {
    for words in [["confirm", "--json"], ["show", "A", "--json", "--yes", "--no"]] {
      let report = await report(words)
      #expect(report.output == "")
      #expect(report.end == .exit(.usage))
    }
  }

  @Test("The usage lines")
  func usageLines() {
    #expect(AlertBoxCommand.spec.usage == "usage: alertbox SUBCOMMAND [options]")
    #expect(ConfirmCommand.spec.usage == "usage: alertbox confirm TITLE [options]")
    #expect(ShowCommand.spec.usage == "usage: alertbox show TITLE [options]")
    #expect(HelpCommand.spec.usage == "usage: alertbox help [SUBCOMMAND] [options]")
  }

  @Test("A policy that there is not is a usage error", arguments: ["yes", "Confirm", " ", "fail "])
  func unknownPolicy(word: String) async {
    let report = await report(["confirm", "A"], policy: word)
    #expect(report.end == .exit(.usage))
    #expect(
      report.diagnostic.hasPrefix(
        "alertbox: the variable ALERTBOX_POLICY must be confirm, cancel or fail, not “\(word)” (see"
      )
    )
  }
}
