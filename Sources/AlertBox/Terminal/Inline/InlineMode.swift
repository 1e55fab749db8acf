/// Asks by keys: the alert is drawn in place, and each key does something at once.
///
/// The terminal is raw, but for the keys that send signals, from the first byte drawn to the last.
struct InlineMode: PromptMode {
  let signals = [Platform.suspendSignal, Platform.continueSignal, Platform.resizeSignal]

  /// How long an ESC may stay alone before it is the Escape key.
  ///
  /// Terminals send the rest of a sequence at once, but a connection may be slow.
  private static let escapePatience = Duration.milliseconds(100)

  var timeRemaining: Duration?
  let showsNotices = true
  private(set) var toastsShown = 0
  let isReading = true

  private let streams: TerminalStreams
  private let configuration: AlertConfiguration
  private var prompt: any InlinePrompt
  private var layout: InlineLayout
  private var parser = KeyParser()
  private var surface: LiveSurface
  private let noticeLayout: NoticeLayout
  private var pace = FramePace()
  private var hasNewNotices = false

  /// The settings to give back, once the terminal is raw, and those that made it so.
  private var settings: (original: Platform.TerminalSettings, raw: Platform.TerminalSettings)?

  /// Whether Ctrl-Z is a key that stops the program, rather than one that does nothing.
  private var takesSuspendKey = false

  /// Whether the terminal was given back, for as long as the program is stopped.
  private var isSuspended = false

  /// When the bytes held by the parser are keys, if nothing follows them.
  private var escapeDeadline: ContinuousClock.Instant?

  init(
    _ configuration: AlertConfiguration,
    streams: TerminalStreams,
    traits: TerminalTraits,
    popup: Popup?
  ) {
    self.streams = streams
    self.surface = LiveSurface(popup)
    self.configuration = configuration
    self.prompt = configuration.inlinePrompt
    self.noticeLayout = NoticeLayout(hasColor: traits.hasColor, isStill: traits.isAccessible)
    self.layout = InlineLayout(configuration, keys: prompt.keys, hasColor: traits.hasColor)
  }

  // MARK: Holding the terminal

  mutating func begin() -> String {
    takeTerminal()
    return ANSI.hideCursor + ANSI.enableBracketedPaste + surface.begin(frame(), at: .now)
  }

  mutating func discardTypeahead() {
    try? Platform.discardInput(streams.input)
    parser = KeyParser()
    escapeDeadline = nil
  }

  private mutating func takeTerminal() {
    if let current = try? Platform.settings(of: streams.input), current != settings?.raw {
      // Where Ctrl-Z stops nothing, as it is ignored or no shell is there, it is not a key either.
      takesSuspendKey =
        !Platform.isIgnored(Platform.suspendSignal) && Platform.isForegroundJob(of: streams.input)
      let raw = current.raw(
        sendsSignals: Platform.isControlling(streams.input),
        takesSuspendKey: takesSuspendKey
      )
      settings = (current, raw)
      try? Platform.apply(raw, to: streams.input)
    }
    discardTypeahead()
    measure(Platform.size(of: streams.output))
  }

  mutating func suspend(isInForeground: Bool) -> String {
    // The terminal may be a shell's already, whose modes are not to be changed.
    guard !isSuspended else { return "" }
    isSuspended = true
    return surface.suspend(isInForeground: isInForeground) + ANSI.disableBracketedPaste
      + ANSI.showCursor
  }

  mutating func resume() -> String {
    isSuspended = false
    takeTerminal()
    return ANSI.hideCursor + ANSI.enableBracketedPaste + surface.resume(frame())
  }

  var endingOfDrawing: String { ANSI.enableAutowrap }

  mutating func end(_ outcome: AlertOutcome) -> String {
    let summary = layout.summary(of: outcome, size: surface.size)
    return (summary.map { surface.finish(with: $0) } ?? surface.erase())
      + ANSI.disableBracketedPaste + ANSI.showCursor
  }

  var holdsTerminal: Bool {
    settings != nil && (try? Platform.settings(of: streams.input)) == settings?.raw
  }

  mutating func restoreSettings() {
    // Given back once: while the process is stopped others may change them.
    if let settings = settings.take() {
      Platform.restore(settings.original, of: streams.input)
    }
  }

  // MARK: Keys

  mutating func read(isHungUp: Bool) -> PromptProgress {
    var bytes: [UInt8] = []
    do {
      repeat {
        let more = try Platform.read(streams.reader, count: 4096)
        // A raw terminal has no end of input but that of the connection.
        if more.isEmpty { break }
        bytes += more
      } while bytes.count < 1 << 16 && Platform.isReady(streams.input, for: .input)
    } catch {
      // Another process that shares the input was faster.
      if error.isTemporary && bytes.isEmpty { return PromptProgress() }
    }
    if bytes.isEmpty { return PromptProgress(answer: .hangUp) }
    var events = parser.consume(bytes)
    if !takesSuspendKey { events.removeAll { $0 == .key(.control("z")) } }
    escapeDeadline = parser.isIncomplete ? .now + Self.escapePatience : nil
    return handle(events)
  }

