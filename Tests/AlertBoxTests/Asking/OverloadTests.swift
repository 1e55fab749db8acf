import AlertBox
import Testing

@Suite("Every overload", .timeLimit(.minutes(10)))
struct OverloadTests {
  private struct Broken: Error {}

  private static let cancellations: [AlertOutcome.Cancellation] = [
    .button, .escape, .endOfInput, .interrupt, .timeout, .policy,
  ]

  @Test("Returns when it is confirmed", arguments: Overload.all)
  func confirmed(_ overload: Overload) async throws {
    let script = ScriptedPresenter(.confirm.to("Go on?"))
    try await overload.ask(AlertBox(presenter: script))
    try script.finish()
  }

  @Test("Throws CancellationError, however it is cancelled", arguments: Overload.all)
  func cancelled(_ overload: Overload) async throws {
    for reason in Self.cancellations {
      let box = AlertBox(presenter: ScriptedPresenter(.cancel(reason)))
      await #expect(throws: CancellationError.self) { try await overload.ask(box) }
    }
  }

  @Test("Throws CancellationError at once when its task is cancelled", arguments: Overload.all)
  func taskCancelled(_ overload: Overload) async throws {
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter)
    let asking = Task { try await overload.ask(box) }
    let request = try await presenter.next()
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(!request.isPending)
    #expect(!request.confirm())
    try presenter.finish()
    // The same alert can be asked again.
    let again = Task { try await overload.ask(box) }
    try await presenter.next().confirm()
    try await again.value
  }

  @Test("Throws and shows nothing when its task was cancelled before", arguments: Overload.all)
  func cancelledBefore(_ overload: Overload) async {
    let presented = Log<AlertRequest>()
    let box = AlertBox(keepingIn: presented)
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await overload.ask(box, timeout: .zero, onTimeout: .confirm)
    }
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(presented.elements.isEmpty)
  }

  @Test("Throws an AlertError when the time is over", arguments: Overload.all)
  func timedOut(_ overload: Overload) async {
    let box = AlertBox(presenter: ScriptedPresenter(.timeOut))
    let error = await #expect(throws: AlertError.self) {
      try await overload.ask(box, timeout: .seconds(1))
    }
    #expect(error?.code == .timedOut)
  }

  @Test("Does at the end of the time what it was told to", arguments: Overload.all)
  func onTimeout(_ overload: Overload) async throws {
    let script = ScriptedPresenter(.timeOut, .timeOut)
    let box = AlertBox(presenter: script)
    try await overload.ask(box, timeout: .seconds(1), onTimeout: .confirm)
    await #expect(throws: CancellationError.self) {
      try await overload.ask(box, timeout: .seconds(1), onTimeout: .cancel)
    }
    try script.finish()
  }

  @Test("Passes its time limit on", arguments: Overload.all)
  func passesTimeLimit(_ overload: Overload) async throws {
    let timeouts = Log<AlertTimeout?>()
    let box = AlertBox { request in
      timeouts.append(request.configuration.timeout)
      request.confirm()
    }
    try await overload.ask(box)
    try await overload.ask(box, timeout: .seconds(3))
    try await overload.ask(box, timeout: .milliseconds(5), onTimeout: .cancel)
    #expect(
      timeouts.elements == [
        nil, AlertTimeout(after: .seconds(3), .fail),
        AlertTimeout(after: .milliseconds(5), .cancel),
      ]
    )
  }

  @Test("Throws what kept its alert from being shown", arguments: Overload.all)
  func failed(_ overload: Overload) async {
    let own = AlertError(.noTerminal, "No terminal. Pass --yes.", underlyingError: Broken())
    let thrown = await #expect(throws: AlertError.self) {
      try await overload.ask(AlertBox { _ in throw own })
    }
    #expect(thrown == own)
    #expect(thrown?.underlyingError is Broken)

    let wrapped = await #expect(throws: AlertError.self) {
      try await overload.ask(AlertBox { _ in throw Broken() })
    }
    #expect(wrapped?.code == .presenterFailed)
    #expect(wrapped?.underlyingError is Broken)

    // An error of the presenter's is none of the person's.
    let cancelled = await #expect(throws: AlertError.self) {
      try await overload.ask(AlertBox { _ in throw CancellationError() })
    }
    #expect(cancelled?.code == .presenterFailed)

    let gone = await #expect(throws: AlertError.self) {
      try await overload.ask(AlertBox { _ in })
    }
    #expect(gone?.code == .presenterGone)
  }

  @Test("Throws an AlertError for an answer that does not fit", arguments: Overload.all)
  func unusable(_ overload: Overload) async {
    let box = AlertBox(presenter: ScriptedPresenter(.press("Jump")))
    let error = await #expect(throws: AlertError.self) { try await overload.ask(box) }
    #expect(error?.code == .unusableAnswer)
    #expect(error?.message.contains("“Jump”") == true)
    #expect(error?.message.contains("“Go on?”") == true)
  }
}
