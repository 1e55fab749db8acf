import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("A line that enters something")
struct LinePromptFieldTests {
  private static let cancel = AlertButton("Cancel", role: .cancel)

  private static func prompt(_ field: AlertField, isTerminal: Bool = true) -> LinePrompt {
    let text = PlainText(.question("Which?", field: field), style: PlainText.Style())
    return LinePrompt(text: text, isTerminal: isTerminal)
  }

  private static func verdict(
    _ line: String,
    _ field: AlertField,
    isTerminal: Bool = true
  ) -> LinePrompt.Verdict {
    prompt(field, isTerminal: isTerminal).verdict(on: Array(line.utf8))
  }

  private static func message(_ verdict: LinePrompt.Verdict) -> String? {
    if case .fail(let error) = verdict { error.message } else { nil }
  }

  private static func code(_ verdict: LinePrompt.Verdict) -> AlertError.Code? {
    if case .fail(let error) = verdict { error.code } else { nil }
  }

  // MARK: Picking

  @Test(
    "An option is picked by its number or its title, and a title comes first",
    arguments: [
      (["a", "b"], "1", 0), (["a", "b"], " 2 \r", 1), (["a", "b"], "b", 1), (["a", "b"], "B", 1),
      (["a", " b "], "b", 1), (["Apple", "apple"], "apple", 1), (["Apple", "apple"], "APPLE", 0),
      (["3", "x", "y"], "3", 0), (["3", "x", "y"], "2", 1), (["2", "1"], "1", 1),
      (["2", "1"], "2", 0), (["x", "é"], "e\u{301}", 1), (["x", "STRASSE"], "straße", 1),
      (["same", "other", "same"], "same", 0), (["same", "other", "same"], "3", 2),
      (["c", "d"], "c", 0), (["cancel", "d"], "Cancel", 0), (["+1", "d"], "+1", 0),
    ]
  )
  func picks(options: [String], line: String, index: Int) {
    for isTerminal in [true, false] {
      let field = AlertField.choice(AlertChoice(options))
      #expect(Self.verdict(line, field, isTerminal: isTerminal) == .choose(index))
    }
  }

