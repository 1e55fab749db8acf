/// The terminal of the process, which a question, notices and log lines share.
///
/// At any time one of them draws: the session of the question that is open, or else the one of the
/// notices. Both draw all there is, as ``NoticeLayout`` says. What is printed goes through whoever
/// draws, and directly to standard error if nobody does.
package enum LiveTerminal {
  private struct State {
    /// The session of the alert that is shown, or was shown last.
    var question: PromptSession?
    /// Whether the process is about to end, and nobody gets the terminal any more.
    var isFinished = false
  }

  private static let state = Locked(State())

  private static var question: PromptSession? { state.withLock { $0.question } }

  /// Held while a line is written by nobody's session, so that nothing is drawn into it.
  ///
  /// It is taken before any other lock.
  private static let printing = Locked(())

  // MARK: Who draws

  /// Leaves the terminal to the session of a question from now on.
  ///
  /// - Returns: Whether it has the terminal; at the end of the process nobody gets it.
  static func connect(_ session: PromptSession) -> Bool {
    let missed = printing.withLock { _ -> [Int32]? in
      let isConnected = state.withLock { state in
        if !state.isFinished { state.question = session }
        return !state.isFinished
      }
      return isConnected ? NoticeSession.shared.pause() : nil
    }
    guard let missed else { return false }
    NoticeSession.send(missed)
    if session.prints { NoticeSession.shared.printAll() }
    return true
  }

  /// Forgets a session that is over.
  static func disconnect(_ session: PromptSession) {
    // In one go, as the next question may be about to take the terminal.
    printing.withLock { _ in
      let isLast = state.withLock { state in
        guard state.question === session else { return false }
        state.question = nil
        return true
      }
      if isLast { NoticeSession.shared.resume() }
    }
  }

  /// Wakes whoever draws.
  static func wake() {
    let isAwake = state.withLock { state in
      state.question?.wake()
      return state.question != nil
    }
    if !isAwake { NoticeSession.shared.wake() }
  }

  /// Whether a question is open that is asked by lines: then what happens is printed, too.
  static var prints: Bool { question?.prints ?? false }

  /// Draws for the first time, when nobody is in the middle of a line.
  static func beginDrawing(_ draw: () -> Void) {
    printing.withLock { _ in draw() }
  }

  /// Has the terminal given back also when the program ends in the middle of something.
  static func finishAtExit() { registration }

  private static let registration: Void = Platform.atExit { LiveTerminal.finish() }

  /// Gives the terminal back, as the process is about to end.
  package static func finish() {
    let question = state.withLock { state in
      state.isFinished = true
      return state.question
    }
    question?.giveBack(.taskCancelled)
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
      if let question, question.print(lines) { return }
      if NoticeSession.shared.print(lines) { return }
      try? Platform.write(lines.utf8, to: .standardError, quietly: true)
    }
  }

  /// Makes room for what another program has put out: nothing is shown until ``endRoom()``.
  ///
  /// The cursor is then at the start of a line, and where it is left is where all goes on. This does
  /// not wait until a question of another process is answered.
  ///
  /// - Parameter givesBack: Whether the terminal is to be as it was before, as the program may ask
  ///   something there.
  /// - Returns: Whether the room is there; if not, this is to be called again in a while.
  package static func makeRoom(givesBack: Bool) -> Bool {
    NoticeSession.shared.stepAside(givesBack: givesBack)
  }

  /// Shows again what there is to show, below whole lines.
  package static func endRoom() { NoticeSession.shared.comeBack() }

  /// How long a popup of another process may take to go, before a question or a text that stays.
  static let popupPatience = Duration.seconds(2)

  /// Returns when no other process asks anything at the terminal, or shows a popup there, and none will
  /// until this process ends.
  package static func takeTurn() async {
    let turn = Platform.openByOwnName(.standardError)
    let clock = ThreadClock()
    let start = clock.now
    while !Platform.takeTurn(at: turn, insists: start.duration(to: clock.now) > popupPatience),
      !Task.isCancelled
    {
      await clock.sleep(until: clock.now + FramePace.interval)
    }
  }

  /// Returns when no other process asks anything at the terminal, so that what is printed next does
  /// not run into that.
  package static func waitForOthers() async {
    let clock = ThreadClock()
    while NoticeSession.shared.isSomeoneAsking, !Task.isCancelled {
      await clock.sleep(until: clock.now + FramePace.interval)
    }
  }

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
