import AlertBox
import Testing

@Suite("An answers file", .timeLimit(.minutes(10)))
struct AnswersFileTests {
  private func answers(_ text: String) throws -> [AlertAnswer] {
    try AnswersFile(text, name: "answers").rules.map(\.answer)
  }

  // MARK: Rules

  @Test(
    "A rule is a pattern and an answer",
    arguments: [
      ("Delete? = confirm", .confirm.to("Delete?")), ("Delete? = cancel", .cancel.to("Delete?")),
      ("* = confirm", .confirm.to("*")), ("Save*as? = confirm", .confirm.to("Save*as?")),
      (#"A = "Don't Save""#, .press("Don't Save").to("A")), (#"A = """#, .press("").to("A")),
      (#"A = "confirm""#, .press("confirm").to("A")),
      (#"A = "text \"x\"""#, .press(#"text "x""#).to("A")),
      (#"A = text "Ada Lovelace""#, .text("Ada Lovelace").to("A")),
      (#"A = text """#, .text("").to("A")), (#"A = text " x ""#, .text(" x ").to("A")),
      (#"A = text "a\"b\\c\\\"""#, .text(#"a"b\c\""#).to("A")),
      (#"A = text "\\n""#, .text(#"\n"#).to("A")), (#"A = text "a = b""#, .text("a = b").to("A")),
      (#"A = "x = confirm""#, .press("x = confirm").to("A")),
      ("Größe “ä”? 👩‍👧 = confirm", .confirm.to("Größe “ä”? 👩‍👧")),
    ] as [(String, AlertAnswer)]
  )
  func rules(line: String, answer: AlertAnswer) throws {
    #expect(try answers(line) == [answer])
  }

  @Test(
    "White space around pattern and answer does not count",
    arguments: [
      "  A b   =   confirm  ", "\tA b\t = \tconfirm\t", "A b = confirm\r", "A b = confirm \r\n",
    ]
  )
  func whiteSpace(line: String) throws {
    #expect(try answers(line) == [.confirm.to("A b")])
    #expect(try answers("A =\ttext \t \"x\"".replacing("=\t", with: " = ")) == [.text("x").to("A")])
  }

  @Test(
    "A pattern may hold what separates, quotation marks and #",
    arguments: [
      ("a = b = confirm", .confirm.to("a = b")), (#"a = "b" = "c""#, .press("c").to(#"a = "b""#)),
      ("a = confirm = cancel", .cancel.to("a = confirm")),
      (#"Delete "a = b"? = confirm"#, .confirm.to(#"Delete "a = b"?"#)),
      (#"A 5" pipe? = confirm"#, .confirm.to(#"A 5" pipe?"#)),
      (#"A 5" pipe? = "Yes""#, .press("Yes").to(#"A 5" pipe?"#)),
      (#"a = "b = "c""#, .press("c").to(#"a = "b"#)),
      (#"a = text "b = text "c""#, .text("c").to(#"a = text "b"#)),
      (#"a = "b = "c" = cancel"#, .cancel.to(#"a = "b = "c""#)),
      (#"a\" = "b""#, .press("b").to(#"a\""#)), ("a=b = confirm", .confirm.to("a=b")),
      ("Merge #12? = confirm", .confirm.to("Merge #12?")), (" = a = confirm", .confirm.to("= a")),
    ] as [(String, AlertAnswer)]
  )
  func separators(line: String, answer: AlertAnswer) throws {
    #expect(try answers(line) == [answer])
  }

  @Test("A combining mark belongs to the character before it, also if that is one of the syntax")
  func combiningMarks() throws {
    let file = try AnswersFile("A = text \"\u{301}e\u{301}\\\"\u{301}\"", name: "answers")
    #expect(file.rules.map(\.answer) == [.text("\u{301}e\u{301}\"\u{301}").to("A")])
  }

  @Test(
    "Comments and empty lines are nothing, and so is an empty file",
    arguments: [
      "", "\n", "\r\n", "#", "# A = confirm", "  # A", "\n \t \r\n#\n\n", "\u{FEFF}", "\u{FEFF}#",
    ]
  )
  func nothing(text: String) throws {
    #expect(try answers(text) == [])
  }

  @Test(
    "Lines end with LF or CRLF, the last one need not, and a byte order mark may come before",
    arguments: [
      "# x\n\nA = confirm\nB* = cancel\n", "# x\n\nA = confirm\nB* = cancel",
      "# x\r\n\r\nA = confirm\r\nB* = cancel\r\n", "# x\r\n\nA = confirm\nB* = cancel\r",
      "\u{FEFF}# x\n\nA = confirm\nB* = cancel\n",
    ]
  )
  func lines(text: String) throws {
    let file = try AnswersFile(text, name: "answers")
    #expect(file.rules.map(\.line) == [3, 4])
    #expect(file.rules.map(\.answer) == [.confirm.to("A"), .cancel.to("B*")])
    #expect(file.rule(for: "A")?.line == 3)
    #expect(file.rule(for: "Be?")?.line == 4)
    #expect(file.rule(for: "C") == nil)
    #expect(try AnswersFile(utf8: Array(text.utf8), name: "answers") == file)
  }

  // MARK: Answering

  @Test("The first rule that fits answers, any number of times, and rules need not be used")
  func presenter() async throws {
    let file = try AnswersFile(
      """
      Keep* = "Cancel"
      Ke* = confirm
      Unused = cancel
      """,
      name: "nightly\u{1B}.answers"
    )
    let script = ScriptedPresenter(rules: file)
    let box = AlertBox(presenter: script)
    for _ in 0..<2 {
      #expect(await box.outcome(of: .question("Keep it?")) == .cancelled(.button))
      #expect(await box.outcome(of: .question("Kept?")).button?.title == "OK")
    }
    try script.finish()
    #expect(
      await box.outcome(of: .question("Other?"))
        == .failed(
          AlertError(
            .noAnswer,
            "The answers file “nightly\\u{1B}.answers” has no rule for the alert “Other?”."
          )
        )
    )
  }

  @Test("Every kind of answer reaches the alert, and one that does not fit fails")
  func kinds() async throws {
    let file = try AnswersFile(
      """
      Name = text "Ada"
      Fruit = "Pear"
      Bad fruit = "Plum"
      Go on = text "x"
      """,
      name: "answers"
    )
    let box = AlertBox(presenter: ScriptedPresenter(rules: file))
    let ok = [AlertButton("OK")]
    let name = AlertConfiguration("Name", field: .text(AlertTextField()), buttons: ok)
    #expect(await box.outcome(of: name).entry == .text("Ada"))
    let fruit = AlertField.choice(AlertChoice(["Apple", "Pear"]))
    let good = AlertConfiguration("Fruit", field: fruit, buttons: ok)
    #expect(await box.outcome(of: good).entry == .choice(1))
    let bad = AlertConfiguration("Bad fruit", field: fruit, buttons: ok)
    #expect(await box.outcome(of: bad).errorCode == .unusableAnswer)
    #expect(await box.outcome(of: .question("Go on")).errorCode == .unusableAnswer)
  }
}
