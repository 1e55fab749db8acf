import AlertBox
import Testing

@Suite("A secret", .timeLimit(.minutes(10)))
struct SecretTests {
  /// An error that repeats what it was about.
  private struct Careless: Error, CustomStringConvertible {
    let text: String
    var description: String { "“\(text)” is too weak." }
  }

  private static let secret = "hunter2!"

  private static func field(
    validate: (@Sendable (String) async throws -> Void)? = nil
  ) -> AlertField {
    .text(AlertTextField("Password", defaultText: secret, isSecure: true, validate: validate))
  }

  @Test("Reaches whoever asked")
  func returned() async throws {
    let script = ScriptedPresenter(.text(Self.secret), .confirm)
    let alertBox = AlertBox(presenter: script)
    #expect(try await alertBox("?", prompt: "", isSecure: true) == Self.secret)
    #expect(try await alertBox("?", prompt: "", default: "x", isSecure: true) == "x")
  }

  @Test("Is in no error")
  func errors() async {
    let answers: [@Sendable (AlertRequest) -> Bool] = [
      { $0.enter(Self.secret) }, { $0.confirm() },
      { $0.enter(Self.secret, pressing: AlertButton("Jump")) }, { $0.press("Jump") },
      { $0.choose("Jump") }, { $0.choose(0) },
    ]
    let field = Self.field { throw Careless(text: $0) }
    for answer in answers {
      let box = AlertBox { request in _ = answer(request) }
      let outcome = await box.outcome(of: .question("Log In?", field: field))
      let message = outcome.errorMessage ?? ""
      #expect(message.contains("“Log In?”"))
      #expect(!message.contains(Self.secret))
      #expect(!String(reflecting: outcome).contains(Self.secret))
    }
    // Nor where there is no button to enter it with.
    let buttonless = AlertConfiguration(
      "Log In?",
      field: field,
      buttons: [AlertButton("Cancel", role: .cancel)]
    )
    let outcome = await AlertBox { $0.enter(Self.secret) }.outcome(of: buttonless)
    #expect(outcome.errorCode == .unusableAnswer)
    #expect(outcome.errorMessage?.contains(Self.secret) == false)
  }

  @Test("Is not repeated to the person either, though why it was refused is said")
  func refusals() async throws {
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let field = Self.field { text in
      if text.count < 8 { throw Careless(text: "This") }
      throw Careless(text: text)
    }
    let asking = Task { await box.outcome(of: .question(field: field)) }
    let request = try await presenter.next()
    let refusals = Log<String>()
    request.enter("It") { refusals.append($0) }
    try await refusals.elements(atLeast: 1)
    request.enter(Self.secret) { refusals.append($0) }
    #expect(
      try await refusals.elements(atLeast: 2)
        == ["“This” is too weak.", "This text is not accepted."]
    )
    request.cancel()
    #expect(await asking.value == .cancelled(.button))
  }

  @Test("Is in no description or dump of a question, an event, a script or its errors")
  func descriptions() async throws {
    let question = AlertConfiguration.question("Log In?", field: Self.field())
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let asking = Task { await box.outcome(of: question) }
    try await presenter.next().enter(Self.secret)
    #expect(await asking.value.text == Self.secret)
    #expect(
      presenter.events.last == .ended("Log In?", .entered(.text("(secret)"), AlertButton("OK")))
    )

    let script = ScriptedPresenter(.text(Self.secret).to("Token*"), .text(Self.secret))
    let scripted = await AlertBox(presenter: script).outcome(of: question)
    #expect(scripted.errorMessage?.contains("the next step is text to “Token*”") == true)
    let leftOver = #expect(throws: AlertError.self) { try script.finish() }
    let rules = ScriptedPresenter(rules: ["Token*": .text(Self.secret)])
    let ruled = await AlertBox(presenter: rules).outcome(of: question)
    #expect(ruled.errorCode == .noAnswer)

    var dumped = ""
    dump(question, to: &dumped)
    dump(presenter.events, to: &dumped)
    let texts = [
      "\(question)", String(reflecting: question), "\(presenter.events)", "\(scripted)",
      "\(ruled)", leftOver?.message ?? "", "\(AlertAnswer.text(Self.secret))", dumped,
    ]
    for text in texts { #expect(!text.contains(Self.secret)) }
    #expect("\(question)".contains("(secret)"))
  }

  @Test("What is no secret is said")
  func open() {
    let field = AlertTextField("Name", defaultText: "Anna", isRequired: true)
    let text = "\(field)"
    for part in ["Name", "Anna", "isRequired: true"] { #expect(text.contains(part)) }
  }
}
