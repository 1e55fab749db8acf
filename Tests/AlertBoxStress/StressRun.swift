import AlertBox

/// Rounds of a stress run, and what came of them.
struct StressRun {
  /// The operations of a round, so that much happens at a time, and failures are short.
  static let length = 250

  /// For how many seconds the real thing is waited for before it is said to have failed.
  static let patience = 5

  let seed: UInt64
  var counts: [String: Int] = [:]
  var rounds = 0

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The seed of a round, which is the first one of a run with that seed.
  func seed(of round: Int) -> UInt64 { seed &+ UInt64(round) &* 2 }

  /// Does so many operations, and checks after each round that nothing is left of it.
  mutating func run(_ operations: Int) async throws {
    while rounds * Self.length < operations {
      let seed = seed(of: rounds)
      for isTimed in [false, true] {
        do {
          try await run(seed, isTimed: isTimed)
        } catch {
          throw Failure(description: "seed \(seed), \(isTimed ? "timed" : "untimed"): \(error)")
        }
        rounds += 1
      }
    }
  }

  private mutating func run(_ seed: UInt64, isTimed: Bool) async throws {
    let living = StressCount()
    weak var clock: ManualClock?
    weak var screen: StressScreen?
    let requests: StressRequests
    do {
      var driver = StressDriver(
        seed: seed,
        isTimed: isTimed,
        token: StressToken(living),
        counts: counts
      )
      clock = driver.world.clock
      screen = driver.world.screens[0]
      requests = driver.world.requests
      try await driver.run(Self.length)
      counts = driver.counts
    }
    // The task of a timer lets go of what it had a moment after it was cancelled.
    let end = ContinuousClock.now.advanced(by: .seconds(StressRun.patience))
    while living.value > 0 || clock != nil || screen != nil || !requests.kept.isEmpty {
      guard ContinuousClock.now < end else {
        throw Failure(
          description: """
            left: requests \(requests.kept), clock \(clock != nil), presenter \(screen != nil), \
            \(living.value) tokens
            """
        )
      }
      await Task.yield()
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The operations of each kind.
  var summary: String {
    let all = counts.values.reduce(0, +)
    let kinds = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "seed \(seed), \(all) operations: \(kinds.joined(separator: ", "))"
  }
}
