extension AlertBox {
  /// Does some work, and shows that it is under way for as long as it is.
  ///
  /// At the terminal that is a line, which follows what the work says it is at; it is seen also while
  /// a question is open, above it. Works nest, and run side by side: each ends only its own line. If
  /// the work throws, its line is replaced by one that says why, and stays. That is so before the error
  /// gets to the caller, and an alert that reports it comes after. Cancellation is no error: when the
  /// task is cancelled the line is gone at once, and the work is waited for; if it was before, there is
  /// no line. Where nothing can be drawn in place each step is one line on standard error.
  ///
  /// ```swift
  /// let pages = try await alertBox.progress("Fetch data") { progress in
  ///   for number in 1...3 {
  ///     progress.update("Reading page \(number)", fraction: Double(number - 1) / 3)
  ///     try await read(number)
  ///   }
  /// }
  /// ```
  ///
  /// The work runs where the caller does, without any change of thread. What it throws keeps its type:
  /// work that throws nothing needs no `try`.
  ///
  /// - Parameters:
  ///   - title: What is done.
  ///   - delay: How long the work may take before it is shown, so that quick work does not flicker; by
  ///     default it is shown at once.
  ///   - work: What to do; it is given what it can say there what it is at.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  @discardableResult
  public func progress<Value, Failure: Error>(
    _ title: String,
    after delay: Duration = .zero,
    _ work: (AlertProgress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let progress = AlertProgress(title, box: self)
    progress.begin(after: delay)
    let result = await progress.run(work, isolation: #isolation)
    switch result {
    case .success: progress.end(.finished)
    case .failure(let error): progress.fail(error)
    }
    await progress.settle()
    return try result.get()
  }
}

extension AlertProgress {
  /// Runs the work as part of this progress.
  ///
  /// Each closure captures the caller's isolation, or it would run on another executor.
  fileprivate func run<Value, Failure: Error>(
    _ work: (AlertProgress) async throws(Failure) -> Value,
    isolation: isolated (any Actor)?
  ) async -> Result<Value, Failure> {
    await withTaskCancellationHandler {
      _ = isolation
      return await Self.$current.withValue(self) { () async -> Result<Value, Failure> in
        _ = isolation
        do throws(Failure) {
          return .success(try await work(self))
        } catch {
          return .failure(error)
        }
      }
    } onCancel: {
      end(.cancelled)
    }
  }
}
