import Testing

@Suite("The hand-moved clock of the tests", .timeLimit(.minutes(10)))
struct TestClockTests {
  private let clock = TestClock()

  @Test("A sleeper wakes when its deadline is reached, and not before")
  func wakes() async throws {
    let clock = clock
    let deadline = clock.now.advanced(by: .seconds(2))
    let sleeper = Task { try await clock.sleep(until: deadline) }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 0)
    try await sleeper.value
  }

  @Test("A deadline that is past does not sleep", arguments: [Duration.zero, .seconds(-1)])
  func past(_ duration: Duration) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration))
    #expect(clock.sleepers == 0)
  }

  @Test("A sleeper whose task is cancelled throws and is gone")
  func cancelled() async throws {
    let clock = clock
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleepers == 0)
  }

  @Test("A task that was cancelled before it sleeps throws, also for a past deadline")
  func cancelledBefore() async throws {
    let clock = clock
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleepers == 0)
  }

  @Test("Sleepers are counted, and their deadlines told in order")
  func counted() async throws {
    let clock = clock
    let start = clock.now
    let sleepers = (1...5).map { second in Task { try await clock.sleep(for: .seconds(second)) } }
    try await clock.waitForSleepers(5)
    #expect(clock.deadlines == (1...5).map { start.advanced(by: .seconds($0)) })
    clock.advance(by: .seconds(3))
    #expect(clock.sleepers == 2)
    clock.advance(by: .seconds(3))
    for sleeper in sleepers { try await sleeper.value }
  }
}
