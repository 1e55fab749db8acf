import AlertBox

/// An alert with an immediate scripted answer, against a bare checked continuation with a
/// cancellation handler, in turns, both on the main actor.
@MainActor
enum AskBenchmark {
  private static let count = 100_000

  static func run() async throws -> Row {
    var ratios: [Double] = []
    var asked: [Double] = []
    for _ in 0..<11 {
      let floor = try await bare()
      let subject = try await alerts(count)
      ratios.append(subject / floor)
      asked.append(subject)
    }
    return Row(
      what: "asking, answered at once by script, to a bare continuation",
      ratio: ratios.median,
      budget: 2.5,
      note: "\(Int(asked.median / Double(count))) ns each, median of \(ratios.count)"
    )
  }

  static func growth() async throws -> Row {
    try await .growth("asking ten times as often", of: count) { try await alerts($0) }
  }

  private static func bare() async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count {
      try await suspend(isolation: #isolation)
    }
    return (clock.now - start).nanoseconds
  }

  private static func suspend(isolation: isolated (any Actor)?) async throws {
    try await withTaskCancellationHandler {
      _ = isolation
      try await withCheckedThrowingContinuation(isolation: isolation) {
        (continuation: CheckedContinuation<Void, any Error>) in
        continuation.resume()
      }
    } onCancel: {
    }
  }

  private static func alerts(_ count: Int) async throws -> Double {
    let alertBox = AlertBox(presenter: ScriptedPresenter(rules: ["Overwrite Item?": .confirm]))
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count {
      try await alertBox("Overwrite Item?", confirm: "Overwrite")
    }
    return (clock.now - start).nanoseconds
  }
}
