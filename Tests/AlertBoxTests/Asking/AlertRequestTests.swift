import AlertBox
import AlertBoxTestSupport
import Dispatch
import Foundation
import Testing

@Suite("A request", .timeLimit(.minutes(10)))
struct AlertRequestTests {
  /// Asks, answers inside `present`, and returns how the alert ended; the answer ends the alert.
  private func outcome(
    of configuration: AlertConfiguration = .question(),
    answer: @escaping @Sendable (AlertRequest) -> Bool
  ) async -> AlertOutcome {
    await AlertBox { #expect(answer($0)) }.outcome(of: configuration)
  }

  // MARK: Answering

  @Test("Pressing a button ends the alert with that button")
  func press() async {
    let outcome = await outcome { $0.press($0.configuration.buttons[0]) }
    #expect(outcome.button?.title == "OK")
  }

  @Test("Pressing a cancel button cancels, whichever place it has and whichever is the default")
  func pressCancel() async {
    for buttons in [
      [AlertButton("No", role: .cancel), AlertButton("Go")],
      [AlertButton("Go"), AlertButton("No", role: .cancel)],
    ] {
      for preference: AlertConfiguration.Default in [.automatic, .role(.cancel), .none] {
        let configuration = AlertConfiguration("Go?", buttons: buttons, default: preference)
        #expect(await outcome(of: configuration) { $0.press("No") } == .cancelled(.button))
        let pressed = await outcome(of: configuration) { request in
          guard let button = request.configuration.cancelButton else { return false }
          return request.press(button)
        }
        #expect(pressed == .cancelled(.button))
        #expect(await outcome(of: configuration) { $0.confirm() }.button?.title == "Go")
      }
    }
  }

  @Test("A title presses the first button that has it; a button presses itself")
  func sameTitles() async {
    let configuration = AlertConfiguration(
      "Which?",
      buttons: [AlertButton("A"), AlertButton("B"), AlertButton("B")]
    )
    #expect(await outcome(of: configuration) { $0.press("B") }.button?.position == 1)
    let last = await outcome(of: configuration) { $0.press($0.configuration.buttons[2]) }
    #expect(last.button?.position == 2)
  }

  @Test("A title is compared as canonically equivalent text, and exactly otherwise")
  func equivalentTitles() async {
    let configuration = AlertConfiguration("Où?", buttons: [AlertButton("Caf\u{E9}")])
    #expect(await outcome(of: configuration) { $0.press("Cafe\u{301}") }.button?.position == 0)
    for other in ["Cafe", "café", "Café ", ""] {
      let outcome = await outcome(of: configuration) { $0.press(other) }
      #expect(outcome.errorCode == .unusableAnswer)
    }
  }

  @Test("A button that is not the alert's ends it with an error that names what there is")
  func foreignButton() async throws {
    for answer: @Sendable (AlertRequest) -> Bool in [
      { $0.press("Maybe") },
      { $0.press(AlertButton("Maybe")) },
    ] {
      let outcome = await outcome(of: .question("Go\u{1B}[2J?"), answer: answer)
      #expect(outcome.errorCode == .unusableAnswer)
      let error = #expect(throws: AlertError.self) { try outcome.get() }
      #expect(
        error?.message
          == "The answer “Maybe” does not fit the alert “Go\\u{1B}[2J?”, "
          + "whose buttons are “OK”, “Cancel”."
      )
    }
  }

  @Test("A button of the same title but another role is not the alert's")
  func almostButton() async {
    let stranger = AlertButton("OK", role: .destructive)
    #expect(await outcome { $0.press(stranger) }.errorCode == .unusableAnswer)
  }

  @Test("A button made by hand presses the alert's of the same title and role, at its place")
  func equalButton() async {
    let configuration = AlertConfiguration(
      "Keep?",
      buttons: [AlertButton("Yes"), AlertButton("No", role: .decline)]
    )
    let no = AlertButton("No", role: .decline)
    let outcome = await outcome(of: configuration) { $0.press(no) }
    #expect(outcome == .pressed(no))
    #expect(outcome.button?.position == 1)
  }

  @Test("Of two equal buttons the one that was pressed is told by its position")
  func twins() async {
    let configuration = AlertConfiguration("?", buttons: [AlertButton("X"), AlertButton("X")])
    let outcome = await outcome(of: configuration) { $0.press($0.configuration.buttons[1]) }
    #expect(outcome.button?.position == 1)
  }

