/// Toasts, progress and messages.
extension TestPresenter {
  /// Shows a notice at once, and notes among the events what becomes of it.
  ///
  /// - Parameter notice: What is to be seen.
  public func present(_ notice: AlertNotice) {
    let note = notice.note
    update { $0.news.append(.notice($0.notices.raise(note))) }
    notice.follow { [weak self] note in
      self?.update { $0.news += $0.notices.follow(note).map { .notice($0) } }
    }
  }

  /// The toasts, the messages and the work that were to be seen, in the order they were raised.
  public var notices: [AlertNotice] { state.withLock { $0.notices.all } }

  /// The toasts that have not left and the work that is under way, in the order they were raised.
  public var openNotices: [AlertNotice] { state.withLock { $0.notices.open.map(\.notice) } }

  /// Waits until something has happened; returns at once if it has.
  ///
  /// What a clock causes happens on a task of its own, a moment after the clock was moved:
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// AlertBox(presenter: presenter, clock: clock).toast("Saved", for: .seconds(2))
  /// clock.advance(by: .seconds(2))
  /// try await presenter.wait(for: .notice(.ended("Saved", .expired)))
  /// ```
  ///
  /// - Parameters:
  ///   - event: What is to happen.
  ///   - count: How often, since the presenter was made.
  /// - Throws: `CancellationError` if the task that waits is cancelled.
  public func wait(for event: Event, count: Int = 1) async throws {
    try await log.wait(for: event, count: count)
  }
}
