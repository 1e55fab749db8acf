import AlertBox
import Testing

private let width = 100
private let rounds = 10

private struct Refusal: Error {}

/// A text that is validated on another thread: `good` passes, and everything else is refused.
private let field = AlertField.text(
  AlertTextField(defaultText: "good") { text in
    await Task.yield()
    if text != "good" && text != "also good" { throw Refusal() }
  }
)

/// A thousand races each, in a process of their own, as a trap or a deadlock would end it.
@Suite("A validation in flight, and whoever else ends the alert", .timeLimit(.minutes(5)))
struct ValidationRaceTests {
  @Test("An accepted text and a cancellation end it once")
  func acceptedOrCancelled() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width, field: field)
        let ends = Log<Int>()
        for number in 0..<width { waiting[number]?.onEnd { _ in ends.append(number) } }
        _ = await race(width) {
          waiting[$0]?.enter("good")
        } _: {
          waiting.callers[$0].cancel()
        }
        for outcome in await waiting.outcomes {
          #expect(outcome.text == "good" || outcome == .taskCancelled)
        }
        #expect(ends.elements.sorted() == Array(0..<width))
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A refused text and a cancellation end it once, and the refusal is the error or nothing")
  func refusedOrCancelled() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width, field: field)
        let ends = Log<Int>()
        for number in 0..<width { waiting[number]?.onEnd { _ in ends.append(number) } }
        _ = await race(width) {
          waiting[$0]?.enter("bad")
        } _: {
          if $0.isMultiple(of: 2) {
            waiting.callers[$0].cancel()
          } else {
            waiting[$0]?.cancel(.escape)
          }
        }
        for outcome in await waiting.outcomes {
          #expect(
            outcome == .taskCancelled || outcome == .cancelled(.escape)
              || outcome.errorCode == .unusableAnswer
          )
        }
        #expect(ends.elements.sorted() == Array(0..<width))
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Two texts and a button end it once")
  func textOrText() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width, field: field)
        let ends = Log<Int>()
        for number in 0..<width { waiting[number]?.onEnd { _ in ends.append(number) } }
        _ = await race(width) {
          waiting[$0]?.enter("good")
        } _: {
          waiting[$0]?.enter($0.isMultiple(of: 3) ? "bad" : "also good") { _ in }
          if $0.isMultiple(of: 2) { waiting[$0]?.press("Cancel") }
        }
        for outcome in await waiting.outcomes {
          #expect(
            outcome.text == "good" || outcome.text == "also good"
              || outcome == .cancelled(.button)
          )
        }
        #expect(ends.elements.sorted() == Array(0..<width))
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A text and the end of the time, which validates the default, end it once")
  func textOrTimeout() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let clock = TestClock()
        let waiting = try await WaitingCallers(
          width,
          field: field,
          clock: clock,
          onTimeout: .confirm
        )
        _ = await race(width) {
          waiting[$0]?.enter("also good")
        } _: { _ in
          clock.advance(by: .seconds(1))
        }
        for outcome in await waiting.outcomes {
          #expect(outcome.text == "good" || outcome.text == "also good")
        }
        #expect(clock.sleepers == 0)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A text and a presenter that lets go end it once")
  func textOrDrop() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let waiting = try await WaitingCallers(width, field: field)
        _ = await race(width) {
          waiting[$0]?.enter($0.isMultiple(of: 2) ? "good" : "bad") { _ in }
        } _: {
          waiting.drop($0)
        }
        for outcome in await waiting.outcomes {
          #expect(outcome.text == "good" || outcome.errorCode == .presenterGone)
        }
      }
    }
    Child.expectQuiet(child)
  }
}
