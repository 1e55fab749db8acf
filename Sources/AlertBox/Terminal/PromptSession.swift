/// One alert at the terminal, from the first byte drawn to the last thing given back.
///
/// A thread of its own waits for input and signals. Whoever ends the alert gives the terminal back,
/// on his own thread, before the caller goes on; from then on the session's thread reads nothing.
final class PromptSession: Sendable {
  let request: AlertRequest
  let streams: TerminalStreams
  let state: Locked<State>
  let interruption: (@Sendable (Int32) -> Void)?
  private let signalNumbers: [Int32]
  /// Whether the notices are drawn with the question, or else printed above it.
  private let showsNotices: Bool
  let prints: Bool
  let signals: FileDescriptor
  /// How often to look whether another process has ended its question, in milliseconds.
  private static let turnInterval: Int32 = 50

  private let waker: (read: FileDescriptor, write: FileDescriptor)

  /// Shows an alert, and returns at once.
  ///
  /// - Parameters:
  ///   - request: The alert.
  ///   - input: Where the answer comes from.
  ///   - style: How to ask.
  ///   - interruption: See ``TerminalPresenter``.
  /// - Throws: ``AlertError`` if there is nothing to ask on or to read from, ``PlatformError`` if the
  ///   process has run out of descriptors or threads.
  static func start(
    _ request: AlertRequest,
    input: TerminalPresenter.Input,
    style: TerminalPresenter.Style,
    interruption: (@Sendable (Int32) -> Void)?
  ) throws {
    // First what it cannot do without: of the streams' own descriptors it can.
    let signals = try Platform.signalSource()
    let waker = try Platform.makePipe()
    let streams: TerminalStreams
    do {
      streams = try TerminalStreams(input, for: request.configuration)
    } catch {
      Platform.close(waker.read)
      Platform.close(waker.write)
      throw error
    }
    let session = PromptSession(
      request,
      streams: streams,
      signals: signals,
      waker: waker,
      style: style,
      interruption: interruption
    )
    LiveTerminal.finishAtExit()
    request.onEnd { session.giveBack($0) }
    do {
      try Platform.startThread { session.run() }
    } catch {
      session.state.withLock { $0.isOver = true }
      session.close()
      throw error
    }
  }

  private init(
    _ request: AlertRequest,
    streams: TerminalStreams,
    signals: FileDescriptor,
    waker: (read: FileDescriptor, write: FileDescriptor),
    style: TerminalPresenter.Style,
    interruption: (@Sendable (Int32) -> Void)?
  ) {
    self.request = request
    self.streams = streams
    self.signals = signals
    self.waker = waker
    self.interruption = interruption
    let traits = TerminalTraits()
    let mode: any PromptMode =
      style.usesKeys(on: streams, traits: traits)
      ? InlineMode(
        request.configuration,
        streams: streams,
        traits: traits,
        popup: style.popup(traits)
      )
      : LineMode(request.configuration, streams: streams, traits: traits)
    self.signalNumbers = mode.signals
    self.prints = streams.output == .standardError && !mode.showsNotices
    self.showsNotices = streams.output == .standardError && mode.showsNotices
    let output = OutputBuffer(streams.output, writer: streams.writer)
    self.state = Locked(State(mode: mode, output: output))
  }

  private func close() {
    Platform.close(waker.read)
    Platform.close(waker.write)
    streams.close()
  }

  // MARK: The session's thread

  private func run() {
    guard LiveTerminal.connect(self) else { return state.withLock { $0.isOver = true } }
    defer {
      LiveTerminal.disconnect(self)
      close()
    }
    guard waitForTurn(), catchSignals() else { return }
    // Where the signal that would have stopped it is ignored, it may be in the background still.
    if waitForForeground() {
      draw { $0.begin() }
    } else {
      wake()
    }
    while advance() {}
    waitUntilGivenBack()
  }

