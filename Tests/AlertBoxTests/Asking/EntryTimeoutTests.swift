import AlertBox
import Testing

@Suite("The end of the time where something is to be entered", .timeLimit(.minutes(10)))
struct EntryTimeoutTests {
  private struct Refusal: Error {}

  private static let ok = AlertButton("OK")

  private static func text(
    _ defaultText: String?,
    isRequired: Bool = false,
    accepts: Bool? = nil
  ) -> AlertField {
    let field = AlertTextField(
      defaultText: defaultText,
      isRequired: isRequired,
      validate: accepts.map(validator)
    )
    return .text(field)
  }

  private static func validator(_ accepts: Bool) -> @Sendable (String) async throws -> Void {
    { _ in
      await Task.yield()
      if !accepts { throw Refusal() }
    }
  }

  /// What is asked for, and what the end of the time enters; `nil` if it is an error then too.
  private static let fields: [(AlertField, AlertEntry?)] = [
    (.choice(AlertChoice(["a", "b"])), nil),
    (.choice(AlertChoice(["a", "b"], defaultIndex: 1)), .choice(1)),
    (text(nil), nil), (text("x"), .text("x")), (text(""), .text("")),
    (text("", isRequired: true), nil), (text("x", isRequired: true), .text("x")),
    (text("x", accepts: true), .text("x")), (text("x", accepts: false), nil),
    (.text(AlertTextField(phrase: "my-db")), .text("my-db")),
  ]

  @Test("It takes the default if it is to confirm and there is one that is accepted")
  func confirms() async throws {
    for (field, entry) in Self.fields {
      let expected = entry.map { AlertOutcome.entered($0, Self.ok) } ?? .timedOut
      let timeout = AlertTimeout(after: .seconds(5), .confirm)
      let question = AlertConfiguration.question(field: field, timeout: timeout)
      let script = ScriptedPresenter(.timeOut)
      #expect(await AlertBox(presenter: script).outcome(of: question) == expected, "\(field)")

      let clock = TestClock()
      let presenter = TestPresenter()
      let box = AlertBox(presenter: presenter, clock: clock)
      let asking = Task { await box.outcome(of: question) }
      _ = try await presenter.next()
      try await clock.waitForSleepers(1)
      clock.advance(by: .seconds(5))
      #expect(await asking.value == expected, "\(field)")
      try presenter.finish()
    }
  }

  @Test("Otherwise it fails or cancels, default or not")
  func failsOrCancels() async {
    for (field, _) in Self.fields {
      for (action, outcome) in [
        (AlertTimeout.Action.fail, AlertOutcome.timedOut), (.cancel, .cancelled(.timeout)),
      ] {
        let question = AlertConfiguration.question(
          field: field,
          timeout: AlertTimeout(after: .zero, action)
        )
        #expect(
          await AlertBox(presenter: ScriptedPresenter(.timeOut)).outcome(of: question) == outcome
        )
      }
    }
  }

  @Test("A policy answers before any time limit")
  func policy() async {
    for (field, _) in Self.fields {
      let question = AlertConfiguration.question(
        field: field,
        timeout: AlertTimeout(after: .zero, .cancel)
      )
      let clock = TestClock()
      let confirmed = await AlertBox(presenter: AlertPolicy.alwaysConfirm, clock: clock)
        .outcome(of: question)
      let isConfirmed = confirmed.entry != nil
      #expect(isConfirmed || confirmed.errorCode == .unusableAnswer, "\(field)")
      let cancelled = await AlertBox(presenter: AlertPolicy.alwaysCancel, clock: clock)
        .outcome(of: question)
      #expect(cancelled == .cancelled(.policy))
      let failed = await AlertBox(presenter: AlertPolicy.neverAsk, clock: clock)
        .outcome(of: question)
      #expect(failed.errorCode == .noInput)
      #expect(clock.sleepers == 0)
    }
  }

  @Test("The overloads say so")
  func overloads() async throws {
    let script = ScriptedPresenter(rules: ["*": .timeOut])
    let alertBox = AlertBox(presenter: script)
    let second = Duration.seconds(1)
    #expect(
      try await alertBox("?", choosing: [1, 2], default: 2, timeout: second, onTimeout: .confirm)
        == 2
    )
    #expect(
      try await alertBox("?", prompt: "", default: "x", timeout: second, onTimeout: .confirm) == "x"
    )
    for action in [AlertTimeout.Action.confirm, .fail] {
      let pick = await #expect(throws: AlertError.self) {
        try await alertBox("?", choosing: [1, 2], timeout: second, onTimeout: action)
      }
      let text = await #expect(throws: AlertError.self) {
        try await alertBox(
          "?",
          prompt: "",
          default: "x",
          timeout: second,
          onTimeout: action
        ) { _ in throw Refusal() }
      }
      #expect(pick?.code == .timedOut)
      #expect(text?.code == .timedOut)
    }
  }
}
