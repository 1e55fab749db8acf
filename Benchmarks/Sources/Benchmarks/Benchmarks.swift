/// Prints every budget with what was measured, as a ratio to a floor taken in the same run.
@main
enum Benchmarks {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "memory-floor": await MemoryBenchmark.measureFloor(of: count)
    case "memory-alerts": await MemoryBenchmark.measureAlerts(of: count)
    #if os(Linux)
      case "updates": await FrameBenchmark.update()
    #endif
    default: try await printTable()
    }
  }

  /// How much a process that measures for another one is to do.
  private static var count: Int {
    CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0
  }

  private static func printTable() async throws {
    var rows: [Row] = []
    print(Row.header)
    func add(_ new: [Row]) {
      for row in new { print(row) }
      rows += new
    }
    for benchmark in [
      AskBenchmark.run, AskBenchmark.growth, MemoryBenchmark.run, MemoryBenchmark.growth,
      QueueBenchmark.cancelling, QueueBenchmark.answering, UpdateBenchmark.run,
      UpdateBenchmark.growth,
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
      add([try await OptionsBenchmark.run()])
    #endif
    let measured = rows.filter { $0.ratio != nil }
    print()
    print("\(measured.count { $0.isWithinBudget }) of \(measured.count) within budget")
  }
}
