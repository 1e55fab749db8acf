extension Clock where Duration == Swift.Duration {
  /// Calls a function when a time is over.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - body: The function.
  /// - Returns: A task; if it is cancelled before, the function is not called.
  func call(
    after duration: Duration,
    _ body: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    // Taken before the task starts, so that a clock that moves meanwhile counts.
    call(at: now.advanced(by: duration), body)
  }

  /// Calls a function at a point in time.
  ///
  /// - Parameters:
  ///   - deadline: The point.
  ///   - body: The function.
  /// - Returns: A task; if it is cancelled before, the function is not called.
  func call(
    at deadline: Instant,
    _ body: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    // Detached, as the task-locals of whoever starts the time are none of its business.
    Task.detached(executorPreference: self as? ThreadClock) {
      do {
        try await sleep(until: deadline, tolerance: nil)
        body()
      } catch {
        // It is not to happen any more.
      }
    }
  }
}
