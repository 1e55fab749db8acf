/// Where something live is drawn, and redrawn for as long as it is: in place, or as a popup.
///
/// It writes nothing itself: each method returns what is to be written, all of it and in the order of
/// the calls.
package struct LiveSurface: Sendable {
  private var region = LiveRegion()
  private var popup: Popup?

  /// The size of the terminal's screen.
  package private(set) var size = TerminalSize.standard

  /// Draws in place, or as a popup.
  ///
  /// - Parameter popup: The popup; `nil` for in place.
  package init(_ popup: Popup? = nil) {
    self.popup = popup
  }

  /// The size of the screen that what is drawn has to itself.
  package var contentSize: TerminalSize { popup?.contentSize ?? size }

  // MARK: Size

  /// Takes note of the screen's size; whoever does so draws anew.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - isKnown: Whether the terminal said so. Where it did not, nothing is drawn as a popup.
  package mutating func resize(to size: TerminalSize, isKnown: Bool) {
    self.size = size
    popup?.fit(isKnown ? size : nil)
  }

  /// Takes note of what is going to be drawn at this size.
  ///
  /// - Parameters:
  ///   - columns: The columns it is going to take.
  ///   - rows: The rows of what is always to be seen.
  package mutating func require(columns: Int, rows: Int) {
    popup?.require(columns: columns, rows: rows)
  }

  // MARK: Drawing

  /// Begins below whatever is on the screen.
  ///
  /// - Parameters:
  ///   - frame: What to show.
  ///   - now: The time.
  /// - Returns: What to write.
  package mutating func begin(_ frame: Frame, at now: ContinuousClock.Instant) -> String {
    let start = LiveRegion.freshLine(columns: size.columns) + (popup?.open(at: now) ?? "")
    return start + (isOnAlternateScreen ? redraw(frame) : region.update(to: frame))
  }

  /// Begins again after the program was stopped, at the start of a line.
  package mutating func resume(_ frame: Frame) -> String {
    // If it was stopped without a word, it may be on the alternate screen still.
    (popup?.open(at: nil) ?? "") + redraw(frame)
  }

  /// Shows a frame in place of what is shown, and writes only what changes.
  package mutating func update(to frame: Frame) -> String { region.update(to: compose(frame)) }

  /// Shows the next frame where the program may have written something of its own meanwhile.
  ///
  /// On the alternate screen that cannot be put right, and what changes is enough.
  package mutating func refresh(_ frame: Frame) -> String {
    guard isOnAlternateScreen else { return region.redraw(frame) }
    let change = update(to: frame)
    return change.isEmpty ? "" : ANSI.home + change
  }

  /// Draws a frame anew when what is on the screen can no longer be relied on.
  package mutating func redraw(_ frame: Frame) -> String {
    (isOnAlternateScreen ? ANSI.home : "") + region.redraw(compose(frame))
  }

  /// Goes back to where it is drawn after the end of a typed line was shown there.
  ///
  /// On the alternate screen each frame begins by going to its place.
  package func followNewline() -> String { isOnAlternateScreen ? "" : ANSI.up(1) }

  /// Leaves the place to another program, which has written there already.
  ///
  /// - Parameter erases: Whether to erase what is behind its text.
  /// - Returns: What to write.
  package mutating func uncover(erases: Bool) -> String {
    close() ?? (erases ? ANSI.eraseToEndOfScreen : "")
  }

  /// Puts lines above what is drawn, where they stay.
  ///
  /// - Parameters:
  ///   - log: Lines that are safe to show, each with its newline.
  ///   - frame: What to show below them.
  /// - Returns: What to write.
  package mutating func insert(_ log: String, above frame: Frame) -> String {
    // The region takes lines without the newline of the last one.
    let lines = String(log.dropLast())
    guard isOnAlternateScreen else { return region.insert(lines, above: frame) }
    return ANSI.beginUpdate + Popup.leaving + region.insert(lines, above: Frame([]))
      + ANSI.enterAlternateScreen + redraw(frame) + ANSI.endUpdate
  }

  // MARK: Ending

  /// Takes what is drawn off the screen; the cursor is where it began.
  package mutating func erase() -> String { close() ?? region.erase() }

  /// Takes what is drawn off the screen, which may be a shell's by now.
  ///
  /// - Parameter isInForeground: Whether the screen is still this job's.
  /// - Returns: What to write.
  package mutating func suspend(isInForeground: Bool) -> String {
    // Nobody else would leave the alternate screen.
    close() ?? (isInForeground ? region.erase() : "")
  }

  /// Leaves lines in place of what is drawn; the cursor is at the start of the line below them.
  package mutating func finish(with frame: Frame) -> String {
    (close() ?? "") + region.finish(with: frame)
  }

  // MARK: Sliding

  /// Whether what is drawn is where it is to be seen.
  package var isSettled: Bool { popup?.isSettled ?? true }

  /// How long it is until something moves by itself; `nil` if nothing does.
  package func timeToNextStep(at now: ContinuousClock.Instant) -> Duration? {
    popup?.timeToNextStep(at: now)
  }

  /// Moves what is due to move; the next frame shows it.
  package mutating func advance(to now: ContinuousClock.Instant) { popup?.advance(to: now) }

  // MARK: The alternate screen

  package var isOnAlternateScreen: Bool { popup?.place == .alternateScreen }

  /// Leaves the alternate screen, if it is there.
  private mutating func close() -> String? {
    guard isOnAlternateScreen else { return nil }
    _ = region.erase()
    return popup?.close()
  }

  private mutating func compose(_ frame: Frame) -> Frame {
    isOnAlternateScreen ? popup?.compose(frame, on: size) ?? frame : frame
  }
}
