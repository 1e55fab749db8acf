/// Runs the time limit of one alert on the clock of the box that asked.
final class AlertTimer: Sendable {
  private enum State {
    case ready
    case held
    case running(Task<Void, Never>)
    case stopped
  }

  /// A century, which is as good as no limit; far longer ones overflow a clock's instants.
  private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

  private let state = Locked(State.ready)
  private let clock: any Clock<Duration>
  private let duration: Duration
  private let outcome: AlertOutcome

  init(_ timeout: AlertTimeout, outcome: AlertOutcome, clock: any Clock<Duration>) {
    self.duration = min(max(timeout.duration, .zero), Self.longest)
    self.outcome = outcome
    self.clock = clock
  }

  func hold() {
    state.withLock {
      if case .ready = $0 { $0 = .held }
    }
  }

  /// Starts the time, unless a presenter holds it back, it runs, or it was stopped.
  func startUnlessHeld(of pending: PendingAlert) {
    state.withLock {
      if case .ready = $0 { $0 = .running(run(pending, on: clock)) }
    }
  }

  func start(of pending: PendingAlert) {
    state.withLock {
      switch $0 {
      case .ready, .held: $0 = .running(run(pending, on: clock))
      case .running, .stopped: break
      }
    }
  }

  func stop() {
    let state = state.withLock { state in
      defer { state = .stopped }
      return state
    }
    if case .running(let task) = state { task.cancel() }
  }

  /// The deadline is taken before the task starts, so that a clock that moves meanwhile counts.
  private func run<C: Clock<Duration>>(_ pending: PendingAlert, on clock: C) -> Task<Void, Never> {
    let deadline = clock.now.advanced(by: duration)
    let outcome = outcome
    return Task {
      do {
        try await clock.sleep(until: deadline, tolerance: nil)
        pending.end(outcome)
      } catch {
        // Stopped.
      }
    }
  }
}

extension AlertConfiguration {
  /// What the end of the time limit ends the alert with.
  var outcomeOfTimeout: AlertOutcome {
    switch timeout?.action {
    case .confirm: confirmingButton.map(AlertOutcome.pressed) ?? .timedOut
    case .cancel: .cancelled(.timeout)
    case .fail, nil: .timedOut
    }
  }
}
