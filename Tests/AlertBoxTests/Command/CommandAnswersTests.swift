import Foundation
import Testing

@Suite("The built command with an answers file")
struct CommandAnswersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func json(_ result: Command.Result) throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: Data(result.stdout))
  }

  // MARK: Answers

  @Test(
    "The first rule that fits answers, and nothing is asked, read or printed",
    arguments: [
      ("Delete “a.txt”?", 0, #"{"outcome":"confirmed","button":"OK"}"#),
      ("Delete “b.txt”?", 1, #"{"outcome":"cancelled","reason":"button"}"#),
      ("a = b", 0, #"{"outcome":"confirmed","button":"OK"}"#),
      ("Anything else", 1, #"{"outcome":"cancelled","reason":"button"}"#),
    ] as [(String, Int32, String)]
  )
  func answers(title: String, status: Int32, json: String) async throws {
    let path = try folder.write(
      "\u{FEFF}# Nightly\r\nDelete “a*”? = confirm\r\n\r\nDelete * = cancel\na = b = \"OK\"\n* = \"Cancel\""
    )
    let arguments = ["confirm", title, "--answers", path, "--timeout", "0", "--tty"]
    let plain = try await Command.alertbox(arguments, stdin: .text("y\n"))
    #expect(plain.status == .exited(status))
    #expect(plain.stdoutText == "")
    #expect(plain.stderrText == "")
    let result = try await Command.alertbox(arguments + ["--json"], stdin: .text("y\n"))
    #expect(result.status == .exited(status))
    #expect(result.stdoutText == "\(json)\n")
  }

  @Test("Options come before the file, the file before the variables, and those in their order")
  func order() async throws {
    let yes = try folder.write("* = confirm", to: "yes")
    let no = try folder.write("* = cancel", to: "no")
    let missing = folder.path + "/missing"
    let cases: [([String], [String: String], Int32)] = [
      (["--yes", "--answers", missing], [:], 0), (["--answers", missing, "--no"], [:], 1),
      (["--no-input", "--answers", yes], [:], 66),
      (["--answers", no, "--answers=\(yes)"], [:], 0),
      (["--answers", yes], ["ALERTBOX_ANSWERS": missing, "ALERTBOX_POLICY": "cancel"], 0),
      ([], ["ALERTBOX_ANSWERS": yes, "ALERTBOX_POLICY": "cancel"], 0),
      ([], ["ALERTBOX_ANSWERS": no, "ALERTBOX_POLICY": "nonsense"], 1),
      ([], ["ALERTBOX_ANSWERS": "", "ALERTBOX_POLICY": "confirm"], 0),
      (["--yes"], ["ALERTBOX_ANSWERS": missing], 0), ([], ["ALERTBOX_ANSWERS": missing], 65),
    ]
    for (options, environment, status) in cases {
      let result = try await Command.alertbox(
        ["confirm", "A"] + options,
        environment: environment
      )
      #expect(result.status == .exited(status), "\(options) \(environment)")
    }
  }

  @Test("A script with five questions runs unattended, and the file may come from a pipe")
  func script() async throws {
    _ = try folder.write(
      """
      Fetch* = confirm
      Overwrite “b*”? = cancel
      Overwrite* = "Overwrite"
      Done = "OK"
      """,
      to: "nightly.answers"
    )
    let result = try await Command.shell(
      """
      cd '\(folder.path)' || exit
      ask() {
        alertbox confirm 'Fetch data?' && alertbox confirm 'Overwrite “a”?' --confirm Overwrite
        alertbox confirm 'Overwrite “b”?' || echo kept
        alertbox confirm 'Overwrite “c”?' --confirm Overwrite --destructive && echo overwritten
        alertbox show Done && echo shown
      }
      ALERTBOX_ANSWERS=nightly.answers
      export ALERTBOX_ANSWERS
      ask
      ALERTBOX_ANSWERS=/dev/stdin
      cat nightly.answers | alertbox confirm 'Fetch?' && echo piped
      mkfifo pipe
      cat nightly.answers > pipe &
      alertbox confirm 'Fetch?' --answers pipe && echo named
      """
    )
    #expect(result.stdoutText == "kept\noverwritten\nshown\npiped\nnamed\n")
    #expect(result.stderrText == "")
    #expect(result.status == .exited(0))
  }

  // MARK: Failures

  @Test(
    "A file that is wrong anywhere answers nothing: 65, and the line is named",
    arguments: [
      ("A = confirm\nB = maybe\n", "2: “maybe” is no answer; write confirm, cancel"),
      ("A = confirm\n* = cancel\nB = confirm", "3: the rule can never match, as line 2 matches"),
      ("A = confirm\nB", "2: “ = ” is missing"), ("A = \"OK", "1: the closing quotation mark"),
    ]
  )
  func malformed(text: String, message: String) async throws {
    let path = try folder.write(text)
    let result = try await Command.alertbox("confirm", "A", "--json", "--answers", path)
    #expect(result.status == .exited(65))
    let line = try #require(try json(result)["message"])
    #expect(line.hasPrefix("\(path):\(message)"))
    #expect(try json(result)["outcome"] == "failed")
    #expect(try json(result)["error"] == "badAnswersFile")
    #expect(result.stderrText == "alertbox: \(line)\n")
  }

  @Test("A file that is not UTF-8 answers nothing")
  func invalidUTF8() async throws {
    let path = try folder.write(Array("A = confirm\n# ".utf8) + [0xE9])
    let result = try await Command.alertbox("confirm", "A", "--answers", path)
    #expect(result.stderrText == "alertbox: \(path):2: the line is not UTF-8\n")
    #expect(result.status == .exited(65))
  }

  @Test("A file that cannot be read, or has no end, is 65 and says why")
  func unreadable() async throws {
    let missing = folder.path + "/mis\u{1B}sing"
    let big = try folder.write([UInt8](repeating: UInt8(ascii: "#"), count: 1 << 20 + 1))
    let cases = [
      (missing, "cannot read “\(folder.path)/mis\\u{1B}sing”, the file of --answers: No such file"),
      (folder.path, "cannot read “\(folder.path)”, the file of --answers: Is a directory"),
      (big, "“\(big)”, the file of --answers, has more than 1048576 bytes"),
      ("/dev/zero", "“/dev/zero”, the file of --answers, has more than 1048576 bytes"),
    ]
    for (path, message) in cases {
      let result = try await Command.alertbox("confirm", "A", "--json", "--answers", path)
      #expect(result.status == .exited(65))
      #expect(try json(result)["error"] == "badAnswersFile")
      #expect(result.stderrText.hasPrefix("alertbox: \(message)"))
      #expect(result.stderrText.filter(\.isNewline) == "\n")
    }
    let result = try await Command.alertbox(
      ["show", "A"],
      environment: ["ALERTBOX_ANSWERS": missing]
    )
    #expect(result.stderrText.contains("the file of ALERTBOX_ANSWERS: No such file"))
    let largest = try folder.write([UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 20))
    let empty = try await Command.alertbox("confirm", "A", "--answers", largest)
    #expect(empty.stderrText.hasPrefix("alertbox: no rule of the answers file"))
  }

  @Test("An answer that does not fit is 65, and names itself, the alert and the rule")
  func unusableAnswers() async throws {
    let path = try folder.write("# x\nA = \"Maybe\"\nB = text \"x\"\n")
    for (title, line, answer) in [("A", 2, "“Maybe”"), ("B", 3, "text “x”")] {
      let result = try await Command.alertbox("confirm", title, "--json", "--answers", path)
      #expect(result.status == .exited(65))
      #expect(try json(result)["error"] == "unusableAnswer")
      #expect(
        result.stderrText == """
          alertbox: \(path):\(line): the answer \(answer) does not fit the alert “\(title)”, \
          whose buttons are “OK”, “Cancel”

          """
      )
    }
  }

  @Test("An alert without a rule fails, also at a terminal, and is not asked")
  func noRule() async throws {
    let path = try folder.write("A = confirm")
    let session = try TerminalSession.alertbox(
      "confirm",
      "B",
      "--tty",
      "--json",
      "--answers",
      path,
      columns: 400
    )
    let end = try await session.end()
    #expect(end.status == .exited(65))
    let line = "no rule of the answers file “\(path)” fits “B”; add one, or pass --yes or --no"
    #expect(end.screen.text == "alertbox: \(line)")
    #expect(
      end.stdoutText
        == #"{"outcome":"failed","error":"noAnswer","message":"\#(line)"}"# + "\n"
    )
  }
}
