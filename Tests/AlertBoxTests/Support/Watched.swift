/// A value that threads change and tasks wait on, without polling.
final class Watched<Value: Sendable>: Sendable {
  /// Judges a value; when the wait is over, returns what resumes the task.
  private typealias Check = @Sendable (Value) -> (@Sendable () -> Void)?

  private struct Waiter {
    var check: Check
    var cancel: @Sendable () -> Void
  }

  private struct State {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var lastID = 0
  }

  private let state: Locked<State>

  init(_ value: Value) {
    state = Locked(State(value: value))
  }

  var value: Value {
    state.withLock { $0.value }
  }

  /// Changes the value, then resumes every task whose condition has become true.
  @discardableResult
  func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    let (result, waiting) = state.withLock { state -> (Result, (Value, [Int: Waiter])?) in
      let result = change(&state.value)
      return (result, state.waiters.isEmpty ? nil : (state.value, state.waiters))
    }
    if let (value, waiters) = waiting {
      for (id, waiter) in waiters {
        settle(id, waiter, with: value)
      }
    }
    return result
  }

  /// Suspends until `condition` returns a result or throws; cancelling the task throws.
  @discardableResult
  func wait<Result: Sendable>(
    until condition: @escaping @Sendable (Value) throws -> Result?
  ) async throws -> Result {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Waiter { value in
          do {
            guard let result = try condition(value) else { return nil }
            return { continuation.resume(returning: result) }
          } catch {
            return { continuation.resume(throwing: error) }
          }
        } cancel: {
          continuation.resume(throwing: CancellationError())
        }
        add(waiter, id: id)
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.cancel()
    }
  }

  private func add(_ waiter: Waiter, id: Int) {
    // A cancellation before this point found no waiter; one after it does.
    let value = state.withLock { state -> Value? in
      guard !Task.isCancelled else { return nil }
      state.waiters[id] = waiter
      return state.value
    }
    if let value {
      settle(id, waiter, with: value)
    } else {
      waiter.cancel()
    }
  }

  private func settle(_ id: Int, _ waiter: Waiter, with value: Value) {
    guard let resume = waiter.check(value) else { return }
    // Whoever takes the waiter out resumes it, so that it is resumed once.
    if state.withLock({ $0.waiters.removeValue(forKey: id) }) != nil {
      resume()
    }
  }
}
