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

  private func message(_ words: [String], for command: CommandSpec = ask) -> String? {
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
    "What makes no sense is named",
    arguments: [
      ([], "TITLE is missing"),
      (["--flag"], "TITLE is missing"),
      (["A", "b"], "unexpected argument “b”; put a TITLE of several words in quotes"),
      (["A", "--", "b"], "unexpected argument “b”; put a TITLE of several words in quotes"),
      (["A", "--text"], "--text needs a value, TEXT"),
      (["A", "-t"], "--text needs a value, TEXT"),
      (["A", "--text", "--"], "--text needs a value, TEXT"),
      (["A", "--time"], "--time needs a value, DURATION"),
      (
        ["--text", "--flag", "A"],
        "--text needs a value, TEXT; if that is to be “--flag”, write --text=--flag"
      ),
      (
        ["-t", "--word=one", "A"],
        "--text needs a value, TEXT; if that is to be “--word=one”, write --text=--word=one"
      ),
      (["-t", "-t", "A"], "--text needs a value, TEXT; if that is to be “-t”, write --text=-t"),
      (["A", "--flag=yes"], "--flag takes no value"),
      (["A", "--flag="], "--flag takes no value"),
      (["A", "--label="], "the LABEL of --label is empty"),
      (["A", "--label", " \t"], "the LABEL of --label is empty"),
      (["A", "--word=four"], "--word takes one, two or three, not “four”"),
      (["A", "--word=tow"], "--word takes one, two or three, not “tow”; did you mean two?"),
      (["A", "--word="], "--word takes one, two or three, not “”"),
      (["A", "--word=One"], "--word takes one, two or three, not “One”; did you mean one?"),
      (
        ["A", "--time=5x"],
        "--time takes a time like 500ms, 10s, 2m, 1h30m, or seconds like 5 and 0.3, not “5x”"
      ),
      (["A", "--time=9999999h"], "--time takes at most a hundred years, not “9999999h”"),
      (["A", "--txet", "x"], "unknown option “--txet”; did you mean --text?"),
      (["A", "--fl"], "unknown option “--fl”; did you mean --flag?"),
      (["A", "--quite-different"], "unknown option “--quite-different”"),
      (["A", "-x"], "unknown option “-x”"),
      (["A", "-flag"], "unknown option “-flag”; did you mean --flag?"),
      (["A", "---flag"], "unknown option “---flag”; did you mean --flag?"),
      (["A", "-hx"], "unknown option “-hx”"),
      (["A", "--=x"], "unknown option “--”"),
      (["A", "--elsewhere"], "--elsewhere is an option of alertbox other, not of alertbox ask"),
      (["A", "--elsewhere=1"], "--elsewhere is an option of alertbox other, not of alertbox ask"),
    ]
  )
  func messages(words: [String], expected: String) {
    #expect(message(words) == expected)
  }

  @Test("The first thing that is wrong is the one that is told")
  func firstError() {
    #expect(message(["--flag=x", "--nothing", "A", "b"]) == "--flag takes no value")
    #expect(message(["--nothing", "--flag=x"]) == "unknown option “--nothing”")
  }

  @Test("Text from outside is shown, not obeyed, and cut")
  func escapedText() {
    #expect(message(["A", "b\u{1B}[2J\r\n"])?.contains("“b\\u{1B}[2J\\r\\n”") == true)
    #expect(message(["A", "--x\u{202E}y"])?.contains("“--x\\u{202E}y”") == true)
    #expect(message(["A", "--word=\u{9B}2J"])?.contains("not “\\u{9B}2J”") == true)
    #expect(message(["-t", "--flag=\u{1B}c", "A"])?.unicodeScalars.contains("\u{1B}") == false)
    let long = String(repeating: "x", count: 100_000)
    #expect(message(["A", "--\(long)"])?.count ?? .max < 80)
    #expect(message(["A", long])?.count ?? .max < 120)
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
