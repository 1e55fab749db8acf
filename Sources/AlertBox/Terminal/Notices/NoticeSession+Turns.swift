/// How a session of notices makes room for others at the terminal.
extension NoticeSession {
  // MARK: Questions

  /// Leaves the terminal to a question.
  ///
  /// - Returns: Signals that came too late, to be sent under no lock.
  func pause() -> [Int32] {
    state.withLock { state in
      state.hasQuestion = true
      return state.hide()
    }
  }

  /// Draws again after a question.
  func resume() {
    state.withLock { state in
      state.hasQuestion = false
      state.wake()
    }
  }

  // MARK: Other writers

  /// Makes room for what is written by someone else.
  ///
  /// - Parameter givesBack: Whether the terminal is to be as it was before.
  /// - Returns: Whether the room is there.
  func stepAside(givesBack: Bool) -> Bool {
    let (isRoom, missed) = state.withLock { $0.stepAside(givesBack: givesBack) }
    Self.send(missed)
    return isRoom && state.withLock { $0.hasWritten() }
  }

  /// Draws again below what was written.
  func comeBack() {
    state.withLock { state in
      state.isAside = false
      state.wake()
    }
  }

  // MARK: Log lines

  /// Prints lines above what is shown.
  ///
  /// - Parameter lines: Lines that are safe to show, each with its newline.
  /// - Returns: Whether they will be written; `false` if nothing is shown.
  func print(_ lines: String) -> Bool {
    var isTaken = false
    while true {
      let (isFull, isCovered) = state.withLock { state -> (Bool, Bool) in
        if !isTaken {
          guard state.isShown else { return (false, false) }
          isTaken = true
          if state.log.isEmpty { state.wake() }
          state.log += lines
        }
        guard state.isShown, state.log.utf8.count > PromptSession.logLimit else {
          return (false, false)
        }
        state.write()
        return (!state.log.isEmpty, state.isCovered)
      }
      if !isFull { return isTaken }
      if isCovered {
        // The terminal has room, but what another process asks there is not to be torn apart.
        _ = try? Platform.wait(for: [], timeout: 100)
      } else {
        _ = Platform.isReady(.standardError, for: .output, within: 100)
      }
    }
  }

  // MARK: The end of the process

  /// Leaves the text of toasts, and gives the terminal back for good, as the process is about to end.
  func finish() {
    // The thread begins to print nothing more.
    state.withLock { $0.isFinished = true }
    waitForPrinting()
    let isBesideOthers = state.withLock { state in
      let board = state.board
      guard state.isRunning, board.toasts.contains(where: { !board.wasPrinted($0) }) else {
        return false
      }
      defer { state.endTurn() }
      return state.otherUser() == .notices
    }
    // They may be a popup, on a screen of which nothing stays.
    let isHeld = isBesideOthers && takeHold(within: LiveTerminal.popupPatience)
    Self.send(state.withLock { $0.finish() })
    if isHeld { state.withLock { $0.turn.release() } }
  }

  /// Waits until what the thread prints can be read, unless the terminal does not move.
  private func waitForPrinting() {
    if wait(for: .milliseconds(OutputBuffer.lastPatience), until: { !$0.isPrinting }) { return }
    Platform.restartOutput(.standardError)
    _ = wait(for: LiveTerminal.popupPatience) { !$0.isPrinting }
  }

  /// Takes hold of the terminal, as a question does, if others let go of it soon.
  func takeHold(within patience: Duration) -> Bool {
    let isHeld = wait(for: patience) { $0.turn.takeHold() }
    if !isHeld { state.withLock { $0.turn.withdrawRequest() } }
    return isHeld
  }

  /// Waits until something is so, and returns whether it is.
  private func wait(for patience: Duration, until isSo: (inout State) -> Bool) -> Bool {
    let start = ContinuousClock.now
    while true {
      if state.withLock({ isSo(&$0) }) { return true }
      if start.duration(to: .now) > patience { return false }
      _ = try? Platform.wait(for: [], timeout: 20)
    }
  }

  /// Whether a question or a program has the terminal, into which nothing is to be printed.
  var isSomeoneAsking: Bool {
    state.withLock { state in
      guard state.isRunning else { return false }
      let other = state.otherUser()
      state.endTurn()
      return other == .question || other == .program
    }
  }

  /// Sends signals that came too late for a session, and are meant for the program.
  static func send(_ missed: [Int32]) {
    for signal in missed
    where Platform.endingSignals.contains(signal) || signal == Platform.suspendSignal {
      Platform.send(signal)
    }
  }
}
