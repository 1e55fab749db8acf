/// What happened in a presenter for tests, and who waits for something to happen.
final class EventLog: Sendable {
  typealias Event = TestPresenter.Event
  typealias Waiter = CheckedContinuation<Void, any Error>

  /// A task that waits.
  private struct Wait {
    let event: Event
    let count: Int
    let continuation: Waiter
  }

  private struct State {
    var events: [Event] = []
    var waits: [Int: Wait] = [:]
    var lastNumber = 0

    func has(_ event: Event, count: Int) -> Bool { events.count { $0 == event } >= count }
  }

  private let state = Locked(State())

  /// What happened so far, in order.
  var events: [Event] {
    // A list of its own: the thread sanitizer does not see that a shared one is changed in place only
    // when it is no longer read.
    state.withLock { $0.events.map { $0 } }
  }

  /// Notes what happened.
  ///
  /// - Parameter events: What happened, in order.
  /// - Returns: Those who have waited for it, to be resumed under no lock.
  func append(_ events: [Event]) -> [Waiter] {
    state.withLock { state in
      state.events += events
      if events.isEmpty || state.waits.isEmpty { return [] }
      let ready = state.waits.filter { state.has($0.value.event, count: $0.value.count) }
      for number in ready.keys { state.waits[number] = nil }
      return ready.values.map(\.continuation)
    }
  }

  /// Waits until something has happened so many times.
  func wait(for event: Event, count: Int) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A cancellation before this point found nobody who waits; one after it does.
        let end: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.has(event, count: count) { return .success(()) }
          state.waits[number] = Wait(event: event, count: count, continuation: continuation)
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      let wait = state.withLock { $0.waits.removeValue(forKey: number) }
      wait?.continuation.resume(throwing: CancellationError())
    }
  }
}
