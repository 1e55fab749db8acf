/// Toasts, progress and messages.
extension TestPresenter {
  /// Shows a notice at once, and notes among the events what becomes of it.
  ///
  /// - Parameter notice: What is to be seen.
  public func present(_ notice: AlertNotice) {
    let note = notice.note
    update { $0.events.append($0.notices.raise(note)) }
    notice.follow { [weak self] note in
      self?.update { $0.events += $0.notices.follow(note) }
    }
  }

  /// The toasts that have not left and the work that is under way, in the order they were raised.
  public var notices: [AlertNotice] { state.withLock { $0.notices.open.map(\.notice) } }

  /// Waits until something has happened; returns at once if it has.
  ///
  /// What a clock causes happens on a task of its own, a moment after the clock was moved:
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// AlertBox(presenter: presenter, clock: clock).toast("Saved", for: .seconds(2))
  /// clock.advance(by: .seconds(2))
  /// try await presenter.wait(for: .noticeEnded("Saved", .expired))
  /// ```
  ///
  /// - Parameters:
  ///   - event: What is to happen.
  ///   - count: How often, since the presenter was made.
  /// - Throws: `CancellationError` if the task that waits is cancelled.
  public func wait(for event: Event, count: Int = 1) async throws {
    let number = state.withLock { $0.takeNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A cancellation before this point found nobody who waits; one after it does.
        let end: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.has(event, count: count) { return .success(()) }
          state.eventWaiters[number] = EventWaiter(
            event: event,
            count: count,
            continuation: continuation
          )
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.eventWaiters.removeValue(forKey: number) }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }
}
