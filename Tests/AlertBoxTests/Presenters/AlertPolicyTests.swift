import AlertBox
import Testing

@Suite("A policy", .timeLimit(.minutes(10)))
struct AlertPolicyTests {
  @Test("Always confirming presses the confirming button, also a destructive one")
  func alwaysConfirm() async throws {
    let alertBox = AlertBox(presenter: AlertPolicy.alwaysConfirm)
    for overload in Overload.all { try await overload.ask(alertBox) }
    let value = try await alertBox("?") {
      AlertAction("No", role: .decline) { 1 }
      AlertAction("Erase", role: .destructive) { 2 }
    }
    #expect(value == 2)
  }

  @Test("Always cancelling cancels, and says that a policy did", arguments: Overload.all)
  func alwaysCancel(_ overload: Overload) async {
    let alertBox = AlertBox(presenter: AlertPolicy.alwaysCancel)
    await #expect(throws: CancellationError.self) { try await overload.ask(alertBox) }
    #expect(await alertBox.outcome(of: .question()) == .cancelled(.policy))
  }

  @Test("Never asking fails, and the message names the alert and the way out")
  func neverAsk() async {
    let alertBox = AlertBox(presenter: AlertPolicy.neverAsk)
    for overload in Overload.all {
      let error = await #expect(throws: AlertError.self) { try await overload.ask(alertBox) }
      #expect(error?.code == .noInput)
    }
    #expect(
      await alertBox.outcome(of: .question("Go\u{9B}?"))
        == .failed(
          AlertError(
            .noInput,
            "The alert “Go\\u{9B}?” needs an answer, and nobody may be asked here. "
              + "Answer it with another policy, or with a script."
          )
        )
    )
  }

  @Test("A policy answers before any time limit starts")
  func timeLimit() async throws {
    let clock = TestClock()
    let policies: [AlertPolicy] = [.alwaysConfirm, .alwaysCancel, .neverAsk]
    for policy in policies {
      let box = AlertBox(presenter: policy, clock: clock)
      let timeout = AlertTimeout(after: .zero)
      let outcome = await box.outcome(of: .question(timeout: timeout))
      #expect(await box.outcome(of: .question()) == outcome)
      #expect(outcome != .timedOut)
    }
    #expect(clock.readings == 0)
    #expect(clock.sleepers == 0)
  }

  @Test("Yes and no policies reach the calls nested in their scope")
  func nested() async throws {
    func deep() async throws {
      try await AlertBox.current("Deep?", confirm: "Yes", isDestructive: true)
    }
    try await AlertBox.$current.withValue(AlertBox(presenter: AlertPolicy.alwaysConfirm)) {
      try await deep()
      let no = AlertBox(presenter: AlertPolicy.alwaysCancel)
      await AlertBox.$current.withValue(no) {
        await #expect(throws: CancellationError.self) { try await deep() }
      }
      try await deep()
    }
  }
}
