/// The box of a popup while it is on the screen, and before.
///
/// A box begins as large as what is in it, and never shrinks: it would jump about as a list narrows.
/// When it gets too narrow it takes all the columns there are at once, rather than one a key.
package struct Popup: Sendable {
  /// Where it is drawn.
  enum Place: Sendable {
    /// Nowhere: not yet, or not now.
    case nowhere
    /// On the alternate screen.
    case alternateScreen
    /// On the main screen without a box, as there was no room for one.
    case mainScreen
  }

  private let layout: PopupLayout
  private let isAnimated: Bool

  private(set) var place = Place.nowhere

  /// The room that is in a box on the screen, if it has room for one.
  private var room: TerminalSize?

  /// How large the box is within; nothing before it was drawn on this screen.
  private var size: (columns: Int, rows: Int) = (0, 0)

  private var slide: PopupSlide?

  /// Whether it was on the screen before.
  private var hasOpened = false

  /// Creates a popup that is not shown yet.
  ///
  /// - Parameters:
  ///   - layout: Where it stands.
  ///   - isAnimated: Whether it slides there.
  package init(_ layout: PopupLayout, isAnimated: Bool) {
    self.layout = layout
    self.isAnimated = isAnimated
  }

  /// The room for what is in the box; `nil` if there is no box.
  var contentSize: TerminalSize? {
    guard place != .mainScreen, let room else { return nil }
    // A layout leaves the last column of a screen free.
    return TerminalSize(columns: room.columns + 1, rows: room.rows)
  }

  /// Takes note of the screen's size; `nil` if it is not known.
  mutating func fit(_ screen: TerminalSize?) {
    room = screen.flatMap(PopupLayout.room)
    size = (0, 0)
  }

  /// Takes note of what is going to be in the box.
  ///
  /// - Parameters:
  ///   - columns: The columns it has from the start.
  ///   - rows: The rows without which there is no box.
  mutating func require(columns: Int, rows: Int) {
    guard let room else { return }
    if rows > room.rows { self.room = nil }
    size.columns = min(columns, room.columns)
  }

  // MARK: Going on and off the screen

  /// Decides where to draw, if it is not drawn yet: what began in place stays there.
  ///
  /// It slides in the first time; where it goes off only to make room, it is back at once.
  ///
  /// - Parameter now: The time, if it may slide.
  /// - Returns: What to write before the first frame.
  mutating func open(at now: ContinuousClock.Instant?) -> String {
    if place == .nowhere { place = room == nil ? .mainScreen : .alternateScreen }
    guard place == .alternateScreen else { return "" }
    slide = isAnimated && !hasOpened ? now.map(PopupSlide.init) : nil
    hasOpened = true
    return ANSI.enterAlternateScreen
  }

  /// Leaves the alternate screen.
  ///
  /// Erased before, as tmux takes what is on it for lines that have scrolled off, if it has become
  /// smaller than the main screen was.
  static let leaving = ANSI.home + ANSI.eraseScreen + ANSI.leaveAlternateScreen

  /// Goes off the screen, which is then as it was before.
  ///
  /// - Returns: What to write.
  mutating func close() -> String {
    defer { place = .nowhere }
    return place == .alternateScreen ? Self.leaving : ""
  }

  // MARK: Drawing

  /// Lays out a screen with the popup.
  ///
  /// - Parameters:
  ///   - frame: What is in the box.
  ///   - screen: The screen's size.
  /// - Returns: What is on the alternate screen.
  mutating func compose(_ frame: Frame, on screen: TerminalSize) -> Frame {
    guard let room else { return PopupLayout.frame(frame.lines, on: screen) }
    let width = frame.lines.reduce(0) { max($0, $1.width) }
    if size.rows == 0 { size.columns = max(size.columns, min(width, room.columns)) }
    if width > size.columns { size.columns = room.columns }
    size.rows = max(size.rows, min(frame.lines.count, room.rows))
    return layout.frame(
      frame.lines,
      in: TerminalSize(columns: size.columns, rows: size.rows),
      on: screen,
      step: slide?.step ?? PopupSlide.lastStep
    )
  }

  // MARK: Sliding

  /// Whether it stands.
  var isSettled: Bool { slide?.isSettled ?? true }

  func timeToNextStep(at now: ContinuousClock.Instant) -> Duration? {
    slide?.timeToNextStep(at: now)
  }

  mutating func advance(to now: ContinuousClock.Instant) { slide?.advance(to: now) }
}
