import AlertBox
import Testing

@Suite("A queue of alerts", .timeLimit(.minutes(10)))
struct AlertQueueTests {
  private struct Broken: Error {}

  private let queue = AlertQueue()

  /// The titles of the alerts that were shown: “0”, “1” and so on.
  private let shown = Log<String>()

  private func enqueue(_ request: AlertRequest) {
    queue.enqueue(request) { [shown] in shown.append($0.configuration.title) }
  }

  /// Has that many callers ask, and puts their requests in the queue.
  private func fill(_ count: Int) async throws -> WaitingCallers {
    let waiting = try await WaitingCallers(count)
    for request in waiting.requests { enqueue(request) }
    return waiting
  }

  // MARK: Order

  @Test("Alerts are shown one at a time, in the order they came, and none is answered by itself")
  func order() async throws {
    let waiting = try await fill(3)
    let requests = waiting.requests
    #expect(shown.elements == ["0"])
    #expect(requests[0].confirm())
    #expect(shown.elements == ["0", "1"])
    #expect(requests[1].cancel(.escape))
    #expect(shown.elements == ["0", "1", "2"])
    #expect(requests[2].isPending)
    #expect(requests[2].confirm())
    let outcomes = await waiting.outcomes
    #expect(outcomes.map(\.button?.title) == ["OK", nil, "OK"])
    #expect(outcomes[1] == .cancelled(.escape))
  }

  @Test("The turn passes on when what a presenter gave to onEnd before has run, too")
  func turnOfPresenter() async throws {
    let waiting = try await WaitingCallers(2)
    for request in waiting.requests {
      let title = request.configuration.title
      request.onEnd { [shown] _ in shown.append("close \(title)") }
      queue.enqueue(request) { [shown] _ in shown.append("open \(title)") }
    }
    waiting[0]?.confirm()
    waiting[1]?.confirm()
    #expect(shown.elements == ["open 0", "close 0", "open 1", "close 1"])
  }

  @Test("A queue that has run empty shows the next alert at once")
  func again() async throws {
    for count in 1...3 {
      let waiting = try await fill(1)
      #expect(shown.elements.count == count)
      #expect(waiting[0]?.confirm() == true)
      #expect(await waiting.outcomes[0].button != nil)
    }
  }

