import AlertBoxCLI
import Testing

@Suite("What the arguments and the environment come to")
struct CommandDispatchTests {
  func report(_ words: [String], policy: String? = nil) async -> Report {
    do {
      let arguments = try RawArguments(words.map { Array($0.utf8) })
      return await AlertBoxCommand.report(on: arguments) { $0 == "ALERTBOX_POLICY" ? policy : nil }
    } catch {
      return Report(error)
    }
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
