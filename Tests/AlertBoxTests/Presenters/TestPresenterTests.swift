import AlertBox
import Testing

@Suite("The test double that is answered by hand", .timeLimit(.minutes(10)))
struct TestPresenterTests {
  private let presenter = TestPresenter()

  private var box: AlertBox { AlertBox(presenter: presenter, clock: TestClock()) }

  /// Asks, and returns when the presenter has the alert.
  private func ask(_ title: String) async throws -> Task<AlertOutcome, Never> {
    let asked = Watched(false)
    let box = AlertBox { [presenter] request in
      presenter.present(request)
      asked.update { $0 = true }
    }
    let caller = Task { await box.outcome(of: .question(title)) }
    try await asked.wait { $0 ? true : nil }
    return caller
  }

  private func waitForNext() -> Task<String, any Error> {
    Task { [presenter] in try await presenter.next().configuration.title }
  }

  // MARK: next()

  @Test("next() returns the alerts in the order they were asked, each once")
  func order() async throws {
    var callers: [Task<AlertOutcome, Never>] = []
    for title in ["A", "B", "C"] { callers.append(try await ask(title)) }
    #expect(presenter.pending.map(\.configuration.title) == ["A", "B", "C"])
    for title in ["A", "B", "C"] {
      let request = try await presenter.next()
      #expect(request.configuration.title == title)
      #expect(request.isPending)
    }
    // Answered in another order, each caller gets its own.
    let requests = presenter.pending
    requests[2].cancel(.escape)
    requests[0].confirm()
    requests[1].cancel(.interrupt)
    #expect(await callers[0].value.button?.title == "OK")
    #expect(await callers[1].value == .cancelled(.interrupt))
    #expect(await callers[2].value == .cancelled(.escape))
    try presenter.finish()
  }

  @Test("next() waits for an alert that is asked later")
  func waits() async throws {
    let next = waitForNext()
    let caller = try await ask("A")
    #expect(try await next.value == "A")
    presenter.pending.first?.confirm()
    #expect(await caller.value.button != nil)
  }

  @Test("Several that wait for the next alert get one each")
  func severalWait() async throws {
    let waiting = (0..<3).map { _ in waitForNext() }
    var callers: [Task<AlertOutcome, Never>] = []
    for title in ["A", "B", "C"] { callers.append(try await ask(title)) }
    var titles: Set<String> = []
    for next in waiting { titles.insert(try await next.value) }
    #expect(titles == ["A", "B", "C"])
    for caller in callers { caller.cancel() }
    for caller in callers { _ = await caller.value }
    try presenter.finish()
  }

  @Test("An alert that has ended before it was returned is not returned")
  func endedBefore() async throws {
    let first = try await ask("A")
    let second = try await ask("B")
    first.cancel()
    #expect(await first.value == .taskCancelled)
    let request = try await presenter.next()
    #expect(request.configuration.title == "B")
    request.confirm()
    _ = await second.value
    try presenter.finish()
  }

  @Test("A returned alert is not returned again, even though it is still pending")
  func notAgain() async throws {
    let callers = [try await ask("A"), try await ask("B")]
    let first = try await presenter.next()
    let second = try await presenter.next()
    #expect([first, second].map(\.configuration.title) == ["A", "B"])
    #expect(presenter.pending.count == 2)
    first.confirm()
    #expect(presenter.pending.map(\.configuration.title) == ["B"])
    let third = waitForNext()
    let caller = try await ask("C")
    #expect(try await third.value == "C")
    for caller in callers + [caller] { caller.cancel() }
  }

  // MARK: Cancelling next()

  @Test("next() throws when its task is cancelled, and takes no alert with it")
  func cancelled() async throws {
    let next = waitForNext()
    next.cancel()
    await #expect(throws: CancellationError.self) { try await next.value }
    let caller = try await ask("A")
    let request = try await presenter.next()
    #expect(request.configuration.title == "A")
    request.confirm()
    #expect(await caller.value.button != nil)
  }

  @Test("next() throws when its task was cancelled before, also if an alert is pending")
  func cancelledBefore() async throws {
    let caller = try await ask("A")
    let next = Task { [presenter] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await presenter.next()
    }
    await #expect(throws: CancellationError.self) { try await next.value }
    #expect(presenter.events == [.asked("A")])
    try await presenter.next().confirm()
    #expect(await caller.value.button != nil)
  }

