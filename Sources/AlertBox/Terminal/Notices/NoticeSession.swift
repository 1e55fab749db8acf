import Synchronization

/// The toasts and works that are shown at the terminal, and whoever draws them while no question is
/// open: a thread that is there for as long as they are.
///
/// For as long as something is drawn, the cursor is hidden and nothing typed is echoed; what is typed
/// stays to be read. Whoever ends the last notice takes it off the screen on his own thread, so that
/// what he prints next does not run into it.
final class NoticeSession: Sendable {
  static let shared = NoticeSession()

  let state = Locked(State())

  /// Whether something has changed since the last frame; who changes more need not wake anyone.
  private let hasChanged = Atomic(false)

  private init() {}

  // MARK: Notices

  /// Shows a notice until it ends.
  ///
  /// - Parameters:
  ///   - notice: The notice.
  ///   - style: How to show it; if others are there already, it stands with them.
  func add(_ notice: AlertNotice, style: TerminalPresenter.Style) {
    notice.onChange { [self] content in
      if LiveTerminal.prints { LiveTerminal.print(content.description) }
      noteChange()
    }
    let starts = state.withLock { state in
      if state.board.isEmpty, !state.isShown { state.use(style) }
      state.board.add(notice)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if LiveTerminal.prints {
      LiveTerminal.print(notice.content.description)
      notice.startTime()
    }
    notice.holdTime()
    if starts { start() }
    noteChange()
    notice.onEnd { [self, unowned notice] end in remove(notice, end) }
  }

  private func remove(_ notice: AlertNotice, _ end: AlertNotice.End) {
    state.withLock { $0.board.remove(notice) }
    if case .failed(let reason) = end {
      let layout = NoticeLayout(hasColor: TerminalTraits().hasColor, isStill: true)
      var line = layout.symbol(of: .error)
      line.append(DisplayText.line(notice.content.text).trimmed, .bold)
      line.append(": \(DisplayText.line(NoticeLines.firstLine(of: reason)))")
      LiveTerminal.write(RegionWriter.line(line) + "\n")
    }
    noteChange()
    let missed = state.withLock { $0.board.isEmpty ? $0.hide() : [] }
    Self.send(missed)
  }

  /// Has what changed drawn with the next frame.
  func noteChange() {
    if !hasChanged.exchange(true, ordering: .acquiringAndReleasing) { LiveTerminal.wake() }
  }

  /// Whether something has changed since ``view()`` was called.
  var isStale: Bool { hasChanged.load(ordering: .acquiring) }

  /// Returns what is to be seen now; under no lock, as clocks are asked.
  func view() -> NoticeView {
    hasChanged.store(false, ordering: .releasing)
    let board = state.withLock { $0.board }
    return board.isEmpty ? .empty : NoticeView(board)
  }

  /// Prints what is there, where a question is asked by lines.
  func printAll() {
    for notice in state.withLock({ $0.board.notices }) {
      LiveTerminal.print(notice.content.description)
      notice.startTime()
    }
  }

  // MARK: Taking turns

  /// Leaves the terminal to a question.
  func pause() { Self.send(state.withLock { $0.pause() }) }

  /// Draws again after a question.
  func resume() {
    state.withLock { state in
      state.isPaused = false
      state.wake()
    }
  }

  /// Makes room for what is written by someone else.
  ///
  /// - Parameter givesBack: Whether the terminal is to be as it was before.
  /// - Returns: Whether the room is there; a terminal that was stopped by Ctrl-S stays stopped.
  @discardableResult
  func stepAside(givesBack: Bool) -> Bool {
    Self.send(state.withLock { $0.stepAside(givesBack: givesBack) })
    return state.withLock { $0.hasWritten() }
  }

  /// Draws again below what was written.
  func comeBack() {
    let isNeeded = state.withLock { state in
      state.isAside = false
      // A popup does not come and go with each line that is written.
      if state.surface.isOnAlternateScreen { state.wake() }
      return state.isRunning && !state.isPaused && !state.isPopup
    }
    if isNeeded { draw() }
  }

  func wake() { state.withLock { $0.wake() } }

  /// Prints lines above what is shown.
  ///
  /// - Parameter lines: Lines that are safe to show, each with its newline.
  /// - Returns: Whether they will be written; `false` if nothing is shown.
  func print(_ lines: String) -> Bool {
    var isTaken = false
    while true {
      let isFull = state.withLock { state in
        if !isTaken {
          guard state.isShown else { return false }
          isTaken = true
          if state.log.isEmpty { state.wake() }
          state.log += lines
        }
        guard state.isShown, state.log.utf8.count > PromptSession.logLimit else { return false }
        state.write()
        return !state.log.isEmpty
      }
      if !isFull { return isTaken }
      _ = Platform.isReady(.standardError, for: .output, within: 100)
    }
  }

  /// Leaves the text of toasts, and gives the terminal back, as the process is about to end.
  func finish() {
    Self.send(state.withLock { $0.finish(leaving: $0.board.toasts.map(\.content)) })
  }

  /// Sends signals that came too late for a session, and are meant for the program.
  private static func send(_ missed: [Int32]) {
    for signal in missed where Platform.endingSignals.contains(signal) { Platform.send(signal) }
  }

  // MARK: The thread

  private func start() {
    _ = Self.registerForExit
    do {
      try state.withLock { state throws(PlatformError) in try state.open() }
      try Platform.startThread(usesIdleThread: false) { self.run() }
    } catch {
      // Without a thread or descriptors nothing can be drawn; what happens is not lost.
      let notices = state.withLock { state in
        state.close()
        defer { state.board = NoticeBoard() }
        return state.board.notices
      }
      notices.forEach(NoticeLines.print)
    }
  }

  /// Has the terminal given back also when the program ends in the middle of something.
  private static let registerForExit: Void = Platform.atExit { LiveTerminal.finish() }

  private func run() {
    while true {
      draw()
      let next = state.withLock { state -> (files: [FileDescriptor], isStuck: Bool, Duration?)? in
        if state.board.isEmpty, !state.isShown, state.log.isEmpty {
          state.close()
          return nil
        }
        return (state.files, !state.output.isEmpty, state.timeToNextFrame(isStale: isStale))
      }
      guard let (files, isStuck, timeout) = next else { return }
      var waits = files.map { ($0, Platform.Readiness.input) }
      if isStuck { waits.append((.standardError, .output)) }
      let ready = try? Platform.wait(for: waits, timeout: timeout.map(Platform.milliseconds))
      if ready?[0].isReady ?? true { state.withLock { $0.drainWaker() } }
      handleSignals(areReady: ready?[1].isReady ?? true)
    }
  }

  /// Draws a frame if one is due.
  func draw() {
    let (isDue, isFirst) = state.withLock { state in
      state.write()
      let isDue = state.timeToNextFrame(isStale: isStale) == .zero
      return (isDue, isDue && !state.isShown)
    }
    guard isDue else { return }
    let view = view()
    let isFree = Platform.isInForeground(of: .standardError)
    let show = { [self] in
      state.withLock { $0.draw(view, isInForeground: isFree) }
    }
    var toasts = 0
    if isFirst { LiveTerminal.beginDrawing { toasts = show() } } else { toasts = show() }
    for toast in view.toasts.prefix(toasts) { toast.startTime() }
  }
}
