import AlertBoxStress
import Testing

/// A short part of what `Scripts/stress` does, with seeds that are always the same and a new one.
@Suite("Random operations", .timeLimit(.minutes(10)))
struct StressTests {
  private static let seeds: [UInt64] = [1, 2, UInt64.random(in: 3...UInt64(UInt32.max))]

  @Test("Whatever is done, the real thing agrees with a simple model", arguments: seeds)
  func model(seed: UInt64) async throws {
    var run = StressRun(seed: seed)
    try await run.compare(operations: 5000)
    #expect(run.operations >= 5000)
  }

  @Test("Whatever is done at once, each caller gets one outcome, in turn", arguments: seeds)
  func race(seed: UInt64) async throws {
    var run = StressRun(seed: seed)
    try await run.race(operations: 5000)
    #expect(run.operations >= 5000)
  }

  @Test("Of ten thousand alerts nothing is left", arguments: seeds.suffix(1))
  func memory(seed: UInt64) async throws {
    var run = StressRun(seed: seed)
    try await run.leave(alerts: 10_000)
    #expect(run.operations >= 10_000)
  }
}
