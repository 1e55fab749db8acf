/// Prints every budget with what was measured, as a ratio to a floor taken in the same run.
@main
enum Benchmarks {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "memory-floor": await MemoryBenchmark.measureFloor()
    case "memory-alerts": await MemoryBenchmark.measureAlerts()
    default: try await printTable()
    }
  }

  private static func printTable() async throws {
    var rows: [Row] = []
    for benchmark in [
      AskBenchmark.run, MemoryBenchmark.run, QueueBenchmark.cancelling, QueueBenchmark.answering,
    ] as [() async throws -> Row] {
      let row = try await benchmark()
      print(row)
      rows.append(row)
    }
    let missed = rows.count { !$0.isWithinBudget }
    print("\(rows.count - missed) of \(rows.count) within budget")
  }
}
