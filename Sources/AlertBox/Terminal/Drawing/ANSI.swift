/// The escape sequences that are written to terminals, all of them.
///
/// Numbers of sections are those of ECMA-48, fifth edition. What is not in ECMA-48 is from DEC's VT510
/// manual or from “XTerm Control Sequences”, as said beside it.
package enum ANSI {
  /// CSI, control sequence introducer (8.3.16), in its form of 7 bits.
  private static let introducer = "\u{1B}["

  // MARK: Style

  /// SGR, select graphic rendition (8.3.117).
  ///
  /// - Parameter parameters: What to switch on and off, in this order; nothing resets all, and so
  ///   does an empty parameter, as 0 is what a missing one means (5.4.2).
  /// - Returns: The sequence.
  package static func style(_ parameters: [String]) -> String {
    introducer + parameters.joined(separator: ";") + "m"
  }

  /// Writes a text in red: SGR 31 is a red foreground, 39 the default one.
  static func red(_ text: String) -> String {
    style(["31"]) + text + style(["39"])
  }

  // MARK: The cursor

  /// CUU, cursor up (8.3.22), or for one row RI, reverse line feed (8.3.104), which is shorter.
  ///
  /// There must be as many rows above: RI would scroll.
  package static func up(_ rows: Int) -> String { rows == 1 ? "\u{1B}M" : motion(rows, "A") }

  /// CUD, cursor down (8.3.19); not beyond the bottom of the screen.
  package static func down(_ rows: Int) -> String { motion(rows, "B") }

  /// CUF, cursor right (8.3.20); not beyond the edge of the screen.
  package static func right(_ columns: Int) -> String { motion(columns, "C") }

  /// A motion by 1 needs no number; by 0 there is none, as 0 would mean 1.
  private static func motion(_ count: Int, _ final: String) -> String {
    switch count {
    case ..<1: ""
    case 1: introducer + final
    default: introducer + String(count) + final
    }
  }

  /// DECSC, save cursor (VT510): its place, and the style of what is written next.
  package static let saveCursor = "\u{1B}7"
  /// DECRC, restore cursor (VT510): what DECSC saved.
  package static let restoreCursor = "\u{1B}8"

  /// DECTCEM, text cursor enable mode (VT510), switched off: hides the cursor.
  package static let hideCursor = "\u{1B}[?25l"
  /// DECTCEM switched on: shows the cursor.
  package static let showCursor = "\u{1B}[?25h"

  /// CUP, cursor position (8.3.21): the top left corner of the screen.
  package static let home = "\u{1B}[H"

  /// DECAWM, autowrap mode (VT510), switched off: what does not fit into a line is not shown.
  package static let disableAutowrap = "\u{1B}[?7l"
  /// DECAWM switched on: what does not fit goes on in the next line.
  package static let enableAutowrap = "\u{1B}[?7h"

  // MARK: Screens

  /// Private mode 1049 (xterm), switched on: saves the cursor and shows the alternate screen, cleared.
  package static let enterAlternateScreen = "\u{1B}[?1049h"
  /// Private mode 1049 switched off: shows the main screen, and the cursor where it was there.
  package static let leaveAlternateScreen = "\u{1B}[?1049l"

  /// Private mode 2026 (Contour's “Terminal Synchronized Output”), switched on: nothing is shown.
  ///
  /// Terminals that do not know it ignore it.
  package static let beginUpdate = "\u{1B}[?2026h"
  /// Private mode 2026 switched off: all that was written since is shown at once.
  package static let endUpdate = "\u{1B}[?2026l"

  // MARK: Erasing

  /// EL, erase in line (8.3.41), from the cursor to the end of its line.
  package static let eraseToEndOfLine = "\u{1B}[K"
  /// ED, erase in page (8.3.39), from the cursor to the end of the screen.
  package static let eraseToEndOfScreen = "\u{1B}[J"
  /// ED with 2: the whole screen.
  package static let eraseScreen = "\u{1B}[2J"

  // MARK: Input

  /// Bracketed paste mode (xterm), switched on: the terminal marks what is pasted.
  package static let enableBracketedPaste = "\u{1B}[?2004h"
  /// Bracketed paste mode switched off.
  package static let disableBracketedPaste = "\u{1B}[?2004l"
}
