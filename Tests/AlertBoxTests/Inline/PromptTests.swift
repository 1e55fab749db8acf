import AlertBox
import Testing

@Suite("Asking for a line of text", .timeLimit(.minutes(10)))
struct PromptTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private static func box(_ steps: AlertAnswer...) -> AlertBox {
    AlertBox(presenter: ScriptedPresenter(steps: steps))
  }

  @Test(
    "The text comes as it was typed",
    arguments: ["Anna", "", " a  b\t", "e\u{301}", "“\\u{1B}”"]
  )
  func text(_ text: String) async throws {
    let typed = try await Self.box(.text(text))("Name?", prompt: "Name", default: "Otto")
    #expect(typed.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("Confirming enters the default, and fails without one")
  func defaults() async throws {
    let policy = AlertBox(presenter: AlertPolicy.alwaysConfirm)
    #expect(try await policy("Name?", prompt: "", default: "Otto") == "Otto")
    #expect(try await Self.box(.press("OK"))("Name?", prompt: "", default: "") == "")
    for alertBox in [policy, Self.box(.confirm), Self.box(.press("OK"))] {
      let error = await #expect(throws: AlertError.self) {
        try await alertBox("Name?", prompt: "Name")
      }
      #expect(error?.code == .unusableAnswer)
      #expect(error?.message.contains("“Name?”") == true)
      #expect(error?.message.contains("no default") == true)
    }
  }

  @Test("Cancelling throws, whatever stands in the field")
  func cancel() async {
    for step in [AlertAnswer.cancel, .press("Leave")] {
      await #expect(throws: CancellationError.self) {
        try await Self.box(step)("Name?", prompt: "", default: "Otto", cancel: "Leave")
      }
    }
  }

  @Test("The presenter sees the field")
  func configuration() async throws {
    let configurations = Log<AlertConfiguration>()
    let alertBox = AlertBox { request in
      configurations.append(request.configuration)
      request.enter("x")
    }
    _ = try await alertBox(
      "Token?",
      message: "For the upload.",
      prompt: "Token",
      default: "abc",
      isSecure: true,
      isRequired: true,
      confirm: "Log In"
    )
    _ = try await alertBox("Name?", prompt: "")
    let field = AlertTextField("Token", defaultText: "abc", isSecure: true, isRequired: true)
    #expect(
      configurations.elements == [
        AlertConfiguration(
          "Token?",
          message: "For the upload.",
          field: .text(field),
          buttons: [AlertButton("Log In"), AlertButton("Cancel", role: .cancel)]
        ),
        .question("Name?", field: .text(AlertTextField())),
      ]
    )
  }

  // MARK: Refusals

  @Test("An empty text is refused if one is required, also as the default", arguments: [nil, ""])
  func required(default text: String?) async throws {
    #expect(try await Self.box(.text(" "))("Name?", prompt: "", isRequired: true) == " ")
    let error = await #expect(throws: AlertError.self) {
      try await Self.box(text == nil ? .text("") : .confirm)(
        "Name?",
        prompt: "",
        default: text,
        isRequired: true
      )
    }
    #expect(
      error
        == AlertError(
          .unusableAnswer,
          "An empty text does not answer “Name?”, which requires one."
        )
    )
  }

  @Test("What a validator throws is the error of a script that cannot be asked again")
  func validation() async throws {
    let checked = Log<String>()
    @Sendable func validate(_ text: String) async throws {
      checked.append(text)
      await Task.yield()
      if text.contains("/") { throw Refusal(description: "No slash,\nplease.") }
    }
    let alertBox = Self.box(.text("b"), .text("a/b"), .confirm)
    #expect(try await alertBox("Name?", prompt: "", validate: validate) == "b")
    let error = await #expect(throws: AlertError.self) {
      try await alertBox("Name?", prompt: "", validate: validate)
    }
    #expect(error?.code == .unusableAnswer)
    #expect(
      error?.message
        == "The text “a/b” was refused in the alert “Name?”: No slash,\\nplease."
    )
    // The default too has to pass.
    await #expect(throws: AlertError.self) {
      try await alertBox("Name?", prompt: "", default: "c/d", validate: validate)
    }
    #expect(checked.elements == ["b", "a/b", "c/d"])
  }

  @Test("A validator that does not wait will do, and one without words is given some")
  func silentRefusal() async {
    let error = await #expect(throws: AlertError.self) {
      try await Self.box(.text("x"))("Name?", prompt: "") { _ in throw Refusal(description: " \n") }
    }
    #expect(
      error?.message
        == "The text “x” was refused in the alert “Name?”: This text is not accepted."
    )
  }

  @Test("A refused text leaves the alert as it is, and another one can be entered")
  func asksAgain() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    let asking = Task {
      try await alertBox("Name?", prompt: "", isRequired: true) { text in
        if text == "a/b" { throw Refusal(description: "No slash.") }
      }
    }
    let request = try await presenter.next()
    let refusals = Log<String>()
    #expect(!request.enter("") { refusals.append($0) })
    #expect(refusals.elements == ["A text is required."])
    #expect(request.enter("a/b") { refusals.append($0) })
    #expect(try await refusals.elements(atLeast: 2)[1] == "No slash.")
    #expect(request.isPending)
    #expect(request.enter("ab") { refusals.append($0) })
    #expect(try await asking.value == "ab")
    #expect(refusals.elements.count == 2)
    #expect(!request.enter("again"))
    #expect(!request.enter("") { refusals.append($0) })
    #expect(refusals.elements.count == 2)
  }

  // MARK: Buttons beside the text

  private static let rename = AlertConfiguration(
    "Rename?",
    field: .text(AlertTextField("Name", defaultText: "a.txt")),
    buttons: [
      AlertButton("Rename"), AlertButton("Copy"), AlertButton("Skip", role: .decline),
      AlertButton("Cancel", role: .cancel),
    ]
  )

  @Test("A text is entered with any button that goes on; the others enter nothing")
  func buttons() async throws {
    let buttons = Self.rename.buttons
    let box = AlertBox { request in
      // The first that goes on confirms.
      request.enter("b.txt")
    }
    #expect(await box.outcome(of: Self.rename) == .entered(.text("b.txt"), buttons[0]))
    for (button, expected) in zip(
      buttons,
      [
        AlertOutcome.entered(.text("b.txt"), buttons[0]), .entered(.text("b.txt"), buttons[1]),
        .pressed(buttons[2]), .cancelled(.button),
      ]
    ) {
      let entering = AlertBox { $0.enter("b.txt", pressing: button) }
      #expect(await entering.outcome(of: Self.rename) == expected)
    }
    for (title, expected) in zip(
      ["Rename", "Copy", "Skip", "Cancel"],
      [
        AlertOutcome.entered(.text("a.txt"), buttons[0]), .entered(.text("a.txt"), buttons[1]),
        .pressed(buttons[2]), .cancelled(.button),
      ]
    ) {
      #expect(await Self.box(.press(title)).outcome(of: Self.rename) == expected)
    }
  }
}
