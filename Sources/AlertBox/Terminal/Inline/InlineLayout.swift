/// Lays an alert out for a screen of some size: from what is to be seen to lines.
///
/// Title, buttons and one row of the field always have their place. Where rows are scarce, blank
/// lines go first, then the message, then the options but a few, then what is said to a key that did
/// nothing. Lines stay one column short of the screen, as terminals differ in what happens in the
/// last one.
package struct InlineLayout: Sendable {
  package let configuration: AlertConfiguration
  let buttons: ButtonLayout
  private var field: FieldLayout

  /// Fewer options than this take the rows of the blank lines too.
  private static let fewOptions = 8

  /// The title and the message, wrapped, for as long as the width stays the same.
  private var text: (width: Int, title: [String], message: [String])?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - configuration: The alert.
  ///   - keys: The keys of its buttons.
  ///   - hasColor: Whether colours may be used.
  package init(_ configuration: AlertConfiguration, keys: AnswerKeys, hasColor: Bool) {
    self.configuration = configuration
    self.buttons = ButtonLayout(keys, hasColor: hasColor)
    self.field = FieldLayout(configuration)
  }

  /// How many options the last frame showed.
  package var pageSize: Int { field.pageSize }

  /// Lays the question out.
  ///
  /// - Parameters:
  ///   - prompt: What is filled in, where the focus is, and what is said to the last key.
  ///   - countdown: What is said of the time that is left.
  ///   - size: The screen's size.
  /// - Returns: At least one line, and no more than the screen has rows.
  package mutating func frame(
    of prompt: some InlinePrompt,
    countdown: String?,
    size: TerminalSize
  ) -> Frame {
    let width = Self.width(of: size)
    let (_, title, message) = wrapped(to: width)
    let hasField = prompt.content != nil
    var buttons = buttons.rows(
      focus: prompt.focus,
      showsKeys: !hasField || prompt.focus != nil,
      countdown: countdown,
      width: width
    )
    let least = title.count + (hasField ? 1 : 0)
    if buttons.endsWithCountdown, least + buttons.lines.count > size.rows {
      buttons.lines.removeLast()
    }
    var room = size.rows - buttons.lines.count - least
    guard room >= 0 else { return cramped(title, buttons, prompt: prompt, size: size) }

    let note = prompt.note.map { TextWrapping.lines($0, width: width) } ?? []
    let shownNote = Self.cut(note, to: room, width: width)
    room -= shownNote.count
    let fieldRows = prompt.content.map { field.leastRows(of: $0, width: width, room: room + 1) }
    let shownMessage = Self.cut(message, to: room - (fieldRows ?? 1) + 1, width: width)
    room -= shownMessage.count
    var fieldLines: [StyledLine] = []
    if let content = prompt.content {
      let gaps = shownMessage.isEmpty ? 1 : 2
      fieldLines = field.lines(
        of: content,
        hasFocus: prompt.focus == nil,
        width: width,
        rows: room - gaps < Self.fewOptions ? room + 1 : room - gaps + 1
      )
      room -= fieldLines.count - 1
    }
    var lines = title.map { StyledLine($0, .bold) } + shownMessage.map { StyledLine($0) }
    for part in [fieldLines, buttons.lines] where !part.isEmpty {
      if lines.count > title.count, room > 0 {
        lines.append(StyledLine())
        room -= 1
      }
      lines += part
    }
    return Frame(lines + shownNote.map { StyledLine($0) })
  }

  /// The rows of what is always seen: the title, a row of the field, and the buttons.
  ///
  /// - Parameters:
  ///   - prompt: What is filled in, and where the focus is.
  ///   - size: The screen's size.
  /// - Returns: The number of rows, which may be more than the screen has.
  package mutating func leastRows(of prompt: some InlinePrompt, size: TerminalSize) -> Int {
    let width = Self.width(of: size)
    let hasField = prompt.content != nil
    let buttons = buttons.rows(
      focus: prompt.focus,
      showsKeys: !hasField || prompt.focus != nil,
      countdown: nil,
      width: width
    )
    return wrapped(to: width).title.count + (hasField ? 1 : 0) + buttons.lines.count
  }

  // MARK: Parts

  static func width(of size: TerminalSize) -> Int { max(size.columns - 1, 1) }

  private mutating func wrapped(to width: Int) -> (Int, title: [String], message: [String]) {
    if let text, text.width == width { return text }
    let title = TextWrapping.lines(DisplayText.line(configuration.title).trimmed, width: width)
    var message =
      configuration.message.map { TextWrapping.lines(DisplayText.lines($0), width: width) } ?? []
    while message.last?.isEmpty == true { message.removeLast() }
    text = (width, title, message)
    return (width, title, message)
  }

  /// Cuts lines to a number of rows, and says so at the end of the last one.
  private static func cut(_ lines: [String], to count: Int, width: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(count)) }
    var kept = Array(lines.prefix(count))
    kept[count - 1] = TextWrapping.truncated(kept[count - 1], width: width - 1, ellipsis: "") + "…"
    return kept
  }

  /// Lays out a question that is larger than the screen: the title gives way, then what is far from
  /// the focus.
  private mutating func cramped(
    _ title: [String],
    _ buttons: ButtonLayout.Rows,
    prompt: some InlinePrompt,
    size: TerminalSize
  ) -> Frame {
    let width = Self.width(of: size)
    var lines = buttons.lines
    var focusedLine = buttons.focusedLine
    if let content = prompt.content {
      let isFocused = prompt.focus == nil
      lines = field.lines(of: content, hasFocus: isFocused, width: width, rows: 1) + lines
      focusedLine = isFocused ? 0 : focusedLine + 1
    }
    let titleRows = size.rows == 1 ? 0 : max(size.rows - lines.count, 1)
    let title = Self.cut(title, to: titleRows, width: width).map { StyledLine($0, .bold) }
    let room = size.rows - title.count
    let last = max(lines.count - room, 0)
    let first = min(max(focusedLine - room / 2, 0), last)
    return Frame(title + lines[first...].prefix(room))
  }
}
