/// How the terminal is held and given back.
extension NoticeSession.State {
  /// Takes hold of the terminal, in the foreground.
  mutating func hold() {
    guard !isHeld else { return }
    isHeld = true
    // What woke the session before is not for this one.
    drainSignals()
    handlers = Platform.catchSignals(
      and: [Platform.suspendSignal, Platform.continueSignal, Platform.resizeSignal]
    )
    silence()
    output.append(ANSI.hideCursor)
  }

  /// Has nothing typed echoed, also if someone has changed the settings since.
  mutating func silence() {
    guard let current = try? Platform.settings(of: .standardError), current != settings?.quiet
    else { return }
    settings = (current, current.unechoed)
    try? Platform.apply(current.unechoed, to: .standardError)
  }

  /// Takes everything off the screen and gives the terminal back.
  ///
  /// - Returns: Signals that came too late.
  mutating func hide() -> [Int32] {
    guard isHeld else { return [] }
    // A shell or a question of another process may have the terminal already.
    if !isCovered, takePart() {
      flushLog()
      if isShown { output.append(surface.erase()) }
      output.append(ANSI.showCursor)
    } else {
      // A question of another process has hidden the cursor itself.
      let isCursorOurs = !isCovered && !Platform.isInForeground(of: .standardError)
      output.replace(
        with: log + surface.suspend(isInForeground: false) + (isCursorOurs ? ANSI.showCursor : "")
      )
      log = ""
    }
    isShown = false
    isCovered = false
    unseenToasts = []
    output.writeRest()
    return giveBack()
  }

  private mutating func giveBack() -> [Int32] {
    isHeld = false
    if let settings = settings.take(),
      (try? Platform.settings(of: .standardError)) == settings.quiet
    {
      Platform.restore(settings.original, of: .standardError)
    }
    Platform.endTurn(at: turn)
    Platform.leaveScreen(at: turn)
    return handlers.take().map(Platform.restoreHandlers) ?? []
  }

  /// Makes room for what someone else writes.
  mutating func stepAside(givesBack: Bool) -> [Int32] {
    isAside = true
    if givesBack { return hide() }
    look()
    guard isShown, !isCovered else { return [] }
    flushLog()
    output.append(surface.erase())
    isShown = false
    return []
  }

  /// Leaves the text of toasts on the screen, and gives the terminal back for good.
  mutating func finish() -> [Int32] {
    for toast in board.toasts {
      for line in layout.linesToLeave(of: toast.content) { log += RegionWriter.line(line) + "\n" }
    }
    board = NoticeBoard()
    isPaused = true
    isFinished = true
    let missed = hide()
    if !log.isEmpty {
      output.append(log)
      log = ""
      output.writeRest()
    }
    return missed
  }

  // MARK: Other processes

  /// Whether the terminal is this job's, and no other process asks there.
  ///
  /// Until the turn is ended none begins to.
  func takePart() -> Bool {
    Platform.isInForeground(of: .standardError) && Platform.takePart(at: turn)
  }

  /// Looks whether another process has begun to draw where the notices are.
  mutating func look() {
    guard isShown, !isCovered else { return }
    isCovered = !takePart()
    Platform.endTurn(at: turn)
  }
}
