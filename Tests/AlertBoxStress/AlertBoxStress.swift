import Foundation

/// Runs random operations for as long as it is told to; `Scripts/stress` builds and runs it.
@main
enum AlertBoxStress {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let operations = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let seed =
      arguments.dropFirst().first.flatMap { UInt64($0) }
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
    // A sanitizer keeps what was freed, and notes about it.
    let isSanitized = ProcessInfo.processInfo.environment["ALERTBOX_STRESS_SANITIZED"] != nil
    report("seed \(seed)")
    do {
      // First, as the others would hide a growth behind their own.
      try await measure("left behind") {
        var run = StressRun(seed: seed)
        try await run.leave(alerts: operations, growth: isSanitized ? nil : 4 << 20)
        return run.summary
      }
      try await measure("compared with the model") {
        var run = StressRun(seed: seed)
        try await run.compare(operations: operations)
        return run.summary
      }
      try await measure("side by side") {
        var run = StressRun(seed: seed)
        try await run.race(operations: operations)
        return run.summary
      }
    } catch {
      report("FAILED: \(error)")
      exit(1)
    }
    report("passed")
  }

  private static func measure(_ name: String, _ run: () async throws -> String) async throws {
    let start = ContinuousClock.now
    let summary = try await run()
    report("\(name): \(start.duration(to: .now).components.seconds) s, \(summary)")
  }

  /// Prints at once, so that it is seen also if the process should trap.
  private static func report(_ line: String) {
    print(line)
    fflush(nil)
  }
}