  var notices = NoticeView.empty {
    didSet { hasNewNotices = !notices.isEmpty || !oldValue.isEmpty }
  }

  var patience: Duration? {
    let now = ContinuousClock.now
    let isTurning = notices.hasWork && !noticeLayout.isStill
    let isDue = hasNewNotices || isTurning || NoticeSession.shared.isStale
    let frame = pace.timeToNext(now, isDue: isDue)
    let escape = escapeDeadline.map { max(now.duration(to: $0), .zero) }
    let tick = timeRemaining.map { Countdown.timeToNextSecond($0) }
    return [escape, tick, frame, surface.timeToNextStep(at: now)].compactMap { $0 }.min()
  }

  mutating func timeOut() -> PromptProgress {
    if let deadline = escapeDeadline, deadline <= .now {
      escapeDeadline = nil
      let progress = handle(parser.flush())
      // Else nothing came of it, and it may be time to count down.
      if progress.stopsTimeLimit || progress.suspends { return progress }
    }
    slide()
    // The signal of a new size may be on its way, and a line that is too wide would be two.
    let resized = resize()
    return PromptProgress(output: resized.isEmpty ? surface.update(to: frame()) : resized)
  }

  private mutating func handle(_ events: [InputEvent]) -> PromptProgress {
    guard !events.isEmpty else { return PromptProgress() }
    let action = prompt.handle(events)
    // Whoever stops the program has not begun to answer.
    if action == .suspend { return PromptProgress(suspends: true) }
    timeRemaining = nil
    var progress = PromptProgress(stopsTimeLimit: true)
    switch action {
    case .press(let button): progress.answer = .press(button)
    case .enter(let text, let button):
      progress.answer = .enter(text, button)
      progress.output = surface.update(to: frame())
    case .choose(let index): progress.answer = .choose(index)
    case .cancel(let reason): progress.answer = .cancel(reason)
    case .interrupt: progress.answer = .interrupt
    case .redraw: progress.output = surface.redraw(frame())
    case .suspend, nil: progress.output = surface.update(to: frame())
    }
    return progress
  }

  mutating func refuse(_ reason: String) -> String? {
    prompt.refuse(reason)
    return surface.update(to: frame())
  }

  // MARK: Drawing

  mutating func resize() -> String {
    let size = Platform.size(of: streams.output)
    guard size != surface.size else { return "" }
    measure(size)
    return surface.redraw(frame())
  }

  private mutating func measure(_ size: TerminalSize) {
    surface.resize(to: size, isKnown: Platform.knowsSize(of: streams.output))
    guard surface.contentSize != size else { return }
    surface.require(
      columns: layout.leastColumns(of: prompt, size: surface.contentSize),
      rows: layout.leastRows(of: prompt, size: surface.contentSize)
    )
  }

  var isSettled: Bool { surface.isSettled }

  /// Moves what is due to move.
  private mutating func slide() {
    guard !surface.isSettled else { return }
    surface.advance(to: .now)
    // What was typed before it stands does not answer it.
    if surface.isSettled { discardTypeahead() }
  }

  mutating func insert(_ log: String) -> String {
    slide()
    return surface.insert(log, above: frame())
  }

  private mutating func frame() -> Frame {
    let countdown = timeRemaining.map { Countdown.text($0, action: configuration.effectOfTimeout) }
    let size = surface.contentSize
    let above = noticesAbove(size)
    let room = TerminalSize(columns: size.columns, rows: size.rows - above.count)
    let frame = layout.frame(of: prompt, countdown: countdown, size: room)
    prompt.setPageSize(layout.pageSize)
    // A blank line sets them apart where it takes nothing from anyone.
    let isRoomy = !above.isEmpty && above.count + frame.lines.count < size.rows
    return Frame(above + (isRoomy ? [StyledLine()] : []) + frame.lines)
  }

  /// The notices that have a place above the question.
  private mutating func noticesAbove(_ size: TerminalSize) -> [StyledLine] {
    hasNewNotices = false
    pace.note(.now)
    guard !notices.isEmpty else { return [] }
    let least = layout.leastRows(of: prompt, size: size)
    let result = noticeLayout.lines(
      of: notices,
      width: InlineLayout.width(of: size),
      rows: NoticeLayout.rows(of: size.rows, beside: least),
      phase: pace.phase(.now)
    )
    toastsShown = result.toasts
    return result.lines
  }
}
