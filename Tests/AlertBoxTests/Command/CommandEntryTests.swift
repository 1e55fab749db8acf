import Foundation
import Testing

/// The built command asking for a pick, a text or a phrase without a terminal.
@Suite("The command's picks, texts and phrases")
struct CommandEntryTests {
  /// What is asked, what the input holds, and what comes of it: status, plain output, JSON.
  typealias Case = ([String], String, Int32, String, String)

  static let typing = ["confirm", "Drop?", "--typing", "my-db"]
  static let choose = ["choose", "Drink?", "Coffee", "Tea"]
  static let ask = ["ask", "Name?"]

  private static let tea = #"{"outcome":"confirmed","button":"OK","choice":"Tea","index":1}"#
  private static let ok = #"{"outcome":"confirmed","button":"OK"}"#
  private static let cancelled = #"{"outcome":"cancelled","reason":"button"}"#

  private static func text(_ text: String) -> String {
    #"{"outcome":"confirmed","button":"OK","text":"\#(text)"}"#
  }

  // MARK: Answers

  private static let answers: [Case] = [
    (choose, "2\n", 0, "Tea\n", tea), (choose, "tea\r\n", 0, "Tea\n", tea),
    (choose, "Tea", 0, "Tea\n", tea), (choose, "c\n", 1, "", cancelled),
    (choose + ["--default", "Tea"], "\n", 0, "Tea\n", tea),
    (ask, "Anna\n", 0, "Anna\n", text("Anna")), (ask, " a \r\n", 0, " a \n", text(" a ")),
    (ask, "Anna", 0, "Anna\n", text("Anna")), (ask, "\n", 0, "\n", text("")),
    (ask, "c\n", 0, "c\n", text("c")), (ask, "\"\u{7}\n", 0, "\"\u{7}\n", text(#"\"\u0007"#)),
    (ask + ["--default", "Otto"], "\n", 0, "Otto\n", text("Otto")),
    (ask + ["--secure"], "x\n", 0, "x\n", text("x")),
    (typing, "my-db\n", 0, "", ok), (typing, "my-db", 0, "", ok), (typing, "my-db\r\n", 0, "", ok),
  ]

  @Test("A line of a pipe or a file answers", arguments: answers)
  func answer(_ test: Case) async throws {
    let (arguments, input, status, output, json) = test
    let file = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for stdin in [StandardInput.text(input), .file(file.path(percentEncoded: false))] {
      let plain = try await Command.alertbox(arguments, stdin: stdin)
      #expect(plain.status == .exited(status))
      #expect(plain.stdout == Array(output.utf8))
      #expect(!plain.stderrText.contains("alertbox: "))
    }
    let line = try await Command.alertbox(arguments + ["--json"], stdin: .text(input))
    #expect(line.status == .exited(status))
    #expect(line.stdoutText == "\(json)\n")
  }

  // MARK: Answers in a person's place

  private static let policies: [([String], [String], [String: String], Int32, String)] = [
    (choose + ["--default", "Tea"], ["--yes"], [:], 0, "Tea\n"), (choose, ["--no"], [:], 1, ""),
    (choose, ["--no-input"], [:], 66, ""), (choose, ["--yes"], [:], 65, ""),
    (choose + ["--default", "Tea"], [], ["ALERTBOX_POLICY": "confirm"], 0, "Tea\n"),
    (choose, [], ["ALERTBOX_POLICY": "cancel"], 1, ""),
    (choose, [], ["ALERTBOX_POLICY": "fail"], 66, ""),
    (ask + ["--default", " x "], ["--yes"], [:], 0, " x \n"),
    (ask + ["--default="], ["--yes"], [:], 0, "\n"), (ask, ["--no"], [:], 1, ""),
    (ask + ["--secure", "--default", "s"], ["--yes"], [:], 0, "s\n"),
    (ask, ["--yes"], ["ALERTBOX_POLICY": "cancel"], 65, ""),
    (ask, [], ["ALERTBOX_POLICY": "fail"], 66, ""), (typing, ["--yes"], [:], 0, ""),
    (typing, ["--no"], [:], 1, ""), (typing, ["--no-input"], [:], 66, ""),
    (typing, [], ["ALERTBOX_POLICY": "confirm"], 0, ""),
  ]

  @Test("They read and draw nothing, and no time limit counts", arguments: policies)
  func policy(
    arguments: [String],
    options: [String],
    environment: [String: String],
    status: Int32,
    output: String
  ) async throws {
    let result = try await Command.run(
      "/bin/sh",
      ["-c", "\"$@\"; echo \"$?\"; cat", "sh", BuiltProgram.alertbox] + arguments + options
        + ["--timeout", "0", "--on-timeout", "cancel"],
      stdin: .text("rest\n"),
      environment: Invocation.defaultEnvironment.merging(environment) { $1 }
    )
    #expect(result.stdoutText == "\(output)\(status)\nrest\n")
    #expect(result.stderrText.split(separator: "\n").allSatisfy { $0.hasPrefix("alertbox: ") })
  }

  // MARK: The end of the time

  private static let timeouts: [([String], String?, Int32, String)] = [
    (choose, nil, 124, #"{"outcome":"timedOut"}"#),
    (choose, "confirm", 124, #"{"outcome":"timedOut"}"#),
    (choose, "cancel", 1, #"{"outcome":"cancelled","reason":"timeout"}"#),
    (choose + ["--default", "Tea"], "confirm", 0, tea),
    (choose + ["--default", "Tea"], "fail", 124, #"{"outcome":"timedOut"}"#),
    (ask, "confirm", 124, #"{"outcome":"timedOut"}"#),
    (ask + ["--default", "x"], "confirm", 0, text("x")),
    (ask + ["--default=", "--required"], "confirm", 124, #"{"outcome":"timedOut"}"#),
    (ask, "cancel", 1, #"{"outcome":"cancelled","reason":"timeout"}"#),
    (typing, "confirm", 0, ok), (typing, "fail", 124, #"{"outcome":"timedOut"}"#),
  ]

  @Test(
    "It takes what --yes would take, if it is to confirm and finds something",
    arguments: timeouts
  )
  func timeout(
    arguments: [String],
    action: String?,
    status: Int32,
    json: String
  ) async throws {
    let options = action.map { ["--on-timeout", $0] } ?? []
    let result = try await Command.alertbox(
      arguments + options + ["--timeout", "0", "--json"],
      stdin: .pipe
    )
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == "\(json)\n")
    #expect(!result.stderrText.contains("\u{1B}"), "What is not drawn has nothing to be undone")
    let line = result.stderrText.split(separator: "\n").last { $0.hasPrefix("alertbox: ") }
    #expect((line != nil) == (status == 124))
    if let line, action == "confirm" {
      #expect(line.hasSuffix("there was no default to take; pass --default or a longer --timeout"))
    } else if let line {
      #expect(line.contains("--on-timeout"))
    }
  }

  // MARK: Shared and endless input

  @Test("Commands that share an input take one line each, to the byte")
  func sharedInput() async throws {
    let result = try await Command.shell(
      """
      alertbox choose W a b; alertbox ask N; alertbox confirm D --typing x; echo $?
      alertbox ask N --secure; alertbox choose W a b; echo $?; cat
      """,
      stdin: .text("a\n Anna \nx\r\nhunter2\nc\nrest\nof it")
    )
    #expect(result.stdoutText == "a\n Anna \n0\nhunter2\n1\nrest\nof it")
  }

  @Test("An input without end ends")
  func endlessInput() async throws {
    let result = try await Command.shell(
      """
      yes | { alertbox choose X a b; echo $?; }
      yes | { alertbox confirm X --typing z; echo $?; }
      yes | { alertbox ask X; echo $?; }
      alertbox ask X < /dev/zero; echo $?
      yes | { alertbox choose X - --default y --yes; echo $?; }
      alertbox choose X - < /dev/zero; echo $?
      """
    )
    #expect(result.stdoutText == "65\n65\ny\n0\n65\n65\n65\n")
    #expect(result.stderrText.contains("alertbox: standard input holds more than 64 MB of options"))
    #expect(result.stderr.count < 4000)
  }

  @Test("A text of a megabyte is printed whole, and as a pick it is none")
  func longLine() async throws {
    let line = String(repeating: "x", count: 1 << 20)
    let text = try await Command.alertbox("ask", "X", stdin: .text("\(line)\nrest"))
    #expect(text.status == .exited(0))
    #expect(text.stdout.count == line.utf8.count + 1)
    let pick = try await Command.alertbox("choose", "X", "a", stdin: .text("\(line)\n"))
    #expect(pick.status == .exited(65))
    #expect(pick.stderr.count < 1000)
  }
}
