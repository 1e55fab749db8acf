import AlertBox
import AlertBoxTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is left of alerts and notices that went through one box.
extension StressRun {
  /// Has so many alerts asked, each with a toast or a work beside it, and checks that nothing of them
  /// is left.
  ///
  /// - Parameters:
  ///   - alerts: How many.
  ///   - growth: By how many bytes the process may grow behind the first tenth; by default that is not
  ///     looked at, as something else may run in the same process.
  /// - Throws: What is left.
  package mutating func leave(alerts: Int, growth: Int? = nil) async throws(Failure) {
    let (living, clock, keeper) = (StressCount(), ManualClock(), StressKeeper())
    let box = AlertBox(presenter: keeper, clock: clock)
    var random = SplitMix64(seed: seed)
    var sizeAtFirst: Int?
    for number in 0..<alerts {
      try await ask(number, box, keeper, clock, StressToken(living), &random)
      guard (number + 1).isMultiple(of: 1000) else { continue }
      let isEmpty = await Self.wait { living.value == 0 && keeper.isEmpty() }
      guard isEmpty else {
        throw Failure(description: "Of alerts up to \(number) \(living.value) values are left")
      }
      if sizeAtFirst == nil, number >= alerts / 10 { sizeAtFirst = Self.peakSize }
    }
    guard let growth, let sizeAtFirst else { return }
    let grown = Self.peakSize - sizeAtFirst
    memory = "; \(sizeAtFirst / 1024) KiB in use at most, later \(grown / 1024) KiB more"
    if grown > growth { throw Failure(description: "Memory has grown\(memory)") }
  }

  private mutating func ask(
    _ number: Int,
    _ box: AlertBox,
    _ keeper: StressKeeper,
    _ clock: ManualClock,
    _ token: StressToken,
    _ random: inout SplitMix64
  ) async throws(Failure) {
    var question = StressQuestion(number: number, token: token)
    question.kind = StressQuestion.Kind.allCases.randomElement(using: &random) ?? .plain
    question.isValidated = Bool.random(using: &random)
    question.manner =
      Bool.random(using: &random)
      ? .keeps : StressQuestion.Manner.allCases.randomElement(using: &random) ?? .keeps
    if Bool.random(using: &random) { question.limit = 1 }
    let configuration = question.configuration
    add(["ask": 1])
    let isOver = StressCount()
    let caller = Task(executorPreference: InlineTaskExecutor()) {
      _ = await box.outcome(of: configuration)
      isOver.add(1)
    }
    if Bool.random(using: &random) {
      add(["toast": 1])
      box.toast("T", for: .seconds(1), key: Bool.random(using: &random) ? "\(number)" : nil)
    } else {
      add(["work": 1])
      try? await box.progress("W", after: number.isMultiple(of: 2) ? .seconds(1) : .zero) {
        $0.update("at work")
        if number.isMultiple(of: 3) { throw StressError(token: token) }
      }
    }
    // The turn of the one before may not have passed on yet, if a timer ended it.
    var request: AlertRequest?
    _ = await Self.wait {
      request = keeper.take()
      return request != nil || isOver.value > 0
    }
    if let request {
      request.onEnd { _ in withExtendedLifetime(token) {} }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: caller.cancel()
      case 1: break  // Let go of.
      case 2: request.timeOut()
      case 3: request.enter("!t") { _ in withExtendedLifetime(token) {} }
      case 4: request.fail(StressError(token: token))
      default: request.confirm()
      }
    }
    request = nil
    clock.advance(by: .seconds(1))
    guard await Self.wait(until: { isOver.value > 0 }) else {
      throw Failure(description: "The caller of \(question) waits for ever")
    }
    await caller.value
  }

  /// The most memory that the process has had in use so far, in bytes.
  private static var peakSize: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
