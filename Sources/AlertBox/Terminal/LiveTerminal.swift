/// The terminal of the process, which a question, notices and log lines share.
///
/// At any time one of them draws: the session of the question that is open, or else the one of the
/// notices. Both draw all there is, as ``NoticeLayout`` says. What is printed goes through whoever
/// draws, and directly to standard error if nobody does.
package enum LiveTerminal {
  /// The session of the alert that is shown, or was shown last.
  private static let question = Locked<PromptSession?>(nil)

  /// Held while a line is written by nobody's session, so that nothing is drawn into it.
  ///
  /// It is taken before any other lock.
  private static let printing = Locked(())

  // MARK: Who draws

  /// Leaves the terminal to the session of a question from now on.
  static func connect(_ session: PromptSession) {
    let missed = printing.withLock { _ in
      defer { question.withLock { $0 = session } }
      return NoticeSession.shared.pause()
    }
    NoticeSession.send(missed)
    if session.prints { NoticeSession.shared.printAll() }
  }

  /// Forgets a session that is over.
  static func disconnect(_ session: PromptSession) {
    // In one go, as the next question may be about to take the terminal.
    printing.withLock { _ in
      let isLast = question.withLock { question in
        guard question === session else { return false }
        question = nil
        return true
      }
      if isLast { NoticeSession.shared.resume() }
    }
  }

  /// Wakes whoever draws.
  static func wake() {
    let isAwake = question.withLock { question in
      question?.wake()
      return question != nil
    }
    if !isAwake { NoticeSession.shared.wake() }
  }

  /// Whether a question is open that is asked by lines: then what happens is printed, too.
  static var prints: Bool { question.withLock { $0?.prints ?? false } }

  /// Draws for the first time, when nobody is in the middle of a line.
  static func beginDrawing(_ draw: () -> Void) {
    printing.withLock { _ in draw() }
  }

  /// Has the terminal given back also when the program ends in the middle of something.
  static func finishAtExit() { registration }

  private static let registration: Void = Platform.atExit { LiveTerminal.finish() }

  /// Gives the terminal back, as the process is about to end.
  package static func finish() {
    question.withLock { $0 }?.giveBack(.taskCancelled)
    NoticeSession.shared.finish()
  }

  // MARK: Printing

  /// Prints lines on standard error, above whatever is shown there.
  ///
  /// - Parameter text: Any text; a newline is added.
  static func print(_ text: String) {
    write(DisplayText.lines(text) + "\n")
  }

  /// Prints lines on standard error, above whatever is shown there.
  ///
  /// - Parameter lines: Lines that are safe to show, each with its newline.
  static func write(_ lines: String) {
    printing.withLock { _ in
      if let session = question.withLock({ $0 }), session.print(lines) { return }
      if NoticeSession.shared.print(lines) { return }
      try? Platform.write(lines.utf8, to: .standardError, quietly: true)
    }
  }

  /// Makes room for what another program has put out: nothing is shown until ``endRoom()``.
  ///
  /// The cursor is then at the start of a line, and where it is left is where all goes on. This does
  /// not wait for a terminal that does not keep up.
  ///
  /// - Parameter givesBack: Whether the terminal is to be as it was before, as the program may ask
  ///   something there.
  /// - Returns: Whether the room is there; if not, this is to be called again in a while.
  package static func makeRoom(givesBack: Bool) -> Bool {
    NoticeSession.shared.stepAside(givesBack: givesBack)
  }

  /// Shows again what there is to show, below whole lines.
  package static func endRoom() { NoticeSession.shared.comeBack() }

  // MARK: Notices

  /// Shows a notice: in place if that is possible, else each step of it as a line.
  static func present(_ notice: AlertNotice, style: TerminalPresenter.Style) {
    if notice.kind == .message {
      print(notice.content.description)
    } else if drawsNotices(style) {
      NoticeSession.shared.add(notice, style: style)
    } else {
      NoticeLines.print(notice)
    }
  }

  /// Whether notices can be drawn in place.
  static func drawsNotices(_ style: TerminalPresenter.Style) -> Bool {
    let traits = TerminalTraits()
    guard Platform.isTerminal(.standardError), traits.obeysSequences else { return false }
    return switch style {
    case .automatic: !traits.isAccessible
    case .plain: false
    case .inline, .popup: true
    }
  }
}
