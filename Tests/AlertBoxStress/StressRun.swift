import AlertBox

/// Rounds of a stress run, and what came of them.
package struct StressRun {
  /// What went wrong, and the seed that it goes wrong with.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The operations of a round, so that much happens at a time, and failures are short.
  static let length = 250

  let seed: UInt64
  private var counts: [String: Int] = [:]
  /// What is to be said of memory, if it was measured.
  var memory = ""

  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The operations of each kind.
  package var summary: String {
    let kinds = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(operations) operations: \(kinds.joined(separator: ", "))\(memory)"
  }

  /// How many operations were done.
  package var operations: Int { counts.values.reduce(0, +) }

  /// Does so many operations one after the other, and compares each with the model.
  package mutating func compare(operations: Int) async throws(Failure) {
    var seed = seed
    while self.operations < operations {
      for isTimed in [false, true] {
        let kind = isTimed ? "timed" : "untimed"
        try await check("\(kind) operations", seed) { token, clock, run in
          var driver = StressDriver(seed: seed, isTimed: isTimed, clock: clock, token: token)
          try await driver.run(Self.length)
          run.add(driver.counts)
        }
      }
      seed &+= 1
    }
  }

  /// Does so many operations side by side, and checks what holds in any order.
  package mutating func race(operations: Int) async throws(Failure) {
    var seed = seed
    while self.operations < operations {
      try await check("tasks", seed) { token, clock, run in
        let schedule = StressSchedule(clock: clock, token: token)
        try await schedule.run(tasks: 8, operations: 30, seed: seed)
        run.add(schedule.counts.withLock { $0 })
      }
      seed &+= 100
    }
  }

  mutating func add(_ counts: [String: Int]) {
    self.counts.merge(counts) { $0 + $1 }
  }

  /// Does a round, and checks that nothing is left of it.
  private mutating func check(
    _ name: String,
    _ seed: UInt64,
    _ round: (StressToken, ManualClock, inout StressRun) async throws -> Void
  ) async throws(Failure) {
    let living = StressCount()
    weak var clock: ManualClock?
    do {
      let (token, strongClock) = (StressToken(living), ManualClock())
      clock = strongClock
      try await round(token, strongClock, &self)
    } catch {
      throw Failure(description: "\(name), seed \(seed): \(error)")
    }
    // The task of a timer lets go of what it had a moment after it was cancelled.
    let isEmpty = await Self.wait { living.value == 0 && clock == nil }
    guard isEmpty else {
      throw Failure(
        description: """
          \(name), seed \(seed): \(living.value) values are left, and the clock \
          \(clock == nil ? "not" : "too")
          """
      )
    }
  }

  /// Waits until something is true, but not for ever: beside other tests on a busy machine each turn of
  /// a task may take long, and only what hangs is to fail.
  static func wait(until condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now.advanced(by: .seconds(300))
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      await Task.yield()
    }
    return true
  }
}
