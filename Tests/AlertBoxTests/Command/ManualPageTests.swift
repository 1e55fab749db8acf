import AlertBox
import AlertBoxCLI
import Foundation
import Testing

@Suite("The manual is made from the same declarations as the help")
struct ManualPageTests {
  private static let page = ReadManual(ManualPage.text)

  private static func items(of options: [OptionSpec]) -> [ReadManual.Item] {
    options.map { option in
      let value = option.value.placeholder.map { " \($0)" } ?? ""
      return ReadManual.Item(
        word: option.names.joined(separator: ", ") + value,
        text: option.fullExplanation
      )
    }
  }

  @Test("The sections are those of other manuals, in their order")
  func sections() {
    let titles = Self.page.sections.map(\.title)
    #expect(
      titles == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "confirm TITLE", "show TITLE",
        "choose TITLE OPTION...|-", "ask TITLE", "toast TEXT", "progress TITLE -- COMMAND",
        "help [SUBCOMMAND]", "completions SHELL", "OPTIONS OF QUESTIONS", "OPTIONS",
        "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
      ]
    )
    #expect(
      Self.page["NAME"]?.text == "alertbox - asks a person something in the middle of a script"
    )
    #expect(ManualPage.text.hasPrefix(".TH ALERTBOX 1 2"))
    #expect(ManualPage.text.contains("\\- asks a person"))
  }

  @Test("Each subcommand has its summary and its options", arguments: AlertBoxCommand.specs.indices)
  func subcommand(index: Int) throws {
    let command = AlertBoxCommand.specs[index]
    let section = try #require(Self.page[command.call])
    #expect(section.text == "\(command.summary).")
    #expect(section.items == Self.items(of: command.ownOptions))
    #expect(Self.page["SYNOPSIS"]?.examples[index] == "\(command.invocation) \(command.arguments)")
  }

  @Test("Every option that help shows stands in the page", arguments: AlertBoxCommand.specs)
  func everyOption(command: CommandSpec) throws {
    let questions = try #require(Self.page["OPTIONS OF QUESTIONS"])
    let shared = try #require(Self.page["OPTIONS"])
    let own = try #require(Self.page[command.call])
    let items = own.items + (command.asks ? questions.items : []) + shared.items
    for item in Self.items(of: command.options) {
      #expect(items.contains(item), "\(command.name) \(item.word)")
    }
    if command.asks { #expect(questions.text.contains(command.name)) }
  }

  @Test("A choice of many words has all of them")
  func words() throws {
    let items = try #require(Self.page["OPTIONS OF QUESTIONS"]).items
    let position = try #require(items.first { $0.word == "--position PLACE" })
    #expect(position.text.contains("top, center, bottom, leading, trailing, top-leading"))
  }

  @Test("Exit statuses and variables are those that the help names")
  func explained() throws {
    let statuses = try #require(Self.page["EXIT STATUS"])
    #expect(
      statuses.items
        == ExitCode.explained.map { ReadManual.Item(word: $0.word, text: $0.explanation) }
    )
    let codes = ExitCode.allCases.map { "\($0.rawValue)" }
    #expect(statuses.items.map(\.word) == codes + ["130"])
    let variables = try #require(Self.page["ENVIRONMENT"])
    #expect(
      variables.items == Variables.all.map { ReadManual.Item(word: $0.word, text: $0.explanation) }
    )
  }

  @Test("The answers file that it shows is one")
  func answersFile() throws {
    let section = try #require(Self.page["FILES"])
    let file = try AnswersFile(section.examples.joined(separator: "\n"), name: "answers")
    #expect(file.rules.count == 4)
    #expect(section.text.contains(#"\" and \\ stand for " and \."#))
  }

  @Test(
    "Its examples are used as the command is meant to be",
    arguments: page["EXAMPLES"]?.examples ?? [""]
  )
  func example(example: String) async throws {
    let folder = try TemporaryFolder()
    let answers = try #require(Self.page["FILES"]).examples.joined(separator: "\n")
    _ = try folder.write(answers, to: "answers.txt")
    _ = try folder.write("alertbox ask 'Name of the server'", to: "setup.sh")
    let commands = URL(filePath: BuiltProgram.alertbox).deletingLastPathComponent()
    let result = try await Command.run(
      "/bin/sh",
      ["-c", example],
      environment: [
        "PATH": "\(commands.path(percentEncoded: false)):/usr/bin:/bin",
        "ALERTBOX_POLICY": "cancel", "HOME": folder.path,
      ],
      directory: folder.path
    )
    #expect(!result.stderrText.contains("usage:"))
    #expect(result.status != .exited(64))
    #expect(result.status != .exited(65))
  }

  @Test("The command prints it")
  func printed() async throws {
    let result = try await Command.alertbox("help", "--man")
    #expect(result.stdoutText == ManualPage.text)
    #expect(result.stderrText == "")
    #expect(result.status == .exited(0))
  }

  // MARK: Its language

  @Test("Only macros that every man knows begin a line, and all is ASCII")
  func language() {
    let macros = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".RS", ".RE"]
    for line in ManualPage.text.components(separatedBy: "\n") {
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(!line.hasSuffix(" ") && !line.hasPrefix("'"), "\(line)")
      guard line.hasPrefix(".") else { continue }
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(!ManualPage.text.contains("\n\n"))
  }

  @Test(
    "What means something to roff is escaped",
    arguments: [
      ("plain", "plain"), ("--no-input", #"\-\-no\-input"#), (#"\" and \\"#, #"\e\(dq and \e\e"#),
      ("it's", #"it\(aqs"#), ("`a` ^ ~", #"\(gaa\(ga \(ha \(ti"#), (".x\n.y.\n", "\\&.x\n\\&.y.\n"),
      ("“é” 👍", #"\[u201C]\[u00E9]\[u201D] \[u1F44D]"#), ("a\u{1B}b", #"a\[u001B]b"#),
      ("a%b@c", "a%b@c"),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
  }

  @Test("A long text is broken at its spaces, also before a word with a dot in front")
  func breaking() {
    let text = Array(repeating: ".abcdef", count: 30).joined(separator: " ")
    let lines = Roff.escaped(text, breaksLines: true).split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      #expect(line.hasPrefix(#"\&.abcdef"#))
      #expect(line.utf8.count <= 80)
    }
    #expect(Roff.escaped(text).utf8.count == text.utf8.count + 2)
  }

  @Test(
    "A checker of manuals finds nothing",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"))
  )
  func checked() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(ManualPage.text, to: "alertbox.1")
    let result = try await Command.run("/usr/bin/mandoc", ["-T", "lint", path])
    #expect(result.stdoutText + result.stderrText == "")
  }
}