  @Test("The turn passes on when the functions that show gave to onEnd have run")
  func turn() async throws {
    let waiting = try await WaitingCallers(2)
    for request in waiting.requests {
      queue.enqueue(request) { [shown] request in
        let title = request.configuration.title
        shown.append("open \(title)")
        request.onEnd { _ in shown.append("close \(title)") }
        request.onEnd { _ in shown.append("closing \(title)") }
      }
    }
    waiting[0]?.confirm()
    waiting[1]?.confirm()
    #expect(
      shown.elements == [
        "open 0", "closing 0", "close 0", "open 1", "closing 1", "close 1",
      ]
    )
  }

  @Test("The turn passes on after what show adds, also if the alert ends before that")
  func turnAfterEnd() async throws {
    let waiting = try await WaitingCallers(2)
    for request in waiting.requests {
      queue.enqueue(request) { [shown] request in
        let title = request.configuration.title
        shown.append("open \(title)")
        request.confirm()
        request.onEnd { _ in shown.append("close \(title)") }
      }
    }
    #expect(shown.elements == ["open 0", "close 0", "open 1", "close 1"])
  }

  // MARK: Leaving

  @Test("An alert that is cancelled while it waits leaves the queue and is never shown")
  func cancelledWaiting() async throws {
    let waiting = try await fill(4)
    waiting.callers[1].cancel()
    waiting.callers[1].cancel()
    #expect(await waiting.callers[1].value == .taskCancelled)
    waiting.callers[2].cancel()
    #expect(await waiting.callers[2].value == .taskCancelled)
    #expect(shown.elements == ["0"])
    #expect(waiting[0]?.confirm() == true)
    #expect(shown.elements == ["0", "3"])
    #expect(waiting[3]?.confirm() == true)
    #expect(shown.elements == ["0", "3"])
  }

  @Test("When the alert that is shown is cancelled, the next one is shown")
  func cancelledShown() async throws {
    let waiting = try await fill(2)
    waiting.callers[0].cancel()
    #expect(await waiting.callers[0].value == .taskCancelled)
    #expect(shown.elements == ["0", "1"])
    #expect(waiting[1]?.confirm() == true)
  }

  @Test("An alert that had ended before it came is never shown, and holds nobody up")
  func endedBefore() async throws {
    let waiting = try await WaitingCallers(4)
    waiting[0]?.cancel()
    waiting[2]?.cancel()
    for request in waiting.requests { enqueue(request) }
    #expect(shown.elements == ["1"])
    waiting[1]?.confirm()
    #expect(shown.elements == ["1", "3"])
    waiting[3]?.confirm()
  }

  @Test("An alert that has ended is not shown, even if its turn comes before it has left")
  func endedInTurn() async throws {
    let waiting = try await fill(3)
    // What ends 1 ends 0 as well, and so passes the turn on while 1 is on its way out.
    waiting[1]?.onEnd { [first = waiting[0]] _ in first?.cancel() }
    waiting[1]?.cancel()
    #expect(shown.elements == ["0", "2"])
    #expect(waiting[2]?.confirm() == true)
    let next = try await fill(1)
    #expect(shown.elements == ["0", "2", "0"])
    next[0]?.confirm()
  }

  @Test("A stale answer to one alert never touches another, nor does another's cancellation")
  func stale() async throws {
    let waiting = try await fill(3)
    let requests = waiting.requests
    #expect(requests[0].confirm())
    #expect(!requests[0].confirm())
    #expect(!requests[0].cancel())
    #expect(!requests[0].fail(Broken()))
    #expect(!requests[0].timeOut())
    waiting.callers[0].cancel()
    waiting.callers[2].cancel()
    #expect(await waiting.callers[2].value == .taskCancelled)
    #expect(requests[1].isPending)
    #expect(shown.elements == ["0", "1"])
    #expect(requests[1].confirm())
    #expect(await waiting.callers[1].value.button != nil)
    #expect(shown.elements == ["0", "1"])
  }

  @Test("When the queue goes away, those that wait end, and the one that is shown can be answered")
  func goesAway() async throws {
    let waiting = try await WaitingCallers(3)
    do {
      let queue = AlertQueue()
      for number in 0..<3 {
        guard let request = waiting[number] else { continue }
        queue.enqueue(request) { [shown] in shown.append($0.configuration.title) }
        if number > 0 { waiting.drop(number) }
      }
    }
    #expect(await waiting.callers[1].value.errorCode == .presenterGone)
    #expect(await waiting.callers[2].value.errorCode == .presenterGone)
    #expect(shown.elements == ["0"])
    #expect(waiting[0]?.confirm() == true)
    #expect(await waiting.callers[0].value.button?.title == "OK")
  }

  // MARK: What `show` may do

  @Test("An alert whose show throws, lets go or answers ends, and the queue goes on")
  func endsInShow() async throws {
    let box = AlertBox { [queue, shown] request in
      queue.enqueue(request) { request in
        shown.append(request.configuration.title)
        switch request.configuration.title {
        case "throws": throw Broken()
        case "throws its own": throw AlertError(.noTerminal, "none")
        case "answers": request.confirm()
        default: break
        }
      }
    }
    for _ in 0..<2 {
      #expect(await box.outcome(of: .question("throws")).errorCode == .presenterFailed)
      #expect(await box.outcome(of: .question("lets go")).errorCode == .presenterGone)
      #expect(await box.outcome(of: .question("answers")).button?.title == "OK")
      #expect(await box.outcome(of: .question("throws its own")).errorCode == .noTerminal)
    }
    #expect(shown.elements.count == 8)
  }

  @Test("An alert whose show fails passes the turn to the one behind it")
  func failsBehind() async throws {
    let waiting = try await fill(1)
    let more = try await WaitingCallers(3)
    for number in 0..<3 {
      guard let request = more[number] else { continue }
      more.drop(number)
      queue.enqueue(request) { [shown] request in
        shown.append("more \(request.configuration.title)")
        if number == 0 { throw Broken() }
        if number == 2 { request.confirm() }
      }
    }
    #expect(shown.elements == ["0"])
    waiting[0]?.confirm()
    #expect(shown.elements == ["0", "more 0", "more 1", "more 2"])
    let outcomes = await more.outcomes
    #expect(outcomes[0].errorCode == .presenterFailed)
    #expect(outcomes[1].errorCode == .presenterGone)
    #expect(outcomes[2].button?.title == "OK")
  }

  @Test("Show may add alerts to the queue, and end those that wait in it")
  func reenters() async throws {
    let waiting = try await WaitingCallers(3)
    let requests = waiting.requests
    queue.enqueue(requests[0]) { [queue, shown] _ in
      for request in requests.dropFirst() {
        queue.enqueue(request) { shown.append($0.configuration.title) }
      }
      requests[1].cancel()
      shown.append("0")
    }
    #expect(shown.elements == ["0"])
    requests[0].confirm()
    #expect(shown.elements == ["0", "2"])
    requests[2].confirm()
  }

  @Test("An alert that is asked in the onEnd of another is shown after it")
  func enqueuedInOnEnd() async throws {
    let waiting = try await fill(1)
    let more = try await WaitingCallers(3)
    waiting[0]?.onEnd { [shown, queue] _ in
      for request in more.requests {
        queue.enqueue(request) { shown.append("more \($0.configuration.title)") }
      }
      shown.append("ended")
    }
    waiting[0]?.confirm()
    #expect(shown.elements == ["0", "ended", "more 0"])
    for number in 0..<3 { #expect(more[number]?.confirm() == true) }
    #expect(shown.elements == ["0", "ended", "more 0", "more 1", "more 2"])
  }

  @Test("A hundred thousand alerts that all end inside show nest no calls")
  func endAtOnce() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let count = 100_000
      let waiting = try await WaitingCallers(count + 1)
      let (queue, shown) = (AlertQueue(), Log<Int>())
      for (number, request) in waiting.requests.enumerated() {
        queue.enqueue(request) { request in
          shown.append(number)
          if number > 0 { request.confirm() }
        }
      }
      #expect(shown.elements == [0])
      waiting[0]?.confirm()
      #expect(shown.elements == Array(0...count))
      for outcome in await waiting.outcomes { #expect(outcome.button != nil) }
    }
    Child.expectQuiet(child)
  }

  @Test("A hundred thousand alerts that all leave a queue, or go with it, nest no calls")
  func leaveAtOnce() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let count = 100_000
      let waiting = try await WaitingCallers(count)
      do {
        let queue = AlertQueue()
        for number in 0..<count {
          guard let request = waiting[number] else { continue }
          queue.enqueue(request) { #expect($0.configuration.title == "0") }
          if number > 0 { waiting.drop(number) }
        }
        for number in 1...count / 2 { waiting.callers[number].cancel() }
      }
      waiting[0]?.confirm()
      let outcomes = await waiting.outcomes
      #expect(outcomes.filter { $0 == .taskCancelled }.count == count / 2)
      #expect(outcomes.filter { $0.errorCode == .presenterGone }.count == count / 2 - 1)
    }
    Child.expectQuiet(child)
  }

  // MARK: Many at once

  /// Counts the alerts on a screen that has room for one.
  private final class Display: Sendable {
    private let count = Watched(0)

    func open(_ request: AlertRequest) {
      let now = count.update { count in
        count += 1
        return count
      }
      #expect(now == 1)
      request.onEnd { _ in self.count.update { $0 -= 1 } }
    }

    var isEmpty: Bool { count.value == 0 }
  }

  @Test("Ten thousand callers at once see one alert at a time, and each gets its own answer")
  func oneAtATime() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let count = 10_000
      let (queue, display, shown) = (AlertQueue(), Display(), Log<String>())
      let box = AlertBox { request in
        queue.enqueue(request) { request in
          display.open(request)
          let title = request.configuration.title
          shown.append(title)
          // Some are answered at once, the others from somewhere else.
          if title.hasSuffix("7") { request.press(title) } else { Task { request.press(title) } }
        }
      }
      let callers = (0..<count).map { number in
        Task {
          let button = AlertButton("\(number)", role: .destructive)
          return await box.outcome(of: AlertConfiguration("\(number)", buttons: [button]))
        }
      }
      for (number, caller) in callers.enumerated() {
        #expect(await caller.value.button?.title == "\(number)")
      }
      #expect(Set(shown.elements).count == count)
      #expect(shown.elements.count == count)
      #expect(display.isEmpty)
    }
    Child.expectQuiet(child)
  }

  @Test("A cancellation just when an alert enters, waits or is shown leaves the queue in order")
  func cancellations() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let (queue, display, width) = (AlertQueue(), Display(), 100)
      for _ in 0..<100 {
        let waiting = try await WaitingCallers(width)
        _ = await race(width) {
          if let request = waiting[$0] { queue.enqueue(request) { display.open($0) } }
        } _: {
          waiting.callers[$0].cancel()
        }
        for outcome in await waiting.outcomes { #expect(outcome == .taskCancelled) }
        #expect(display.isEmpty)
        let next = try await WaitingCallers(1)
        let shown = Log<Bool>()
        if let request = next[0] { queue.enqueue(request) { _ in shown.append(true) } }
        #expect(shown.elements == [true])
        next[0]?.confirm()
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Answers and cancellations at the same time pass each turn on once")
  func answersAndCancellations() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let (queue, display, width) = (AlertQueue(), Display(), 100)
      for _ in 0..<100 {
        let waiting = try await WaitingCallers(width)
        let shown = Log<String>()
        for request in waiting.requests {
          queue.enqueue(request) { request in
            display.open(request)
            shown.append(request.configuration.title)
          }
        }
        let results = await race(width) {
          waiting[$0]?.confirm()
        } _: {
          waiting.callers[$0].cancel()
        }
        for (outcome, (confirmed, _)) in zip(await waiting.outcomes, results) {
          #expect(confirmed == true ? outcome.button?.title == "OK" : outcome == .taskCancelled)
        }
        #expect(display.isEmpty)
        let order = shown.elements.compactMap(Int.init)
        #expect(order == Set(order).sorted())
      }
    }
    Child.expectQuiet(child)
  }
}
