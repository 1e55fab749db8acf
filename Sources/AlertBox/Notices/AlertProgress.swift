/// The progress of work that is under way: the work says here what it is at.
///
/// Any task may do so, any number of times: an update costs next to nothing, and what is shown follows
/// a few times a second. When the work has ended all of this does nothing.
public final class AlertProgress: Sendable {
  /// The progress of the work that the running task is part of, if there is one.
  ///
  /// Code deep in a call tree can say what it is at: `AlertProgress.current?.update("Unpacking")`.
  @TaskLocal public static var current: AlertProgress?

  package let notice: AlertNotice
  private let box: AlertBox
  private let state = Locked(State.waiting(nil))

  /// Whether the presenter knows of it.
  private enum State {
    /// Not yet; what presents it later, if something does.
    case waiting(Task<Void, Never>?)
    /// It is being told; how the work ended meanwhile, and the caller that waits until that is told.
    case presenting(AlertNotice.End?, CheckedContinuation<Void, Never>?)
    case presented
    case over(AlertNotice.End)
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
  /// What is left out, or `nil`, stays as it was. To take something back there is a value each:
  /// `update("", fraction: .nan)` leaves the title alone.
  ///
  /// - Parameters:
  ///   - message: What it is at. One that is empty, or only white space, is none.
  ///   - fraction: How much is done, from 0 to 1; other numbers count as the nearest of these. With
  ///     `.nan` it is not known any more: that is what nothing of nothing is.
  public func update(_ message: String? = nil, fraction: Double? = nil) {
    notice.change { content in
      if let message { content.detail = message.isBlank ? nil : message }
      if let fraction { content.fraction = fraction.isNaN ? nil : min(max(fraction, 0), 1) }
    }
  }

  /// What the work said last that it is at.
  public var message: String? { notice.content.detail }

  /// How much is done, from 0 to 1, as the work said last.
  public var fraction: Double? { notice.content.fraction }

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

  /// Presents it, unless it has ended; an end that comes meanwhile is told afterwards.
  private func present() {
    let isFirst = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .presenting(nil, nil)
      return true
    }
    guard isFirst else { return }
    box.presenter.present(notice)
    let end = state.withLock { state -> AlertNotice.End? in
      guard case .presenting(let end, _) = state else { return nil }
      if end == nil { state = .presented }
      return end
    }
    guard let end else { return }
    notice.end(end)
    let caller = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .over(end) }
      return if case .presenting(_, let caller) = state { caller } else { nil }
    }
    caller?.resume()
  }

  /// Takes it off the screen; if it failed, a line that says why is left.
  ///
  /// A failure is also shown if the work was not shown yet: it was quick to fail, but it did fail. If
  /// the notice is just being presented, who does that tells it of its end, so that no presenter is
  /// handed a notice after it was told that it is over.
  func end(_ end: AlertNotice.End) {
    let (task, first, wasWaiting) = state.withLock {
      state -> (Task<Void, Never>?, AlertNotice.End?, Bool) in
      switch state {
      case .waiting(let task):
        state = .over(end)
        return (task, end, true)
      case .presenting(let first, let caller):
        state = .presenting(first ?? end, caller)
        return (nil, nil, false)
      case .presented:
        state = .over(end)
        return (nil, end, false)
      case .over(let first):
        // Who ended it may not have told it yet.
        return (nil, first, false)
      }
    }
    task?.cancel()
    guard let first else { return }
    notice.end(first)
    if wasWaiting, case .failed = first { box.presenter.present(notice) }
  }

  /// Takes it off the screen, and leaves a line that says why the work failed.
  func fail(_ error: any Error) {
    if error is CancellationError { return end(.cancelled) }
    end(notice.keep(error))
  }

  /// Waits until the notice was told of its end, if another thread is about to.
  ///
  /// No thread is held meanwhile, as a presenter is not this library's.
  func settle() async {
    guard state.withLock({ if case .presenting = $0 { true } else { false } }) else { return }
    await withCheckedContinuation { caller in
      let isLate = state.withLock { state in
        guard case .presenting(let end, _) = state else { return true }
        state = .presenting(end, caller)
        return false
      }
      if isLate { caller.resume() }
    }
  }
}
