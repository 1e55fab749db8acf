import AlertBoxCLI
import Testing

@Suite("Arguments are read by a command's declaration")
struct CommandScannerTests {
  private static let text = OptionSpec(
    "-t",
    "--text",
    value: .text("TEXT"),
    group: .alert,
    help: ""
  )
  private static let label = OptionSpec("--label", value: .label("LABEL"), group: .alert, help: "")
  private static let word = OptionSpec(
    "--word",
    value: .choice("WORD", of: ["one", "two", "three"]),
    group: .alert,
    help: ""
  )
  private static let time = OptionSpec("--time", value: .duration, group: .alert, help: "")
  private static let flag = OptionSpec("--flag", group: .alert, help: "")
  private static let elsewhere = OptionSpec("--elsewhere", group: .alert, help: "")

  private static let ask = CommandSpec(
    "ask",
    summary: "Asks",
    positionals: [.init("TITLE")],
    options: [text, label, word, time, flag]
  )
  private static let other = CommandSpec("other", summary: "Is other", options: [elsewhere])
  private static let list = CommandSpec(
    "list",
    summary: "Lists",
    positionals: [.init("TITLE"), .init("OPTION", .anyNumber)],
    options: [flag]
  )
  private static let maybe = CommandSpec(
    "maybe",
    summary: "May be",
    positionals: [.init("WORD", .optional)]
  )

  private func scan(
    _ words: [String],
    for command: CommandSpec = ask
  ) throws(UsageError) -> ParsedArguments {
    try ArgumentScanner.scan(words[...], for: command, among: [Self.ask, Self.other])
  }

  func message(_ words: [String], for command: CommandSpec = ask) -> String? {
    do {
      _ = try scan(words, for: command)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(
    "A value is given in any of the usual ways",
    arguments: [
      (["--text", "a b"], "a b"), (["--text=a b"], "a b"), (["-t", "a b"], "a b"),
      (["-ta b"], "a b"), (["-t=a b"], "a b"), (["--text="], ""), (["--text", ""], ""),
      (["--text=a=b"], "a=b"), (["--text==a"], "=a"), (["-t", "=a"], "=a"),
      (["--text=-a"], "-a"), (["--text=--flag"], "--flag"), (["--text=--"], "--"),
      (["--text", "-"], "-"), (["--text", "- a list"], "- a list"), (["-t", "-5"], "-5"),
      (["-t", "--- a"], "--- a"), (["--text=--help"], "--help"), (["--text=a\nb"], "a\nb"),
      (["--text=\u{301}"], "\u{301}"), (["-t\u{301}"], "\u{301}"),
      (["--text", "--other"], "--other"),
    ]
  )
  func valueForms(words: [String], expected: String) throws {
    let arguments = try scan(words + ["Title"])
    // By scalars, as the text is to be the same and not only look so.
    #expect(
      arguments.text(Self.text).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars)
    )
    #expect(arguments.positionals == ["Title"])
    #expect(!arguments.has(Self.flag))
  }

  @Test(
    "Options stand before, between and behind the others, and -- ends them",
    arguments: [
      (["--flag", "A", "b", "c"], ["A", "b", "c"], true),
      (["A", "--flag", "b", "c"], ["A", "b", "c"], true),
      (["A", "b", "c", "--flag"], ["A", "b", "c"], true),
      (["A", "--", "--flag", "-x"], ["A", "--flag", "-x"], false),
      (["--", "--help"], ["--help"], false),
      (["--flag", "--", "--", "b"], ["--", "b"], true),
      (["A", "-"], ["A", "-"], false),
      (["A", "", "--flag"], ["A", ""], true),
    ]
  )
  func placesOfOptions(words: [String], positionals: [String], hasFlag: Bool) throws {
    let arguments = try scan(words, for: Self.list)
    #expect(arguments.positionals == positionals)
    #expect(arguments.has(Self.flag) == hasFlag)
    #expect(arguments.request == nil)
  }

  @Test("Of a repeated option the last value counts, but a wrong one is wrong anywhere")
  func repeatedOptions() throws {
    let arguments = try scan(["--text=a", "-tb", "--flag", "X", "--flag", "--text", "c"])
    #expect(arguments.text(Self.text) == "c")
    #expect(arguments.has(Self.flag))
    #expect(message(["X", "--word=four", "--word=one"])?.hasPrefix("--word takes") == true)
  }

  @Test("Values come out as what they are")
  func typedValues() throws {
    enum Word: String { case one, two, three }
    let arguments = try scan(["X", "--word", "two", "--time", "1.5s"])
    #expect(arguments.choice(Self.word, as: Word.self) == .two)
    #expect(arguments.duration(Self.time) == .milliseconds(1500))
    #expect(arguments.text(Self.label) == nil)
    #expect(arguments.choice(Self.label, as: Word.self) == nil)
    #expect(arguments.duration(Self.text) == nil)
  }

  @Test(
    "Help wins over whatever is wrong, anywhere before --",
    arguments: [
      ["--help"], ["-h"], ["A", "b", "--help"], ["--nothing", "--help"], ["--flag=x", "-h"],
      ["--word=four", "A", "--help"], ["--help", "--nothing"], ["--text=x", "--help"],
    ]
  )
  func helpWins(words: [String]) throws {
    #expect(try scan(words).request == "--help")
  }

  @Test(
    "A word that stands for a value is no cry for help",
    arguments: [
      ["-t", "--help", "A"], ["--text", "-h", "A"], ["A", "--time", "--help"],
    ]
  )
  func helpAsValue(words: [String]) {
    #expect(message(words)?.contains("needs a value") == true)
  }

  @Test("An optional argument may be missing, and there is no second one")
  func optionalPositional() throws {
    #expect(try scan([], for: Self.maybe).positionals == [])
    #expect(try scan(["a"], for: Self.maybe).positionals == ["a"])
    #expect(message(["a", "b"], for: Self.maybe)?.hasPrefix("unexpected argument “b”") == true)
    #expect(message(["a"], for: Self.other) == "unexpected argument “a”")
  }

  @Test("The error shows one line and the usage line")
  func errorText() {
    let error = UsageError("TITLE is missing", in: Self.list)
    #expect(
      error.text == """
        alertbox: TITLE is missing (see alertbox list --help)
        usage: alertbox list TITLE [OPTION...] [options]

        """
    )
  }
}
