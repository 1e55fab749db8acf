import AlertBox

/// Operations on alerts.
extension StressDriver {
  struct Operation {
    let name: String
    var detail = ""

    var description: String { "\(name) \(detail)" }
  }

  /// Does one operation, or another one if there is nothing to do it to.
  mutating func operate() -> Operation {
    while true {
      let operation: Operation? =
        switch Int.random(in: 0..<110, using: &random) {
        case 0..<24: ask()
        case 24..<44: answer(isTwice: false)
        case 44..<49: answer(isTwice: true)
        case 49..<54: answerLate()
        case 54..<59: drop()
        case 59..<64: cancelOne()
        case 64..<70: takeNext()
        case 70..<72: cancelNext()
        case 72..<75: changeLimit()
        case 75..<76: replace()
        case 76..<90: operateOnToasts()
        case 90..<104: operateOnWork()
        default: advance()
        }
      if let operation { return operation }
    }
  }

  // MARK: Asking

  private mutating func ask() -> Operation {
    let asking = asking(on: screenToAsk(), chain: 2)
    let isCancelled = Int.random(in: 0..<20, using: &random) == 0
    let number = asking.question.number
    callers[number] = world.ask(asking, isCancelled: isCancelled)
    note(asking, first: number)
    model.ask(asking, isCancelled: isCancelled)
    return Operation(
      name: isCancelled ? "ask, cancelled" : "ask",
      detail: "\(asking)"
    )
  }

  private mutating func note(_ asking: StressAsking, first: Int) {
    firsts[asking.question.number] = first
    for next in asking.question.next { note(next, first: first) }
  }

  /// Mostly one where an alert stays for a while, and a toast may have to wait for its turn.
  mutating func screenToAsk() -> Int {
    let isAny = Int.random(in: 0..<3, using: &random) == 0
    let range = isAny ? model.screens.indices : 0..<3
    return Int.random(in: range, using: &random)
  }

  private mutating func asking(on screen: Int, chain: Int) -> StressAsking {
    lastNumber += 1
    var question = StressQuestion(number: lastNumber, token: token)
    question.kind = StressQuestion.Kind.allCases.randomElement(using: &random) ?? .plain
    question.call = StressQuestion.Call.allCases.randomElement(using: &random) ?? .outcome
    switch (question.call, question.kind) {
    case (.report, _): question.kind = .message
    case (.overload, .unanswerable): question.call = .outcome
    default: break
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      question.manner = StressQuestion.Manner.allCases.randomElement(using: &random) ?? .keeps
    }
    switch question.kind {
    case .choice: question.defaultEntry = [nil, "1"].randomElement(using: &random) ?? nil
    case .text:
      question.defaultEntry = [nil, "d", "!d"].randomElement(using: &random) ?? nil
      question.isRequired = Bool.random(using: &random)
      question.isValidated = isTimed && Bool.random(using: &random)
    default: break
    }
    if Bool.random(using: &random) {
      let least = isTimed && question.manner == .keeps ? 0 : 1
      question.limit = Int.random(in: least...9, using: &random)
      if question.call != .report {
        question.onTimeout = [.fail, .confirm, .cancel].randomElement(using: &random) ?? .fail
      }
    }
    if chain > 0, Int.random(in: 0..<4, using: &random) == 0 {
      // Callers whose time is over at once would come to a queue in any order.
      let heap = StressScreen.Kind.allCases.firstIndex(of: .heap) ?? 0
      let next = isTimed ? heap : screenToAsk()
      question.next = [asking(on: next, chain: chain - 1)]
    }
    return StressAsking(
      screen: screen,
      isCurrent: Bool.random(using: &random),
      question: question
    )
  }

  // MARK: Answering

