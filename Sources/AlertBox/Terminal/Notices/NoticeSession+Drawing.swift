/// What is drawn while no question is open.
extension NoticeSession.State {
  /// How long it is until something is to be drawn.
  func timeToNextFrame(isStale: Bool) -> Duration? {
    guard isRunning, !isPaused, !board.isEmpty else { return nil }
    // A popup does not come and go with each line that someone else writes.
    if !isShown, !isWaiting, !isPopup { return .zero }
    let isTurning = hasWork && !layout.isStill
    let isDue = !isShown || isStale || isWaiting || isCovered || isDisturbed || isTurning
    let frame = pace.timeToNext(.now, isDue: isDue)
    // What is typed meanwhile is shown by the terminal itself: a frame puts that right.
    let mending = layout.isStill ? nil : pace.timeToNext(.now, isDue: true, interval: .seconds(1))
    return [frame, mending, surface.timeToNextStep(at: .now)].compactMap { $0 }.min()
  }

  /// Draws the notices.
  mutating func draw(_ view: NoticeView) {
    guard isRunning, !isPaused, !board.isEmpty, !view.isEmpty else { return }
    pace.note(.now)
    defer { endTurn() }
    other = otherUser()
    isWaiting = other != nil
    if isWaiting { return cover() }
    hold()
    let isFresh = !isShown || isCovered
    // The signal of a new size may be on its way, and a line that is too wide would be two.
    let isResized = measure()
    if isCovered { output.append(takeRemains() + ANSI.hideCursor) }
    if isFresh { typed = Platform.availableBytes(.standardError) }
    (isShown, isCovered, isDisturbed) = (true, false, false)
    hasWork = view.hasWork
    surface.advance(to: .now)
    // What was typed is on the alternate screen too, where frames draw only what changes.
    let mends = surface.isOnAlternateScreen && surface.isSettled && pace.phase(.now) % 10 == 0
    lay(out: view)
    output.append(
      isFresh
        ? surface.begin(last, at: .now)
        : isResized || mends ? surface.redraw(last) : surface.refresh(last)
    )
    output.write()
    flushLogIfWritten()
  }

  /// Draws for a screen that has a new size, or was changed by others.
  mutating func redraw(_ view: NoticeView, hasStopped: Bool) {
    look()
    guard isShown, !isCovered, !view.isEmpty else { return }
    if hasStopped { output.append(ANSI.hideCursor) }
    _ = measure()
    lay(out: view)
    output.append(surface.redraw(last))
  }

  /// Takes note of the screen's size, and returns whether it is a new one.
  private mutating func measure() -> Bool {
    let size = Platform.size(of: .standardError)
    defer { surface.resize(to: size, isKnown: Platform.knowsSize(of: .standardError)) }
    return size != surface.size
  }

  private mutating func lay(out view: NoticeView) {
    let size = surface.contentSize
    let result = layout.lines(
      of: view,
      width: InlineLayout.width(of: size),
      rows: NoticeLayout.rows(of: size.rows, beside: 0),
      phase: pace.phase(.now)
    )
    last = Frame(result.lines.isEmpty ? [StyledLine()] : result.lines)
    unseenToasts = view.toasts.prefix(result.toasts)
  }

  /// Returns the toasts that can be seen by now, and could not before.
  mutating func takeSeenToasts() -> ArraySlice<AlertNotice> {
    guard output.isEmpty, surface.isSettled else { return [] }
    defer { unseenToasts = [] }
    return unseenToasts
  }

  // MARK: Printing toasts

  /// Whether nothing can be drawn for nobody knows how long.
  private var printsToasts: Bool {
    isWaiting && !isPaused && (other == .shell || other == .notices)
  }

  /// Whether there are toasts to print, as they cannot be drawn.
  var hasToastsToPrint: Bool {
    printsToasts && board.toasts.contains { board.isUnprinted($0.content.description, of: $0) }
  }

  /// Returns the toasts to print and what they say, which counts as printed; until that is so,
  /// ``isPrinting`` is set.
  mutating func beginPrinting() -> (toasts: [AlertNotice], lines: String) {
    guard printsToasts else { return ([], "") }
    var lines = ""
    var toasts: [AlertNotice] = []
    for toast in board.toasts {
      let content = toast.content
      guard board.notePrinted(content.description, of: toast) else { continue }
      lines += layout.textToLeave(of: content)
      toasts.append(toast)
    }
    isPrinting = !toasts.isEmpty
    return (toasts, lines)
  }

  // MARK: Writing

  /// Writes what can be written without waiting.
  mutating func write() {
    output.write()
    guard !log.isEmpty else { return }
    look()
    if !isCovered {
      flushLogIfWritten()
    } else {
      other = otherUser()
      // A job in the background writes its lines as any other program does.
      if other == .shell {
        flushLog()
        output.write()
      }
      endTurn()
    }
  }

  private mutating func flushLogIfWritten() {
    guard output.isEmpty, isShown, !log.isEmpty else { return }
    flushLog()
    output.write()
  }

  /// Writes what can be written, and returns whether that was all.
  mutating func hasWritten() -> Bool {
    output.write()
    return output.isEmpty
  }

  mutating func flushLog() {
    guard !log.isEmpty else { return }
    output.append(isShown && !isCovered ? surface.insert(log, above: last) : log)
    log = ""
  }
}
