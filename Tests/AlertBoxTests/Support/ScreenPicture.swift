/// Draws what screens show as an SVG image, each in a window of its own, one below the other.
///
/// The same screens always give the same text. Each run of characters begins at its column and is as
/// long as its columns, whatever font the reader has.
struct ScreenPicture {
  /// A screen at a moment.
  struct Scene {
    /// What has led to it, shown above its window; nothing is shown for an empty one.
    var caption = ""
    var screen: Screen
    /// The first row to show; the last is the last that is not blank.
    var firstRow = 0

    var rows: [ScreenLine] {
      let end = screen.page.lines.lastIndex { line in line.cells.contains { !$0.isBlank } } ?? -1
      return Array(screen.page.lines[..<(end + 1)].dropFirst(firstRow))
    }
  }

  /// Thrown for a style that would be missing from the picture.
  struct UnknownStyle: Error, Equatable {
    let style: ScreenStyle
  }

  /// What the picture is of, for those who do not see it.
  var title: String
  var scenes: [Scene]

  // The advance of most monospaced fonts is 0.6 of their size.
  static let fontSize = 15
  private static let cellWidth = 9
  private static let rowHeight = 22
  private static let baseline = 16
  private static let padding = 18
  private static let captionHeight = 34

  /// Returns the whole file.
  /// - Throws: ``UnknownStyle``.
  func svg() throws -> String {
    let width = (scenes.map(\.screen.columns).max() ?? 0) * Self.cellWidth + 2 * Self.padding
    // The border is one wide, half of it outside the window.
    var y = 1
    var body: [String] = []
    for scene in scenes {
      if !scene.caption.isEmpty {
        y += Self.captionHeight
        body.append(
          #"<text class="caption" x="4" y="\#(y - 10)">\#(Self.escaped(scene.caption))</text>"#
        )
      }
      let height = scene.rows.count * Self.rowHeight + 2 * Self.padding
      body += [
        #"<rect class="window" x="1" y="\#(y)" width="\#(width)" height="\#(height)" rx="8"/>"#,
        #"<g transform="translate(\#(1 + Self.padding) \#(y + Self.padding))">"#,
      ]
      for (row, line) in scene.rows.enumerated() {
        body += try Self.elements(of: line, y: row * Self.rowHeight)
      }
      body.append("</g>")
      y += height
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width + 2)" height="\(y + 1)" \
      viewBox="0 0 \(width + 2) \(y + 1)" role="img">
      <title>\(Self.escaped(title))</title>
      <desc>
      \(Self.escaped(plainText))
      </desc>
      <style>
      \(Self.styleSheet)
      </style>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  /// What the picture shows, without styles.
  private var plainText: String {
    scenes.map { scene in
      let caption = scene.caption.isEmpty ? [] : ["\(scene.caption):"]
      return (caption + scene.rows.map(\.text)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  // MARK: - A row

  private static func elements(of line: ScreenLine, y: Int) throws -> [String] {
    for cell in line.cells where !cell.style.isDrawable { throw UnknownStyle(style: cell.style) }
    let cells = ScreenRun.runs(of: line.cells) {
      ($0.style.isReversed, $0.style.foreground) == ($1.style.isReversed, $1.style.foreground)
    }
    let backgrounds = cells.filter(\.style.isReversed).map { run in
      element("rect", run.style.backgroundClasses, run, y: y)
        + #" width="\#(run.width * cellWidth)" height="\#(rowHeight)" rx="2"/>"#
    }
    let letters = ScreenRun.runs(of: line.cells) {
      // An image shows two spaces as one.
      ($0.style, $0.width) == ($1.style, $1.width) && ($0.text, $1.text) != (" ", " ")
    }
    let texts = letters.compactMap(\.trimmed).map { run in
      element("text", run.style.textClasses, run, y: y + baseline)
        + #" textLength="\#(run.width * cellWidth)">\#(escaped(run.text))</text>"#
    }
    return backgrounds + texts
  }

  /// The beginning of an element, up to its place.
  private static func element(
    _ name: String,
    _ classes: [String],
    _ run: ScreenRun,
    y: Int
  ) -> String {
    let list = classes.isEmpty ? "" : #" class="\#(classes.joined(separator: " "))""#
    return #"<\#(name)\#(list) x="\#(run.column * cellWidth)" y="\#(y)""#
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
