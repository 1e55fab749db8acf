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
    // Work may fail before it was to be shown.
    if let end = notice.end { return printEnd(end, of: notice) }
    notice.onChange { [self, unowned notice] _ in
      printStep(of: notice)
      noteChange()
    }
    // Without a thread or descriptors nothing can be drawn; what happens is not lost.
    guard put(notice, style) else { return NoticeLines.print(notice) }
    notice.holdTime()
    printStep(of: notice)
    hasChanged.store(true, ordering: .releasing)
    LiveTerminal.wake()
    notice.onEnd { [self, unowned notice] end in remove(notice, end) }
  }

  /// Puts a notice on the board, and sees to it that there is a thread.
  private func put(_ notice: AlertNotice, _ style: TerminalPresenter.Style) -> Bool {
    do {
      let isFirst = state.withLock { state -> Bool? in
        // The process is about to end: what it says now stays.
        if state.isFinished { return nil }
        let isFirst = !state.isRunning
        do throws(PlatformError) {
          if isFirst { try state.open() }
        } catch {
          state.close()
          return nil
        }
        if state.board.isEmpty, !state.isShown { state.use(style) }
        state.board.add(notice)
        return isFirst
      }
      if isFirst == true { try Platform.startThread(usesIdleThread: false) { self.run() } }
      return isFirst != nil
    } catch {
      let others = state.withLock { state in
        _ = state.board.remove(notice)
        state.close()
        defer { state.board = NoticeBoard() }
        return state.board.notices
      }
      others.forEach(NoticeLines.print)
      return false
    }
  }

  private func remove(_ notice: AlertNotice, _ end: AlertNotice.End) {
    guard state.withLock({ $0.board.remove(notice) }) else { return }
    printEnd(end, of: notice)
    noteChange()
    let missed = state.withLock { state -> [Int32] in
      guard state.board.isEmpty else { return [] }
      // The thread has nothing more to do once all is given back.
      defer { state.wake() }
      return state.hide()
    }
    Self.send(missed)
  }

  /// Has what changed drawn with the next frame.
  private func noteChange() {
    if !hasChanged.exchange(true, ordering: .acquiringAndReleasing) { LiveTerminal.wake() }
  }

  /// Whether something has changed since ``view()`` was called.
  var isStale: Bool { hasChanged.load(ordering: .acquiring) }

  /// Returns what is to be seen now; under no lock, as clocks are asked.
  func view() -> NoticeView {
    hasChanged.store(false, ordering: .sequentiallyConsistent)
    let board = state.withLock { $0.board }
    return board.isEmpty ? .empty : NoticeView(board)
  }

  // MARK: Lines

  /// Prints what a notice says, if a question is asked by lines and it has not been printed yet.
  private func printStep(of notice: AlertNotice) {
    guard LiveTerminal.prints else { return }
    let line = notice.content.description
    guard state.withLock({ $0.board.notePrinted(line, of: notice) }) else { return }
    LiveTerminal.print(line)
    // Now it can be read.
    notice.startTime()
  }

  /// Prints what is there, where a question is asked by lines.
  func printAll() {
    state.withLock { $0.board.notices }.forEach(printStep)
  }

  /// Prints why a work has failed; where steps are printed, also that it is done.
  private func printEnd(_ end: AlertNotice.End, of notice: AlertNotice) {
    let title = notice.content.text
    switch end {
    case .failed(let reason) where LiveTerminal.prints:
      NoticeLines.printFailure(of: title, reason)
    case .failed(let reason):
      let layout = NoticeLayout(hasColor: TerminalTraits().hasColor, isStill: true)
      var line = layout.symbol(of: .error)
      line.append(DisplayText.line(title).trimmed, .bold)
      line.append(": \(DisplayText.line(NoticeLines.firstLine(of: reason)))")
      LiveTerminal.write(RegionWriter.line(line) + "\n")
    case .finished where notice.kind == .progress && LiveTerminal.prints:
      NoticeLines.printDone(title)
    case .finished, .cancelled, .dismissed, .expired: break
    }
  }
}