  @Test("Confirming presses the first button that goes on, also a destructive one")
  func confirm() async {
    for role: AlertButton.Role in [.action, .destructive, .dismiss] {
      let configuration = AlertConfiguration(
        "Go?",
        buttons: [
          AlertButton("Cancel", role: .cancel), AlertButton("No", role: .decline),
          AlertButton("Go", role: role), AlertButton("Other"),
        ]
      )
      let outcome = await outcome(of: configuration) { $0.confirm() }
      #expect(outcome.button?.title == "Go")
    }
  }

  @Test("Confirming an alert that has nothing to confirm fails")
  func confirmNothing() async {
    let configuration = AlertConfiguration(
      "Go?",
      buttons: [AlertButton("No", role: .decline), AlertButton("Cancel", role: .cancel)]
    )
    #expect(await outcome(of: configuration) { $0.confirm() }.errorCode == .unusableAnswer)
  }

  @Test("An alert can be cancelled in every way, also without a cancel button")
  func cancel() async {
    let configuration = AlertConfiguration("Done", buttons: [AlertButton("OK", role: .dismiss)])
    #expect(await outcome(of: configuration) { $0.cancel() } == .cancelled(.button))
    for reason: AlertOutcome.Cancellation in [
      .button, .escape, .endOfInput, .interrupt, .timeout, .policy,
    ] {
      let outcome = await outcome(of: configuration) { $0.cancel(reason) }
      #expect(outcome == .cancelled(reason))
      #expect(throws: CancellationError.self) { try outcome.get() }
    }
  }

  @Test("Failing hands an AlertError on as it is, and any other error inside one")
  func fail() async {
    struct Broken: Error {}
    let own = AlertError(.inputEnded, "The input ended.")
    #expect(await outcome { $0.fail(own) } == .failed(own))
    let outcome = await outcome { $0.fail(Broken()) }
    #expect(outcome.errorCode == .presenterFailed)
    let error = #expect(throws: AlertError.self) { try outcome.get() }
    #expect(error?.underlyingError is Broken)
    #expect(error?.message == "The alert “Go on?” could not be shown: Broken()")
  }

  // MARK: Once

  private static let answers: [@Sendable (AlertRequest) -> Bool] = [
    { $0.confirm() },
    { $0.cancel() },
    { $0.press("OK") },
    { $0.press("No such button") },
    { $0.press($0.configuration.buttons[1]) },
    { $0.timeOut() },
    { $0.fail(CancellationError()) },
  ]

  @Test("The first answer counts; every later one is told so and changes nothing")
  func once() async {
    for first in Self.answers {
      let alone = await outcome(answer: first)
      for second in Self.answers {
        let box = AlertBox { request in
          #expect(request.isPending)
          #expect(first(request))
          #expect(!request.isPending)
          #expect(!second(request))
        }
        #expect(await box.outcome(of: .question()) == alone)
      }
    }
  }

  @Test("An answer that comes when the caller has long gone on is told so")
  func late() async throws {
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests)
    let asking = Task { await box.outcome(of: .question()) }
    let request = try await requests.elements(atLeast: 1)[0]
    #expect(request.isPending)
    asking.cancel()
    #expect(await asking.value == .taskCancelled)
    for answer in Self.answers { #expect(!answer(request)) }
    request.startTimeLimit()
    request.stopTimeLimit()
    #expect(!request.isPending)
  }

