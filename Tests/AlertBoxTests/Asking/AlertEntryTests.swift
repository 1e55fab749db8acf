import AlertBox
import Testing

@Suite("What is entered in an alert", .timeLimit(.minutes(10)))
struct AlertEntryTests {
  /// An answer, and what asks for something else.
  struct Mismatch: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let field: AlertField?
    let message: String
    let answer: @Sendable (AlertRequest) -> Bool

    init(
      _ description: String,
      to field: AlertField?,
      _ message: String,
      _ answer: @escaping @Sendable (AlertRequest) -> Bool
    ) {
      self.testDescription = description
      self.field = field
      self.message = message
      self.answer = answer
    }
  }

  private static let text = AlertField.text(AlertTextField("Name"))
  private static let choice = AlertField.choice(AlertChoice(["a", "b"]))
  private static let buttons = "does not fit the alert “Go on?”, whose buttons are “OK”, “Cancel”"

  private static let mismatches = [
    Mismatch("text for a confirm", to: nil, "The answer text “x” \(buttons).") { $0.enter("x") },
    Mismatch("option for a confirm", to: nil, "The answer “a” \(buttons).") { $0.choose("a") },
    Mismatch("place for a confirm", to: nil, "The answer option 0 \(buttons).") { $0.choose(0) },
    Mismatch(
      "text for a pick",
      to: choice,
      "The answer text “a” \(buttons) and whose options are “a”, “b”."
    ) { $0.enter("a") },
    Mismatch(
      "option that is not there",
      to: choice,
      "The answer “A” \(buttons) and whose options are “a”, “b”."
    ) { $0.choose("A") },
    Mismatch(
      "place behind the last option",
      to: choice,
      "The answer option 2 \(buttons) and whose options are “a”, “b”."
    ) { $0.choose(2) },
    Mismatch(
      "place before the first option",
      to: choice,
      "The answer option -1 \(buttons) and whose options are “a”, “b”."
    ) { $0.choose(-1) },
    Mismatch(
      "button that is not there",
      to: choice,
      "The answer “Jump” \(buttons) and whose options are “a”, “b”."
    ) { $0.press("Jump") },
    Mismatch(
      "option for a text",
      to: text,
      "The answer “a” \(buttons) and which asks for a text."
    ) { $0.choose("a") },
    Mismatch(
      "text with a button that is not there",
      to: text,
      "The answer “Jump” \(buttons) and which asks for a text."
    ) { $0.enter("x", pressing: AlertButton("Jump")) },
    Mismatch(
      "long text with controls",
      to: nil,
      "The answer text “\\u{1B}[2J\(String(repeating: "x", count: 35))…” \(buttons)."
    ) { $0.enter("\u{1B}[2J\(String(repeating: "x", count: 10_000))") },
    Mismatch(
      "confirmation without a default",
      to: choice,
      "The alert “Go on?” cannot be confirmed without an entry, as it has no default."
    ) { $0.confirm() },
  ]

  @Test("An answer that does not fit is an error that names both", arguments: mismatches)
  func mismatch(_ mismatch: Mismatch) async {
    let results = Log<Bool>()
    let box = AlertBox { request in
      results.append(mismatch.answer(request))
      results.append(mismatch.answer(request))
    }
    let outcome = await box.outcome(of: .question(field: mismatch.field))
    #expect(outcome == .failed(AlertError(.unusableAnswer, mismatch.message)))
    #expect(results.elements == [true, false])
  }

  @Test("A pick is by place or by title, compared as canonically equivalent text")
  func choose() async {
    let field = AlertField.choice(AlertChoice(["é", "b", "é"]))
    let answers: [(@Sendable (AlertRequest) -> Bool, Int)] = [
      ({ $0.choose(2) }, 2), ({ $0.choose("e\u{301}") }, 0), ({ $0.choose("b") }, 1),
    ]
    for (answer, index) in answers {
      let box = AlertBox { request in _ = answer(request) }
      let outcome = await box.outcome(of: .question(field: field))
      #expect(outcome == .entered(.choice(index), AlertButton("OK")))
      #expect(outcome.button?.title == "OK")
    }
  }

  @Test("A default that is no option's place counts as none", arguments: [-1, 2, Int.max, Int.min])
  func defaultIndex(index: Int) {
    #expect(AlertChoice(["a", "b"], defaultIndex: index).defaultIndex == nil)
    #expect(AlertChoice(["a", "b"], defaultIndex: index) == AlertChoice(["a", "b"]))
  }

  @Test("Rules answer every kind of question")
  func rules() async throws {
    let script = ScriptedPresenter(rules: [
      "Which*": .press("b"), "Name?": .text("Anna"), "Drop?": .confirm, "*": .cancel,
    ])
    let alertBox = AlertBox(presenter: script)
    for _ in 0..<2 {
      #expect(try await alertBox("Which one?", choosing: ["a", "b"]) == "b")
      #expect(try await alertBox("Name?", prompt: "") == "Anna")
      try await alertBox("Drop?", typing: "x")
      await #expect(throws: CancellationError.self) {
        try await alertBox("Other?", choosing: [1, 2], default: 1)
      }
    }
    try script.finish()
  }

  @Test("A double answered by hand notes what was entered")
  func events() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    async let name = alertBox("Name?", prompt: "")
    try await presenter.next().enter("Anna")
    #expect(try await name == "Anna")
    async let value = alertBox("Which?", choosing: ["a", "b"])
    let request = try await presenter.next()
    #expect(request.configuration.field == .choice(AlertChoice(["a", "b"])))
    request.choose("b")
    #expect(try await value == "b")
    #expect(
      presenter.events == [
        .asked("Name?"), .shown("Name?"),
        .ended("Name?", .entered(.text("Anna"), AlertButton("OK"))),
        .asked("Which?"), .shown("Which?"),
        .ended("Which?", .entered(.choice(1), AlertButton("OK"))),
      ]
    )
    try presenter.finish()
  }
}
