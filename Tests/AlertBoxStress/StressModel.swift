import AlertBox

/// What should be pending, shown and told: a stress run's simple model of the whole.
///
/// It has no tasks, locks or callbacks; what happens at one moment happens in one call.
struct StressModel {
  enum Limit: Equatable {
    case none
    case ready
    case held
    case runs(until: Int)
  }

  struct Alert {
    let asking: StressAsking
    var outcome: String?
    var limit = Limit.none
    var wasPresented = false
    /// Whether the presenter is being called, so that its caller goes on later.
    var isBeingPresented = false
    /// Which of the presenters that its screen had has it, and whether that one got it.
    var generation = 0
    var isHanded = false

    var question: StressQuestion { asking.question }
    var number: Int { asking.question.number }
  }

  struct Screen {
    let kind: StressScreen.Kind
    var generation = 0
    /// What happened, as far as the presenter tells.
    var log: [String] = []
    /// The alerts that are pending, in the order they were asked.
    var pending: [Int] = []
    /// The alerts of a queue that wait, and the one whose turn it is.
    var waiting: [Int] = []
    var turn: Int?
    var isShowing = false
    /// The alerts that a test presenter has not returned, and who waits for one.
    var unreturned: [Int] = []
    var waiters: [Int] = []
    var steps: [StressStep] = []
    /// What a script finds amiss.
    var unexpected = 0

    /// How many toasts are shown at once.
    var toastLimit: Int { kind == .heap ? 2 : kind == .queue ? 1 : Int.max }
  }

  var now = 0
  var alerts: [Int: Alert] = [:]
  var screens: [Screen] = StressScreen.Kind.allCases.map { Screen(kind: $0) }
  /// What callers, handlers and work were told since this was emptied.
  var told: [String] = []
  var toasts: [Toast] = []
  var works: [Int: Work] = [:]
  /// The work that is shown, in the order it came.
  var shownWorks: [Int] = []

  /// The alerts that have not ended.
  var pending: [Int] = []

  // MARK: Asking

  mutating func ask(_ asking: StressAsking, isCancelled: Bool = false) {
    let number = asking.question.number
    alerts[number] = Alert(asking: asking)
    pending.append(number)
    if asking.question.kind == .unanswerable {
      end(number, "failed noButtons")
    } else if isCancelled {
      end(number, "taskCancelled")
    } else {
      present(number)
    }
  }

  private mutating func present(_ number: Int) {
    guard let alert = alerts[number] else { return }
    let (screen, question) = (alert.asking.screen, alert.question)
    alerts[number]?.wasPresented = true
    alerts[number]?.isBeingPresented = true
    alerts[number]?.generation = screens[screen].generation
    alerts[number]?.limit = question.limit == nil ? .none : .ready
    if screens[screen].kind == .queue {
      hold(number)
      screens[screen].waiting.append(number)
      showNext(screen)
    } else if !perform(question.manner, number) {
      hand(number, to: screen)
    }
    if alerts[number]?.limit == .ready { startLimit(number) }
    alerts[number]?.isBeingPresented = false
    if alerts[number]?.outcome != nil { goOn(number) }
  }

  /// Does what a presenter might not be expected to do; returns whether the alert has ended.
  private mutating func perform(_ manner: StressQuestion.Manner, _ number: Int) -> Bool {
    if manner == .holdsTime { hold(number) }
    guard let outcome = manner.outcome else { return false }
    end(number, outcome)
    return true
  }

  private mutating func hand(_ number: Int, to screen: Int) {
    guard let question = alerts[number]?.question else { return }
    alerts[number]?.isHanded = true
    switch screens[screen].kind {
    case .test:
      hold(number)
      screens[screen].log.append("asked \(question.title)")
      screens[screen].pending.append(number)
      screens[screen].unreturned.append(number)
      if !screens[screen].waiters.isEmpty {
        takeNext(screen, screens[screen].waiters.removeFirst())
      }
    case .script:
      guard let step = screens[screen].steps.first, step.fits(number) else {
        screens[screen].unexpected += 1
        return end(number, "failed noAnswer")
      }
      screens[screen].steps.removeFirst()
      if let answer = step.answer {
        self.answer(number, answer)
      } else {
        screens[screen].pending.append(number)
      }
    case .confirming: answer(number, .confirm)
    case .cancelling: end(number, "cancelled policy")
    case .refusing: end(number, "failed noInput")
    case .heap, .queue: screens[screen].pending.append(number)
    }
  }

  // MARK: Ending

  /// Answers an alert; returns what the one who answers is told.
  @discardableResult
  mutating func answer(_ number: Int, _ answer: StressAnswer) -> Bool {
    guard let alert = alerts[number], alert.outcome == nil else { return false }
    switch alert.question.effect(of: answer) {
    case .ends(let outcome):
      end(number, outcome)
      return true
    case .goesOn(let isTaken): return isTaken
    }
  }

