/// Who else has the terminal, so that nothing is to be drawn.
enum TerminalUser: Sendable {
  /// A shell: this job is in the background.
  case shell
  /// A question of another process.
  case question
  /// A program that has changed the settings, as it asks for a password or takes single keys.
  case program
  /// Notices of another process.
  case notices
}

/// How notices make room for other processes.
///
/// The terminal's settings are left alone: programs that run meanwhile save them, change them and put
/// them back, and what they find has to be what the person has set.
extension NoticeSession.State {
  /// Who else has the terminal, if anyone does; until the turn is ended no other process asks there.
  mutating func otherUser() -> TerminalUser? {
    guard turn.takePart() else { return .question }
    guard Platform.isInForeground(of: .standardError) else { return .shell }
    if let settings = try? Platform.settings(of: .standardError) {
      if calmSettings == nil || settings.areCalm { calmSettings = settings }
      if settings != calmSettings { return .program }
    }
    return turn.keepScreen() ? nil : .notices
  }

  /// Lets other processes ask, but not on top of a popup: that has to be gone first.
  func endTurn() {
    let isPopupUp = isShown && (isCovered ? !output.isEmpty : surface.isOnAlternateScreen)
    if !isPopupUp { turn.endPart() }
  }

  /// Looks whether another process has begun to draw where the notices are, or something was typed.
  mutating func look() {
    guard isShown, !isCovered else { return }
    other = otherUser()
    defer { endTurn() }
    if other != nil { cover() } else { followNewline() }
  }

  /// Leaves what is drawn to whoever else has the terminal now.
  mutating func cover() {
    guard isShown, !isCovered else { return }
    isCovered = true
    switch other {
    case .program:
      // What it asks is at the cursor, and the rest of what was drawn behind that.
      let asksForLine = (try? Platform.settings(of: .standardError))?.editLines ?? false
      // One that takes single keys may have the whole screen.
      hasRemains = !asksForLine && !surface.isOnAlternateScreen
      output.append(surface.uncover(erases: asksForLine) + ANSI.showCursor)
    case .shell:
      // This job was stopped unasked, with the cursor hidden, and a shell does not show it.
      output.append(surface.suspend(isInForeground: false) + ANSI.showCursor)
    case .question:
      // It asks where the popup is gone, and hides the cursor itself.
      output.append(surface.suspend(isInForeground: false))
    case .notices, nil: return
    }
    // At once, as whoever gives the terminal back drops what is not written.
    output.write()
  }

  /// Goes back to where it was drawn, if the end of a line was typed, and the terminal has shown it.
  private mutating func followNewline() {
    let count = Platform.availableBytes(.standardError)
    if count > typed, Platform.echoesNewline(.standardError) {
      // A line can be read a moment before the last of it is shown.
      _ = try? Platform.wait(for: [], timeout: 1)
      output.append(surface.followNewline())
      isDisturbed = true
    }
    typed = count
  }
}
