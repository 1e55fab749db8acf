import Foundation

/// Runs random operations for as long as it is told to; `Scripts/stress` builds and runs it.
@main
enum AlertBoxStress {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let operations = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let seed =
      arguments.dropFirst().first.flatMap { UInt64($0) }
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
    print("seed \(seed)")
    // Seen also if the process should trap.
    fflush(nil)
    let start = ContinuousClock.now
    var run = StressRun(seed: seed)
    do {
      try await run.run(operations)
    } catch {
      print(error)
      exit(1)
    }
    print("\(run.summary): \(start.duration(to: .now))")
  }
}
