import AlertBox
import Testing

@Suite("Confirming by a phrase", .timeLimit(.minutes(10)))
struct TypingTests {
  private static func ask(_ steps: AlertAnswer..., phrase: String = "my-db") async throws {
    try await AlertBox(presenter: ScriptedPresenter(steps: steps))("Drop?", typing: phrase)
  }

  @Test("The phrase confirms, and so does whoever confirms in a person's place")
  func phrase() async throws {
    try await Self.ask(.text("my-db"))
    try await Self.ask(.confirm)
    try await Self.ask(.press("Confirm"))
    try await AlertBox(presenter: AlertPolicy.alwaysConfirm)("Drop?", typing: "my-db")
  }

  @Test(
    "Nothing else does, to the scalar",
    arguments: [
      ("my-db", "my-db "), ("my-db", " my-db"), ("my-db", "MY-DB"), ("my-db", ""),
      ("my-db", "my-db\n"), ("é", "e\u{301}"), ("e\u{301}", "é"),
    ]
  )
  func otherTexts(phrase: String, text: String) async {
    let error = await #expect(throws: AlertError.self) {
      try await Self.ask(.text(text), phrase: phrase)
    }
    #expect(error?.code == .unusableAnswer)
    #expect(error?.message.contains("“Drop?”: “\(phrase)”") == true)
  }

  @Test("An empty phrase confirms nothing, as a bare Enter would type it")
  func emptyPhrase() async {
    for step in [AlertAnswer.text(""), .text("x"), .confirm] {
      let error = await #expect(throws: AlertError.self) { try await Self.ask(step, phrase: "") }
      #expect(error?.code == .unusableAnswer)
      #expect(
        error?.message.hasSuffix("“Drop?”: Nothing confirms, as the phrase is empty.") == true
      )
    }
    var prompt = AlertConfiguration.dropping("").inlinePrompt
    #expect(prompt.handle([.key(.enter)]) == nil)
    #expect(prompt.note == "Nothing confirms, as the phrase is empty.")
  }

  @Test("A person is told what to type, and asked again")
  func asksAgain() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    let asking = Task { try await alertBox("Drop?", typing: "my-db") }
    let request = try await presenter.next()
    let refusals = Log<String>()
    #expect(!request.enter("my_db") { refusals.append($0) })
    #expect(refusals.elements == ["Type “my-db” to confirm."])
    #expect(request.isPending)
    request.enter("my-db")
    try await asking.value
  }

  @Test("Cancelling throws")
  func cancel() async {
    for step in [AlertAnswer.cancel, .press("Cancel"), .cancel(.escape)] {
      await #expect(throws: CancellationError.self) { try await Self.ask(step) }
    }
  }

  @Test("It destroys something unless it is said not to, so Enter alone confirms neither")
  func configuration() async throws {
    let configurations = Log<AlertConfiguration>()
    let alertBox = AlertBox { request in
      configurations.append(request.configuration)
      request.confirm()
    }
    try await alertBox("Drop?", message: "All of it.", typing: "my-db", confirm: "Drop")
    try await alertBox("Drop?", typing: "my-db", isDestructive: false)
    let field = AlertField.text(AlertTextField(phrase: "my-db"))
    #expect(
      configurations.elements == [
        AlertConfiguration(
          "Drop?",
          message: "All of it.",
          field: field,
          buttons: [AlertButton("Drop", role: .destructive), AlertButton("Cancel", role: .cancel)]
        ),
        AlertConfiguration(
          "Drop?",
          field: field,
          buttons: [AlertButton("Confirm"), AlertButton("Cancel", role: .cancel)]
        ),
      ]
    )
  }
}
