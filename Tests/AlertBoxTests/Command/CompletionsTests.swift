import AlertBoxCLI
import Foundation
import Testing

@Suite("Completions")
struct CompletionsTests {
  private func script(_ shell: Shell) async throws -> String {
    let result = try await Command.alertbox("completions", shell.rawValue)
    #expect(result.status == .exited(0))
    #expect(result.stderrText == "")
    return result.stdoutText
  }

  /// The words that a shell offers for a line whose words are set apart by single spaces.
  private func candidates(_ shell: Shell, _ line: String) async throws -> [String] {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if shell == .bash, let last = words.last, let equals = last.firstIndex(of: "=") {
      // To bash the = behind an option is a word of its own.
      let value = String(last[equals...].dropFirst())
      words.removeLast()
      words += [String(last[..<equals]), "="] + (value.isEmpty ? [] : [value])
    }
    let found = try await shell.candidates(for: words, script: script(shell))
    // Fish puts an explanation behind the word, and completes the option with its value.
    return found.map { word in
      let word = word.split(separator: "\t").first ?? ""
      return String(word.split(separator: "=").last ?? "")
    }
  }

  private static let lines: [(String, [String])] = [
    (
      "alertbox ",
      ["ask", "choose", "completions", "confirm", "help", "progress", "show", "toast"]
    ),
    ("alertbox con", ["confirm"]), ("alertbox x", []), ("alertbox --v", ["--version"]),
    ("alertbox confirm ", []), ("alertbox show --d", ["--dismiss"]),
    ("alertbox confirm --d", ["--default", "--destructive"]),
    ("alertbox confirm --dism", []), ("alertbox confirm A --on", ["--on-timeout"]),
    ("alertbox confirm A --json --no", ["--no", "--no-input"]),
    ("alertbox confirm A --default ", ["cancel", "confirm", "none"]),
    ("alertbox confirm A --default c", ["cancel", "confirm"]),
    ("alertbox confirm A --default=", ["cancel", "confirm", "none"]),
    ("alertbox confirm A --default=n", ["none"]), ("alertbox show --style=in", ["inline"]),
    ("alertbox confirm --message ", []), ("alertbox ask --style p", ["plain", "popup"]),
    ("alertbox show --position top", ["top", "top-leading", "top-trailing"]),
    ("alertbox confirm --timeout ", []), ("alertbox confirm -m ", []),
    ("alertbox confirm --yes=", []), ("alertbox confirm -- --", []),
    ("alertbox help sh", ["show"]), ("alertbox completions ", ["bash", "fish", "zsh"]),
    ("alertbox help confirm --d", []), ("alertbox help --m", ["--man"]),
    ("alertbox progress T --last", ["--last-line"]),
    ("alertbox progress T ca", []), ("alertbox toast T --role=w", ["warning"]),
    ("alertbox progress T -- readlin", ["readlink"]),
    ("alertbox progress T --style plain -- cat comp", ["completions"]),
    ("alertbox progress T -- alertbox --y", []),
  ]

  @Test("Bash offers subcommands, options and the words of a choice", arguments: lines)
  func bash(line: String, expected: [String]) async throws {
    #expect(try await candidates(.bash, line) == expected)
  }

  @Test("Where a value is due, bash offers no option")
  func value() async throws {
    #expect(try await candidates(.bash, "alertbox confirm --message --j") == [])
    #expect(try await candidates(.bash, "alertbox confirm A --json --j") == ["--json"])
  }

  @Test(
    "Fish offers subcommands, options and the words of a choice",
    .enabled(if: Shell.fish.path != nil),
    arguments: lines
  )
  func fish(line: String, expected: [String]) async throws {
    #expect(try await candidates(.fish, line) == expected)
  }

  @Test("Bash offers every option of every subcommand", arguments: AlertBoxCommand.specs)
  func everyOption(command: CommandSpec) async throws {
    let options = command.options.flatMap(\.names)
    #expect(try await candidates(.bash, "alertbox \(command.name) -") == options.sorted())
  }

  @Test("Where = does not part words, bash completes the whole word")
  func wholeWord() async throws {
    let script = try await script(.bash)
    let words = ["alertbox", "confirm", "A", "--default=c"]
    #expect(
      try await Shell.bash.candidates(for: words, script: script)
        == ["--default=cancel", "--default=confirm"]
    )
    let files = try await Shell.bash.candidates(
      for: ["alertbox", "show", "--answers=comp"],
      script: script
    )
    #expect(files == ["--answers=completions"])
  }

  @Test(
    "Texts of a declaration are nothing but text to the shell",
    arguments: Shell.allCases.filter { $0.path != nil }
  )
  func quoting(shell: Shell) async throws {
    let path = try #require(shell.path)
    let text = #"It's [a] "b" \ \' $(echo x) `y` : é"#
    let option = OptionSpec("-o", "--option", value: .text("A"), group: .alert, help: text)
    let word = OptionSpec("--word", value: .choice("W", of: ["x"]), group: .alert, help: text)
    let command = CommandSpec("sub", summary: text, options: [option, word])
    let root = CommandSpec("", summary: "", positionals: [.init("S", value: .subcommand)])
    let script = shell.completions(of: root, [command])
    let folder = try TemporaryFolder()
    let syntax = try await Command.run(path, ["-n", folder.write(script)])
    #expect(syntax.stderrText == "")
    #expect(syntax.status == .exited(0))
    switch shell {
    case .bash:
      let words = ["alertbox", "sub", "--o"]
      #expect(try await shell.candidates(for: words, script: script) == ["--option"])
    case .fish:
      let options = try await shell.candidates(for: ["alertbox", "sub", "--o"], script: script)
      #expect(options == ["--option\t\(text)"])
      let commands = try await shell.candidates(for: ["alertbox", "s"], script: script)
      #expect(commands == ["sub\t\(text)"])
    case .zsh:
      break
    }
  }

  // MARK: At a terminal

  @Test(
    "A person presses Tab and gets the rest of the word",
    .timeLimit(.minutes(10)),
    arguments: [Shell.bash, .zsh].filter { $0 == .bash || $0.path != nil }
  )
  func tab(shell: Shell) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("* = cancel", to: "my answers")
    let session = try TerminalSession.shell(shell, in: folder)
    if shell == .zsh { session.send("autoload -Uz compinit && compinit -u -D\n") }
    session.send("source <(alertbox completions \(shell.rawValue)); PS1='> '; clear\n")
    try await session.screen("the shell is ready") { $0.text == ">" }
    let lines = [
      [
        ("alertbox sh", "ow "), ("'Over write?' --js", "on "), ("--style=pl", "ain "),
        ("--on-timeout co", "nfirm "), ("--answers my", "\\ answers "), ("--dis", "miss "),
      ],
      [("alertbox progress T -- readlin", "k "), ("-f my", "\\ answers")],
    ]
    for words in lines {
      var line = "> "
      for (typed, completed) in words {
        // The next word is typed when this one is whole.
        session.send("\(typed)\t")
        line += typed + completed
        let expected = line.trimmingCharacters(in: .whitespaces)
        try await session.screen("“\(expected)”") { $0.text.contains(expected) }
      }
      session.send("\u{15}")
      try await session.screen("an empty line") { $0.text == ">" }
    }
    // Not by Ctrl-C, which throws away what is typed behind it.
    session.send("exit\n")
    _ = try await session.end()
  }
}
