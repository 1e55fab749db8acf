/// The lines of a terminal that a prompt draws and redraws in place.
///
/// It writes nothing itself: each method returns what is to be written, all of it and in the order of
/// the calls.
///
/// Between calls the cursor is parked in the first column of the region's *first* line. That is why
/// a resize does no harm: a terminal that wraps its lines anew keeps the cursor on its character,
/// and the first one of our first line begins a line, whatever becomes of those below it. What is to
/// be redrawn is then all from the cursor on. From the region's last line nobody could tell how many
/// rows up it now begins.
///
/// The style is the terminal's own between calls. Where the region is on the screen it does not know.
package struct LiveRegion: Sendable {
  /// What is on the screen; `nil` when nothing is.
  private var frame: Frame?

  package init() {}

  /// Makes sure that the cursor is at the start of an empty line, without asking where it is.
  ///
  /// As many spaces as there are columns fill the line the cursor is on if it was at its start; the
  /// cursor then waits in the last column. From anywhere else they go on in the next line.
  ///
  /// - Parameter columns: The columns of the screen.
  /// - Returns: What to write once, before the first frame.
  package static func freshLine(columns: Int) -> String {
    let reset = ANSI.style([])
    return reset + String(repeating: " ", count: max(0, columns)) + ANSI.eraseToEndOfScreen + "\r"
  }

  /// Shows a frame in place of what is shown.
  ///
  /// - Returns: What to write; nothing if nothing changes.
  package mutating func update(to frame: Frame) -> String {
    frame == self.frame ? "" : redraw(frame)
  }

  /// Draws a frame anew when what is on the screen can no longer be relied on.
  ///
  /// That is so after a resize, and when the program goes on after it was stopped: the cursor is then
  /// at the start of a line that may be ours to the end of the screen.
  package mutating func redraw(_ frame: Frame) -> String {
    self.frame = frame
    return ANSI.style([]) + Self.start + Self.drawing(frame) + Self.parking(from: frame)
  }

  /// Puts lines above the region, where they stay.
  ///
  /// - Parameters:
  ///   - text: Lines of any width, separated by newlines; safe to show (see `DisplayText`).
  ///   - frame: What to show below them.
  package mutating func insert(_ text: String, above frame: Frame) -> String {
    self.frame = frame
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Self.start + lines.map { $0 + "\r\n" }.joined() + Self.drawing(frame)
      + Self.parking(from: frame)
  }

  /// Takes the region off the screen; the cursor is where it began.
  package mutating func erase() -> String {
    frame = nil
    return Self.start
  }

  /// Leaves lines in place of the region; the cursor is at the start of the line below them.
  package mutating func finish(with frame: Frame) -> String {
    self.frame = nil
    return Self.start + Self.drawing(frame) + "\r\n"
  }

  // MARK: Parts

  /// Erases from behind a space, as tmux takes erasing from the top left corner for clearing the
  /// screen, and keeps a copy of it among the lines that have scrolled off (its `scroll-on-clear`).
  private static let start = "\r " + ANSI.eraseToEndOfScreen + "\r"

  private static func drawing(_ frame: Frame) -> String {
    frame.lines.map { line in
      var pen = TextStyle.plain
      var text = ""
      for run in line.runs {
        text += run.style.sequence(after: pen) + run.text
        pen = run.style
      }
      return text + TextStyle.plain.sequence(after: pen)
    }.joined(separator: "\r\n")
  }

  private static func parking(from frame: Frame) -> String {
    "\r" + ANSI.up(frame.lines.count - 1)
  }
}