  /// Waits until the terminal is this job's, and no other process asks there.
  ///
  /// - Returns: Whether to go on; `false` if the alert is over.
  func waitForTurn() -> Bool {
    guard streams.isInputTerminal else { return true }
    let start = ContinuousClock.now
    while !state.withLock({ $0.isOver }) {
      // In the background this stops the job, before anything is thrown away.
      if !Platform.isInForeground(of: streams.input) { try? Platform.discardInput(streams.input) }
      let insists = start.duration(to: .now) > LiveTerminal.popupPatience
      if Platform.takeTurn(at: streams.turn, insists: insists) { return true }
      _ = try? Platform.wait(for: [(waker.read, .input)], timeout: Self.turnInterval)
    }
    return false
  }

  private func catchSignals() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      // What woke the session before is not for this one.
      _ = try? Platform.read(signals, count: 64)
      state.handlers = Platform.catchSignals(and: signalNumbers)
      return true
    }
  }

  /// Waits for whoever ended the alert first, as he still writes to what is about to be closed.
  private func waitUntilGivenBack() {
    while !state.withLock({ $0.isOver }) {
      _ = try? Platform.wait(for: [(waker.read, .input)], timeout: nil)
    }
  }

  /// Writes what there is to write, waits for something to happen, and handles it.
  ///
  /// - Returns: Whether to go on.
  private func advance() -> Bool {
    let remaining = request.timeRemaining
    // Lines to print take the notices with them to where these are drawn next.
    let notices = state.withLock { !$0.log.isEmpty } ? notices : nil
    let next = state.withLock { state in
      guard !state.isOver else { return nil as (isReading: Bool, isStuck: Bool, Duration?)? }
      state.mode.timeRemaining = remaining
      if let notices { state.mode.notices = notices }
      state.write()
      return (state.isVisible && state.mode.isReading, !state.output.isEmpty, state.mode.patience)
    }
    guard let (isReading, isStuck, patience) = next else { return false }
    startToasts()
    var files = [(waker.read, Platform.Readiness.input), (signals, .input)]
    if isStuck { files.append((streams.output, .output)) }
    if isReading { files.append((streams.input, .input)) }
    // Also when there is always something else to do.
    let deadline = patience.map { ContinuousClock.now + $0 }
    do {
      let timeout = patience.map(Platform.milliseconds)
      let ready = try Platform.wait(for: files, timeout: timeout)
      // What comes when the alert is over is left for the next one, or for the program.
      if state.withLock({ $0.isOver }) { return false }
      if ready?[0].isReady ?? true { _ = try? Platform.read(waker.read, count: 64) }
      if handleSignals(areReady: ready?[1].isReady ?? true) { return false }
      guard let ready else { return true }
      if isReading, let input = ready.last, input.isReady { return read(isHungUp: input.isHungUp) }
      let isOnTime = deadline.map { .now < $0 } ?? true
      return isOnTime && ready.contains(where: \.isReady) || perform { $0.timeOut() }
    } catch {
      request.fail(error)
      return false
    }
  }

  // MARK: Notices

  /// The notices to draw, if they are drawn with the question; under no lock.
  var notices: NoticeView { showsNotices ? NoticeSession.shared.view() : .empty }

  /// Starts the time of toasts that can be seen.
  private func startToasts() {
    guard showsNotices else { return }
    let toasts = state.withLock { state in
      state.output.isEmpty ? state.mode.notices.toasts.prefix(state.mode.toastsShown) : []
    }
    for toast in toasts { toast.startTime() }
  }

  // MARK: Giving back

  /// Gives the terminal and the signals back, and says what was answered where nothing shows it.
  func giveBack(_ outcome: AlertOutcome) {
    let missed: [Int32] = state.withLock { state in
      guard !state.isOver else { return [] }
      state.isOver = true
      if state.output.hasWritten { request.noteShown() }
      state.finish(outcome, isInForeground: Platform.isInForeground(of: streams.output))
      Platform.endTurn(at: streams.turn)
      wake()
      return state.handlers.map(Platform.restoreHandlers) ?? []
    }
    // They came too late for this alert, and are meant for the program.
    NoticeSession.send(missed)
  }

  /// Wakes the session's thread.
  func wake() {
    _ = try? Platform.writeSome([0], to: waker.write)
  }
}
