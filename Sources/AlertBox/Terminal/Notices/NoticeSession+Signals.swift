/// What a session of notices does about signals.
extension NoticeSession {
  /// Handles the signals that came.
  ///
  /// - Parameter areReady: Whether their pipe may hold what woke the thread.
  func handleSignals(areReady: Bool) {
    let (caught, handlers) = state.withLock { state -> ([Int32], Platform.PreviousHandlers?) in
      // Else they are for the session of a question.
      guard let handlers = state.handlers else { return ([], nil) }
      if areReady, let pipe = state.files.last { _ = try? Platform.read(pipe, count: 64) }
      return (Platform.takeCaughtSignals(), handlers)
    }
    guard !caught.isEmpty, let handlers else { return }
    let toSend = caught.filter { signal in
      Platform.endingSignals.contains(signal) || signal == Platform.suspendSignal
        || handlers.hasHandler(for: signal)
    }
    if toSend.isEmpty {
      // The screen has another size, or the program goes on after a stop that nobody announced.
      return state.withLock { $0.redraw() }
    }
    let wasAside = state.withLock { $0.isAside }
    // Given back first, as a signal may end the process, or stop it.
    let ends = toSend.contains { signal in
      Platform.endingSignals.contains(signal) && !handlers.hasHandler(for: signal)
    }
    if ends { finish() } else { stepAside(givesBack: true) }
    for signal in toSend { Platform.send(signal) }
    // Only a signal that the program handles comes this far.
    if !ends { state.withLock { $0.isAside = wasAside } }
  }
}