  @Test("A presenter that lets go of its request ends it, and names the alert")
  func dropped() async {
    let box = AlertBox { _ in }
    #expect(
      await box.outcome(of: .question("Lost\n?"))
        == .failed(
          AlertError(
            .presenterGone,
            "The presenter let go of the alert “Lost\\n?” without an answer. "
              + "A presenter keeps its request until it has been answered."
          )
        )
    )
  }

  @Test("A request that is let go later ends then, whoever let it go")
  func droppedLater() async throws {
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests)
    let asking = Task { await box.outcome(of: .question()) }
    _ = try await requests.takeAll(atLeast: 1)
    #expect(await asking.value.errorCode == .presenterGone)
  }

  @Test("What a presenter throws after it has answered changes nothing")
  func throwsAfterAnswer() async {
    struct Broken: Error {}
    let box = AlertBox { request in
      request.confirm()
      throw Broken()
    }
    #expect(await box.outcome(of: .question()).button?.title == "OK")
  }

  @Test("A presenter that throws ends the alert, also when it kept the request")
  func throwsAfterKeeping() async throws {
    struct Broken: Error {}
    let requests = Log<AlertRequest>()
    let box = AlertBox { request in
      requests.append(request)
      throw Broken()
    }
    #expect(await box.outcome(of: .question()).errorCode == .presenterFailed)
    #expect(requests.elements.map { $0.confirm() } == [false])
  }

  // MARK: Following

  @Test("The functions given to onEnd run once each, latest first, and then the caller goes on")
  func onEnd() async throws {
    let events = Log<String>()
    let requests = Log<AlertRequest>()
    let box = AlertBox(keepingIn: requests)
    // The caller goes on inside what resumes it.
    let asking = Task(executorPreference: InlineTaskExecutor()) {
      _ = await box.outcome(of: .question())
      events.append("caller")
    }
    let request = try await requests.elements(atLeast: 1)[0]
    for name in ["first", "second", "third"] {
      request.onEnd { outcome in
        events.append("\(name): \(outcome.button?.title ?? "none")")
      }
    }
    #expect(events.elements == [])
    request.confirm()
    request.cancel()
    #expect(events.elements == ["third: OK", "second: OK", "first: OK", "caller"])
    await asking.value
  }

  @Test("A hundred thousand functions given to onEnd all run, and nest no calls")
  func onEndMany() async {
    let child = await #expect(processExitsWith: .success) {
      Child.endsIfStuck()
      let count = 100_000
      let ran = Log<Int>()
      let box = AlertBox { request in
        for number in 0..<count { request.onEnd { _ in ran.append(number) } }
        request.confirm()
      }
      #expect(await box.outcome(of: .question()).button?.title == "OK")
      #expect(ran.elements == (0..<count).reversed())
    }
    #expect(child != nil)
  }

  @Test("On an alert that has ended, a function given to onEnd runs at once")
  func onEndAfterEnd() async {
    let seen = Log<AlertOutcome>()
    let box = AlertBox { request in
      request.cancel(.escape)
      request.onEnd { seen.append($0) }
      #expect(seen.elements == [.cancelled(.escape)])
      request.onEnd { seen.append($0) }
    }
    _ = await box.outcome(of: .question())
    #expect(seen.elements == [.cancelled(.escape), .cancelled(.escape)])
  }

  @Test("A function given to onEnd from inside another runs at once")
  func onEndInside() async {
    let events = Log<String>()
    _ = await outcome { request in
      request.onEnd { _ in events.append("outer") }
      request.onEnd { [weak request] _ in
        request?.onEnd { _ in events.append("inner") }
        events.append("after inner")
      }
      return request.confirm()
    }
    #expect(events.elements == ["inner", "after inner", "outer"])
  }

  @Test("The caller waits for a function given to onEnd that still runs when present has returned")
  @MainActor
  func onEndElsewhere() async {
    let events = Log<String>()
    let box = AlertBox { request in
      let hasEnded = DispatchSemaphore(value: 0)
      request.onEnd { _ in
        hasEnded.signal()
        // The main queue is free only when the caller waits.
        DispatchQueue.main.sync { events.append("the caller waits") }
        events.append("onEnd")
      }
      Thread.detachNewThread { request.confirm() }
      hasEnded.wait()
      #expect(!request.isPending)
    }
    #expect(await box.outcome(of: .question()).button?.title == "OK")
    events.append("the caller goes on")
    #expect(events.elements == ["the caller waits", "onEnd", "the caller goes on"])
  }

  @Test("Whoever ends the alert, onEnd hears how")
  func onEndOutcomes() async throws {
    for answer in Self.answers {
      let seen = Log<AlertOutcome>()
      let outcome = await outcome { request in
        request.onEnd { seen.append($0) }
        return answer(request)
      }
      #expect(seen.elements == [outcome])
    }
    let seen = Log<AlertOutcome>()
    let gone = await AlertBox { $0.onEnd { seen.append($0) } }.outcome(of: .question())
    #expect(gone.errorCode == .presenterGone)
    #expect(seen.elements == [gone])

    let requests = Log<AlertRequest>()
    let asking = Task { [box = AlertBox(keepingIn: requests)] in
      await box.outcome(of: .question())
    }
    try await requests.elements(atLeast: 1)[0].onEnd { seen.append($0) }
    asking.cancel()
    _ = await asking.value
    #expect(seen.elements == [gone, .taskCancelled])
  }
}
