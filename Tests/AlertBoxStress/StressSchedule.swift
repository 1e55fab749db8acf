import AlertBox
import AlertBoxTestSupport

/// One round with tasks side by side: which of them comes first is not known, but some things hold.
///
/// Each caller gets one outcome, of those that someone brought about; who answers too late is told so;
/// alerts are shown first come, first served, and by a queue one at a time; each notice ends once.
final class StressSchedule: AlertPresenter {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  let ledger = Locked(StressLedger())
  /// What can be answered.
  private let requests = Locked<[(number: Int, request: AlertRequest)]>([])
  private let queue = AlertQueue()
  private let test = TestPresenter()
  let clock: ManualClock
  let token: StressToken
  let counts = Locked<[String: Int]>([:])
  private let isOver = StressCount()

  init(clock: ManualClock, token: StressToken) {
    self.clock = clock
    self.token = token
  }

  func count(_ operation: String) { counts.withLock { $0[operation, default: 0] += 1 } }

  // MARK: Running

  /// Has tasks ask, raise toasts and work, so many operations each, and others answer them.
  func run(tasks: Int, operations: Int, seed: UInt64) async throws(Problem) {
    let done = StressCount()
    let askers = (0..<tasks).map { task in
      Task {
        await self.act(task, operations, seed: seed &+ UInt64(task))
        done.add(1)
      }
    }
    let answerers = (0..<2).map { number in
      Task { await self.answer(seed: seed &+ UInt64(tasks + number)) }
    }
    let taker = Task { await self.takeNext() }
    let isDone = await StressRun.wait { done.value == tasks }
    isOver.add(1)
    taker.cancel()
    for answerer in answerers { await answerer.value }
    await taker.value
    guard isDone else {
      throw Problem(
        description: "\(tasks - done.value) callers wait for ever: \(test.pending.count)"
      )
    }
    for asker in askers { await asker.value }
    clock.advance(by: .seconds(100))
    _ = await StressRun.wait { ledger.withLock { $0.raised == $0.ended } }
    let problems = ledger.withLock { $0.findProblems() }
    if !problems.isEmpty {
      throw Problem(description: problems.prefix(5).joined(separator: "\n"))
    }
  }

  // MARK: Presenting

  func present(_ request: AlertRequest) throws {
    let number = request.stressNumber
    ledger.withLock { $0.entries[number]?.wasPresented = true }
    request.onEnd { [weak self] _ in self?.end(number) }
    let manner = StressQuestion.Manner(rawValue: request.configuration.message ?? "") ?? .keeps
    switch number % 4 {
    case 0:
      let before = ledger.withLock { $0.tick() }
      queue.enqueue(request) { [weak self] request in
        guard let self else { return }
        ledger.withLock { $0.open(number) }
        request.onEnd { [weak self] _ in self?.ledger.withLock { $0.open -= 1 } }
        if try !manner.perform(on: request) { keep(request, number) }
      }
      ledger.withLock { $0.come(number, after: before) }
    case 1:
      let before = ledger.withLock { $0.tick() }
      test.present(request)
      ledger.withLock { $0.come(number, after: before) }
    default:
      if try !manner.perform(on: request) { keep(request, number) }
    }
  }

  func present(_ notice: AlertNotice) {
    ledger.withLock { $0.raised += 1 }
    notice.onEnd { [weak self] _ in self?.ledger.withLock { $0.ended += 1 } }
  }

  private func keep(_ request: AlertRequest, _ number: Int) {
    requests.withLock { $0.append((number, request)) }
    request.onEnd { [weak self] _ in self?.letGo(of: number) }
  }

  private func end(_ number: Int) {
    ledger.withLock { $0.entries[number]?.ends += 1 }
  }

  /// Lets go of a request, under no lock.
  private func letGo(of number: Int) {
    _ = requests.withLock { requests -> AlertRequest? in
      guard let index = requests.firstIndex(where: { $0.number == number }) else { return nil }
      return requests.remove(at: index).request
    }
  }

  // MARK: Answering

  /// Answers whatever there is, lets go of it, or moves the clock.
  private func answer(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    var last: (number: Int, request: AlertRequest)?
    while isOver.value == 0 {
      let kept = requests.withLock { $0.randomElement(using: &random) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        count("advance")
        clock.advance(by: .seconds(1))
      case 1:
        if let kept {
          count("drop")
          ledger.withLock { _ = $0.entries[kept.number]?.chances.insert("failed presenterGone") }
          letGo(of: kept.number)
        }
      case 2:
        if let last { answer(last.request, last.number, &random) }
      default:
        if let kept { answer(kept.request, kept.number, &random) }
        last = kept
      }
      await Task.yield()
    }
  }

  private func answer(_ request: AlertRequest, _ number: Int, _ random: inout SplitMix64) {
    count("answer")
    let answer: StressAnswer =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .cancel(.escape)
      case 1: .fail
      case 2: .press("Cancel")
      case 3: .timeOut
      case 4: .enter("t", hearsRefusal: false)
      case 5: .enter("!t", hearsRefusal: true)
      default: .confirm
      }
    let question = StressQuestion(request.configuration, token: token)
    guard case .ends(let outcome) = question.effect(of: answer) else {
      // Refused, sooner or later.
      _ = answer.give(to: request, token: token)
      return
    }
    // A text that is validated ends it later, if nobody else does.
    if question.isValidated {
      ledger.withLock { _ = $0.entries[number]?.chances.insert(outcome) }
      _ = answer.give(to: request, token: token)
    } else if answer.give(to: request, token: token) {
      ledger.withLock { $0.entries[number]?.claims.append(outcome) }
      if request.confirm() || request.isPending {
        ledger.withLock { $0.problems.append("Q\(number) ended twice") }
      }
    }
  }

  /// Takes the alerts of the test presenter in their order, and confirms them.
  private func takeNext() async {
    while let request = try? await test.next() {
      count("next")
      let number = request.stressNumber
      ledger.withLock { $0.show(number) }
      if request.cancel(.endOfInput) {
        ledger.withLock { $0.entries[number]?.claims.append("cancelled endOfInput") }
      }
    }
  }
}
