/// The time of a toast.
extension AlertNotice {
  /// Keeps the time of a toast from starting until ``startTime()`` is called.
  ///
  /// Without this call it starts when `present` returns. A presenter that has room for some toasts
  /// only calls this when it is given one.
  public func holdTime() { state.withLock { $0.time.hold() } }

  /// Starts the time of a toast, as it is shown; once it runs this does nothing.
  public func startTime() { run(state.withLock { $0.end == nil ? $0.time.start() : nil }) }

  /// Starts the time when the notice was presented, unless the presenter has taken that over.
  func startTimeUnlessHeld() {
    run(state.withLock { $0.end == nil && !$0.time.isHeld ? $0.time.start() : nil })
  }

  /// Runs the time on the clock, which is not this library's, and so is called under no lock.
  func run(_ turn: NoticeTime.Turn?) {
    guard kind == .toast, let turn else { return }
    turn.previous?.cancel()
    if turn.isEndless { return }
    let task = clock.call(after: turn.duration) { [self] in
      // An older turn's task may come here after the toast was shown anew.
      end(.expired) { $0.time.isCurrent(turn) }
    }
    let isKept = state.withLock { state in state.end == nil && state.time.keep(task, of: turn) }
    if !isKept { task.cancel() }
  }
}
