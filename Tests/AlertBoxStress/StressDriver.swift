import AlertBox
import AlertBoxTestSupport

/// One round of a stress run: random operations on the real thing and on the model, which must agree
/// after each of them.
///
/// In a timed round the clock moves and texts are validated, and then the real thing is waited for; in
/// any other all is done when an operation returns.
struct StressDriver {
  struct Worker {
    let worker: StressWorker
    let task: Task<Void, Never>
    /// The work it is at, the innermost last.
    var works: [Int] = []
    var isCancelled = false
  }

  /// Where the two disagree.
  struct Disagreement: Error, CustomStringConvertible {
    let description: String
  }

  var random: SplitMix64
  let isTimed: Bool
  let token: StressToken
  let world: StressWorld
  var model = StressModel()
  private(set) var counts: [String: Int] = [:]

  /// The tasks that ask, by their first question, and the first question of each.
  var callers: [Int: Task<Void, Never>] = [:]
  var firsts: [Int: Int] = [:]
  /// The tasks that wait for an alert of the test presenter.
  var waiters: [Int: Task<Void, Never>] = [:]
  var workers: [Worker] = []
  var toasts: [AlertToast] = []
  /// Requests that have ended, kept for answers that come too late.
  var late: [AlertRequest] = []
  var lastNumber = 0

  /// Whether the order of what the last operation did is not certain.
  var isUnordered = false
  /// What the last operations were.
  private var history: [String] = []
  /// What was told that the model was not asked about yet.
  private var heard: [String] = []
  /// How much of each screen's log was compared.
  private var seen = [Int](repeating: 0, count: StressScreen.Kind.allCases.count)

  init(seed: UInt64, isTimed: Bool, clock: ManualClock, token: StressToken) {
    random = SplitMix64(seed: seed)
    self.isTimed = isTimed
    self.token = token
    world = StressWorld(clock: clock, token: token)
  }

  /// Does so many operations, then ends all that has not ended.
  mutating func run(_ operations: Int) async throws(Disagreement) {
    for _ in 0..<operations {
      let operation = operate()
      counts[operation.name, default: 0] += 1
      history.append(operation.description)
      try await compare()
    }
    endAll()
    try await compare()
    if !model.pending.isEmpty || !model.shownWorks.isEmpty || !model.toasts.isEmpty {
      throw disagreement("The model has not ended")
    }
    for waiter in waiters.values { await waiter.value }
    for caller in callers.values { await caller.value }
    for worker in workers { await worker.task.value }
  }

  private mutating func endAll() {
    for number in model.screens.flatMap(\.waiters) { cancelWaiter(number) }
    // The last first, as nobody's turn is to come, whose time might be over at once.
    for number in callers.keys.sorted().reversed() { cancelCaller(number) }
    for index in workers.indices {
      cancel(worker: index)
      while !workers[index].works.isEmpty { end(worker: index, .finish) }
      workers[index].worker.send(.finish)
    }
    for index in toasts.indices { dismiss(toast: index) }
    isUnordered = true
    late = []
  }

  // MARK: Comparing

  private mutating func compare() async throws(Disagreement) {
    defer { isUnordered = false }
    model.settle()
    var difference = difference()
    if isTimed, difference != nil {
      _ = await StressRun.wait {
        difference = self.difference()
        return difference == nil
      }
    }
    if let difference { throw disagreement(difference) }
    heard = []
    model.told = []
    for index in seen.indices { seen[index] = model.screens[index].log.count }
  }

  func disagreement(_ text: String) -> Disagreement {
    Disagreement(
      description: "\(text)\n\(model.now) s, after: \(history.suffix(12).joined(separator: "; "))"
    )
  }

  private mutating func difference() -> String? {
    heard += world.requests.takeLog()
    if let text = compare(heard, model.told) { return "told: \(text)" }
    for index in seen.indices {
      // A presenter that was replaced begins its log anew.
      if model.screens[index].log.count < seen[index] { seen[index] = 0 }
      let log = world.screens[index].log(after: seen[index])
      let expected = Array(model.screens[index].log.dropFirst(seen[index]))
      if let text = compare(log, expected) { return "\(model.screens[index].kind): \(text)" }
      if let text = compareAlerts(index) ?? compareNotices(index) {
        return "\(model.screens[index].kind): \(text)"
      }
    }
    return compareRequests() ?? compareHandles()
  }

  private func compare(_ real: [String], _ expected: [String]) -> String? {
    if real == expected { return nil }
    if isTimed || isUnordered, real.sorted() == expected.sorted() { return nil }
    return "\(real) instead of \(expected)"
  }

  private func compareAlerts(_ index: Int) -> String? {
    let screen = model.screens[index]
    guard screen.kind != .script else { return nil }
    let real = world.screens[index].pending
    let isSame =
      isTimed || screen.kind != .test
      ? real.sorted() == screen.pending.sorted() : real == screen.pending
    return isSame ? nil : "pending \(real) instead of \(screen.pending)"
  }

  private func compareNotices(_ index: Int) -> String? {
    guard model.screens[index].kind != .script else { return nil }
    guard world.screens[index].stack.isSettled else { return "the turn of a toast has not come" }
    let notices = world.screens[index].notices
    let toasts = model.toasts.filter { $0.screen == index && model.isVisible($0) }
    let works = model.shownWorks.compactMap { model.works[$0] }
      .filter { $0.screen == index && model.isVisible($0) }
    guard !notices.isEmpty || !toasts.isEmpty || !works.isEmpty else { return nil }
    let realToasts = notices.filter { $0.kind == .toast }.map {
      "\($0.content.role) \($0.content.text)"
    }
    if let text = compare(realToasts, toasts.map { "\($0.role) \($0.text)" }) {
      return "toasts \(text)"
    }
    let realWorks = notices.filter { $0.kind == .progress }.map { notice in
      let content = notice.content
      return "\(content.description) \(content.fraction ?? -1) \(notice.parent?.content.text ?? "")"
    }
    let expectedWorks = works.map { work in
      "\(work.description) \(work.fraction ?? -1) \(work.parent.map { "W\($0)" } ?? "")"
    }
    return compare(realWorks, expectedWorks).map { "work \($0)" }
  }

  /// Also of toasts that nobody sees any more, as their presenter was replaced.
  private func compareHandles() -> String? {
    let wrong = toasts.indices.suffix(8).first { number in
      toasts[number].isOver == model.toasts.contains { $0.handle == number }
    }
    return wrong.map { "the handle of toast \($0) says: \(toasts[$0].isOver)" }
  }

  private func compareRequests() -> String? {
    for number in model.pending {
      guard let request = world.requests[number] else { return "Q\(number) is not kept" }
      guard request.isPending else { return "Q\(number) has ended" }
      let remaining = request.timeRemaining
      var expected: Duration?
      if case .runs(let deadline)? = model.alerts[number]?.limit {
        expected = .seconds(max(deadline - model.now, 0))
      }
      if remaining != expected {
        return "Q\(number) has \(remaining as Any) left instead of \(expected as Any)"
      }
    }
    return late.contains(where: \.isPending) ? "an alert that had ended is pending" : nil
  }
}
