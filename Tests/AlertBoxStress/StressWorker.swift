import AlertBox

/// A task that works on what it is told, one piece of work inside another.
final class StressWorker: Sendable {
  enum Command: Sendable {
    case begin(number: Int, box: AlertBox, delay: Int)
    /// Says what the work is at: the innermost, or one around it.
    case update(depth: Int, message: String?, fraction: Double?)
    case finish
    case fail(any Error)
  }

  private let next = Locked<CheckedContinuation<Command, Never>?>(nil)
  private let requests: StressRequests

  init(requests: StressRequests) {
    self.requests = requests
  }

  /// Has the task go on until it has done what it is told.
  func send(_ command: Command) {
    let continuation = next.withLock { $0.take() }
    continuation?.resume(returning: command)
  }

  /// Works until it is told to finish.
  func run() async {
    try? await work([])
  }

  private func work(_ progresses: [AlertProgress]) async throws {
    while true {
      let command = await withCheckedContinuation { continuation in
        next.withLock { $0 = continuation }
      }
      switch command {
      case .begin(let number, let box, let delay):
        do {
          let result = try await box.progress("W\(number)", after: .seconds(delay)) { progress in
            try await work(progresses + [progress])
            return number
          }
          requests.note("W\(result) returned")
        } catch {
          requests.note("W\(number) threw \(error is CancellationError ? "cancellation" : "error")")
        }
      case .update(let depth, let message, let fraction):
        if depth == progresses.count - 1 {
          AlertProgress.current?.update(message, fraction: fraction)
        } else {
          progresses[depth].update(message, fraction: fraction)
        }
      case .finish: return
      case .fail(let error): throw error
      }
    }
  }
}
