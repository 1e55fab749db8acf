/// Where something live is drawn, and redrawn for as long as it is.
///
/// It writes nothing itself: each method returns what is to be written, all of it and in the order of
/// the calls.
struct LiveSurface: Sendable {
  private var region = LiveRegion()

  /// The size of the terminal's screen; whoever changes it draws anew.
  var size = TerminalSize.standard

  /// The size of the screen that what is drawn has to itself.
  var contentSize: TerminalSize { size }

  /// Begins below whatever is on the screen.
  mutating func begin(_ frame: Frame) -> String {
    LiveRegion.freshLine(columns: size.columns) + region.update(to: frame)
  }

  /// Shows a frame in place of what is shown, and writes only what changes.
  mutating func update(to frame: Frame) -> String { region.update(to: frame) }

  /// Shows the next frame where the program may have written something of its own meanwhile.
  mutating func refresh(_ frame: Frame) -> String { region.redraw(frame) }

  /// Draws a frame anew when what is on the screen can no longer be relied on.
  mutating func redraw(_ frame: Frame) -> String { region.redraw(frame) }

  /// Puts lines above what is drawn, where they stay.
  ///
  /// - Parameters:
  ///   - log: Lines that are safe to show, each with its newline.
  ///   - frame: What to show below them.
  /// - Returns: What to write.
  mutating func insert(_ log: String, above frame: Frame) -> String {
    // The region takes lines without the newline of the last one.
    region.insert(String(log.dropLast()), above: frame)
  }

  /// Takes what is drawn off the screen; the cursor is where it began.
  mutating func erase() -> String { region.erase() }

  /// Leaves lines in place of what is drawn; the cursor is at the start of the line below them.
  mutating func finish(with frame: Frame) -> String { region.finish(with: frame) }
}