  @Test("Ten thousand races of an alert and a cancelled next() lose no alert")
  func cancellationRaces() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let width = 100
      for _ in 0..<100 {
        let presenter = TestPresenter()
        let waiting = try await WaitingCallers(width)
        let nexts = (0..<width).map { _ in
          Task { try? await presenter.next().configuration.title }
        }
        _ = await race(width) {
          if let request = waiting[$0] { presenter.present(request) }
        } _: {
          nexts[$0].cancel()
        }
        var titles: [String] = []
        for next in nexts { if let title = await next.value { titles.append(title) } }
        while titles.count < width {
          titles.append(try await presenter.next().configuration.title)
        }
        #expect(Set(titles).count == width)
        for request in presenter.pending { #expect(request.confirm()) }
        for outcome in await waiting.outcomes { #expect(outcome.button != nil) }
        try presenter.finish()
      }
    }
    Child.expectQuiet(child)
  }

  // MARK: What pending means

  @Test("A thousand times: an alert that next() returns is one whose caller gets the answer")
  func pendingMeansAnswered() async throws {
    for number in 0..<1000 {
      async let answer = box("\(number)", yes: "Yes", no: "No")
      let request = try await presenter.next()
      #expect(request.configuration.title == "\(number)")
      #expect(request.press(number.isMultiple(of: 2) ? "Yes" : "No"))
      #expect(presenter.pending.isEmpty)
      let isYes = try await answer
      #expect(isYes == number.isMultiple(of: 2))
    }
    #expect(presenter.events.count == 3000)
  }

  @Test("A thousand alerts can be pending at once")
  func thousandPending() async throws {
    let box = box
    let callers = (0..<1000).map { number in
      Task { try await box("\(number)", yes: "Yes", no: "No") }
    }
    for _ in callers {
      let request = try await presenter.next()
      let number = try #require(Int(request.configuration.title))
      request.press(number.isMultiple(of: 3) ? "Yes" : "No")
    }
    for (number, caller) in callers.enumerated() {
      #expect(try await caller.value == number.isMultiple(of: 3))
    }
    try presenter.finish()
  }

  // MARK: What happened

  @Test("The events say what was asked, shown and ended, in order and with the reason")
  func events() async throws {
    let first = try await ask("A")
    let second = try await ask("B")
    #expect(presenter.events == [.asked("A"), .asked("B")])
    let request = try await presenter.next()
    second.cancel()
    _ = await second.value
    request.confirm()
    request.confirm()
    let button = try #require(await first.value.button)
    let third = try await ask("C")
    try await presenter.next().timeOut()
    #expect(await third.value == .timedOut)
    #expect(
      presenter.events == [
        .asked("A"), .asked("B"), .shown("A"), .ended("B", .taskCancelled),
        .ended("A", .pressed(button)), .asked("C"), .shown("C"), .ended("C", .timedOut),
      ]
    )
  }

  @Test("An alert is no longer pending when its caller goes on")
  func notPendingAfterwards() async throws {
    for cancels in [false, true] {
      let caller = try await ask("A")
      let request = try await presenter.next()
      if cancels { caller.cancel() } else { request.confirm() }
      _ = await caller.value
      #expect(presenter.pending.isEmpty)
      try presenter.finish()
    }
  }

  @Test("finish() throws while alerts are pending, and names them")
  func finish() async throws {
    try presenter.finish()
    let callers = [try await ask("A\u{7}"), try await ask("B")]
    #expect(
      throws: AlertError(.scriptNotFinished, "Alerts are still pending: “A\\u{7}”, “B”.")
    ) {
      try presenter.finish()
    }
    for caller in callers { caller.cancel() }
    for caller in callers { _ = await caller.value }
    try presenter.finish()
  }

  @Test("When the presenter goes away, alerts that are still pending end")
  func goesAway() async throws {
    let callers: [Task<AlertOutcome, Never>]
    do {
      let presenter = TestPresenter()
      let asked = Log<Bool>()
      let box = AlertBox { [weak presenter] request in
        presenter?.present(request)
        asked.append(true)
      }
      callers = (0..<3).map { number in Task { await box.outcome(of: .question("\(number)")) } }
      try await asked.elements(atLeast: 3)
      #expect(presenter.pending.count == 3)
    }
    for caller in callers { #expect(await caller.value.errorCode == .presenterGone) }
  }
}