  private mutating func answer() -> StressAnswer {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<4: return .confirm
    case 4..<6:
      let reasons: [AlertOutcome.Cancellation] = [.button, .escape, .endOfInput, .interrupt]
      return .cancel(reasons.randomElement(using: &random) ?? .button)
    case 6..<8:
      return .press(
        ["OK", "Cancel", "Yes", "No", "Delete", "?"].randomElement(using: &random) ?? ""
      )
    case 8: return .chooseNumber(Int.random(in: -1...3, using: &random))
    case 9: return .choose(["a", "c", "z"].randomElement(using: &random) ?? "")
    case 10..<12:
      let text = ["", "t", isTimed ? "!t" : "u"].randomElement(using: &random) ?? ""
      return .enter(text, hearsRefusal: Bool.random(using: &random))
    case 12: return .timeOut
    default: return Bool.random(using: &random) ? .fail : .failWithAlertError
    }
  }

  /// The number of a pending alert.
  private mutating func pick() -> Int? { model.pending.randomElement(using: &random) }

  private mutating func answer(isTwice: Bool) -> Operation? {
    guard let number = pick(), let request = world.requests[number] else { return nil }
    var detail = "Q\(number)"
    for _ in 0..<(isTwice ? 2 : 1) {
      let answer = answer()
      detail += " \(answer)"
      let expected = model.answer(number, answer)
      if answer.give(to: request, token: token) != expected {
        model.told.append("Q\(number) says: \(expected)")
      }
      // That ends it a moment later, so that a second answer may come before.
      if model.alerts[number]?.question.isValidated == true { break }
    }
    if model.alerts[number]?.outcome != nil {
      late.append(request)
      if late.count > 6 { late.removeFirst() }
    }
    return Operation(name: isTwice ? "answer twice" : "answer", detail: detail)
  }

  private mutating func answerLate() -> Operation? {
    guard let request = late.randomElement(using: &random) else { return nil }
    let answer = answer()
    if answer.give(to: request, token: token) { model.told.append("late, and told true") }
    return Operation(name: "answer late", detail: "Q\(request.stressNumber) \(answer)")
  }

  private mutating func drop() -> Operation? {
    guard let number = pick(), let alert = model.alerts[number] else { return nil }
    let screen = alert.asking.screen
    guard [.heap, .queue].contains(model.screens[screen].kind),
      model.screens[screen].pending.contains(number)
    else { return nil }
    world.screens[screen].drop(number)
    model.end(number, "failed presenterGone")
    return Operation(name: "drop", detail: "Q\(number)")
  }

  // MARK: Cancelling

  private mutating func cancelOne() -> Operation? {
    // Sometimes one that has long ended.
    let number =
      Bool.random(using: &random) ? pick() : Int.random(in: 0...lastNumber, using: &random)
    guard let number, let first = firsts[number], callers[first] != nil else { return nil }
    cancelCaller(first)
    return Operation(name: "cancel", detail: "Q\(first)")
  }

  mutating func cancelCaller(_ first: Int) {
    callers[first]?.cancel()
    let pending = model.pending.first { firsts[$0] == first }
    if let pending { model.end(pending, "taskCancelled") }
  }

  // MARK: The test presenter

  private var test: Int { StressScreen.Kind.allCases.firstIndex(of: .test) ?? 0 }

  private mutating func takeNext() -> Operation? {
    guard model.screens[test].waiters.count < 3 else { return nil }
    lastNumber += 1
    let isCancelled = Int.random(in: 0..<6, using: &random) == 0
    waiters[lastNumber] = world.wait(
      lastNumber,
      for: world.screens[test].test,
      isCancelled: isCancelled
    )
    if isCancelled {
      model.told.append("N\(lastNumber) threw")
    } else {
      model.takeNext(test, lastNumber)
    }
    return Operation(name: isCancelled ? "next, cancelled" : "next", detail: "N\(lastNumber)")
  }

  private mutating func cancelNext() -> Operation? {
    guard let number = model.screens[test].waiters.randomElement(using: &random) else { return nil }
    cancelWaiter(number)
    return Operation(name: "cancel next", detail: "N\(number)")
  }

  mutating func cancelWaiter(_ number: Int) {
    waiters[number]?.cancel()
    model.screens[test].waiters.removeAll { $0 == number }
    model.told.append("N\(number) threw")
  }

  // MARK: Time

  private mutating func changeLimit() -> Operation? {
    guard let number = pick(), let request = world.requests[number],
      let alert = model.alerts[number]
    else { return nil }
    if Bool.random(using: &random) {
      request.stopTimeLimit()
      model.stopLimit(number)
      return Operation(name: "stop time limit", detail: "Q\(number)")
    }
    // Two of a queue whose time is over at once would end in any order.
    if isTimed, model.screens[alert.asking.screen].kind == .queue { return nil }
    request.startTimeLimit()
    model.startLimit(number)
    return Operation(name: "start time limit", detail: "Q\(number)")
  }

  private mutating func advance() -> Operation? {
    guard isTimed else { return nil }
    let seconds = Int.random(in: 1...4, using: &random)
    world.clock.advance(by: .seconds(seconds))
    model.advance(by: seconds)
    return Operation(name: "advance", detail: "\(seconds)")
  }

  // MARK: Presenters that go away

  private mutating func replace() -> Operation? {
    guard let screen = model.screens.indices.randomElement(using: &random),
      [.test, .queue, .script].contains(model.screens[screen].kind),
      model.screens[screen].waiters.isEmpty
    else { return nil }
    let steps = (0..<20).map { _ -> StressStep in
      let digit = Int.random(in: 0..<10, using: &random) == 0 ? 3 : nil as Int?
      switch answer() {
      case .chooseNumber, .choose, .fail, .failWithAlertError:
        return StressStep(answer: nil, digit: digit)
      case .enter(let text, _):
        return StressStep(answer: .enter(text, hearsRefusal: false), digit: digit)
      case let answer: return StressStep(answer: answer, digit: digit)
      }
    }
    let isScript = model.screens[screen].kind == .script
    let isAmiss = world.screens[screen].replace(steps: isScript ? steps.map(\.alertAnswer) : [])
    let expected = model.replace(screen, steps: isScript ? steps : [])
    if isAmiss != expected { model.told.append("finish() threw: \(expected)") }
    isUnordered = true
    return Operation(name: "replace", detail: "\(model.screens[screen].kind)")
  }
}
