import AlertBox
import Testing

@Suite("What is left of a time limit", .timeLimit(.minutes(10)))
struct TimeRemainingTests {
  private let clock = TestClock()

  /// Asks, and runs a test on the request while the presenter is still presenting it.
  private func ask(
    _ timeout: AlertTimeout?,
    _ test: @escaping @Sendable (AlertRequest, TestClock) -> Void
  ) async -> AlertOutcome {
    let clock = clock
    let box = AlertBox(presenter: ClosurePresenter { test($0, clock) }, clock: clock)
    return await box.outcome(of: .overwriting(timeout: timeout))
  }

  @Test("Without a limit there is nothing")
  func noLimit() async {
    let outcome = await ask(nil) { request, _ in
      request.startTimeLimit()
      #expect(request.timeRemaining == nil)
      request.cancel()
    }
    #expect(outcome == .cancelled(.button))
  }

  @Test("Nothing before it has started, then less and less")
  func runs() async {
    let outcome = await ask(AlertTimeout(after: .seconds(10))) { request, clock in
      request.holdTimeLimit()
      clock.advance(by: .seconds(100))
      #expect(request.timeRemaining == nil)
      request.startTimeLimit()
      #expect(request.timeRemaining == .seconds(10))
      clock.advance(by: .milliseconds(2500))
      #expect(request.timeRemaining == .milliseconds(7500))
      request.startTimeLimit()
      #expect(request.timeRemaining == .milliseconds(7500))
      request.cancel()
      #expect(request.timeRemaining == nil)
    }
    #expect(outcome == .cancelled(.button))
  }

  @Test("Nothing once it was stopped, and it does not start again")
  func stopped() async {
    let outcome = await ask(AlertTimeout(after: .seconds(10))) { request, clock in
      request.startTimeLimit()
      request.stopTimeLimit()
      #expect(request.timeRemaining == nil)
      request.startTimeLimit()
      #expect(request.timeRemaining == nil)
      clock.advance(by: .seconds(100))
      #expect(request.isPending)
      request.cancel()
    }
    #expect(outcome == .cancelled(.button))
  }

  @Test("Never less than zero, and nothing once the alert has timed out")
  func over() async throws {
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests, clock: clock)
    let caller = Task {
      await box.outcome(of: .overwriting(timeout: AlertTimeout(after: .seconds(10))))
    }
    let request = try await requests.elements(atLeast: 1)[0]
    try await clock.waitForSleepers(1)
    #expect(request.timeRemaining == .seconds(10))
    clock.advance(by: .seconds(12))
    // Whoever looks now sees the end, or an alert that has ended.
    #expect([.zero, nil].contains(request.timeRemaining))
    #expect(await caller.value == .timedOut)
    #expect(request.timeRemaining == nil)
  }

  @Test("A limit below zero is over at once, and one beyond all clocks is a century")
  func extremes() async {
    for (duration, remaining) in [
      (.seconds(-1), .zero), (.seconds(Int64.max), .seconds(100 * 365 * 24 * 60 * 60)),
    ] as [(Duration, Duration)] {
      _ = await ask(AlertTimeout(after: duration)) { request, _ in
        request.holdTimeLimit()
        request.startTimeLimit()
        #expect([remaining, nil].contains(request.timeRemaining))
        request.cancel()
      }
    }
  }
}
