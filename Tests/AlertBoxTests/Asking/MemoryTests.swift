import AlertBox
import Testing

@Suite("When alerts have ended", .timeLimit(.minutes(10)))
struct MemoryTests {
  private struct Weak<Object: AnyObject & Sendable>: Sendable {
    weak var object: Object?
  }

  /// Passes requests on, and remembers them as long as others do.
  private struct Witness: Sendable {
    let requests = Log<Weak<AlertRequest>>()

    func box(_ presenter: some AlertPresenter) -> AlertBox {
      AlertBox { request in
        requests.append(Weak(object: request))
        try presenter.present(request)
      }
    }

    func expectNone(of count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(requests.elements.count == count, sourceLocation: sourceLocation)
      let left = requests.elements.filter { $0.object != nil }.count
      #expect(left == 0, sourceLocation: sourceLocation)
    }
  }

  private let witness = Witness()

  @Test("No request of those answered at once is left")
  func answeredAtOnce() async throws {
    let presenters: [any AlertPresenter] = [
      AlertPolicy.alwaysConfirm, AlertPolicy.alwaysCancel, AlertPolicy.neverAsk,
      ScriptedPresenter(rules: ["*": .confirm]), ScriptedPresenter(), ClosurePresenter { _ in },
    ]
    for presenter in presenters {
      let box = AlertBox { [witness] request in
        witness.requests.append(Weak(object: request))
        try presenter.present(request)
      }
      for number in 0..<100 {
        let timeout = number.isMultiple(of: 2) ? AlertTimeout(after: .seconds(1)) : nil
        _ = await box.outcome(of: .question(timeout: timeout))
      }
    }
    witness.expectNone(of: 600)
  }

  @Test("No request of those answered later or cancelled is left, nor the presenter")
  func answeredLater() async throws {
    let clock = TestClock()
    let presenter: Weak<TestPresenter>
    do {
      let strong = TestPresenter()
      presenter = Weak(object: strong)
      let box = AlertBox(clock: clock) { [witness] request in
        witness.requests.append(Weak(object: request))
        strong.present(request)
      }
      let callers = (0..<1000).map { number in
        Task {
          await box.outcome(of: .question("\(number)", timeout: AlertTimeout(after: .seconds(1))))
        }
      }
      for _ in callers {
        let request = try await strong.next()
        let number = try #require(Int(request.configuration.title))
        request.onEnd { _ in }
        switch number % 3 {
        case 0: request.confirm()
        case 1: callers[number].cancel()
        default: request.stopTimeLimit()
        }
      }
      for caller in callers { caller.cancel() }
      for caller in callers { _ = await caller.value }
      try strong.finish()
    }
    witness.expectNone(of: 1000)
    #expect(presenter.object == nil)
    #expect(clock.sleepers == 0)
  }

  @Test("A queue keeps no request that was cancelled, nor one that was shown")
  func queued() async throws {
    let queue = AlertQueue()
    let waiting = try await WaitingCallers(1000)
    let requests = waiting.requests.map { Weak(object: $0) }
    for request in waiting.requests { queue.enqueue(request) { _ in } }
    for number in stride(from: 999, through: 1, by: -2) { waiting.callers[number].cancel() }
    for number in stride(from: 1, to: 1000, by: 2) {
      _ = await waiting.callers[number].value
      waiting.drop(number)
      #expect(requests[number].object == nil)
    }
    #expect(requests[0].object?.isPending == true)
    // Nobody but the queue holds those that wait, and nobody at all the one that is shown.
    for number in stride(from: 0, to: 1000, by: 2) { waiting.drop(number) }
    for number in stride(from: 0, to: 1000, by: 2) {
      #expect(await waiting.callers[number].value.errorCode == .presenterGone)
      #expect(requests[number].object == nil)
    }
  }

  @Test("What was given to onEnd is let go of when it has run, even if the request is kept")
  func handlers() async throws {
    final class Window: Sendable {}
    let waiting = try await WaitingCallers(1)
    let window: Weak<Window>
    do {
      let strong = Window()
      window = Weak(object: strong)
      waiting[0]?.onEnd { _ in withExtendedLifetime(strong) {} }
    }
    #expect(window.object != nil)
    waiting[0]?.confirm()
    #expect(window.object == nil)
    #expect(waiting[0]?.isPending == false)
  }

  @Test("A presenter that keeps its requests goes away with its box all the same")
  func presenterKeepsRequests() async throws {
    final class Keeper: AlertPresenter {
      let requests = Log<AlertRequest>()
      func present(_ request: AlertRequest) { requests.append(request) }
    }
    let keeper: Weak<Keeper>
    let request: Weak<AlertRequest>
    do {
      let strong = Keeper()
      keeper = Weak(object: strong)
      let caller = Task { [box = AlertBox(presenter: strong)] in
        await box.outcome(of: .question())
      }
      request = Weak(object: try await strong.requests.elements(atLeast: 1)[0])
      request.object?.confirm()
      _ = await caller.value
    }
    #expect(keeper.object == nil)
    #expect(request.object == nil)
  }
}
