import AlertBox

/// An actor that asks, on an executor of its own.
actor Asker {
  nonisolated let executor = CountingExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func outcome(of configuration: AlertConfiguration, from box: AlertBox) async -> AlertOutcome {
    let outcome = await box.outcome(of: configuration)
    precondition(executor.isCurrent)
    return outcome
  }
}
