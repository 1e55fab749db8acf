import AlertBox
import AlertBoxTestSupport
import Dispatch
import Foundation
import Testing

/// What is called when an alert ends may do anything, as no lock is held.
///
/// Each test runs in a process of its own, which a deadlock ends.
@Suite("Nothing is called under a lock", .timeLimit(.minutes(5)))
struct ReentrancyTests {
  /// A presenter with a lock of its own, which it takes whenever it is called.
  private final class LockingPresenter: AlertPresenter {
    private let lock = NSLock()
    private let answersInside: Bool
    let requests = Log<AlertRequest>()
    let ended = Log<AlertOutcome>()

    init(answersInside: Bool = false) {
      self.answersInside = answersInside
    }

    func present(_ request: AlertRequest) {
      if answersInside {
        lock.withLock { _ = request.confirm() }
      } else {
        lock.withLock { requests.append(request) }
        request.onEnd { [self] outcome in lock.withLock { ended.append(outcome) } }
      }
    }
  }

  @Test("A presenter's own lock can be taken in onEnd, whoever ends the alert")
  func ownLock() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let clock = TestClock()
      let presenter = LockingPresenter()
      let box = AlertBox(presenter: presenter, clock: clock)
      let timeout = AlertTimeout(after: .seconds(1))
      let callers = (0..<1000).map { _ in
        Task { await box.outcome(of: .question(timeout: timeout)) }
      }
      let requests = try await presenter.requests.takeAll(atLeast: 1000)
      try await clock.waitForSleepers(1000)
      for number in 0..<300 { callers[number].cancel() }
      for number in 0..<600 { requests[number].confirm() }
      clock.advance(by: .seconds(1))
      for caller in callers { _ = await caller.value }
      #expect(presenter.ended.elements.count == 1000)
    }
    Child.expectQuiet(child)
  }

  @Test("A presenter can answer inside present while it holds its own lock")
  func answersInside() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let box = AlertBox(presenter: LockingPresenter(answersInside: true))
      let callers = (0..<1000).map { _ in
        Task {
          for _ in 0..<10 { #expect(await box.outcome(of: .question()).button != nil) }
        }
      }
      for caller in callers { await caller.value }
    }
    Child.expectQuiet(child)
  }

  @Test("Everything of the request can be called in onEnd")
  func wholeRequest() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let called = Log<Bool>()
      let waiting = try await WaitingCallers(4, clock: TestClock())
      for request in waiting.requests {
        request.onEnd { [weak request] _ in
          guard let request else { return }
          request.onEnd { _ in called.append(request.isPending) }
          called.append(request.confirm() || request.cancel() || request.timeOut())
          request.startTimeLimit()
          request.stopTimeLimit()
          request.holdTimeLimit()
        }
      }
      waiting[0]?.confirm()
      waiting.callers[1].cancel()
      waiting[2]?.timeOut()
      waiting[3]?.press("none")
      _ = await waiting.outcomes
      #expect(called.elements == Array(repeating: false, count: 8))
    }
    Child.expectQuiet(child)
  }

  @Test("A function given to onEnd can ask again, and wait for the answer")
  func asksAgain() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenters: [any AlertPresenter] = [
        TestPresenter(), ScriptedPresenter(.leavePending, .confirm),
      ]
      for presenter in presenters {
        let requests = Log<AlertRequest>()
        let box = AlertBox { request in
          try presenter.present(request)
          requests.append(request)
        }
        let outer = Task { await box.outcome(of: .question("Outer?")) }
        let request = try await requests.elements(atLeast: 1)[0]
        request.onEnd { _ in
          let isAnswered = DispatchSemaphore(value: 0)
          let inner = Task { await box.outcome(of: .question("Inner?")) }
          Task {
            try await requests.elements(atLeast: 2)[1].confirm()
            #expect(await inner.value.button != nil)
            isAnswered.signal()
          }
          isAnswered.wait()
        }
        Thread.detachNewThread { request.cancel(.escape) }
        #expect(await outer.value == .cancelled(.escape))
      }
    }
    Child.expectQuiet(child)
  }

  @Test("The caller is resumed under no lock, be it that it goes on inside the answer")
  func resumesInside() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenter = TestPresenter()
      let box = AlertBox(presenter: presenter)
      let outcomes = Log<AlertOutcome>()
      let caller = Task(executorPreference: InlineTaskExecutor()) {
        for number in 0..<3 {
          outcomes.append(await box.outcome(of: .question("\(number)")))
          try presenter.finish()
        }
      }
      for number in 0..<3 {
        #expect(presenter.pending.map(\.configuration.title) == ["\(number)"])
        #expect(presenter.pending[0].confirm())
        #expect(outcomes.elements.count == number + 1)
      }
      try await caller.value
    }
    Child.expectQuiet(child)
  }

  @Test("A caller in a queue is resumed under no lock, and may ask again at once")
  func resumesInsideQueue() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenter = QueueingPresenter()
      let box = AlertBox(presenter: presenter)
      let callers = (0..<2).map { number in
        Task(executorPreference: InlineTaskExecutor()) {
          for turn in 0..<3 { _ = await box.outcome(of: .question("\(number).\(turn)")) }
        }
      }
      for turn in 0..<6 { #expect(presenter.shown.elements[turn].confirm()) }
      #expect(presenter.shownTitles == ["0.0", "1.0", "0.1", "1.1", "0.2", "1.2"])
      for caller in callers { await caller.value }
    }
    Child.expectQuiet(child)
  }

  @Test("A test that waits for an alert is resumed under no lock, and may answer inside present")
  func resumesTestInside() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenter = TestPresenter()
      let test = Task(executorPreference: InlineTaskExecutor()) {
        for _ in 0..<3 {
          #expect(try await presenter.next().confirm())
          try presenter.finish()
        }
      }
      let box = AlertBox(presenter: presenter)
      for _ in 0..<3 { #expect(await box.outcome(of: .question()).button?.title == "OK") }
      try await test.value
    }
    Child.expectQuiet(child)
  }
}
