import AlertBox
import Testing

@Suite("Validating a text", .timeLimit(.minutes(10)))
struct ValidationTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "No." }
  }

  /// A validation that stays in flight until the test lets it end, and notes its cancellation.
  private final class Gate: Sendable {
    let started = Log<String>()
    let cancelled = Log<String>()
    private let isOpen = Watched(false)
    private let accepts: Bool

    init(accepts: Bool = true) { self.accepts = accepts }

    var field: AlertField {
      .text(AlertTextField(defaultText: "default") { try await self.check($0) })
    }

    func open() { isOpen.update { $0 = true } }

    private func check(_ text: String) async throws {
      started.append(text)
      do {
        try await isOpen.wait { $0 ? true : nil }
      } catch {
        cancelled.append(text)
        throw error
      }
      if !accepts { throw Refusal() }
    }
  }

  @Test("Whatever ends the alert meanwhile cancels the validation's task")
  func cancelledWithAlert() async throws {
    let ends: [(AlertOutcome, @Sendable (AlertRequest, Task<AlertOutcome, Never>) -> Void)] = [
      (.taskCancelled, { $1.cancel() }),
      (.cancelled(.escape), { request, _ in request.cancel(.escape) }),
      (.timedOut, { request, _ in request.timeOut() }),
      (
        .failed(AlertError(.noTerminal, "Gone.")),
        { request, _ in request.fail(AlertError(.noTerminal, "Gone.")) }
      ),
    ]
    for (outcome, end) in ends {
      let gate = Gate()
      let presenter = TestPresenter()
      let box = AlertBox(presenter: presenter)
      let asking = Task { await box.outcome(of: .question(field: gate.field)) }
      let request = try await presenter.next()
      let refusals = Log<String>()
      #expect(request.enter("x") { refusals.append($0) })
      try await gate.started.elements(atLeast: 1)
      #expect(request.isPending)
      end(request, asking)
      #expect(await asking.value == outcome)
      try await gate.cancelled.elements(atLeast: 1)
      #expect(!request.enter("y"))
      #expect(refusals.elements.isEmpty)
      try presenter.finish()
    }
  }

  @Test("The validation of a default at the end of the time is cancelled too")
  func cancelledAtTimeout() async throws {
    let gate = Gate()
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let timeout = AlertTimeout(after: .seconds(1), .confirm)
    let asking = Task { await box.outcome(of: .question(field: gate.field, timeout: timeout)) }
    let request = try await presenter.next()
    #expect(request.timeOut())
    #expect(try await gate.started.elements(atLeast: 1) == ["default"])
    request.cancel()
    #expect(await asking.value == .cancelled(.button))
    try await gate.cancelled.elements(atLeast: 1)
  }

  @Test("A late refusal does nothing to an alert that has ended, nor to the next one")
  func lateRefusal() async throws {
    // This one does not care about being cancelled.
    let isOver = Watched(false)
    let ended = Log<Void>()
    let field = AlertField.text(
      AlertTextField { _ in
        defer { ended.append(()) }
        await Task.detached { _ = try? await isOver.wait { $0 ? true : nil } }.value
        throw Refusal()
      }
    )
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let asking = Task { await box.outcome(of: .question("First?", field: field)) }
    let refusals = Log<String>()
    try await presenter.next().enter("x") { refusals.append($0) }
    asking.cancel()
    #expect(await asking.value == .taskCancelled)
    let next = Task { await box.outcome(of: .question("Second?")) }
    let request = try await presenter.next()
    isOver.update { $0 = true }
    try await ended.elements(atLeast: 1)
    #expect(refusals.elements.isEmpty)
    #expect(request.isPending)
    request.confirm()
    #expect(await next.value.button?.title == "OK")
  }

  @Test("Of two texts the first that is accepted counts")
  func twoTexts() async throws {
    let gate = Gate()
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let asking = Task {
      await box.outcome(
        of: .question(
          field: .text(
            AlertTextField { text in
              if text == "slow", case .text(let field) = gate.field {
                // Never let through.
                _ = field
                try await Watched(false).wait { $0 ? true : nil }
              }
            }
          )
        )
      )
    }
    let request = try await presenter.next()
    #expect(request.enter("slow"))
    #expect(request.enter("quick"))
    #expect(await asking.value.text == "quick")
    #expect(!request.enter("late"))
  }

  // MARK: Letting go of the request

  @Test("A presenter may let go of its request while a text of its is validated")
  func letsGo() async throws {
    for (accepts, expected) in [
      (true, AlertOutcome.entered(.text("x"), AlertButton("OK"))),
      (
        false,
        .failed(
          AlertError(.unusableAnswer, "The text “x” was refused in the alert “Go on?”: No.")
        )
      ),
    ] {
      let gate = Gate(accepts: accepts)
      let box = AlertBox { $0.enter("x") }
      let asking = Task { await box.outcome(of: .question(field: gate.field)) }
      try await gate.started.elements(atLeast: 1)
      gate.open()
      #expect(await asking.value == expected)
    }
  }

  @Test("It is told so if the text is refused, and it would have had to ask again")
  func letsGoAndIsRefused() async throws {
    let gate = Gate(accepts: false)
    let refusals = Log<String>()
    let box = AlertBox { request in request.enter("x") { refusals.append($0) } }
    let asking = Task { await box.outcome(of: .question(field: gate.field)) }
    try await gate.started.elements(atLeast: 1)
    gate.open()
    #expect(await asking.value.errorCode == .presenterGone)
    #expect(refusals.elements == ["No."])
    // The same where the refusal needs no validation.
    let required = AlertField.text(AlertTextField(isRequired: true))
    let empty = AlertBox { request in request.enter("") { refusals.append($0) } }
    #expect(await empty.outcome(of: .question(field: required)).errorCode == .presenterGone)
  }

  @Test("A double that goes away is told from one whose text is still being validated")
  func doubleGoesAway() async throws {
    let gate = Gate()
    let asking: Task<AlertOutcome, Never>
    do {
      let presenter = TestPresenter()
      asking = Task { [box = AlertBox(presenter: presenter)] in
        await box.outcome(of: .question(field: gate.field))
      }
      try await presenter.next().enter("x")
    }
    try await gate.started.elements(atLeast: 1)
    gate.open()
    #expect(await asking.value.text == "x")
  }

  @Test("A request is let go of when its validation is over")
  func noLeak() async throws {
    let gate = Gate(accepts: false)
    let refusals = Log<String>()
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests)
    let asking = Task { await box.outcome(of: .question(field: gate.field)) }
    for number in 1...3 {
      try await requests.elements(atLeast: 1)[0].enter("x") { refusals.append($0) }
      gate.open()
      try await refusals.elements(atLeast: number)
    }
    _ = try await requests.takeAll(atLeast: 1)
    #expect(await asking.value.errorCode == .presenterGone)
  }
}
