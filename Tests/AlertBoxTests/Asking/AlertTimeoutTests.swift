import AlertBox
import Testing

@Suite("A time limit", .timeLimit(.minutes(10)))
struct AlertTimeoutTests {
  private let clock = TestClock()

  /// An alert that waits for its answer, its time limit not held back.
  private func ask(
    _ configuration: AlertConfiguration
  ) async throws -> (caller: Task<AlertOutcome, Never>, request: AlertRequest) {
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests, clock: clock)
    let caller = Task { await box.outcome(of: configuration) }
    return (caller, try await requests.elements(atLeast: 1)[0])
  }

  private func question(
    _ title: String = "Go on?",
    seconds: Int = 10,
    then action: AlertTimeout.Action = .fail
  ) -> AlertConfiguration {
    .question(title, timeout: AlertTimeout(after: .seconds(seconds), action))
  }

  // MARK: What it does

  @Test("At its end an alert does what it was told to, and not a moment before")
  func ends() async throws {
    let actions: [AlertTimeout.Action] = [.fail, .confirm, .cancel]
    for action in actions {
      let (caller, request) = try await ask(question(then: action))
      try await clock.waitForSleepers(1)
      clock.advance(by: .seconds(10) - .nanoseconds(1))
      #expect(clock.sleepers == 1)
      #expect(request.isPending)
      clock.advance(by: .nanoseconds(1))
      let outcome = await caller.value
      switch action {
      case .fail: #expect(outcome == .timedOut)
      case .confirm: #expect(outcome.button?.title == "OK")
      case .cancel: #expect(outcome == .cancelled(.timeout))
      }
      #expect(!request.confirm())
      #expect(clock.sleepers == 0)
    }
  }

  @Test("Confirming at the end presses also a destructive button, and fails without any")
  func confirms() async throws {
    let timeout = AlertTimeout(after: .seconds(10), .confirm)
    for (role, outcome) in [(AlertButton.Role.destructive, "Go"), (.decline, nil)] {
      let (caller, _) = try await ask(
        AlertConfiguration("Go?", buttons: [AlertButton("Go", role: role)], timeout: timeout)
      )
      try await clock.waitForSleepers(1)
      clock.advance(by: .seconds(10))
      #expect(await caller.value.button?.title == outcome)
      if outcome == nil { #expect(await caller.value == .timedOut) }
    }
  }

  @Test("A presenter that counts itself can end it, with the same result")
  func timeOut() async throws {
    for (action, outcome) in [
      (AlertTimeout.Action.fail, AlertOutcome.timedOut), (.cancel, .cancelled(.timeout)),
    ] {
      let (caller, request) = try await ask(question(then: action))
      #expect(request.timeOut())
      #expect(!request.timeOut())
      #expect(await caller.value == outcome)
    }
    let (caller, request) = try await ask(question(then: .confirm))
    #expect(request.timeOut())
    #expect(await caller.value.button?.title == "OK")
    let (unlimited, other) = try await ask(.question())
    #expect(other.timeOut())
    #expect(await unlimited.value == .timedOut)
  }

  /// A deadline's whole seconds, or `nil` if there are too many: the system's clocks trap on those.
  private static func seconds(_ deadline: TestClock.Instant) -> Int64? {
    Int64(exactly: deadline.offset.attoseconds / 1_000_000_000_000_000_000)
  }

  @Test(
    "Zero and negative limits are over at once",
    arguments: [Duration.zero, .nanoseconds(-1), .seconds(Int64.min), .seconds(Int64.min) * 10]
  )
  func overAtOnce(_ duration: Duration) async throws {
    let (caller, request) = try await ask(.question(timeout: AlertTimeout(after: duration)))
    #expect(await caller.value == .timedOut)
    #expect(!request.confirm())
    #expect(clock.sleepers == 0)
    #expect(try Self.seconds(#require(clock.lastDeadline)) != nil)
  }

  @Test("An answer that is given at once comes before any limit", arguments: [10, 0, -1])
  func answeredAtOnce(_ seconds: Int) async {
    let box = AlertBox(presenter: ScriptedPresenter(.confirm), clock: clock)
    #expect(await box.outcome(of: question(seconds: seconds)).button?.title == "OK")
    #expect(clock.readings == 0)
    #expect(clock.sleepers == 0)
  }

  @Test("A limit of centuries is as good as none, and traps nowhere")
  func centuries() async throws {
    for duration in [Duration.seconds(Int64.max), .seconds(Int64.max) * 10] {
      let timeout = AlertTimeout(after: duration)
      let (caller, request) = try await ask(.question(timeout: timeout))
      try await clock.waitForSleepers(1)
      #expect(try Self.seconds(#require(clock.lastDeadline)) != nil)
      clock.advance(by: .seconds(60 * 60 * 24 * 365))
      #expect(clock.sleepers == 1)
      #expect(request.configuration.timeout?.duration == duration)
      #expect(request.confirm())
      #expect(await caller.value.button?.title == "OK")
    }
  }

  @Test("Without a limit the clock is never looked at")
  func none() async throws {
    let (caller, request) = try await ask(.question())
    request.holdTimeLimit()
    request.startTimeLimit()
    request.stopTimeLimit()
    request.confirm()
    _ = await caller.value
    #expect(clock.readings == 0)
  }

  @Test("Limits run on the clock of the system unless another is given")
  func systemClock() {
    #expect(AlertBox().clock is ContinuousClock)
    #expect(AlertBox(presenter: AlertPolicy.alwaysConfirm).clock is ContinuousClock)
    let box = AlertBox(presenter: AlertPolicy.alwaysConfirm, clock: clock)
    #expect(box.clock as? TestClock === clock)
  }

  // MARK: When it starts

  @Test("It starts when the presenter has been given the alert; time counts from then")
  func startsAtOnce() async throws {
    let start = clock.now
    let (caller, request) = try await ask(question())
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [start.advanced(by: .seconds(10))])
    #expect(clock.readings == 2)
    request.startTimeLimit()
    #expect(clock.readings == 2)
    request.confirm()
    _ = await caller.value
  }

  @Test("A presenter that starts it inside present starts it once, and cannot hold it any more")
  func startedInside() async throws {
    let requests = Log<AlertRequest>()
    let box = AlertBox(clock: clock) { request in
      request.startTimeLimit()
      request.holdTimeLimit()
      requests.append(request)
    }
    let caller = Task { [alert = question()] in await box.outcome(of: alert) }
    try await clock.waitForSleepers(1)
    #expect(clock.readings == 1)
    clock.advance(by: .seconds(10))
    #expect(await caller.value == .timedOut)
    #expect(clock.readings == 1)
  }

  @Test("It can be held back, and then has its full length from its start")
  func held() async throws {
    let requests = Log<AlertRequest>()
    let box = AlertBox(clock: clock) { request in
      request.holdTimeLimit()
      requests.append(request)
    }
    let caller = Task { [alert = question()] in await box.outcome(of: alert) }
    let request = try await requests.elements(atLeast: 1)[0]
    clock.advance(by: .seconds(100))
    let start = clock.now
    request.startTimeLimit()
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [start.advanced(by: .seconds(10))])
    clock.advance(by: .seconds(10))
    #expect(await caller.value == .timedOut)
  }

  @Test("In a queue it starts when the alert is shown")
  func queue() async throws {
    let presenter = QueueingPresenter()
    let box = AlertBox(presenter: presenter, clock: clock)
    let first = Task { [alert = question("A", seconds: 100)] in await box.outcome(of: alert) }
    let a = try await presenter.shown.elements(atLeast: 1)[0]
    let start = clock.now
    let second = Task { [alert = question("B", seconds: 10)] in await box.outcome(of: alert) }
    let third = Task { [alert = question("C", seconds: 10)] in await box.outcome(of: alert) }
    try await presenter.queued.wait { $0 == 3 ? true : nil }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(50))
    #expect(clock.deadlines == [start.advanced(by: .seconds(100))])
    a.confirm()
    #expect(await first.value.button != nil)
    // Whichever of the two came second is shown now; the other one after its full time.
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [start.advanced(by: .seconds(60))])
    #expect(presenter.shown.elements.count == 2)
    clock.advance(by: .seconds(10))
    let last = try await presenter.shown.elements(atLeast: 3)[2]
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [start.advanced(by: .seconds(70))])
    clock.advance(by: .seconds(9))
    #expect(last.isPending)
    clock.advance(by: .seconds(1))
    #expect(await second.value == .timedOut)
    #expect(await third.value == .timedOut)
  }

  @Test("With the test double it starts when next() returns the alert")
  func testPresenter() async throws {
    let presenter = TestPresenter()
    let presented = Log<Bool>()
    let box = AlertBox(clock: clock) { request in
      presenter.present(request)
      presented.append(true)
    }
    let caller = Task { [alert = question()] in await box.outcome(of: alert) }
    try await presented.elements(atLeast: 1)
    clock.advance(by: .seconds(100))
    #expect(clock.readings == 0)
    #expect(presenter.pending.count == 1)
    _ = try await presenter.next()
    #expect(clock.readings == 1)
    // The time is over before the timer has come to sleep: it counts all the same.
    clock.advance(by: .seconds(10))
    #expect(await caller.value == .timedOut)
  }

  @Test("With a test that waits for the alert it starts when the alert is asked")
  func testPresenterWaits() async throws {
    let presenter = TestPresenter()
    let box = AlertBox(presenter: presenter, clock: clock)
    let next = Task { try await presenter.next() }
    let caller = Task { [alert = question()] in await box.outcome(of: alert) }
    let request = try await next.value
    #expect(clock.readings == 1)
    #expect(request.isPending)
    clock.advance(by: .seconds(10))
    #expect(await caller.value == .timedOut)
  }

  // MARK: When it stops

  @Test("Stopped, it stays stopped, whether it ran, was held or had not begun")
  func stopped() async throws {
    for startsFirst in [false, true] {
      let presenter = TestPresenter()
      let presented = Log<AlertRequest>()
      let box = AlertBox(clock: clock) { request in
        presenter.present(request)
        if !startsFirst { request.stopTimeLimit() }
        presented.append(request)
      }
      let caller = Task { [alert = question()] in await box.outcome(of: alert) }
      try await presented.elements(atLeast: 1)
      let request = try await presenter.next()
      if startsFirst {
        try await clock.waitForSleepers(1)
        request.stopTimeLimit()
      }
      let readings = clock.readings
      request.startTimeLimit()
      request.holdTimeLimit()
      request.startTimeLimit()
      #expect(clock.readings == readings)
      #expect(clock.sleepers == 0)
      clock.advance(by: .seconds(100))
      #expect(request.confirm())
      #expect(await caller.value.button?.title == "OK")
    }
  }

  @Test("Stopped inside present, it never starts")
  func stoppedInside() async throws {
    let box = AlertBox(clock: clock) { request in
      request.stopTimeLimit()
      Task { request.confirm() }
    }
    #expect(await box.outcome(of: question(seconds: 0)).button?.title == "OK")
    #expect(clock.readings == 0)
  }

  @Test("An alert that ends otherwise leaves no sleeper behind")
  func leavesNoSleeper() async throws {
    let answers: [@Sendable (AlertRequest, Task<AlertOutcome, Never>) -> Void] = [
      { request, _ in request.confirm() },
      { request, _ in request.cancel() },
      { request, _ in request.fail(CancellationError()) },
      { request, _ in request.timeOut() },
      { _, caller in caller.cancel() },
    ]
    for answer in answers {
      let (caller, request) = try await ask(question())
      try await clock.waitForSleepers(1)
      answer(request, caller)
      #expect(clock.sleepers == 0)
      _ = await caller.value
      request.startTimeLimit()
      #expect(clock.sleepers == 0)
    }
    let waiting = try await WaitingCallers(1, clock: clock)
    waiting.drop(0)
    #expect(clock.sleepers == 0)
    #expect(await waiting.outcomes[0].errorCode == .presenterGone)
  }

  @Test("The timer of one alert never touches another")
  func otherTimer() async throws {
    let start = clock.now
    let (first, a) = try await ask(question("A"))
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5))
    a.confirm()
    _ = await first.value
    let (second, b) = try await ask(question("B"))
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [start.advanced(by: .seconds(15))])
    clock.advance(by: .seconds(5))
    #expect(b.isPending)
    #expect(clock.sleepers == 1)
    let (third, c) = try await ask(question("C"))
    try await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    #expect(await second.value == .timedOut)
    #expect(c.isPending)
    #expect(c.confirm())
    #expect(await third.value.button?.title == "OK")
    #expect(clock.sleepers == 0)
  }

  @Test("When it ends an alert, the functions given to onEnd hear so")
  func onEnd() async throws {
    let (caller, request) = try await ask(question(then: .cancel))
    let heard = Log<AlertOutcome>()
    request.onEnd { heard.append($0) }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    _ = await caller.value
    #expect(heard.elements == [.cancelled(.timeout)])
  }
}

/// A clock that does something whenever it is asked for the time.
private struct MeddlingClock: Clock {
  let meddle: @Sendable () -> Void

  var now: ContinuousClock.Instant {
    meddle()
    return ContinuousClock.now
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

extension AlertTimeoutTests {
  @Test("The clock is called under no lock: it may even end the alert")
  func meddlingClock() async throws {
    let presenter = TestPresenter()
    let clock = MeddlingClock { presenter.pending.first?.cancel() }
    let alertBox = AlertBox(presenter: presenter, clock: clock)
    let asking = Task { try await alertBox("Go?", confirm: "Go", timeout: .seconds(3600)) }
    _ = try await presenter.next()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }
}
