import AlertBox
import Testing

@Suite("An outcome")
struct AlertOutcomeTests {
  private static let cancellations: [AlertOutcome.Cancellation] = [
    .button, .escape, .endOfInput, .interrupt, .timeout, .policy,
  ]

  @Test("A pressed button is returned")
  func pressed() throws {
    let button = AlertButton("Go", role: .destructive)
    #expect(try AlertOutcome.pressed(button).get() == button)
    #expect(AlertOutcome.pressed(button).button == button)
  }

  @Test("The button that entered something is returned, and what was entered is there")
  func entered() throws {
    let button = AlertButton("Rename")
    let outcome = AlertOutcome.entered(.text("a.txt"), button)
    #expect(try outcome.get() == button)
    #expect(outcome.button == button)
    #expect(outcome.entry == .text("a.txt"))
    #expect(AlertOutcome.entered(.choice(2), button).entry == .choice(2))
    #expect(outcome != .entered(.text("b.txt"), button))
    #expect(outcome != .pressed(button))
    for other in [AlertOutcome.pressed(button), .timedOut, .taskCancelled, .cancelled(.button)] {
      #expect(other.entry == nil)
    }
  }

  @Test("Every way to cancel is thrown as CancellationError", arguments: cancellations)
  func cancelled(_ reason: AlertOutcome.Cancellation) {
    #expect(throws: CancellationError.self) { try AlertOutcome.cancelled(reason).get() }
    #expect(AlertOutcome.cancelled(reason).button == nil)
  }

  @Test("The cancellation of the caller's task is thrown as CancellationError")
  func taskCancelled() {
    #expect(throws: CancellationError.self) { try AlertOutcome.taskCancelled.get() }
    #expect(AlertOutcome.taskCancelled.button == nil)
  }

  @Test("The end of the time is an error with the code timedOut")
  func timedOut() {
    #expect(throws: AlertError(.timedOut, "The time to answer was over.")) {
      try AlertOutcome.timedOut.get()
    }
  }

  @Test("A failure is thrown as it is")
  func failed() {
    struct Cause: Error {}
    let error = AlertError(.noTerminal, "No terminal. Pass --yes.", underlyingError: Cause())
    let thrown = #expect(throws: AlertError.self) { try AlertOutcome.failed(error).get() }
    #expect(thrown == error)
    #expect(thrown?.underlyingError is Cause)
    #expect(AlertOutcome.failed(error).button == nil)
  }

  @Test("The ways to cancel have the names that are shown outside")
  func names() {
    #expect(
      Self.cancellations.map(\.rawValue) == [
        "button", "escape", "endOfInput", "interrupt", "timeout", "policy",
      ]
    )
  }

  @Test("No two outcomes are taken for each other")
  func different() {
    let outcomes: [AlertOutcome] =
      Self.cancellations.map { .cancelled($0) } + [
        .pressed(AlertButton("A")), .pressed(AlertButton("B")),
        .pressed(AlertButton("A", role: .destructive)), .taskCancelled, .timedOut,
        .failed(AlertError(.noInput, "a")), .failed(AlertError(.noInput, "b")),
        .failed(AlertError(.noAnswer, "a")),
      ]
    for (i, one) in outcomes.enumerated() {
      for (j, other) in outcomes.enumerated() { #expect((one == other) == (i == j)) }
    }
  }

  @Test("An error reads as its message, and compares by code and message")
  func error() {
    struct Cause: Error {}
    let error = AlertError(.inputEnded, "The input ended.")
    #expect("\(error)" == "The input ended.")
    #expect(error.underlyingError == nil)
    #expect(error == AlertError(.inputEnded, "The input ended.", underlyingError: Cause()))
    #expect(error != AlertError(.inputEnded, "It ended."))
    #expect(error != AlertError(.noInput, "The input ended."))
  }
}
