/// What the thread of a session of notices does.
extension NoticeSession {
  func wake() { state.withLock { $0.wake() } }

  /// Draws for as long as there are notices.
  func run() {
    while true {
      draw()
      let next = state.withLock { state -> (files: [FileDescriptor], isStuck: Bool, Duration?)? in
        if state.board.isEmpty, !state.isHeld, state.log.isEmpty {
          state.close()
          return nil
        }
        let timeout = state.timeToNextFrame(isStale: isStale)
        // Another process asks for nothing when it begins to draw.
        return (
          state.files, !state.output.isEmpty, timeout ?? (state.isShown ? FramePace.interval : nil)
        )
      }
      guard let (files, isStuck, timeout) = next else { return }
      var waits = files.map { ($0, Platform.Readiness.input) }
      if isStuck { waits.append((.standardError, .output)) }
      let ready = try? Platform.wait(for: waits, timeout: timeout.map(Platform.milliseconds))
      if ready?[0].isReady ?? true { state.withLock { $0.drainWaker() } }
      handleSignals()
    }
  }

  /// Draws a frame if one is due.
  private func draw() {
    let (isDue, isFirst) = state.withLock { state in
      state.look()
      state.write()
      let isDue = state.timeToNextFrame(isStale: isStale) == .zero
      return (isDue, isDue && !state.isShown)
    }
    if isDue {
      let view = view()
      let show = { [self] in state.withLock { $0.draw(view) } }
      if isFirst { LiveTerminal.beginDrawing(show) } else { show() }
    }
    printToasts()
    for toast in state.withLock({ $0.takeSeenToasts() }) { toast.startTime() }
  }

  /// Prints toasts where nothing can be drawn for nobody knows how long: a shell has the terminal, or
  /// the notices of another process, which are drawn anew below what is printed.
  private func printToasts() {
    let (hasSome, isBesideOthers) = state.withLock { ($0.hasToastsToPrint, $0.other == .notices) }
    // The others may be a popup, on a screen of which nothing stays. Signals wait meanwhile: if it does
    // not go soon, the next frame tries again.
    guard hasSome, !isBesideOthers || takeHold(within: .milliseconds(300)) else { return }
    let (toasts, lines) = state.withLock { $0.beginPrinting() }
    if !toasts.isEmpty { LiveTerminal.write((isBesideOthers ? LiveRegion.cleared : "") + lines) }
    state.withLock { state in
      state.isPrinting = false
      if isBesideOthers { state.turn.release() }
    }
    for toast in toasts { toast.startTime() }
  }

  // MARK: Signals

  /// Gives the terminal back for as long as the process is stopped.
  private func stop() {
    let missed = state.withLock { state in
      state.isStopping = true
      return state.hide()
    }
    Self.send(missed)
  }

  /// Handles the signals that came.
  private func handleSignals() {
    let (caught, handlers) = state.withLock { state -> ([Int32], Platform.PreviousHandlers?) in
      // Else they are for the session of a question.
      guard let handlers = state.handlers else { return ([], nil) }
      state.drainSignals()
      return (Platform.takeCaughtSignals(), handlers)
    }
    guard !caught.isEmpty, let handlers else { return }
    let toSend = caught.filter { signal in
      Platform.endingSignals.contains(signal) || signal == Platform.suspendSignal
        || handlers.hasHandler(for: signal)
    }
    if toSend.isEmpty {
      // The screen has another size, or the program goes on after a stop that nobody announced.
      let view = view()
      let hasStopped = caught.contains(Platform.continueSignal)
      return state.withLock { $0.redraw(view, hasStopped: hasStopped) }
    }
    // Given back first, as a signal may end the process, or stop it.
    let ends = toSend.contains { signal in
      Platform.endingSignals.contains(signal) && !handlers.hasHandler(for: signal)
    }
    if ends { finish() } else { stop() }
    for signal in toSend { Platform.send(signal) }
    // Only a signal that the program handles comes this far, or one that has stopped it; the first
    // process of a container is not ended by those it sends itself (pid_namespaces(7)).
    state.withLock { state in
      if ends { state.isFinished = false } else { state.isStopping = false }
    }
  }
}
