import Synchronization

/// One alert in line mode, from the first byte drawn to the last thing given back.
///
/// A thread of its own waits for input and signals. Whoever ends the alert gives the terminal back,
/// on his own thread, before the caller goes on; from then on the session's thread reads nothing.
final class LineSession: Sendable {
  private struct State {
    var input: LineInput
    var isOver = false
    // Whether something was drawn that the answer or a newline has to follow.
    var isInLine = false
    var handlers: Platform.PreviousHandlers?
  }

  private let request: AlertRequest
  private let streams: TerminalStreams
  private let text: PlainText
  private let prompt: LinePrompt
  private let interruption: (@Sendable (Int32) -> Void)?
  private let signals: FileDescriptor
  private let waker: (read: FileDescriptor, write: FileDescriptor)
  private let state: Locked<State>

  /// The part of a line that an alert had read from a pipe when it ended without an answer.
  private static let unread = Locked<[UInt8]>([])

  /// Shows an alert, and returns at once.
  ///
  /// - Parameters:
  ///   - request: The alert.
  ///   - input: Where the answer comes from.
  ///   - interruption: See ``TerminalPresenter``.
  /// - Throws: ``AlertError`` if there is nothing to ask on or to read from, ``PlatformError`` if the
  ///   process has run out of descriptors or threads.
  static func start(
    _ request: AlertRequest,
    input: TerminalPresenter.Input,
    interruption: (@Sendable (Int32) -> Void)?
  ) throws {
    let streams = try TerminalStreams(input, for: request.configuration)
    let session: LineSession
    do {
      session = try LineSession(request, streams: streams, interruption: interruption)
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
    interruption: (@Sendable (Int32) -> Void)?
  ) throws {
    self.request = request
    self.streams = streams
    self.interruption = interruption
    self.signals = try Platform.signalSource()
    self.waker = try Platform.makePipe()
    let isAccessible = !(Platform.environment("ACCESSIBLE") ?? "").isEmpty
    self.text = PlainText(
      request.configuration,
      style: PlainText.Style(hasColor: streams.hasColor, isAccessible: isAccessible)
    )
    self.prompt = LinePrompt(text: text, isTerminal: streams.isInputTerminal)
    let partial = streams.isInputTerminal ? [] : Self.unread.withLock { $0 }
    self.state = Locked(
      State(
        input: LineInput(streams.reader, isTerminal: streams.isInputTerminal, partial: partial)
      )
    )
  }

  private func close() {
    Platform.close(waker.read)
    Platform.close(waker.write)
    streams.close()
  }

  // MARK: The session's thread

  private func run() {
    defer { close() }
    let isOver = state.withLock { state in
      guard !state.isOver else { return true }
      discardTypeahead()
      // What woke the session before is not for this one.
      _ = try? Platform.read(signals, count: 64)
      state.handlers = Platform.catchSignals(continue: streams.isOutputTerminal)
      return false
    }
    guard !isOver else { return }
    draw(text.question)
    while waitForEvent() {}
    waitUntilGivenBack()
  }

  /// Waits for whoever ended the alert first, as he still writes to what is about to be closed.
  private func waitUntilGivenBack() {
    while !state.withLock({ $0.isOver }) {
      _ = try? Platform.wait(for: [(waker.read, .input)], timeout: nil)
    }
  }

  /// Waits for something to happen, and handles it.
  ///
  /// - Returns: Whether to go on.
  private func waitForEvent() -> Bool {
    do {
      let ready = try Platform.wait(
        for: [(streams.input, .input), (waker.read, .input), (signals, .input)],
        timeout: nil
      )
      // What comes when the alert is over is left for the next one, or for the program.
      if state.withLock({ $0.isOver }) { return false }
      if ready?[2].isReady ?? true { _ = try? Platform.read(signals, count: 64) }
      if handleSignals() { return false }
      guard let ready, ready[0].isReady, let progress = read(isHungUp: ready[0].isHungUp) else {
        return true
      }
      return handle(progress)
    } catch {
      request.fail(error)
      return false
    }
  }

  /// Reads under the lock, so that nothing is read once the alert is over.
  ///
  /// - Parameter isHungUp: Whether the other side is known to be gone.
  /// - Returns: What has come of the line, or `nil` if there was nothing to read after all.
  private func read(isHungUp: Bool) -> LineInput.Progress? {
    state.withLock { state in
      // Another process that shares the input may have been faster.
      guard !state.isOver, Platform.isReady(streams.input, for: .input) else { return nil }
      let progress = state.input.read(isHungUp: isHungUp)
      if case .line = progress, streams.isInputTerminal, streams.isOutputTerminal,
        Platform.echoesNewline(streams.input)
      {
        // The terminal has echoed the answer and its newline.
        state.isInLine = false
      }
      return progress
    }
  }

  private func handle(_ progress: LineInput.Progress) -> Bool {
    switch progress {
    case .incomplete: return true
    case .line(let bytes): return act(on: prompt.verdict(on: bytes))
    case .end(let bytes): return act(on: prompt.verdictAtEnd(after: bytes))
    case .closed:
      // The signal that a terminal sends when it goes away may come a moment later.
      if streams.isInputTerminal, Platform.isReady(signals, for: .input, within: 100) {
        return true
      }
      return act(on: .fail(.inputEnded(request.configuration)))
    case .endless: return act(on: .fail(.endlessLine(request.configuration)))
    }
  }

  private func act(on verdict: LinePrompt.Verdict) -> Bool {
    switch verdict {
    case .press(let button): request.press(button)
    case .cancel: request.cancel(.endOfInput)
    case .fail(let error): request.fail(error)
    case .askAgain(let correction):
      redraw("\(correction)\n\(text.repeatedAnswerLine)")
      return true
    }
    return false
  }

  /// Handles the signals that came.
  ///
  /// - Returns: Whether one of them has ended the alert.
  private func handleSignals() -> Bool {
    let (caught, handlers) = state.withLock { state in
      (state.isOver ? [] : Platform.takeCaughtSignals(), state.handlers)
    }
    let ending = caught.filter { $0 != Platform.continueSignal }
    guard let first = ending.first else {
      // A person comes back from the shell.
      if !caught.isEmpty { redraw(text.repeatedQuestion) }
      return false
    }
    // Given back first, as the signal may end the process.
    giveBack(.cancelled(.interrupt))
    if let interruption {
      interruption(first)
      // Something else has ended the alert: then nobody looks at what was reported.
      if !request.cancel(.interrupt) { Platform.send(first) }
    } else {
      for signal in ending {
        let hasHandler = handlers?.hasHandler(for: signal) ?? false
        if hasHandler || signal != Platform.interruptSignal { Platform.send(signal) }
      }
      request.cancel(.interrupt)
    }
    return true
  }

  // MARK: Drawing and giving back

  /// Throws away what was typed before the person sees the text that follows.
  private func discardTypeahead() {
    if streams.isInputTerminal { try? Platform.discardInput(streams.input) }
  }

  /// Draws a text that asks once more, unless the alert is over.
  private func redraw(_ text: String) {
    state.withLock { state in
      guard !state.isOver else { return }
      discardTypeahead()
      if streams.isInputTerminal { state.input.forgetPartial() }
      // It may have been stopped in there, and have been continued since.
      Platform.forget(Platform.continueSignal)
    }
    draw(text)
  }

  /// Draws a text, in pieces that do not block once the stream is ready for output.
  private func draw(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let ready: [Platform.Ready]?
      do {
        ready = try Platform.wait(
          for: [(streams.output, .output), (waker.read, .input), (signals, .input)],
          timeout: nil
        )
      } catch {
        return
      }
      guard let ready else { continue }
      // Woken while the stream is stuck: the alert is over, or a signal came.
      if !ready[0].isReady { return }
      let isDrawn = state.withLock { state in
        guard !state.isOver, writePiece(&rest) else { return false }
        state.isInLine = true
        return true
      }
      if !isDrawn { return }
    }
  }

