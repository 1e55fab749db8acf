/// What a terminal shows after the bytes fed to it: a model of an xterm, for tests to look at.
struct Screen: Equatable, Sendable {
  /// What becomes of text when the number of columns changes.
  enum ResizePolicy: Sendable {
    /// Rows are cut off or filled up, as xterm does.
    case truncate
    /// Lines that were wrapped are joined and wrapped anew, as VTE, kitty and tmux do.
    case reflow
  }

  /// The modes that are on in a terminal nobody has used yet: wrapping, and a visible cursor.
  static let initialModes: Set<Int> = [7, 25]

  private(set) var columns: Int
  private(set) var rows: Int
  let resizePolicy: ResizePolicy

  /// What is on the screen now, and the main screen beneath while the alternate one is shown.
  var page: ScreenPage
  var mainPage: ScreenPage?
  /// The rows that have scrolled off the top of the main screen, oldest first.
  var scrolledOff: [ScreenLine] = []

  /// The style of what is written next.
  var pen = ScreenStyle.plain
  /// The DEC private modes that are on (DECSET); a program that tidies up leaves `initialModes`.
  var modes = Screen.initialModes
  /// Whether characters push those after them aside (IRM).
  var isInserting = false
  /// The shape of the cursor (DECSCUSR); zero is the user's own.
  var cursorShape = 0

  /// Titles set for the window, in order.
  var titles: [String] = []
  /// All OSC, DCS, SOS, PM and APC strings, each after the character that introduces it.
  var controlStrings: [String] = []
  /// How often the bell rang.
  var bells = 0
  /// What this terminal does not know.
  var unrecognized: [String] = []
  /// The terminal's answers to queries, not yet sent.
  var replies: [UInt8] = []

  private var decoder = UTF8Decoder()
  private var parser = ControlParser()
  /// Where the last grapheme stands, while a combining scalar may still join it.
  var joinable: ScreenPosition?

  init(columns: Int, rows: Int, resizePolicy: ResizePolicy = .reflow) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.resizePolicy = resizePolicy
    page = ScreenPage(columns: self.columns, rows: self.rows)
  }

  /// Shows what a program has written; the bytes may be cut into pieces anywhere.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for scalar in decoder.decode(byte) {
        guard let item = parser.parse(scalar) else { continue }
        perform(item)
      }
    }
  }

  mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  /// Takes out what the terminal has to send to the program.
  mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Changes the size as the window's user would; text follows by `resizePolicy`.
  mutating func resize(columns: Int, rows: Int) {
    let columns = max(1, columns)
    let rows = max(1, rows)
    joinable = nil
    if var main = mainPage {
      main.resize(
        columns: columns,
        rows: rows,
        reflows: resizePolicy == .reflow,
        scrolledOff: &scrolledOff
      )
      mainPage = main
      var none: [ScreenLine] = []
      page.resize(columns: columns, rows: rows, reflows: false, scrolledOff: &none)
    } else {
      page.resize(
        columns: columns,
        rows: rows,
        reflows: resizePolicy == .reflow,
        scrolledOff: &scrolledOff
      )
    }
    self.columns = columns
    self.rows = rows
  }
}

// MARK: - Looking at it

extension Screen {
  /// The rows, without blanks at their ends and blank rows at the bottom, joined by newlines.
  var text: String {
    var lines = self.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Each row's text without the blanks at its end.
  var lines: [String] { page.lines.map(\.text) }

  /// The text of the rows that have scrolled off the top, oldest first.
  var scrollback: [String] { scrolledOff.map(\.text) }

  /// One row's text without the blanks at its end.
  func row(_ row: Int) -> String { page.lines[row].text }

  /// Where the next character goes, from zero; still in the last column when that is full.
  var cursor: (column: Int, row: Int) { (page.cursor.column, page.cursor.row) }

  var cells: [[ScreenCell]] { page.lines.map(\.cells) }

  func style(column: Int, row: Int) -> ScreenStyle { page.lines[row].cells[column].style }

  var isCursorVisible: Bool { modes.contains(25) }
  var isBracketedPasteOn: Bool { modes.contains(2004) }
  var isAlternateScreen: Bool { mainPage != nil }
  /// Whether a synchronized update has begun and not ended, so that nothing is shown yet.
  var isSynchronizing: Bool { modes.contains(2026) }
  /// The title of the window, if one was set.
  var title: String? { titles.last }
}
