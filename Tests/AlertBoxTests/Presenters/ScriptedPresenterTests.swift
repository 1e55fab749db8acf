import AlertBox
import Testing

@Suite("A script that answers", .timeLimit(.minutes(10)))
struct ScriptedPresenterTests {
  /// Asks with each title, and returns how each alert ended.
  private func outcomes(
    of script: ScriptedPresenter,
    to titles: String...
  ) async -> [AlertOutcome] {
    let box = AlertBox(presenter: script)
    var outcomes: [AlertOutcome] = []
    for title in titles { outcomes.append(await box.outcome(of: .question(title))) }
    return outcomes
  }

  private func message(_ outcome: AlertOutcome) -> String? {
    if case .failed(let error) = outcome { error.message } else { nil }
  }

  // MARK: Steps

  @Test("Steps answer in order, one an alert")
  func order() async throws {
    let script = ScriptedPresenter(
      .confirm,
      .cancel,
      .press("Cancel"),
      .cancel(.escape),
      .timeOut,
      .press("OK")
    )
    let outcomes = await outcomes(of: script, to: "1", "2", "3", "4", "5", "6")
    #expect(outcomes.map(\.button?.title) == ["OK", nil, nil, nil, nil, "OK"])
    #expect(
      Array(outcomes[1...4]) == [
        .cancelled(.button), .cancelled(.button), .cancelled(.escape), .timedOut,
      ]
    )
    try script.finish()
  }

  @Test("A list of steps can be made elsewhere")
  func list() async throws {
    let script = ScriptedPresenter(steps: Array(repeating: .confirm, count: 3))
    let outcomes = await outcomes(of: script, to: "1", "2", "3")
    #expect(outcomes.allSatisfy { $0.button != nil })
    try script.finish()
  }

  @Test("A step that expects a title answers only that one")
  func titles() async throws {
    let script = ScriptedPresenter(.confirm.to("Delete?"), .cancel.to("Save*"))
    let outcomes = await outcomes(of: script, to: "Delete?", "Save changes?")
    #expect(outcomes[0].button?.title == "OK")
    #expect(outcomes[1] == .cancelled(.button))
    try script.finish()
  }

  @Test("An alert that the next step does not expect fails, and the step stays for the one it does")
  func otherTitle() async throws {
    let script = ScriptedPresenter(.press("OK").to("Delete*"), .cancel)
    let outcomes = await outcomes(of: script, to: "Save\u{1B}?", "Delete it?", "Save?")
    #expect(outcomes[0].errorCode == .noAnswer)
    #expect(
      message(outcomes[0])
        == "The script has no answer for the alert “Save\\u{1B}?”: "
        + "the next step is press “OK” to “Delete*”."
    )
    #expect(outcomes[1].button?.title == "OK")
    #expect(outcomes[2] == .cancelled(.button))
  }

  @Test("An alert beyond the last step fails")
  func usedUp() async {
    let outcomes = await outcomes(of: ScriptedPresenter(.confirm), to: "1", "2")
    #expect(outcomes[1].errorCode == .noAnswer)
    #expect(
      message(outcomes[1])
        == "The script has no answer for the alert “2”: all its steps are used up."
    )
    let none = await self.outcomes(of: ScriptedPresenter(), to: "1")
    #expect(none[0].errorCode == .noAnswer)
  }

  @Test("A step that presses a button the alert has not fails with what there is")
  func noSuchButton() async throws {
    let script = ScriptedPresenter(.press("Jump"))
    let outcomes = await outcomes(of: script, to: "Go?")
    #expect(outcomes[0].errorCode == .unusableAnswer)
    #expect(
      message(outcomes[0])
        == "The answer “Jump” does not fit the alert “Go?”, whose buttons are “OK”, “Cancel”."
    )
    try script.finish()
  }

  @Test("A step can answer nothing: the alert stays until its task is cancelled")
  func leavePending() async throws {
    let script = ScriptedPresenter(.leavePending, .confirm)
    let presented = Log<Bool>()
    let box = AlertBox { request in
      script.present(request)
      presented.append(true)
    }
    let caller = Task { await box.outcome(of: .question("Stay?")) }
    try await presented.elements(atLeast: 1)
    let answered = await box.outcome(of: .question("Go?"))
    #expect(answered.button?.title == "OK")
    #expect(throws: AlertError(.scriptNotFinished, "Alerts are still pending: “Stay?”.")) {
      try script.finish()
    }
    caller.cancel()
    #expect(await caller.value == .taskCancelled)
    try script.finish()
  }

  @Test("When the script goes away, alerts that it left pending end")
  func goesAway() async throws {
    let caller: Task<AlertOutcome, Never>
    do {
      let script = ScriptedPresenter(.leavePending)
      let presented = Log<Bool>()
      let box = AlertBox { [weak script] request in
        script?.present(request)
        presented.append(true)
      }
      caller = Task { await box.outcome(of: .question("Stay?")) }
      try await presented.elements(atLeast: 1)
      #expect(throws: AlertError.self) { try script.finish() }
    }
    #expect(await caller.value.errorCode == .presenterGone)
  }

  @Test("An answer reads as it is written")
  func descriptions() {
    let answers: [(AlertAnswer, String)] = [
      (.confirm, "confirm"), (.cancel, "cancel"), (.cancel(.button), "cancel"),
      (.cancel(.endOfInput), "cancel(.endOfInput)"), (.press("a\nb"), "press “a\\nb”"),
      (.timeOut, "timeOut"), (.leavePending, "leavePending"),
      (.confirm.to("A*"), "confirm to “A*”"), (.confirm.to("A").to("B"), "confirm to “B”"),
    ]
    for (answer, text) in answers { #expect("\(answer)" == text) }
  }

  // MARK: Rules

  @Test("The first rule that fits answers, any number of times")
  func rules() async throws {
    let script = ScriptedPresenter(rules: [
      "Overwrite “a.txt”?": .cancel(.policy), "Overwrite*": .confirm, "*": .cancel,
      "Overwrite all": .timeOut,
    ])
    let outcomes = await outcomes(
      of: script,
      to: "Overwrite “b.txt”?",
      "Overwrite “a.txt”?",
      "Delete?",
      "Overwrite all",
      "Overwrite “a.txt”?"
    )
    #expect(outcomes.map(\.button?.title) == ["OK", nil, nil, "OK", nil])
    #expect(outcomes[1] == .cancelled(.policy))
    #expect(outcomes[2] == .cancelled(.button))
    #expect(outcomes[4] == .cancelled(.policy))
    try script.finish()
  }

  @Test("A pattern in a rule's answer does not count")
  func patternInAnswer() async throws {
    let script = ScriptedPresenter(rules: ["A*": .confirm.to("B")])
    let outcomes = await outcomes(of: script, to: "A", "B")
    #expect(outcomes[0].button != nil)
    #expect(outcomes[1].errorCode == .noAnswer)
  }

  @Test("An alert that no rule fits fails, and the message says what the rules are")
  func noRule() async throws {
    let script = ScriptedPresenter(rules: ["A*": .confirm, "B": .press("x")])
    let outcomes = await outcomes(of: script, to: "C")
    #expect(outcomes[0].errorCode == .noAnswer)
    #expect(
      message(outcomes[0])
        == "The script has no answer for the alert “C”: "
        + "its rules are confirm to “A*”, press “x” to “B”."
    )
    #expect(throws: AlertError.self) { try script.finish() }
  }

  // MARK: The end

  @Test("finish() names the steps left over, the alerts pending and those without an answer")
  func finish() async throws {
    let script = ScriptedPresenter(.leavePending, .confirm.to("A"), .cancel)
    let presented = Log<Bool>()
    let box = AlertBox { request in
      script.present(request)
      presented.append(true)
    }
    let caller = Task { await box.outcome(of: .question("P\t")) }
    try await presented.elements(atLeast: 1)
    _ = await box.outcome(of: .question("X"))
    _ = await box.outcome(of: .question("Y"))
    #expect(
      throws: AlertError(
        .scriptNotFinished,
        "Steps of the script were not used: confirm to “A”, cancel. "
          + "Alerts are still pending: “P\\t”. "
          + "Alerts were asked that the script has no answer for: “X”, “Y”."
      )
    ) {
      try script.finish()
    }
    caller.cancel()
    #expect(await caller.value == .taskCancelled)
    _ = await box.outcome(of: .question("A"))
    _ = await box.outcome(of: .question("B"))
    #expect(
      throws: AlertError(
        .scriptNotFinished,
        "Alerts were asked that the script has no answer for: “X”, “Y”."
      )
    ) {
      try script.finish()
    }
  }

  @Test("A script that nothing was asked of names its steps; an empty one is finished")
  func finishUnused() throws {
    try ScriptedPresenter().finish()
    try ScriptedPresenter(rules: ["*": .confirm]).finish()
    #expect(
      throws: AlertError(.scriptNotFinished, "Steps of the script were not used: confirm.")
    ) {
      try ScriptedPresenter(.confirm).finish()
    }
  }

  // MARK: Many at once

  @Test("Ten thousand askers at once use each step once")
  func concurrentSteps() async throws {
    let count = 10_000
    let script = ScriptedPresenter(
      steps: (0..<count).map { $0.isMultiple(of: 4) ? .confirm : .cancel }
    )
    let box = AlertBox(presenter: script)
    let callers = (0..<count).map { number in
      Task { await box.outcome(of: .question("\(number)")) }
    }
    var confirmed = 0
    for caller in callers {
      let outcome = await caller.value
      if outcome.button != nil { confirmed += 1 } else { #expect(outcome == .cancelled(.button)) }
    }
    #expect(confirmed == count / 4)
    try script.finish()
    #expect(await box.outcome(of: .question("more")).errorCode == .noAnswer)
  }

  @Test("Ten thousand askers at once get each the answer of their rule")
  func concurrentRules() async throws {
    let script = ScriptedPresenter(rules: ["*0": .confirm, "*5": .cancel(.policy)])
    let box = AlertBox(presenter: script)
    let callers = (0..<10_000).map { number in
      Task { await box.outcome(of: .question("\(number)")) }
    }
    for (number, caller) in callers.enumerated() {
      let outcome = await caller.value
      switch number % 10 {
      case 0: #expect(outcome.button?.title == "OK")
      case 5: #expect(outcome == .cancelled(.policy))
      default: #expect(outcome.errorCode == .noAnswer)
      }
    }
  }
}
