import AlertBoxCLI
import Testing

@Suite("What the arguments and the environment come to")
struct CommandDispatchTests {
  private func report(_ words: [String], policy: String? = nil) async -> Report {
    await AlertBoxCommand.report(on: words[...]) { $0 == "ALERTBOX_POLICY" ? policy : nil }
  }

  // MARK: Information

  @Test(
    "Help goes to standard output, whatever else is wrong",
    arguments: [
      (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "--help"], "help"),
      (["--help", "confirm"], nil), (["--nothing", "-h"], nil), (["--version", "--nothing"], nil),
      (["nothing", "--help"], nil), (["help", "confirm"], "confirm"), (["help", "show"], "show"),
      (["help", "help"], "help"), (["confirm", "--help"], "confirm"), (["show", "-h"], "show"),
      (["confirm", "A", "b", "--nothing", "--help"], "confirm"),
      (["confirm", "--yes", "--no", "-h"], "confirm"),
      (["confirm", "A", "--yes", "-h"], "confirm"),
    ] as [([String], String?)]
  )
  func help(words: [String], command: String?) async {
    let spec = AlertBoxCommand.specs.first { $0.name == command }
    let text =
      words.first == "--version"
      ? "alertbox 0.1.0\n" : spec.map { HelpText.of($0) } ?? HelpText.overview
    #expect(await report(words, policy: "nonsense") == Report(output: text))
  }

  @Test("The version goes to standard output")
  func version() async {
    #expect(await report(["--version"]) == Report(output: "alertbox 0.1.0\n"))
    #expect(Version.current == "0.1.0")
  }

  // MARK: Usage errors

  @Test(
    "Arguments that make no sense are 64, one line and the usage line",
    arguments: [
      ([], "a subcommand is missing: confirm, show or help", ""),
      (["--"], "a subcommand is missing: confirm, show or help", ""),
      (["confrim", "A"], "unknown subcommand “confrim”; did you mean confirm?", ""),
      (["sh"], "unknown subcommand “sh”; did you mean show?", ""),
      (["Overwrite?"], "unknown subcommand “Overwrite?”; there are confirm, show and help", ""),
      ([""], "unknown subcommand “”; there are confirm, show and help", ""),
      (["a\u{1B}c"], "unknown subcommand “a\\u{1B}c”; there are confirm, show and help", ""),
      (["Confirm", "A", "--yes"], "unknown subcommand “Confirm”; did you mean confirm?", ""),
      (
        ["--yes", "confirm", "A"],
        "--yes is an option of alertbox confirm and alertbox show, not of alertbox", ""
      ),
      (["help", "shwo"], "unknown subcommand “shwo”; did you mean show?", "help"),
      (
        ["help", "a", "b"], "unexpected argument “b”; put a SUBCOMMAND of several words in quotes",
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
      (["confirm", "A", "--confirm", ""], "the LABEL of --confirm is empty", "confirm"),
      (["confirm", "A", "--cancel= "], "the LABEL of --cancel is empty", "confirm"),
      (["show", "A", "--dismiss="], "the LABEL of --dismiss is empty", "show"),
      (
        ["confirm", "A", "--cancel", "ok"],
        "both buttons are called “OK”: --confirm and --cancel are to differ", "confirm"
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
        "alertbox: the variable ALERTBOX_POLICY is to be confirm, cancel or fail, not “\(word)” (see"
      )
    )
  }

  // MARK: Answers in a person's place

  @Test(
    "The first that applies answers",
    arguments: [
      (["--yes"], nil, .success, #"{"outcome":"confirmed","button":"OK"}"#),
      (["--yes"], "cancel", .success, #"{"outcome":"confirmed","button":"OK"}"#),
      (["--yes"], "nonsense", .success, #"{"outcome":"confirmed","button":"OK"}"#),
      (["--yes", "--yes"], nil, .success, #"{"outcome":"confirmed","button":"OK"}"#),
      ([], "confirm", .success, #"{"outcome":"confirmed","button":"OK"}"#),
      (["--no"], nil, .cancelled, #"{"outcome":"cancelled","reason":"policy"}"#),
      (["--no"], "confirm", .cancelled, #"{"outcome":"cancelled","reason":"policy"}"#),
      ([], "cancel", .cancelled, #"{"outcome":"cancelled","reason":"policy"}"#),
      (["--tty"], "cancel", .cancelled, #"{"outcome":"cancelled","reason":"policy"}"#),
      (
        ["--timeout=0", "--on-timeout=cancel", "--yes"], nil, .success,
        #"{"outcome":"confirmed","button":"OK"}"#
      ),
      (
        ["--timeout=0", "--on-timeout=confirm", "--no"], nil, .cancelled,
        #"{"outcome":"cancelled","reason":"policy"}"#
      ),
      (
        ["--on-timeout=confirm", "--no"], nil, .cancelled,
        #"{"outcome":"cancelled","reason":"policy"}"#
      ),
    ] as [([String], String?, ExitCode, String)]
  )
  func policies(options: [String], policy: String?, end: ExitCode, json: String) async {
    for subcommand in ["confirm", "show"] {
      let words = [subcommand, "A"] + options
      #expect(
        await report(words + ["--json"], policy: policy)
          == Report(output: "\(json)\n", end: .exit(end))
      )
      #expect(await report(words, policy: policy) == Report(end: .exit(end)))
    }
  }

  @Test(
    "Never asking fails and names who forbids it",
    arguments: [
      (["--no-input"], "confirm", "--no-input"), ([], "fail", "ALERTBOX_POLICY=fail"),
    ] as [([String], String?, String)]
  )
  func neverAsk(options: [String], policy: String?, source: String) async {
    let report = await report(["confirm", "A?", "--json"] + options, policy: policy)
    let message = """
      “A?” needs an answer, and \(source) forbids to ask; pass --yes or --no to answer without asking
      """
    #expect(report.diagnostic == "alertbox: \(message)\n")
    #expect(
      report.output == #"{"outcome":"failed","error":"noInput","message":"\#(message)"}"# + "\n"
    )
    #expect(report.end == .exit(.noInput))
  }

  @Test("The labels given are those of the buttons")
  func labels() async {
    let confirm = await report(
      [
        "confirm", "A", "--confirm=Löschen \"x\"", "--cancel=OK", "--destructive", "--yes",
        "--json",
      ]
    )
    #expect(confirm.output == #"{"outcome":"confirmed","button":"Löschen \"x\""}"# + "\n")
    let show = await report(["show", "A", "--dismiss", "Fine", "--yes", "--json"])
    #expect(show.output == #"{"outcome":"confirmed","button":"Fine"}"# + "\n")
  }

  @Test("A title that looks like an option stands behind --")
  func dashedTitle() async {
    let report = await report(["confirm", "--no-input", "--", "--help"])
    #expect(report.end == .exit(.noInput))
    #expect(report.diagnostic.hasPrefix("alertbox: “--help” needs an answer"))
  }
}
