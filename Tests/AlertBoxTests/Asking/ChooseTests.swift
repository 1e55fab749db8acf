import AlertBox
import Testing

@Suite("Having one of several values picked", .timeLimit(.minutes(10)))
struct ChooseTests {
  private struct Branch: Equatable {
    let name: String
    let number: Int
  }

  /// Not even `Equatable`.
  private struct Tool: Sendable {
    let name: String
    let run: @Sendable () -> Int
  }

  private enum Size: String, CaseIterable {
    case small, medium, large
  }

  private static let branches = [Branch(name: "main", number: 1), Branch(name: "next", number: 2)]

  private static func box(_ steps: AlertAnswer...) -> AlertBox {
    AlertBox(presenter: ScriptedPresenter(steps: steps))
  }

  // MARK: Lists

  @Test("A value is picked by its description, by a closure's title or by a key path's")
  func titles() async throws {
    #expect(try await Self.box(.press("7"))("Which?", choosing: [5, 7]) == 7)
    let named = try await Self.box(.press("next"))(
      "Which?",
      choosing: Self.branches,
      titled: \.name
    )
    #expect(named.number == 2)
    let titled = try await Self.box(.press("main #1"))("Which?", choosing: Self.branches) {
      "\($0.name) #\($0.number)"
    }
    #expect(titled.number == 1)
    let tools = [Tool(name: "a") { 1 }, Tool(name: "b") { 2 }]
    let tool = try await Self.box(.press("b"))("Which?", choosing: tools, titled: \.name)
    #expect(tool.run() == 2)
  }

  @Test("The presenter sees the titles in order, the default's place and the labels")
  func configuration() async throws {
    let configurations = Log<AlertConfiguration>()
    let alertBox = AlertBox { request in
      configurations.append(request.configuration)
      request.choose(0)
    }
    _ = try await alertBox(
      "Which?",
      message: "One of them.",
      choosing: Self.branches,
      titled: \.name,
      default: Branch(name: "next", number: 2),
      confirm: "Switch",
      cancel: "Stay"
    )
    _ = try await alertBox("Which?", choosing: Self.branches, titled: \.name)
    _ = try await alertBox("Which?", choosing: Size.self) { $0.rawValue.uppercased() }
    #expect(
      configurations.elements == [
        AlertConfiguration(
          "Which?",
          message: "One of them.",
          field: .choice(AlertChoice(["main", "next"], defaultIndex: 1)),
          buttons: [AlertButton("Switch"), AlertButton("Stay", role: .cancel)]
        ),
        .question("Which?", field: .choice(AlertChoice(["main", "next"]))),
        .question("Which?", field: .choice(AlertChoice(["SMALL", "MEDIUM", "LARGE"]))),
      ]
    )
  }

  @Test("Confirming picks the default, the first that is equal")
  func defaults() async throws {
    let values = [Branch(name: "a", number: 1), Branch(name: "b", number: 2)]
    let picked = try await Self.box(.confirm)(
      "Which?",
      choosing: values + values,
      titled: \.name,
      default: values[1]
    )
    #expect(picked == values[1])
    #expect(try await Self.box(.confirm)("Which?", choosing: Size.self, default: .large) == .large)
    let byPolicy = AlertBox(presenter: AlertPolicy.alwaysConfirm)
    #expect(try await byPolicy("Which?", choosing: [1, 2, 3], default: 3) == 3)
  }

  @Test("Confirming without a default fails and says so; so does a default that is not there")
  func noDefault() async {
    for presenter in [ScriptedPresenter(.confirm), AlertPolicy.alwaysConfirm]
      as [any AlertPresenter]
    {
      let alertBox = AlertBox { try presenter.present($0) }
      let error = await #expect(throws: AlertError.self) {
        try await alertBox("Which?", choosing: [1, 2])
      }
      #expect(error?.code == .unusableAnswer)
      #expect(
        error?.message
          == "The alert “Which?” cannot be confirmed without an entry, as it has no default."
      )
    }
    for absent in [9, nil] {
      let error = await #expect(throws: AlertError.self) {
        try await Self.box(.confirm)("Which?", choosing: [1, 2], default: absent)
      }
      #expect(error?.code == .unusableAnswer)
    }
  }

  @Test("Cancelling throws, also where there is a default")
  func cancel() async {
    for step in [AlertAnswer.cancel, .cancel(.escape), .press("Cancel")] {
      await #expect(throws: CancellationError.self) {
        try await Self.box(step)("Which?", choosing: [1, 2], default: 1)
      }
      await #expect(throws: CancellationError.self) {
        try await Self.box(step)("Which?", choosing: Size.self)
      }
    }
  }

  @Test("Without any option it fails, and nothing is presented")
  func noOptions() async {
    let presented = Log<AlertRequest>()
    let alertBox = AlertBox(keepingIn: presented)
    let error = await #expect(throws: AlertError.self) {
      try await alertBox("Which\u{1B}?", choosing: [] as [Int])
    }
    #expect(error?.code == .noOptions)
    #expect(
      error?.message
        == "Nobody could answer the alert “Which\\u{1B}?”, as it has no options to pick."
    )
    #expect(presented.elements.isEmpty)
  }

  @Test("Of equal titles the first is meant by name, and any by its place")
  func duplicates() async throws {
    let values = [(1, "same"), (2, "other"), (3, "same")]
    #expect(try await Self.box(.press("same"))("Which?", choosing: values, titled: \.1).0 == 1)
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    let asking = Task { try await alertBox("Which?", choosing: values, titled: \.1).0 }
    try await presenter.next().choose(2)
    #expect(try await asking.value == 3)
  }

  @Test("An option that is called as a button is meant before it, unless the button is pressed")
  func optionBeforeButton() async throws {
    let value = try await Self.box(.press("Cancel"))("Which?", choosing: ["OK", "Cancel"])
    #expect(value == "Cancel")
    let alertBox = AlertBox { $0.press("Cancel") }
    await #expect(throws: CancellationError.self) {
      try await alertBox("Which?", choosing: ["OK", "Cancel"])
    }
  }

  @Test("Ten thousand options are as good as two")
  func many() async throws {
    let values = Array(0..<10_000)
    #expect(try await Self.box(.press("9999"))("Which?", choosing: values) == 9999)
    #expect(try await AlertBox { $0.choose(5000) }("Which?", choosing: values) == 5000)
    let error = await #expect(throws: AlertError.self) {
      try await Self.box(.press("x"))("Which?", choosing: values)
    }
    #expect(
      error?.message == """
        The answer “x” does not fit the alert “Which?”, whose buttons are “OK”, “Cancel” and whose \
        options are “0”, “1”, “2”, “3”, “4” and 9995 more.
        """
    )
  }

  // MARK: Cases

  @Test("A case is picked by its description, or by the title it is given")
  func cases() async throws {
    #expect(try await Self.box(.press("medium"))("Which?", choosing: Size.self) == .medium)
    let titled = try await Self.box(.press("L"))("Which?", choosing: Size.self) {
      $0.rawValue.prefix(1).uppercased()
    }
    #expect(titled == .large)
  }
}
