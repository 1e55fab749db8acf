import Foundation
import Testing

/// Failures.
extension CommandEntryTests {
  private static let byTerminal = "to answer without asking, or --tty to ask on the terminal"
  private static let needsDefault = "pass --yes with a --default, or --no, \(byTerminal)"
  private static let yesOrNo = "pass --yes or --no \(byTerminal)"

  private static let failures: [([String], [UInt8], Int32, String, String)] = [
    (
      choose, Array("Wine\n".utf8), 65, "unusableAnswer",
      "the line “Wine” does not answer “Drink?”, whose options are “Coffee”, “Tea”; \(needsDefault)"
    ),
    (
      choose + ["--default", "Tea"], Array("0\n".utf8), 65, "unusableAnswer",
      "the line “0” does not answer “Drink?”, whose options are “Coffee”, “Tea”; \(yesOrNo)"
    ),
    (
      choose, Array("\n".utf8), 65, "unusableAnswer",
      "an empty line does not answer “Drink?”, whose options are “Coffee”, “Tea”; \(needsDefault)"
    ),
    (
      choose, [0xFF, 0x0A], 65, "unusableAnswer",
      "a line that is not UTF-8 does not answer “Drink?”, "
        + "whose options are “Coffee”, “Tea”; \(needsDefault)"
    ),
    (choose, [], 66, "inputEnded", "the input ended before “Drink?” was answered; \(needsDefault)"),
    (
      ask + ["--required"], Array("\n".utf8), 65, "unusableAnswer",
      "an empty text does not answer “Name?”, which requires one; \(needsDefault)"
    ),
    (
      ask + ["--secure"], [0x68, 0x75, 0x6E, 0xFF, 0x0A], 65, "unusableAnswer",
      "a line that is not UTF-8 does not answer “Name?”, which asks for a text; \(needsDefault)"
    ),
    (ask, [], 66, "inputEnded", "the input ended before “Name?” was answered; \(needsDefault)"),
    (
      typing, Array("my-db \n".utf8), 65, "unusableAnswer",
      "the text “my-db ” is not the phrase that confirms “Drop?”: “my-db”; \(yesOrNo)"
    ),
    (typing, [], 66, "inputEnded", "the input ended before “Drop?” was answered; \(yesOrNo)"),
    (
      choose + ["--yes"], [], 65, "unusableAnswer",
      "“Drink?” cannot be answered with yes, as it has no default; pass --default"
    ),
    (
      ask + ["--yes"], [], 65, "unusableAnswer",
      "“Name?” cannot be answered with yes, as it has no default; pass --default"
    ),
    (
      ask + ["--yes", "--required", "--default="], [], 65, "unusableAnswer",
      "an empty text does not answer “Name?”, which requires one; pass another --default"
    ),
    (
      choose + ["--no-input"], [], 66, "noInput",
      "“Drink?” needs an answer, and --no-input forbids to ask; "
        + "pass --yes with a --default, or --no, to answer without asking"
    ),
    (
      choose + ["--tty"], [], 69, "noTerminal",
      "there is no terminal to ask “Drink?” on; pass --yes with a --default, or --no, "
        + "to answer without asking, or leave out --tty to read the answer from standard input"
    ),
    (
      ["choose", "Drink?", "-"], Array("Coffee\nTea\n".utf8), 69, "noTerminal",
      "there is no terminal to ask “Drink?” on; pass --yes with a --default, or --no, to answer "
        + "without asking, or give the options as arguments to read the answer from standard input"
    ),
    (
      ["choose", "Drink?", "-"], [0x61, 0x0A, 0x0A, 0xFF, 0x0A], 65, "unusableAnswer",
      "line 3 of standard input is not UTF-8"
    ),
  ]

  @Test(
    "What does not answer is a line that names the way out, the same in JSON",
    arguments: failures
  )
  func failure(
    arguments: [String],
    input: [UInt8],
    status: Int32,
    error: String,
    message: String
  ) async throws {
    let result = try await Command.alertbox(arguments + ["--json"], stdin: .bytes(input))
    #expect(result.status == .exited(status))
    let lines = result.stderrText.split(separator: "\n").filter { $0.hasPrefix("alertbox: ") }
    #expect(lines == ["alertbox: \(message)"])
    #expect(result.stderrText.hasSuffix("alertbox: \(message)\n"))
    let json = try JSONDecoder().decode([String: String].self, from: Data(result.stdout))
    #expect(json == ["outcome": "failed", "error": error, "message": message])
    let plain = try await Command.alertbox(arguments, stdin: .bytes(input))
    #expect(plain.status == .exited(status))
    #expect(plain.stdout.isEmpty)
  }
}
