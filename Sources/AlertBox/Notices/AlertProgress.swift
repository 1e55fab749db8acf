/// The progress of work that is under way: the work says here what it is at.
///
/// Any task may do so, any number of times: an update costs next to nothing, and what is shown follows
/// a few times a second. When the work has ended all of this does nothing.
public final class AlertProgress: Sendable {
  /// The progress of the work that the running task is part of, if there is one.
  ///
  /// Code deep in a call tree can say what it is at: `AlertProgress.current?.update("Unpacking")`.
  @TaskLocal public static var current: AlertProgress?

  let notice: AlertNotice
  private let box: AlertBox
  private let state = Locked(State.waiting(nil))

  /// Whether the presenter knows of it.
  private enum State {
    case waiting(Task<Void, Never>?)
    case presented
    case over
  }

  init(_ title: String, box: AlertBox) {
    self.box = box
    notice = AlertNotice(
      .progress,
      AlertNotice.Content(title),
      parent: Self.current?.notice,
      clock: box.clock
    )
  }

  // MARK: Saying what the work is at

  /// Says what the work is at.
  ///
  /// - Parameters:
  ///   - message: What it is at; by default as before.
  ///   - fraction: How much is done, from 0 to 1, by default as before; other numbers count as the
  ///     nearest of these. With `.nan` it is not known any more: that is what nothing of nothing is.
  public func update(_ message: String? = nil, fraction: Double? = nil) {
    notice.change { content in
      if let message { content.detail = message }
      if let fraction { content.fraction = fraction.isNaN ? nil : min(max(fraction, 0), 1) }
    }
  }

  /// What the work said last that it is at.
  public var message: String? { notice.content.detail }

  /// How much is done, from 0 to 1, as the work said last.
  public var fraction: Double? { notice.content.fraction }

  /// The error that ended the work, which is no `CancellationError`.
  ///
  /// It is kept also if the work's task was cancelled before; then nothing is shown of it.
  public var error: (any Error)? { notice.error }

  // MARK: From begin to end

  /// Has it shown, at once or when the work takes longer than a time.
  ///
  /// Work that begins in a task that was cancelled before is not shown.
  func begin(after delay: Duration) {
    if Task.isCancelled { return end(.cancelled) }
    guard delay > .zero else { return present() }
    let task = AlertNotice.sleep(delay, on: box.clock) { [weak self] in self?.present() }
    let isLate = state.withLock { state in
      guard case .waiting = state else { return true }
      state = .waiting(task)
      return false
    }
    if isLate { task.cancel() }
  }

  private func present() {
    let isFirst = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .presented
      return true
    }
    if isFirst { box.presenter.present(notice) }
  }

  /// Takes it off the screen.
  func end(_ end: AlertNotice.End) {
    stopWaiting()
    notice.end(end)
  }

  /// Takes it off the screen, and leaves a line that says why the work failed.
  ///
  /// That is also so if it was not shown yet: it was quick to fail, but it did fail.
  func fail(_ error: any Error) {
    if error is CancellationError { return end(.cancelled) }
    let wasWaiting = stopWaiting()
    let isEnded = notice.fail(error)
    if isEnded, wasWaiting { box.presenter.present(notice) }
  }

  /// Keeps it from being shown from now on.
  ///
  /// - Returns: Whether it was not shown.
  @discardableResult
  private func stopWaiting() -> Bool {
    let (task, wasWaiting) = state.withLock { state -> (Task<Void, Never>?, Bool) in
      defer { state = .over }
      if case .waiting(let task) = state { return (task, true) }
      return (nil, false)
    }
    task?.cancel()
    return wasWaiting
  }
}