  /// Gives the terminal and the signals back, and says what was answered where nothing shows it.
  private func giveBack(_ outcome: AlertOutcome) {
    let missed: [Int32] = state.withLock { state in
      guard !state.isOver else { return [] }
      state.isOver = true
      if !streams.isInputTerminal { Self.unread.withLock { $0 = state.input.partial } }
      if state.isInLine { finishLine(outcome) }
      _ = try? Platform.writeSome([0], to: waker.write)
      return state.handlers.map(Platform.restoreHandlers) ?? []
    }
    // They came too late for this alert, and are meant for the program.
    for signal in missed where signal != Platform.continueSignal { Platform.send(signal) }
  }

  private func finishLine(_ outcome: AlertOutcome) {
    let answer: String =
      switch outcome {
      case .pressed(let button): DisplayText.line(button.title)
      case .cancelled(.button): DisplayText.line(request.configuration.cancelButton?.title ?? "")
      default: ""
      }
    var rest = Array("\(answer)\n".utf8)[...]
    while !rest.isEmpty, Platform.isReady(streams.output, for: .output),
      writePiece(&rest)
    {}
  }

  /// Writes what the stream takes at once.
  ///
  /// - Returns: Whether the stream can be written to at all.
  private func writePiece(_ rest: inout ArraySlice<UInt8>) -> Bool {
    do {
      rest = rest.dropFirst(try Platform.writeSomeQuietly(rest.prefix(256), to: streams.writer))
      return true
    } catch {
      return error.isTemporary
    }
  }
}
