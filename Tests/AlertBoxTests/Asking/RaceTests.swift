import AlertBox
import Testing

/// How many races there are at a time, so that both sides run into each other all the way.
private let width = 100
private let rounds = 100

/// Ten thousand races each, in a process of their own, as a trap or a deadlock would end it.
@Suite("Whoever else ends the alert at the same time", .timeLimit(.minutes(5)))
struct RaceTests {
  @Test("An answer and a cancellation end it once")
  func answerOrCancellation() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width)
        let results = await race(width) {
          waiting[$0]?.confirm()
        } _: {
          waiting.callers[$0].cancel()
          return waiting[$0]?.cancel()
        }
        for (outcome, (confirmed, cancelled)) in zip(await waiting.outcomes, results) {
          #expect(cancelled == false)
          #expect(confirmed == true ? outcome.button?.title == "OK" : outcome == .taskCancelled)
        }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Of two answers one ends it, and the other is told so")
  func answerOrAnswer() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width)
        let ends = Log<Int>()
        for number in 0..<width { waiting[number]?.onEnd { _ in ends.append(number) } }
        let results = await race(width) {
          waiting[$0]?.confirm()
        } _: {
          waiting[$0]?.cancel(.escape)
        }
        for (outcome, (confirmed, escaped)) in zip(await waiting.outcomes, results) {
          #expect(confirmed != escaped)
          #expect(
            confirmed == true ? outcome.button?.title == "OK" : outcome == .cancelled(.escape)
          )
        }
        #expect(ends.elements.sorted() == Array(0..<width))
      }
    }
    Child.expectQuiet(child)
  }

  @Test("An answer and the end of the time end it once")
  func answerOrTimeout() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let clock = TestClock()
        let waiting = try await WaitingCallers(width, clock: clock)
        let results = await race(width) {
          waiting[$0]?.confirm()
        } _: { _ in
          clock.advance(by: .seconds(1))
        }
        for (outcome, (confirmed, _)) in zip(await waiting.outcomes, results) {
          #expect(confirmed == true ? outcome.button?.title == "OK" : outcome == .timedOut)
        }
        #expect(clock.sleepers == 0)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("The start of a time limit, its stop and the answer agree")
  func timerOrAnswer() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let clock = TestClock()
        let requests = Log<AlertRequest>()
        let box = AlertBox(clock: clock) { request in
          request.holdTimeLimit()
          requests.append(request)
        }
        let timeout = AlertTimeout(after: .seconds(1))
        let callers = (0..<width).map { number in
          Task { await box.outcome(of: .question("\(number)", timeout: timeout)) }
        }
        let waiting = try await requests.elements(atLeast: width)
        _ = await race(width) {
          waiting[$0].startTimeLimit()
        } _: {
          if $0.isMultiple(of: 2) { waiting[$0].stopTimeLimit() }
          waiting[$0].confirm()
        }
        for caller in callers { #expect(await caller.value.button?.title == "OK") }
        #expect(clock.sleepers == 0)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A presenter that lets go and a cancellation end it once")
  func dropOrCancellation() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width)
        let ends = Log<AlertOutcome>()
        for number in 0..<width { waiting[number]?.onEnd { ends.append($0) } }
        _ = await race(width) {
          waiting.drop($0)
        } _: {
          waiting.callers[$0].cancel()
        }
        for outcome in await waiting.outcomes {
          #expect(outcome == .taskCancelled || outcome.errorCode == .presenterGone)
        }
        #expect(ends.elements.count == width)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A cancellation just when the task asks ends it once")
  func askingOrCancellation() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenter = TestPresenter()
      let box = AlertBox(presenter: presenter)
      for _ in 0..<rounds {
        let callers = (0..<width).map { _ in Task { await box.outcome(of: .question()) } }
        for caller in callers { caller.cancel() }
        for caller in callers { #expect(await caller.value == .taskCancelled) }
        #expect(presenter.pending.isEmpty)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A function given to onEnd at that moment runs once")
  func onEndOrAnswer() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width)
        let ends = Log<Int>()
        _ = await race(width) {
          waiting[$0]?.confirm()
        } _: { number in
          waiting[number]?.onEnd { _ in ends.append(number) }
        }
        _ = await waiting.outcomes
        #expect(ends.elements.sorted() == Array(0..<width))
      }
    }
    Child.expectQuiet(child)
  }
}
