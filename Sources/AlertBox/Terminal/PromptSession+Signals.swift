/// What a session does about signals.
extension PromptSession {
  /// Handles the signals that came.
  ///
  /// - Parameter areReady: Whether their pipe may hold what woke the thread.
  /// - Returns: Whether one of them has ended the alert.
  func handleSignals(areReady: Bool = false) -> Bool {
    let (caught, handlers) = state.withLock { state -> ([Int32], Platform.PreviousHandlers?) in
      // Once the alert is over, what is in the pipe is to wake the session of the next one.
      guard !state.isOver else { return ([], nil) }
      if areReady { _ = try? Platform.read(signals, count: 64) }
      return (Platform.takeCaughtSignals(), state.handlers)
    }
    guard !caught.isEmpty, let handlers else { return false }
    let ending = caught.filter(Platform.endingSignals.contains)
    if !ending.isEmpty {
      interrupt(by: ending)
      return true
    }
    let wasSuspended = caught.contains(Platform.suspendSignal)
    if wasSuspended { suspend() }
    for signal in caught where signal != Platform.suspendSignal && handlers.hasHandler(for: signal)
    {
      passOn(signal)
    }
    if wasSuspended || caught.contains(Platform.continueSignal) {
      resume()
    } else if caught.contains(Platform.resizeSignal) {
      draw { $0.resize() }
    }
    return false
  }

  /// Cancels the alert, and lets the signals do what they would have done without it.
  func interrupt(by signals: [Int32]) {
    guard let first = signals.first else { return }
    let handlers = state.withLock { $0.handlers }
    // Given back first, as the signal may end the process.
    giveBack(.cancelled(.interrupt))
    if let interruption {
      interruption(first)
      // Something else has ended the alert: then nobody looks at what was reported.
      if !request.cancel(.interrupt) { Platform.send(first) }
    } else {
      for signal in signals {
        let hasHandler = handlers?.hasHandler(for: signal) ?? false
        // It ends the process without a call of what is registered for its end.
        if !hasHandler, signal != Platform.interruptSignal { NoticeSession.shared.finish() }
        if hasHandler || signal != Platform.interruptSignal { Platform.send(signal) }
      }
      request.cancel(.interrupt)
    }
  }

  // MARK: Stopping and going on

  /// Stops all processes of the job, as a terminal does at Ctrl-Z.
  ///
  /// If the terminal sent the signal, a shell that waits for another process of the job, say for the
  /// script that asks, would draw on top of the alert: it does not wait for this one.
  ///
  /// - Returns: Whether to go on.
  func suspendJob() -> Bool {
    // Where there is no shell to let it go on again, it does not stop.
    guard Platform.isForegroundJob(of: streams.input) else { return true }
    let isCaught = state.withLock { $0.handlers?.includes(Platform.suspendSignal) ?? false }
    if isCaught { giveBackForNow() }
    Platform.sendToGroup(Platform.suspendSignal)
    guard isCaught else { return true }
    if Platform.hasCaught([Platform.suspendSignal], within: 200) { return !handleSignals() }
    // It does not come, as this thread and all others block it.
    resume()
    return true
  }

  /// Gives the terminal back and has the process stopped; returns when it goes on.
  private func suspend() {
    let isOver = giveBackForNow()
    // Or it takes it meanwhile: then this process was stopped in there, and has been continued.
    let wasContinued = Platform.forget(Platform.continueSignal)
    if !isOver, !wasContinued { passOn(Platform.suspendSignal) }
  }

  /// Gives the terminal back for as long as the process is stopped.
  ///
  /// - Returns: Whether the alert is over.
  @discardableResult
  private func giveBackForNow() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return true }
      // A shell that waits for another process of the job may have taken the terminal already.
      let isInForeground = Platform.isInForeground(of: streams.output)
      state.output.append(state.mode.suspend(isInForeground: isInForeground))
      state.output.writeRest()
      if isInForeground { state.mode.restoreSettings() }
      Platform.endTurn(at: streams.turn)
      return false
    }
  }

  /// Takes the terminal again and asks once more, as soon as it is this job's.
  func resume() {
    // One that was stopped unasked has left the cursor hidden, which a shell does not show.
    if !Platform.isInForeground(of: streams.input) { giveBackForNow() }
    let isInForeground = waitForForeground()
    // A signal that came meanwhile may have been read off the pipe with those waited for.
    wake()
    guard isInForeground, waitForTurn() else { return }
    draw { $0.resume() }
    // It may have been stopped in there, and have been continued since.
    Platform.forget(Platform.continueSignal)
  }

  /// Stops the job for as long as it is in the background, as reading would.
  ///
  /// - Returns: Whether it is in the foreground; `false` if a signal asks it to end.
  func waitForForeground() -> Bool {
    while !Platform.isInForeground(of: streams.input) {
      // One that came together with the signal to go on may be on its way to another thread.
      if Platform.hasCaught(Platform.endingSignals, within: 50) { return false }
      Platform.forget(Platform.continueSignal)
      // All of it: a shell does not let a job go on of which one process alone is stopped.
      Platform.sendToGroup(Platform.backgroundReadSignal)
      // In a group that nobody can continue, nothing stops (POSIX 2.4.3), and nothing can be read.
      guard hasGoneOn() else {
        request.fail(AlertError.inputEnded(request.configuration))
        return false
      }
    }
    return true
  }

  /// Whether the process goes on after a stop that is about to come; `false` if none comes.
  private func hasGoneOn() -> Bool {
    // The first time may be over because it ran while the process was stopped.
    (1...2).contains { _ in Platform.hasCaught([Platform.continueSignal], within: 200) }
  }

  /// Lets a signal do what it would have done without the alert.
  private func passOn(_ signal: Int32) {
    let handlers = state.withLock { $0.isOver ? nil : $0.handlers }
    guard let handlers, Platform.passOn(signal, to: handlers) else { return }
    state.withLock { state in
      if !state.isOver { Platform.catchAgain(signal) }
    }
  }

  func draw(_ text: (inout any PromptMode) -> String) {
    let (remaining, notices) = (request.timeRemaining, notices)
    state.withLock { state in
      guard !state.isOver else { return }
      state.mode.timeRemaining = remaining
      state.mode.notices = notices
      state.output.append(text(&state.mode))
    }
  }
}
