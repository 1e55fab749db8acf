/// Runs `operation`, and cancels it and throws `onTimeout` if it has not ended in `time`.
///
/// A last resort against a test run that hangs: no test takes longer, or passes, because of it.
func withWatchdog<Result: Sendable>(
  _ time: Duration,
  operation: @escaping @Sendable () async throws -> Result,
  onTimeout: @escaping @Sendable () -> any Error
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result?.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await operation() }
    group.addTask {
      try await Task.sleep(for: time)
      return nil
    }
    guard case .some(.some(let result)) = try await group.next() else { throw onTimeout() }
    return result
  }
}