  @Test(
    "What is neither is asked again at a terminal, and fails from a pipe, naming what there is",
    arguments: [
      "0", "3", "-1", "+1", "01", "1.", "１", "1 2", "ab", "y", "\u{1B}[A", "9999999999999999999999",
    ]
  )
  func noPick(line: String) {
    let field = AlertField.choice(AlertChoice(["a", "b"]))
    let shown = line == "\u{1B}[A" ? "\\u{1B}[A" : line
    #expect(
      Self.verdict(line, field)
        == .askAgain(
          "“\(shown)” is no answer. Type 1 to 2, a title or c for Cancel."
        )
    )
    let verdict = Self.verdict(line, field, isTerminal: false)
    #expect(Self.code(verdict) == .unusableAnswer)
    #expect(
      Self.message(verdict)
        == "The line “\(shown)” does not answer “Which?”, whose options are “a”, “b”."
    )
  }

  @Test("Bytes that are no text pick nothing, and are told what would")
  func invalidPick() {
    let field = AlertField.choice(AlertChoice(["a"]))
    #expect(
      Self.prompt(field).verdict(on: [0xFF])
        == .askAgain("“\u{FFFD}” is no answer. Type 1, a title or c for Cancel.")
    )
    let verdict = Self.prompt(field, isTerminal: false).verdict(on: [0xFF])
    #expect(
      Self.message(verdict)
        == "A line that is not UTF-8 does not answer “Which?”, whose options are “a”."
    )
  }

  @Test("An empty line picks the default, or nothing", arguments: ["", " \t", "\r"])
  func emptyPick(line: String) {
    for isTerminal in [true, false] {
      let field = AlertField.choice(AlertChoice(["a", "b"], defaultIndex: 1))
      #expect(Self.verdict(line, field, isTerminal: isTerminal) == .choose(1))
    }
    let field = AlertField.choice(AlertChoice(["a", " "]))
    #expect(
      Self.verdict(line, field)
        == .askAgain(
          "Enter alone picks nothing here. Type 1 to 2, a title or c for Cancel."
        )
    )
    #expect(
      Self.message(Self.verdict(line, field, isTerminal: false))
        == "An empty line does not answer “Which?”, whose options are “a”, “ ”."
    )
  }

  @Test(
    "The cancel button's key is shown, accepted, and no option",
    arguments: [
      (["a", "b"], "[1]-[2] / [c]ancel: ", ["c", "C", " cancel ", "CANCEL"]),
      (["c", "b"], "[1]-[2] / c[a]ncel: ", ["a", "A", "cancel"]),
      (["C", "A"], "[1]-[2] / Ca[n]cel: ", ["n", "cancel"]),
      (["c", "a", "n", "e", "l"], "[1]-[5] / [Cancel]: ", ["cancel", "Cancel"]),
      (["c", "a", "n", "e", "l", "CANCEL"], "[1]-[6]: ", []),
    ]
  )
  func cancelKey(options: [String], answerLine: String, answers: [String]) {
    let field = AlertField.choice(AlertChoice(options))
    let text = PlainText(.question(field: field), style: PlainText.Style())
    #expect(text.answerLine.lowercased() == answerLine.lowercased())
    for answer in answers { #expect(Self.verdict(answer, field) == .press(Self.cancel)) }
    for (index, option) in options.enumerated() {
      #expect(Self.verdict(option, field) == .choose(index))
    }
  }

  @Test("A cancel button that is called like a number has no key, as the number is an option's")
  func numericCancel() {
    let configuration = AlertConfiguration(
      "Which?",
      field: .choice(AlertChoice(["a", "b"])),
      buttons: [AlertButton("OK"), AlertButton("1", role: .cancel)]
    )
    let text = PlainText(configuration, style: PlainText.Style())
    #expect(text.answerLine == "[1]-[2]: ")
    let prompt = LinePrompt(text: text, isTerminal: true)
    #expect(prompt.verdict(on: Array("1".utf8)) == .choose(0))
  }

  @Test("Without a cancel button nothing but an option answers")
  func noCancel() {
    let configuration = AlertConfiguration(
      "Which?",
      field: .choice(AlertChoice(["a", "b"])),
      buttons: [AlertButton("OK")]
    )
    let text = PlainText(configuration, style: PlainText.Style())
    #expect(text.answerLine == "[1]-[2]: ")
    #expect(
      LinePrompt(text: text, isTerminal: true).verdict(on: Array("c".utf8))
        == .askAgain("“c” is no answer. Type 1 to 2 or a title.")
    )
  }

  @Test("Whatever the options, each number and title shown picks, and the key shown cancels")
  func everythingShown() {
    var random = SplitMix64(seed: 4)
    let titles = [
      "c", "a", "n", "e", "l", "C", "1", "2", "3", "Cancel", "cancel ", "", " ", "ß", "SS", "x y",
      "é",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 1...8, using: &random)
      let options = (0..<count).map { _ in titles.randomElement(using: &random) ?? "" }
      let field = AlertField.choice(AlertChoice(options))
      let line = PlainText(.question(field: field), style: PlainText.Style()).answerLine
      if let label = line.firstRange(of: " / ").map({ line[$0.upperBound...] }),
        let start = label.firstIndex(of: "["), let end = label.firstIndex(of: "]")
      {
        let key = String(label[label.index(after: start)..<end])
        #expect(Self.verdict(key, field) == .press(Self.cancel), "\(options)")
      } else {
        #expect(options.contains { $0.trimmed.lowercased() == "cancel" }, "\(options)")
      }
      for (index, option) in options.enumerated() {
        let number = "\(index + 1)"
        let named = options.firstIndex { $0 == number }
        #expect(Self.verdict(number, field) == .choose(named ?? index), "\(options)")
        guard !option.isBlank, let first = options.firstIndex(of: option) else { continue }
        guard case .choose(let picked) = Self.verdict(option, field) else {
          Issue.record("“\(option)” picks nothing of \(options)")
          continue
        }
        #expect(picked <= first && options[picked].trimmed == option.trimmed, "\(options)")
      }
    }
  }

  @Test("Ten thousand options are judged like two")
  func many() {
    let field = AlertField.choice(AlertChoice((1...10_000).map { "option \($0)" }))
    #expect(Self.verdict("10000", field) == .choose(9999))
    #expect(Self.verdict("OPTION 5000", field) == .choose(4999))
    #expect(Self.verdict("c", field) == .press(Self.cancel))
    guard case .askAgain(let correction) = Self.verdict("10001", field) else {
      Issue.record("10001 was taken")
      return
    }
    #expect(correction.contains("1 to 10000"))
  }

  // MARK: Texts

  @Test(
    "A text is taken as it is, but for the end of its line",
    arguments: [
      ("Anna", "Anna"), (" a  b\t", " a  b\t"), ("a\r", "a"), ("a\r\r", "a\r"),
      ("a\u{0}b", "a\u{0}b"),
      ("e\u{301}", "e\u{301}"), ("c", "c"), ("", ""), ("\r", ""), (" ", " "),
    ]
  )
  func text(line: String, text: String) {
    for isTerminal in [true, false] {
      let field = AlertField.text(AlertTextField("Name", isRequired: true))
      #expect(Self.verdict(line, field, isTerminal: isTerminal) == .enter(text))
      // So too where there is nothing between the last newline and the end, if there is something.
      if !line.isEmpty {
        #expect(
          Self.prompt(field, isTerminal: false).verdictAtEnd(after: Array(line.utf8))
            == .enter(text)
        )
      }
    }
  }

  @Test("An empty line is the default", arguments: ["", "\r"])
  func defaultText(line: String) {
    for isSecure in [true, false] {
      let field = AlertTextField(defaultText: "Otto", isSecure: isSecure)
      #expect(Self.verdict(line, .text(field)) == .enter("Otto"))
    }
  }

  @Test(
    "A phrase has no default, and nothing of the line is let go",
    arguments: ["", "my-db ", " my-db"]
  )
  func phrase(line: String) {
    #expect(Self.verdict(line, .text(AlertTextField(phrase: "my-db"))) == .enter(line))
  }

  @Test("A megabyte is a text like another")
  func longText() {
    let line = String(repeating: "x", count: 1 << 20)
    #expect(Self.verdict(line, .text(AlertTextField())) == .enter(line))
  }

  @Test(
    "Bytes that are no text are asked for again, and fail from a pipe",
    arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]]
  )
  func invalidText(bytes: [UInt8]) {
    let field = AlertField.text(AlertTextField(defaultText: "Otto"))
    #expect(Self.prompt(field).verdict(on: bytes) == .askAgain("That was no text in UTF-8."))
    let verdict = Self.prompt(field, isTerminal: false).verdict(on: bytes)
    #expect(Self.code(verdict) == .unusableAnswer)
    #expect(
      Self.message(verdict)
        == "A line that is not UTF-8 does not answer “Which?”, which asks for a text."
    )
  }

  // MARK: Enter alone

  private static func line(_ line: String, _ configuration: AlertConfiguration) -> [LinePrompt
    .Verdict]
  {
    let text = PlainText(configuration, style: PlainText.Style())
    return [true, false].map {
      LinePrompt(text: text, isTerminal: $0).verdict(on: Array(line.utf8))
    }
  }

  @Test("An empty line destroys nothing, whatever the default; what is typed does")
  func destructivePick() {
    let configuration = AlertConfiguration.choosing(
      ["a", "b"],
      defaultIndex: 1,
      role: .destructive
    )
    let verdicts = Self.line(" ", configuration)
    #expect(
      verdicts[0]
        == .askAgain("Enter alone picks nothing here. Type 1 to 2, a title or c for Cancel.")
    )
    #expect(Self.code(verdicts[1]) == .unusableAnswer)
    #expect(Self.line("b", configuration) == [.choose(1), .choose(1)])
    let text = PlainText(configuration, style: PlainText.Style())
    #expect(text.answerLine == "[1]-[2] / [c]ancel: ")
  }

  @Test(
    "An empty line enters nothing that destroys, be there a default or not",
    arguments: ["a.txt", nil]
  )
  func destructiveText(defaultText: String?) {
    let field = AlertTextField("Name", defaultText: defaultText)
    let configuration = AlertConfiguration.renaming(field, role: .destructive)
    let verdicts = Self.line("\r", configuration)
    #expect(verdicts[0] == .askAgain("Enter alone enters nothing here."))
    #expect(
      Self.message(verdicts[1])
        == "An empty line does not answer “Rename Item”, which asks for a text."
    )
    #expect(Self.line("a.txt", configuration) == [.enter("a.txt"), .enter("a.txt")])
    let text = PlainText(configuration, style: PlainText.Style())
    #expect(text.answerLine == "Name: ")
  }

  @Test("An empty line presses the cancel button where that is the default")
  func cancelByDefault() {
    let configuration = AlertConfiguration.renaming(default: .role(.cancel))
    #expect(Self.line("", configuration) == [.press(Self.cancel), .press(Self.cancel)])
  }

  // MARK: The end of the input

  @Test("The end of the input cancels at a terminal, and fails from a pipe")
  func end() {
    for field in [
      AlertField.text(AlertTextField(defaultText: "Otto")), .text(AlertTextField(phrase: "x")),
      .choice(AlertChoice(["a"], defaultIndex: 0)),
    ] {
      #expect(Self.prompt(field).verdictAtEnd(after: []) == .cancel)
      #expect(Self.prompt(field).verdictAtEnd(after: Array("a".utf8)) == .cancel)
      let pipe = Self.prompt(field, isTerminal: false)
      #expect(Self.code(pipe.verdictAtEnd(after: [])) == .inputEnded)
    }
    let choice = AlertField.choice(AlertChoice(["a"], defaultIndex: 0))
    let pipe = Self.prompt(choice, isTerminal: false)
    #expect(Self.code(pipe.verdictAtEnd(after: [0x20])) == .inputEnded)
    #expect(pipe.verdictAtEnd(after: Array("A".utf8)) == .choose(0))
  }
}
