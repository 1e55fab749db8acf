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
    output.append(ANSI.hideCursor)
  }

  /// Takes everything off the screen and gives the terminal back.
  ///
  /// - Returns: Signals that came too late.
  mutating func hide() -> [Int32] {
    guard isHeld else { return [] }
    look()
    let other = otherUser()
    if !isCovered, other == nil {
      flushLog()
      if isShown { output.append(surface.erase()) }
      output.append(ANSI.showCursor)
    } else {
      // A question of another process has hidden the cursor itself.
      let isCursorOurs = !isCovered && other != .question
      let remains = other == nil ? takeRemains() : ""
      output.replace(
        with: (output.isEmpty ? "" : ANSI.enableAutowrap) + remains + log
          + surface.suspend(isInForeground: false) + (isCursorOurs ? ANSI.showCursor : "")
      )
      log = ""
    }
    (isShown, isCovered, hasRemains) = (false, false, false)
    unseenToasts = []
    output.writeRest()
    return giveBack()
  }

  private mutating func giveBack() -> [Int32] {
    isHeld = false
    turn.endPart()
    turn.leaveScreen()
    return handlers.take().map(Platform.restoreHandlers) ?? []
  }

  /// Erases what was left on the screen when another program covered it, from the cursor on.
  mutating func takeRemains() -> String {
    defer { hasRemains = false }
    return hasRemains ? ANSI.eraseToEndOfScreen : ""
  }

  /// Makes room for what someone else writes.
  ///
  /// - Returns: Whether there is room, and signals that came too late.
  mutating func stepAside(givesBack: Bool) -> (isRoom: Bool, missed: [Int32]) {
    other = otherUser()
    defer { endTurn() }
    if other == .question { return (false, []) }
    isAside = true
    if other != nil { cover() }
    // What is about to be written begins at the cursor.
    if other == nil || other == .program { output.append(takeRemains()) }
    output.write()
    let missed = givesBack ? hide() : []
    if isShown, !isCovered {
      flushLog()
      output.append(surface.erase())
      isShown = false
    }
    // What is written goes where those are, and they are drawn anew below it.
    if other == .notices { output.append(LiveRegion.cleared) }
    output.write()
    return (true, missed)
  }

  /// Leaves the text of toasts on the screen, and gives the terminal back for good.
  mutating func finish() -> [Int32] {
    for toast in board.toasts where !board.wasPrinted(toast) {
      log += layout.textToLeave(of: toast.content)
    }
    board = NoticeBoard()
    let missed = hide()
    if !log.isEmpty {
      output.append(log)
      log = ""
      output.writeRest()
    }
    return missed
  }
}
