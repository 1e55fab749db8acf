import Synchronization

/// One alert at the terminal, from the first byte drawn to the last thing given back.
///
/// A thread of its own waits for input and signals. Whoever ends the alert gives the terminal back,
/// on his own thread, before the caller goes on; from then on the session's thread reads nothing.
final class PromptSession: Sendable {
  struct State {
    var mode: any PromptMode
    var output: OutputBuffer
    /// Lines to print before the question, each with its newline.
    var log = ""
    /// Whether the person can see the question.
    var isVisible = false
    var isOver = false
    var handlers: Platform.PreviousHandlers?
  }

  let request: AlertRequest
  let streams: TerminalStreams
  let state: Locked<State>
  let interruption: (@Sendable (Int32) -> Void)?
  private let signalNumbers: [Int32]
  private let signals: FileDescriptor
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
    let streams = try TerminalStreams(input, for: request.configuration)
    let session: PromptSession
    do {
      session = try PromptSession(
        request,
        streams: streams,
        style: style,
        interruption: interruption
      )
    } catch {
      streams.close()
      throw error
    }
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
    style: TerminalPresenter.Style,
    interruption: (@Sendable (Int32) -> Void)?
  ) throws {
    self.request = request
    self.streams = streams
    self.interruption = interruption
    self.signals = try Platform.signalSource()
    self.waker = try Platform.makePipe()
    let traits = TerminalTraits()
    let mode: any PromptMode =
      style.usesKeys(on: streams, traits: traits)
      ? InlineMode(request.configuration, streams: streams, traits: traits)
      : LineMode(request.configuration, streams: streams, traits: traits)
    self.signalNumbers = mode.signals
    self.state = Locked(State(mode: mode, output: OutputBuffer(streams)))
  }

  private func close() {
    Platform.close(waker.read)
    Platform.close(waker.write)
    streams.close()
  }

  // MARK: The session's thread

  private func run() {
    LogLines.connect(self)
    defer {
      LogLines.disconnect(self)
      close()
    }
    let remaining = request.timeRemaining
    let isOver = state.withLock { state in
      guard !state.isOver else { return true }
      // Throwing away what was typed stops a job in the background until it is in the foreground.
      state.mode.discardTypeahead()
      // What woke the session before is not for this one.
      _ = try? Platform.read(signals, count: 64)
      state.handlers = Platform.catchSignals(and: signalNumbers)
      state.mode.timeRemaining = remaining
      state.output.append(state.mode.begin())
      return false
    }
    guard !isOver else { return }
    while advance() {}
    waitUntilGivenBack()
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
    let next = state.withLock { state in
      guard !state.isOver else { return nil as (isReading: Bool, isStuck: Bool, Duration?)? }
      state.mode.timeRemaining = remaining
      state.write()
      return (state.isVisible && state.mode.isReading, !state.output.isEmpty, state.mode.patience)
    }
    guard let (isReading, isStuck, patience) = next else { return false }
    var files = [(waker.read, Platform.Readiness.input), (signals, .input)]
    if isStuck { files.append((streams.output, .output)) }
    if isReading { files.append((streams.input, .input)) }
    do {
      let timeout = patience.map(Platform.milliseconds)
      let ready = try Platform.wait(for: files, timeout: timeout)
      // What comes when the alert is over is left for the next one, or for the program.
      if state.withLock({ $0.isOver }) { return false }
      if ready?[0].isReady ?? true { _ = try? Platform.read(waker.read, count: 64) }
      if ready?[1].isReady ?? true { _ = try? Platform.read(signals, count: 64) }
      if handleSignals() { return false }
      guard let ready else { return true }
      if isReading, let input = ready.last, input.isReady { return read(isHungUp: input.isHungUp) }
      return ready.contains(where: \.isReady) || perform { $0.timeOut() }
    } catch {
      request.fail(error)
      return false
    }
  }

  /// Reads under the lock, so that nothing is read once the alert is over.
  ///
  /// - Parameter isHungUp: Whether the other side is known to be gone.
  /// - Returns: Whether to go on.
  private func read(isHungUp: Bool) -> Bool {
    perform { mode in
      // Another process that shares the input may have been faster.
      guard Platform.isReady(streams.input, for: .input) else { return PromptProgress() }
      let progress = mode.read(isHungUp: isHungUp)
      // It may have been stopped in there, and have been continued since.
      if !progress.output.isEmpty { Platform.forget(Platform.continueSignal) }
      return progress
    }
  }

  /// Does a step of the mode's and what follows from it.
  ///
  /// - Returns: Whether to go on.
  private func perform(_ step: (inout any PromptMode) -> PromptProgress) -> Bool {
    let remaining = request.timeRemaining
    let progress = state.withLock { state in
      guard !state.isOver else { return PromptProgress() }
      state.mode.timeRemaining = remaining
      let progress = step(&state.mode)
      state.output.append(progress.output)
      return progress
    }
    if progress.stopsTimeLimit { request.stopTimeLimit() }
    if progress.suspends { return suspendJob() }
    switch progress.answer {
    case nil: return true
    case .press(let button): request.press(button)
    case .choose(let index): request.choose(index)
    case .enter(let text, let button):
      enter(text, button)
      // Refused at once, or being validated: then it goes on.
      return request.isPending
    case .cancel(let reason): request.cancel(reason)
    case .fail(let error): request.fail(error)
    case .interrupt: interrupt(by: [Platform.interruptSignal])
    case .hangUp:
      // The signal that a terminal sends when it goes away may come a moment later.
      if streams.isInputTerminal, Platform.isReady(signals, for: .input, within: 100) {
        return true
      }
      request.fail(AlertError.inputEnded(request.configuration))
    }
    return false
  }

  /// Enters a text, and asks again if it is refused, where there is someone to ask.
  private func enter(_ text: String, _ button: AlertButton?) {
    guard streams.isInputTerminal else {
      request.enter(text, pressing: button)
      return
    }
    request.enter(text, pressing: button) { [self] reason in
      state.withLock { state in
        guard !state.isOver, let output = state.mode.refuse(reason) else { return }
        state.output.append(output)
        wake()
      }
    }
  }

  // MARK: Giving back

  /// Gives the terminal and the signals back, and says what was answered where nothing shows it.
  func giveBack(_ outcome: AlertOutcome) {
    let missed: [Int32] = state.withLock { state in
      guard !state.isOver else { return [] }
      state.isOver = true
      state.finish(outcome, isInForeground: Platform.isInForeground(of: streams.output))
      wake()
      return state.handlers.map(Platform.restoreHandlers) ?? []
    }
    // They came too late for this alert, and are meant for the program.
    for signal in missed where Platform.endingSignals.contains(signal) { Platform.send(signal) }
  }

  /// Wakes the session's thread.
  func wake() {
    _ = try? Platform.writeSome([0], to: waker.write)
  }

  // MARK: Log lines

  /// So many bytes may wait to be written before whoever prints more has to wait too.
  private static let logLimit = 64 << 10

  /// Prints lines before the question.
  ///
  /// - Parameter lines: Lines that are safe to show, each with its newline.
  /// - Returns: Whether they will be written; `false` if the alert is over, or is not drawn on
  ///   standard error.
  func print(_ lines: String) -> Bool {
    guard streams.output == .standardError else { return false }
    let isTaken = state.withLock { state in
      guard !state.isOver else { return false }
      if state.log.isEmpty { wake() }
      state.log += lines
      return true
    }
    while isTaken {
      let isFull = state.withLock { state in
        // Before the question has begun there is nothing to print above.
        let hasBegun = state.handlers != nil
        guard !state.isOver, hasBegun, state.log.utf8.count > Self.logLimit else { return false }
        state.write()
        return !state.log.isEmpty
      }
      if !isFull { break }
      _ = Platform.isReady(streams.output, for: .output, within: 100)
    }
    return isTaken
  }
}

extension PromptSession.State {
  /// Writes what can be written without waiting.
  fileprivate mutating func write() {
    // What is typed while the question is still on its way does not answer it.
    if output.isStuck, !isVisible { mode.discardTypeahead() }
    output.write()
    if output.isEmpty { isVisible = true }
    guard output.isEmpty, !log.isEmpty else { return }
    output.append(mode.insert(log))
    log = ""
    output.write()
  }

  /// Writes the last of it, and gives the settings back.
  ///
  /// - Parameters:
  ///   - outcome: How the alert ended.
  ///   - isInForeground: Whether the terminal is this job's to draw on.
  fileprivate mutating func finish(_ outcome: AlertOutcome, isInForeground: Bool) {
    if isInForeground, output.hasWritten {
      if !log.isEmpty { output.append(mode.insert(log)) }
      output.append(mode.end(outcome))
    } else {
      _ = mode.end(outcome)
      output.replace(with: log)
    }
    log = ""
    output.writeRest()
    if isInForeground { mode.restoreSettings() }
  }
}
