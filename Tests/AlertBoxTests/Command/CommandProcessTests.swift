import Foundation
import Testing

@Suite("The built command")
struct CommandProcessTests {
  @Test(
    "A policy of the options or the environment answers, and nothing is printed",
    arguments: [
      (["--yes"], [:], 0), (["--no"], [:], 1), ([], ["ALERTBOX_POLICY": "confirm"], 0),
      ([], ["ALERTBOX_POLICY": "cancel"], 1), (["--no"], ["ALERTBOX_POLICY": "confirm"], 1),
      (["--yes", "--timeout", "0"], [:], 0), (["--yes", "--tty"], ["CI": "true"], 0),
    ] as [([String], [String: String], Int32)]
  )
  func policies(options: [String], environment: [String: String], status: Int32) async throws {
    for subcommand in ["confirm", "show"] {
      let result = try await Command.alertbox(
        [subcommand, "Overwrite?"] + options,
        stdin: .text("n\n"),
        environment: environment
      )
      #expect(result.status == .exited(status))
      #expect(result.stdoutText == "")
      #expect(result.stderrText == "")
    }
  }

  @Test("An empty policy is none: the input is asked")
  func emptyPolicy() async throws {
    let result = try await Command.alertbox(
      ["confirm", "A", "--json"],
      stdin: .text("c\n"),
      environment: ["ALERTBOX_POLICY": ""]
    )
    #expect(result.stdoutText == #"{"outcome":"cancelled","reason":"button"}"# + "\n")
    #expect(result.status == .exited(1))
  }

  @Test(
    "A usage error is 64 and two lines, and prints no JSON",
    arguments: [
      [], ["confrim", "A"], ["confirm"], ["confirm", " "], ["confirm", "A", "B", "--json"],
      ["confirm", "A", "--mesage", "x", "--json"], ["confirm", "A", "--timeout", "5x"],
      ["confirm", "A", "--yes", "--no", "--json"], ["confirm", "\u{1B}[2J", "\r\n\u{202E}"],
    ]
  )
  func usageErrors(arguments: [String]) async throws {
    let result = try await Command.alertbox(arguments, stdin: .text("y\n"))
    #expect(result.status == .exited(64))
    #expect(result.stdoutText == "")
    let lines = result.stderrText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("alertbox: ") == true)
    #expect(lines.first?.contains("--help") == true)
    #expect(lines.dropFirst().first?.hasPrefix("usage: alertbox ") == true)
    #expect(lines.last == "")
    #expect(!result.stderrText.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("An unknown policy in the environment is a usage error")
  func unknownPolicy() async throws {
    let result = try await Command.alertbox(
      ["confirm", "A"],
      stdin: .text("y\n"),
      environment: ["ALERTBOX_POLICY": "always\u{1B}c"]
    )
    #expect(result.status == .exited(64))
    #expect(result.stderrText.contains("confirm, cancel or fail, not “always\\u{1B}c”"))
  }

  @Test(
    "Help and version go to standard output",
    arguments: [
      (["--help"], "usage: alertbox SUBCOMMAND"), (["help"], "usage: alertbox SUBCOMMAND"),
      (["confirm", "A", "B", "--help"], "usage: alertbox confirm"),
      (["help", "show"], "usage: alertbox show"), (["--version"], "alertbox 0.1.0\n"),
    ]
  )
  func information(arguments: [String], start: String) async throws {
    let result = try await Command.alertbox(arguments)
    #expect(result.stdoutText.hasPrefix(start))
    #expect(result.stderrText == "")
    #expect(result.status == .exited(0))
  }

  // MARK: Input

  @Test(
    "The input answers",
    arguments: [
      ("y\n", 0, #"{"outcome":"confirmed","button":"OK"}"#),
      ("n\n", 1, #"{"outcome":"cancelled","reason":"button"}"#),
    ] as [(String, Int32, String)]
  )
  func answers(input: String, status: Int32, json: String) async throws {
    let result = try await Command.alertbox(["confirm", "A", "--json"], stdin: .text(input))
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == "\(json)\n")
  }

  @Test(
    "An empty line presses the default that was given",
    arguments: [
      ([], 0), (["--default=confirm"], 0), (["--default=cancel"], 1), (["--default=none"], 65),
      (["--destructive"], 65), (["--destructive", "--default=cancel"], 1),
      (["--destructive", "--default=none"], 65), (["--default=none", "--default=cancel"], 1),
    ] as [([String], Int32)]
  )
  func defaults(options: [String], status: Int32) async throws {
    let result = try await Command.alertbox(["confirm", "A"] + options, stdin: .text("\n"))
    #expect(result.status == .exited(status))
  }

  @Test(
    "The message stands below the title, and an empty one is none",
    arguments: [
      (["-m", "one\ntwo"], "A\none\ntwo\n[F]ine: Fine\n"), (["-m", ""], "A\n[F]ine: Fine\n"),
      (["--message=x", "--message="], "A\n[F]ine: Fine\n"),
    ]
  )
  func messages(options: [String], expected: String) async throws {
    let result = try await Command.alertbox(
      ["show", "A", "--dismiss=Fine"] + options,
      stdin: .text("\n")
    )
    #expect(result.stderrText == expected)
    #expect(result.status == .exited(0))
  }

  @Test(
    "Input that does not answer fails, and the last line names the way out",
    arguments: [
      (.null, 66, "inputEnded", "the input ended before “A” was answered; pass --yes or --no"),
      (.closed, 66, "inputEnded", "the input ended before “A” was answered; pass --yes or --no"),
      (.text("maybe\n"), 65, "unusableAnswer", "the line “maybe” does not answer “A”"),
    ] as [(StandardInput, Int32, String, String)]
  )
  func noAnswer(stdin: StandardInput, status: Int32, error: String, message: String) async throws {
    let result = try await Command.alertbox(["confirm", "A", "--json"], stdin: stdin)
    #expect(result.status == .exited(status))
    let lines = result.stderrText.split(separator: "\n").filter { $0.hasPrefix("alertbox: ") }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("alertbox: \(message)"))
    #expect(line.contains("--tty"))
    #expect(result.stderrText.hasSuffix("\(line)\n"))
    let json = try JSONDecoder().decode([String: String].self, from: Data(result.stdout))
    #expect(json["outcome"] == "failed")
    #expect(json["error"] == error)
    #expect(json["message"].map { "alertbox: \($0)" } == String(line))
  }

  @Test(
    "Time that is over at once is what --on-timeout says",
    arguments: [
      (nil, 124, #"{"outcome":"timedOut"}"#), ("fail", 124, #"{"outcome":"timedOut"}"#),
      ("confirm", 0, #"{"outcome":"confirmed","button":"OK"}"#),
      ("cancel", 1, #"{"outcome":"cancelled","reason":"timeout"}"#),
    ] as [(String?, Int32, String)]
  )
  func timeouts(action: String?, status: Int32, json: String) async throws {
    let options = action.map { ["--on-timeout", $0] } ?? []
    let result = try await Command.alertbox(
      ["confirm", "A", "--timeout", "0", "--json"] + options,
      stdin: .pipe
    )
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == "\(json)\n")
    #expect(result.stderrText.contains("alertbox: ") == (status == 124))
  }
}
