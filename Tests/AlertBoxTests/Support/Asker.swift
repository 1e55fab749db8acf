import AlertBox

/// An actor that asks, on an executor of its own, and takes notes of where it ran.
actor Asker {
  nonisolated let executor = CountingExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What an action of an alert counts, to show that it runs on this actor.
  private(set) var pressed = 0

  private var turns = 0

  /// Returns when whoever asked from this actor before is suspended.
  func takeTurn() { turns += 1 }

  func press() { pressed += 1 }

  func outcome(of configuration: AlertConfiguration, from box: AlertBox) async -> AlertOutcome {
    await box.outcome(of: configuration)
  }

  /// Asks, and returns how many jobs that added, and whether it came back to this executor.
  func ask(_ overload: Overload, _ box: AlertBox) async throws -> (jobs: Int, isBack: Bool) {
    let before = executor.jobs
    try await overload.ask(box)
    return (executor.jobs - before, executor.isCurrent)
  }

  /// Asks with an action that changes this actor, and returns how many jobs that added.
  func askAndCount(_ alertBox: AlertBox) async throws -> (jobs: Int, wasHere: Bool) {
    let before = executor.jobs
    let wasHere = try await alertBox("Go on?") {
      AlertAction("Go") {
        self.pressed += 1
        return self.executor.isCurrent
      }
    }
    return (executor.jobs - before, wasHere)
  }
}
