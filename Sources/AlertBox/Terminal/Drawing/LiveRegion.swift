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
    // Erased too, or a terminal that wraps lines anew would take the spaces for text.
    return reset + String(repeating: " ", count: max(0, columns)) + cleared
  }

  /// Shows a frame in place of what is shown, and writes only what changes.
  ///
  /// - Parameter frame: What to show.
  /// - Returns: What to write; nothing if nothing changes.
  package mutating func update(to frame: Frame) -> String {
    let lines = self.frame?.lines ?? []
    self.frame = frame
    var writer = RegionWriter()
    if lines.isEmpty {
      writer.draw(frame)
    } else {
      for (row, (old, new)) in zip(lines, frame.lines).enumerated() where old != new {
        let change = LineChange(from: old.cells, to: new.cells)
        if change.steps.isEmpty { continue }
        writer.goDown(to: row)
        writer.apply(change)
      }
      if frame.lines.count > lines.count {
        writer.goDown(to: lines.count - 1)
        for line in frame.lines[lines.count...] {
          writer.addLine()
          writer.draw(line)
        }
      } else if frame.lines.count < lines.count {
        writer.goDown(to: frame.lines.count)
        writer.eraseBelow()
      }
    }
    writer.park()
    return frame.lines.count > lines.count ? Self.unwrapped(writer.text) : writer.text
  }

  /// Draws a frame anew when what is on the screen can no longer be relied on.
  ///
  /// That is so after a resize, and when the program goes on after it was stopped. The cursor is then
  /// at the start of a line, from which to the end of the screen all may be drawn over.
  ///
  /// - Parameter frame: What to show.
  /// - Returns: What to write.
  package mutating func redraw(_ frame: Frame) -> String {
    self.frame = frame
    return ANSI.style([]) + Self.cleared + Self.drawing(frame, parks: true)
  }

  /// Puts lines above the region, where they stay.
  ///
  /// - Parameters:
  ///   - text: Lines of any width, separated by newlines; safe to show (see `DisplayText`).
  ///   - frame: What to show below them.
  /// - Returns: What to write.
  package mutating func insert(_ text: String, above frame: Frame) -> String {
    self.frame = frame
    // The terminal wraps what is longer than its screen. A line that fills the screen needs its
    // newline too: until more text comes, the cursor waits in the last column.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0 + "\r\n" }
    return Self.cleared + lines.joined() + Self.drawing(frame, parks: true)
  }

  /// Takes the region off the screen; the cursor is where it began.
  ///
  /// - Returns: What to write.
  package mutating func erase() -> String {
    frame = nil
    return Self.cleared
  }

  /// Leaves lines in place of the region; the cursor is at the start of the line below them.
  ///
  /// - Parameter frame: The lines to leave.
  /// - Returns: What to write.
  package mutating func finish(with frame: Frame) -> String {
    self.frame = nil
    return Self.cleared + Self.drawing(frame, parks: false)
  }

  /// Begins at the start of the line, as a terminal that wraps lines anew may have joined ours to one
  /// that was not ended.
  ///
  /// Erases from behind a space, as tmux takes erasing from the top left corner for clearing the
  /// screen, and keeps a copy of it among the lines that have scrolled off (its `scroll-on-clear`).
  static let cleared = "\r " + ANSI.eraseToEndOfScreen + "\r"

  private static func drawing(_ frame: Frame, parks: Bool) -> String {
    var writer = RegionWriter()
    writer.draw(frame)
    guard parks else {
      writer.addLine()
      return writer.text
    }
    writer.park()
    return unwrapped(writer.text)
  }

  /// Has a line that turns out too wide cut, rather than become two: the terminal may have another
  /// size by the time that it gets this, or know other widths of characters.
  private static func unwrapped(_ lines: String) -> String {
    ANSI.disableAutowrap + lines + ANSI.enableAutowrap
  }
}
