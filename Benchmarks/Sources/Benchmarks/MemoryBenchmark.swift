import AlertBox
import Foundation
import Synchronization

/// The memory of a million callers that wait, against a million suspended on bare continuations.
///
/// Each is measured in a process of its own.
enum MemoryBenchmark {
  private static let count = 1_000_000

  static func run() async throws -> Row {
    var floors: [Double] = []
    var alerts: [Double] = []
    for _ in 0..<9 {
      floors.append(try measureInChild("memory-floor", count))
      alerts.append(try measureInChild("memory-alerts", count))
    }
    return Row(
      what: "memory of a million callers waiting, to a million bare continuations",
      ratio: zip(alerts, floors).map { $0 / $1 }.median,
      budget: 1.35,
      note: "\(Int(alerts.median) / count) to \(Int(floors.median) / count) bytes each, "
        + "median of \(alerts.count)"
    )
  }

  static func growth() async throws -> Row {
    try await .growth("memory of ten times the callers", of: count) {
      try measureInChild("memory-alerts", $0)
    }
  }

  private static func measureInChild(_ argument: String, _ count: Int) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [argument, "\(count)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let bytes = Double(String(decoding: output, as: UTF8.self).filter(\.isNumber)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return bytes
  }

  static func measureFloor(of count: Int) async {
    let continuations = Mutex<[CheckedContinuation<Void, any Error>]>([])
    await measure(count, waiting: { continuations.withLock { $0.count } }) {
      try? await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          continuations.withLock { $0.append(continuation) }
        }
      } onCancel: {
      }
    }
  }

  static func measureAlerts(of count: Int) async {
    let presenter = CollectingPresenter()
    let alertBox = AlertBox(presenter: presenter)
    await measure(count, waiting: { presenter.requests.withLock { $0.count } }) {
      try? await alertBox("Overwrite Item?", confirm: "Overwrite")
    }
  }

  /// Prints the growth of the resident memory, and ends the process without answering anyone.
  private static func measure(
    _ count: Int,
    waiting: () -> Int,
    ask: @escaping @Sendable () async -> Void
  ) async {
    let before = residentBytes()
    for _ in 0..<count { Task { await ask() } }
    while waiting() < count { await Task.yield() }
    print(residentBytes() - before)
    fflush(nil)
    _exit(0)
  }

  private static func residentBytes() -> Int {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii)) ?? ""
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// Keeps its requests and answers none.
final class CollectingPresenter: AlertPresenter {
  let requests = Mutex<[AlertRequest]>([])

  func present(_ request: AlertRequest) {
    requests.withLock { $0.append(request) }
  }
}
