/// Runs the time limit of one alert on the clock of the box that asked.
final class AlertTimer: Sendable {
  private enum State {
    case ready
    case held
    /// A thread is about to start the time.
    case starting
    case running(Task<Void, Never>, Deadline)
    case stopped
  }

  /// The end of the time, on whatever clock; in a struct for the sake of the lock's generic code.
  private struct Deadline: Sendable {
    let timeRemaining: @Sendable () -> Duration
  }

  /// A century, which is as good as no limit; far longer ones overflow a clock's instants.
  private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

  private let state = Locked(State.ready)
  private let clock: any Clock<Duration>
  private let duration: Duration

  init(_ timeout: AlertTimeout, clock: any Clock<Duration>) {
    self.duration = min(max(timeout.duration, .zero), Self.longest)
    self.clock = clock
  }

  func hold() {
    state.withLock {
      if case .ready = $0 { $0 = .held }
    }
  }

  /// Starts the time, unless it has started or was stopped.
  ///
  /// - Parameters:
  ///   - pending: The alert to end.
  ///   - endsHold: Whether to start a time that a presenter holds back.
  func start(of pending: PendingAlert, endsHold: Bool) {
    let starts = state.withLock { state in
      switch state {
      case .ready: break
      case .held where endsHold: break
      case .held, .starting, .running, .stopped: return false
      }
      state = .starting
      return true
    }
    if starts { run(pending) }
  }

  /// Calls the clock, which is not this library's, and so under no lock.
  private func run(_ pending: PendingAlert) {
    let (task, deadline) = run(pending, on: clock)
    let isStopped = state.withLock { state in
      guard case .starting = state else { return true }
      state = .running(task, deadline)
      return false
    }
    if isStopped { task.cancel() }
  }

  func stop() {
    let state = state.withLock { state in
      defer { state = .stopped }
      return state
    }
    if case .running(let task, _) = state { task.cancel() }
  }

  /// What is left of the time, or `nil` if it does not run.
  var timeRemaining: Duration? {
    let deadline = state.withLock { state in
      if case .running(_, let deadline) = state { deadline } else { nil as Deadline? }
    }
    // The clock is called under no lock.
    return deadline.map { max($0.timeRemaining(), .zero) }
  }

  /// The deadline is taken before the task starts, so that a clock that moves meanwhile counts.
  private func run<C: Clock<Duration>>(
    _ pending: PendingAlert,
    on clock: C
  ) -> (Task<Void, Never>, Deadline) {
    let deadline = clock.now.advanced(by: duration)
    let task = clock.call(at: deadline) { pending.timeOut() }
    return (task, Deadline { clock.now.duration(to: deadline) })
  }
}

extension AlertConfiguration {
  /// What the end of the time limit ends the alert with.
  var outcomeOfTimeout: AlertOutcome {
    switch timeout?.action {
    case .confirm: outcomeOfConfirming ?? .timedOut
    case .cancel: .cancelled(.timeout)
    case .fail, nil: .timedOut
    }
  }

  /// What confirming ends the alert with, without a person who enters something.
  private var outcomeOfConfirming: AlertOutcome? {
    guard let button = confirmingButton else { return nil }
    guard let field else { return .pressed(button) }
    return field.acceptableDefault.map { .entered($0, button) }
  }

  /// What the end of the time does: it fails where there is nothing to confirm with.
  var effectOfTimeout: AlertTimeout.Action {
    outcomeOfTimeout == .timedOut ? .fail : timeout?.action ?? .fail
  }
}
