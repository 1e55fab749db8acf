/// Prints every budget with what was measured, as a ratio to a floor taken in the same run.
@main
enum Benchmarks {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "memory-floor": await MemoryBenchmark.measureFloor()
    case "memory-alerts": await MemoryBenchmark.measureAlerts()
    #if os(Linux)
      case "updates": await FrameBenchmark.update()
    #endif
    default: try await printTable()
    }
  }

  private static func printTable() async throws {
    var rows: [Row] = []
    func add(_ new: [Row]) {
      for row in new { print(row) }
      rows += new
    }
    for benchmark in [
      AskBenchmark.run, MemoryBenchmark.run, QueueBenchmark.cancelling, QueueBenchmark.answering,
      UpdateBenchmark.run,
    ] as [() async throws -> Row] {
      add([try await benchmark()])
    }
    #if os(Linux)
      for benchmark in [
        SizeBenchmark.run, StartBenchmark.run, DrawingBenchmark.run, IdleBenchmark.run,
        FrameBenchmark.run,
      ] as [() throws -> [Row]] {
        add(try benchmark())
      }
    #endif
    let measured = rows.filter { $0.ratio != nil }
    print("\(measured.count { $0.isWithinBudget }) of \(measured.count) within budget")
  }
}
