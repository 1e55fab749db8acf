extension NoticeSession {
  /// What the thread and those who raise and end notices share.
  struct State {
    var board = NoticeBoard()
    var surface = LiveSurface()
    var output = OutputBuffer(.standardError, writer: .standardError)
    /// Lines to print above what is drawn, each with its newline.
    var log = ""

    // MARK: Whose turn it is

    /// Whether there is a thread.
    var isRunning = false
    /// Whether a question of this process has the terminal.
    var hasQuestion = false
    /// Whether a program that this process runs is writing, and nothing may be drawn.
    var isAside = false
    /// Whether the thread is printing toasts, under no lock.
    var isPrinting = false
    /// Whether a signal is about to stop the process.
    var isStopping = false
    /// Whether the process is about to end, and nothing is drawn any more.
    var isFinished = false

    var isPaused: Bool { hasQuestion || isAside || isStopping || isFinished }

    // MARK: What is drawn

    /// Whether something is drawn.
    var isShown = false
    /// Whether another process has the terminal, so that all has to be drawn anew.
    var isCovered = false
    /// Whether what was drawn is on the screen still, below whatever has covered it.
    var hasRemains = false
    /// Whether the terminal was not ours the last time that something was to be drawn.
    var isWaiting = false
    /// Whose it was, if it was not ours when we looked last.
    var other: TerminalUser?
    /// What was drawn last.
    var last = Frame([StyledLine()])
    /// The toasts of it whose time has not been started yet.
    var unseenToasts: ArraySlice<AlertNotice> = []
    /// Whether notices are drawn as a popup.
    private(set) var isPopup = false
    /// Whether something of it turns.
    var hasWork = false
    /// Whether it is not as it was drawn, as a line was typed into it.
    var isDisturbed = false
    var pace = FramePace()
    var layout = NoticeLayout(hasColor: false, isStill: true)

    // MARK: What is held

    /// Whether the terminal is held: its cursor and the signals.
    var isHeld = false
    var handlers: Platform.PreviousHandlers?
    /// The terminal's settings while no program asks there.
    var calmSettings: Platform.TerminalSettings?
    /// How much was typed that nobody has read, in bytes.
    var typed = 0
    /// What takes turns with other processes at the terminal.
    var turn = TerminalTurn()
    private var waker: (read: FileDescriptor, write: FileDescriptor)?
    private var signals: FileDescriptor?
    private var writer: FileDescriptor?

    /// Draws in a style from now on.
    mutating func use(_ style: TerminalPresenter.Style) {
      let popup = style.popup(TerminalTraits())
      isPopup = popup != nil
      surface = LiveSurface(popup)
    }

    // MARK: The thread's files

    /// Opens what the thread waits for.
    mutating func open() throws(PlatformError) {
      LiveTerminal.finishAtExit()
      signals = try Platform.signalSource()
      waker = try Platform.makePipe()
      turn = TerminalTurn(at: .standardError)
      let own = Platform.openWithoutWaiting(.standardError, for: .output)
      writer = own
      output = OutputBuffer(.standardError, writer: own ?? .standardError)
      let traits = TerminalTraits()
      layout = NoticeLayout(hasColor: traits.hasColor, isStill: traits.isAccessible)
      pace = FramePace()
      isWaiting = false
      calmSettings = nil
      isRunning = true
    }

    mutating func close() {
      for file in [waker?.read, waker?.write, writer] { file.map(Platform.close) }
      turn.close()
      (waker, turn, writer) = (nil, TerminalTurn(), nil)
      output = OutputBuffer(.standardError, writer: .standardError)
      isRunning = false
    }

    /// What the thread waits for; signals are for it only while it holds them.
    var files: [FileDescriptor] {
      [waker?.read, handlers == nil ? nil : signals].compactMap { $0 }
    }

    func wake() {
      if let waker { _ = try? Platform.writeSome([0], to: waker.write) }
    }

    func drainWaker() {
      if let waker { _ = try? Platform.read(waker.read, count: 64) }
    }

    func drainSignals() {
      if let signals { _ = try? Platform.read(signals, count: 64) }
    }
  }
}