  mutating func end(_ number: Int, _ outcome: String) {
    guard let alert = alerts[number], alert.outcome == nil else { return }
    let screen = alert.asking.screen
    alerts[number]?.outcome = outcome
    alerts[number]?.limit = .none
    pending.removeAll { $0 == number }
    screens[screen].pending.removeAll { $0 == number }
    screens[screen].unreturned.removeAll { $0 == number }
    if alert.wasPresented { told.append("Q\(number) ended: \(outcome)") }
    if screens[screen].kind == .test, alert.generation == screens[screen].generation,
      alert.isHanded
    {
      screens[screen].log.append("ended Q\(number) \(outcome)")
    }
    if !alert.isBeingPresented { goOn(number) }
    if screens[screen].kind == .queue {
      screens[screen].waiting.removeAll { $0 == number }
      if screens[screen].turn == number { screens[screen].turn = nil }
      showNext(screen)
    }
  }

  /// What the caller does when the alert has ended.
  private mutating func goOn(_ number: Int) {
    guard let alert = alerts[number], let outcome = alert.outcome else { return }
    let question = alert.question
    if question.call == .report, outcome.hasPrefix("failed") || outcome == "taskCancelled" {
      note("noticed \(question.title)\n\(question.manner)", alert.asking.screen)
    }
    let goesOn = outcome.hasPrefix("pressed") || outcome.hasPrefix("entered")
    told.append("\(question.title) got: \(question.result(of: outcome))")
    if goesOn, question.call != .report { for next in question.next { ask(next) } }
  }

  // MARK: Turns

  private mutating func showNext(_ screen: Int) {
    while !screens[screen].isShowing, screens[screen].turn == nil,
      !screens[screen].waiting.isEmpty
    {
      let number = screens[screen].waiting.removeFirst()
      screens[screen].turn = number
      screens[screen].isShowing = true
      startLimit(number)
      screens[screen].log.append("shown Q\(number)")
      if let manner = alerts[number]?.question.manner, !perform(manner, number) {
        screens[screen].pending.append(number)
      }
      screens[screen].isShowing = false
    }
  }

  /// Has a test presenter return the next alert to who waits for one, or has them wait.
  mutating func takeNext(_ screen: Int, _ waiter: Int) {
    guard let number = screens[screen].unreturned.first else {
      screens[screen].waiters.append(waiter)
      return
    }
    screens[screen].unreturned.removeFirst()
    screens[screen].log.append("shown Q\(number)")
    startLimit(number)
    told.append("N\(waiter) got Q\(number)")
  }

  /// Replaces what is behind a screen; what is pending there ends.
  ///
  /// - Returns: Whether a test presenter or a script that goes away found something amiss.
  mutating func replace(_ screen: Int, steps: [StressStep]) -> Bool {
    let old = screens[screen]
    let works = shownWorks.compactMap { self.works[$0] }
    let isAmiss =
      !old.pending.isEmpty || !old.steps.isEmpty || old.unexpected > 0
      || works.contains { $0.screen == screen && isVisible($0) }
    screens[screen].generation += 1
    screens[screen].log = old.kind == .queue ? old.log : []
    screens[screen].steps = steps
    screens[screen].unexpected = 0
    let gone = old.kind == .queue ? old.waiting : old.pending
    if old.kind == .queue {
      screens[screen].waiting = []
      screens[screen].turn = nil
    }
    for number in gone { end(number, "failed presenterGone") }
    return [.test, .script].contains(old.kind) && isAmiss
  }

  mutating func note(_ line: String, _ screen: Int) { screens[screen].log.append(line) }

  // MARK: Time

  mutating func hold(_ number: Int) {
    if alerts[number]?.limit == .ready { alerts[number]?.limit = .held }
  }

  mutating func startLimit(_ number: Int) {
    guard let alert = alerts[number], let limit = alert.question.limit else { return }
    if alert.limit == .ready || alert.limit == .held {
      alerts[number]?.limit = .runs(until: now + limit)
    }
  }

  mutating func stopLimit(_ number: Int) { alerts[number]?.limit = .none }

  /// Moves the clock, and does what is due then.
  mutating func advance(by seconds: Int) {
    now += seconds
    settle()
  }

  /// Does what is due.
  mutating func settle() {
    while let number = pending.first(where: { isDue($0) }) {
      guard let question = alerts[number]?.question else { return }
      end(number, question.timedOut)
    }
    settleNotices()
  }

  private func isDue(_ number: Int) -> Bool {
    if case .runs(let deadline)? = alerts[number]?.limit { deadline <= now } else { false }
  }
}
