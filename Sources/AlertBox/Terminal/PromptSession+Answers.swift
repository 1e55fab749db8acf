/// What a session does about input, and about time.
extension PromptSession {
  /// Reads under the lock, so that nothing is read once the alert is over.
  ///
  /// - Parameter isHungUp: Whether the other side is known to be gone.
  /// - Returns: Whether to go on.
  func read(isHungUp: Bool) -> Bool {
    perform { mode in
      // Another process that shares the input may have been faster.
      guard Platform.isReady(streams.input, for: .input) else { return PromptProgress() }
      let progress = mode.read(isHungUp: isHungUp)
      // It may have been stopped in there, and have been continued since.
      if !progress.output.isEmpty { Platform.forget(Platform.continueSignal) }
      return progress
    }
  }

  /// Does a step of the mode's and what follows from it.
  ///
  /// - Returns: Whether to go on.
  func perform(_ step: (inout any PromptMode) -> PromptProgress) -> Bool {
    // A shell has taken the terminal over unasked, as whoever it waited for was killed.
    if streams.isInputTerminal, !Platform.isInForeground(of: streams.input) {
      resume()
      return state.withLock { !$0.isOver }
    }
    let (remaining, notices) = (request.timeRemaining, notices)
    let progress = state.withLock { state in
      guard !state.isOver else { return PromptProgress() }
      state.mode.timeRemaining = remaining
      state.mode.notices = notices
      let progress = step(&state.mode)
      state.output.append(progress.output)
      return progress
    }
    if progress.stopsTimeLimit { request.stopTimeLimit() }
    if progress.suspends { return suspendJob() }
    switch progress.answer {
    case nil: return true
    case .press(let button): request.press(button)
    case .choose(let index): request.choose(index)
    case .enter(let text, let button):
      enter(text, button)
      // Refused at once, or being validated: then it goes on.
      return request.isPending
    case .cancel(let reason): request.cancel(reason)
    case .fail(let error): request.fail(error)
    case .interrupt: interrupt(by: [Platform.interruptSignal])
    case .hangUp:
      // The signal that a terminal sends when it goes away may come a moment later.
      if streams.isInputTerminal, Platform.isReady(signals, for: .input, within: 100) {
        return true
      }
      request.fail(AlertError.inputEnded(request.configuration))
    }
    return false
  }

  /// Enters a text, and asks again if it is refused, where there is someone to ask.
  private func enter(_ text: String, _ button: AlertButton?) {
    guard streams.isInputTerminal else {
      request.enter(text, pressing: button)
      return
    }
    request.enter(text, pressing: button) { [self] reason in
      state.withLock { state in
        guard !state.isOver, let output = state.mode.refuse(reason) else { return }
        state.output.append(output)
        wake()
      }
    }
  }
}
