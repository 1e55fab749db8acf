extension NoticeSession {
  /// What the thread and those who raise and end notices share.
  struct State {
    var board = NoticeBoard()
    var surface = LiveSurface()
    var output = OutputBuffer(.standardError, writer: .standardError)
    /// Lines to print above what is drawn, each with its newline.
    var log = ""

    /// Whether there is a thread.
    var isRunning = false
    /// Whether a question has the terminal.
    var isPaused = false
    /// Whether someone else is writing, and nothing may be drawn.
    var isAside = false
    /// Whether something is drawn.
    private(set) var isShown = false
    /// Whether another process has the terminal, so that all has to be drawn anew.
    private var isCovered = false

    private(set) var handlers: Platform.PreviousHandlers?
    private var settings: (original: Platform.TerminalSettings, quiet: Platform.TerminalSettings)?
    private var isHeld = false
    /// Whether notices are to be drawn as a popup.
    private(set) var isPopup = false

    private var waker: (read: FileDescriptor, write: FileDescriptor)?
    private var signals: FileDescriptor?
    private var turn: FileDescriptor?
    private var writer: FileDescriptor?

    private var pace = FramePace()
    private var layout = NoticeLayout(hasColor: false, isStill: true)
    private var hasWork = false

    // MARK: The thread's files

    /// Opens what the thread waits for.
    mutating func open() throws(PlatformError) {
      signals = try Platform.signalSource()
      waker = try Platform.makePipe()
      turn = Platform.openByOwnName(.standardError, forWriting: true)
      let own = Platform.openWithoutWaiting(.standardError, for: .output)
      writer = own
      output = OutputBuffer(.standardError, writer: own ?? .standardError)
      let traits = TerminalTraits()
      layout = NoticeLayout(hasColor: traits.hasColor, isStill: traits.isAccessible)
      pace = FramePace()
    }

    mutating func close() {
      for file in [waker?.read, waker?.write, turn, writer] { file.map(Platform.close) }
      (waker, turn, writer) = (nil, nil, nil)
      output = OutputBuffer(.standardError, writer: .standardError)
      isRunning = false
    }

    var files: [FileDescriptor] { [waker?.read, signals].compactMap { $0 } }

    func wake() {
      if let waker { _ = try? Platform.writeSome([0], to: waker.write) }
    }

    func drainWaker() {
      if let waker { _ = try? Platform.read(waker.read, count: 64) }
    }

    /// Draws in a style from now on.
    mutating func use(_ style: TerminalPresenter.Style) {
      let popup = style.popup(TerminalTraits())
      isPopup = popup != nil
      surface = LiveSurface(popup)
    }

    private mutating func measure() {
      let size = Platform.size(of: .standardError)
      surface.resize(to: size, isKnown: Platform.knowsSize(of: .standardError))
    }

    // MARK: Holding the terminal

    /// Takes hold of the terminal, in the foreground.
    private mutating func hold() {
      guard !isHeld else { return }
      isHeld = true
      if let signals { _ = try? Platform.read(signals, count: 64) }
      handlers = Platform.catchSignals(
        and: [Platform.suspendSignal, Platform.continueSignal, Platform.resizeSignal]
      )
      if let current = try? Platform.settings(of: .standardError) {
        settings = (current, current.unechoed)
        try? Platform.apply(current.unechoed, to: .standardError)
      }
      output.append(ANSI.hideCursor)
    }

    /// Takes everything off the screen and gives the terminal back.
    ///
    /// - Returns: Signals that came too late.
    mutating func hide() -> [Int32] {
      guard isHeld else { return [] }
      // A shell or a question of another process may have the terminal already.
      let isOurs = Platform.isInForeground(of: .standardError) && !isCovered
      if isOurs {
        flushLog()
        if isShown { output.append(surface.erase()) }
        output.append(ANSI.showCursor)
      } else {
        let cursor = isCovered ? "" : ANSI.showCursor
        output.replace(with: log + surface.suspend(isInForeground: false) + cursor)
        log = ""
      }
      isShown = false
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

    /// Leaves the text of toasts on the screen, and gives the terminal back for good.
    mutating func finish(leaving toasts: [AlertNotice.Content]) -> [Int32] {
      for toast in toasts {
        var line = layout.symbol(of: toast.role)
        line.append(DisplayText.lines(toast.text).trimmed)
        log += RegionWriter.line(line) + "\n"
      }
      isPaused = true
      board = NoticeBoard()
      let isUnheld = !isHeld
      let missed = hide()
      if isUnheld, !log.isEmpty {
        output.append(log)
        log = ""
        output.writeRest()
      }
      return missed
    }

    /// Leaves the terminal to a question.
    mutating func pause() -> [Int32] {
      isPaused = true
      return hide()
    }

    /// Makes room for what someone else writes.
    mutating func stepAside(givesBack: Bool) -> [Int32] {
      isAside = true
      if givesBack { return hide() }
      guard isShown, !isCovered else { return [] }
      flushLog()
      output.append(surface.erase())
      isShown = false
      return []
    }

    // MARK: Drawing

    /// How long it is until something is to be drawn.
    func timeToNextFrame(isStale: Bool) -> Duration? {
      guard isRunning, !isPaused, !isAside, !board.isEmpty else { return nil }
      if isCovered || !isShown && isWaiting { return pace.timeToNext(.now, isDue: true) }
      if !isShown { return isPopup ? pace.timeToNext(.now, isDue: true) : .zero }
      let frame = pace.timeToNext(.now, isDue: isStale || hasWork && !layout.isStill)
      return [frame, surface.timeToNextStep(at: .now)].compactMap { $0 }.min()
    }

    /// Whether the terminal was not ours the last time.
    private var isWaiting = false

    /// Draws the notices.
    ///
    /// - Parameters:
    ///   - view: The notices.
    ///   - isInForeground: Whether the terminal is this job's.
    /// - Returns: How many toasts can be seen.
    mutating func draw(_ view: NoticeView, isInForeground: Bool) -> Int {
      guard isRunning, !isPaused, !isAside, !board.isEmpty, !view.isEmpty else { return 0 }
      pace.note(.now)
      let isOurs =
        isInForeground && Platform.keepScreen(at: turn) && Platform.takePart(at: turn)
      defer { if isOurs { Platform.endTurn(at: turn) } }
      isWaiting = !isOurs
      guard isOurs else {
        // What another process has drawn is where ours was.
        if isShown { isCovered = true }
        return 0
      }
      hasWork = view.hasWork
      hold()
      let isFresh = !isShown || isCovered
      if isFresh {
        measure()
        isShown = true
      }
      surface.advance(to: .now)
      let (frame, toasts) = frame(of: view)
      if isCovered { output.append(ANSI.hideCursor) }
      isCovered = false
      output.append(isFresh ? surface.begin(frame, at: .now) : surface.refresh(frame))
      write()
      return output.isEmpty && surface.isSettled ? toasts : 0
    }

    private mutating func frame(of view: NoticeView) -> (Frame, toasts: Int) {
      let size = surface.contentSize
      let result = layout.lines(
        of: view,
        width: InlineLayout.width(of: size),
        rows: NoticeLayout.rows(of: size.rows, beside: 0),
        phase: pace.phase(.now)
      )
      last = Frame(result.lines.isEmpty ? [StyledLine()] : result.lines)
      return (last, result.toasts)
    }

    /// What was drawn last.
    private var last = Frame([StyledLine()])

    /// Draws for a screen that was changed by others, or has a new size.
    mutating func redraw() {
      guard isShown, !isCovered else { return }
      measure()
      last.lines = last.lines.map {
        $0.truncated(to: InlineLayout.width(of: surface.contentSize))
      }
      output.append(surface.redraw(last))
    }

    /// Writes what can be written without waiting.
    mutating func write() {
      output.write()
      guard output.isEmpty, isShown, !isCovered, !log.isEmpty else { return }
      flushLog()
      output.write()
    }

    /// Writes what can be written, and returns whether that was all.
    mutating func hasWritten() -> Bool {
      output.write()
      return output.isEmpty
    }

    private mutating func flushLog() {
      guard !log.isEmpty else { return }
      output.append(isShown && !isCovered ? surface.insert(log, above: last) : log)
      log = ""
    }
  }
}
