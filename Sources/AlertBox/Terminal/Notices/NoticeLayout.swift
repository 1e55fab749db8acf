/// Lays toasts and works out: from what is on the board to lines.
///
/// This is the rule of who has a place when the screen is small, from first to last:
///
/// 1. what is always seen of an open question: its title, a row of its field, its buttons;
/// 2. one row of the oldest toast, then one row of the latest work; of what else there is, a row that
///    says how much;
/// 3. a row each of the other toasts, then of the other works, in their order;
/// 4. the other rows of toasts;
/// 5. the message of the question, and the rest of its field.
///
/// From 2 to 4 at most a third of the screen is taken from an open question. On the screen they stand
/// in the order of log lines, toasts, works, question: what goes away by itself is far from what is
/// being read, and keys.
package struct NoticeLayout: Sendable {
  /// The lines, and how many of the toasts they show.
  package struct Result: Hashable, Sendable {
    package var lines: [StyledLine] = []
    package var toasts = 0
  }

  /// A work that takes longer shows for how long it has been under way.
  private static let longWork = 3

  /// A toast has no more rows than this.
  private static let toastRows = 3

  /// The phases of what turns beside a work (the Braille patterns of Unicode, from U+2800).
  package static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"].map { $0 }

  let hasColor: Bool

  /// Whether nothing may move, as the screen may be read aloud.
  let isStill: Bool

  package init(hasColor: Bool, isStill: Bool) {
    self.hasColor = hasColor
    self.isStill = isStill
  }

  /// Returns how many rows of a screen notices may take.
  ///
  /// - Parameters:
  ///   - rows: The rows of the screen.
  ///   - needed: The rows that the question needs.
  /// - Returns: The number of rows, possibly none.
  package static func rows(of rows: Int, beside needed: Int) -> Int {
    max(min(rows - needed, max(rows / 3, 1)), 0)
  }

  /// Lays notices out.
  ///
  /// - Parameters:
  ///   - view: The notices.
  ///   - width: The columns there are.
  ///   - rows: The rows there are.
  ///   - phase: How often what turns has turned.
  /// - Returns: The lines, no more than there are rows.
  package func lines(of view: NoticeView, width: Int, rows: Int, phase: Int) -> Result {
    guard rows > 0, !view.isEmpty else { return Result() }
    let toasts = view.items.filter { $0.kind == .toast }
    let works = view.items.filter { $0.kind == .progress }

    // One row each, as many as there is room for: works leave a row to the toasts, and toasts to them.
    let workRoom = min(works.count, max(rows - min(toasts.count, 1), toasts.isEmpty ? 1 : 0))
    let toastCount = min(toasts.count, rows - min(workRoom, 1))
    let workCount = min(workRoom, rows - toastCount)
    var extra = rows - toastCount - workCount
    var lines: [StyledLine] = []
    for item in toasts.prefix(toastCount) {
      let toast = toast(item.content, width: width)
      let count = min(toast.count, 1 + extra)
      extra -= count - 1
      lines += Self.cut(toast, to: count, width: width)
    }
    let hidden = works.count - workCount
    // Of thousands of works only those that have a place are laid out.
    var shown = works.suffix(workCount).map { work($0, width, phase) }
    if hidden > 0, workCount > 1 {
      shown[0] = StyledLine(TextWrapping.truncated("… and \(hidden + 1) more", width: width))
    }
    return Result(lines: lines + shown, toasts: toastCount)
  }

  private static func cut(_ lines: [StyledLine], to count: Int, width: Int) -> [StyledLine] {
    guard lines.count > count, count > 0 else { return lines }
    return lines.prefix(count - 1) + [lines[count - 1].truncated(to: width, isCut: true)]
  }

  // MARK: Lines

  /// A toast's lines, as many as it needs up to a limit.
  private func toast(_ content: AlertNotice.Content, width: Int) -> [StyledLine] {
    let text = DisplayText.lines(content.text).trimmed
    let lines = TextWrapping.lines(text, width: width - 2).enumerated().map { row, text in
      var line = row == 0 ? symbol(of: content.role) : StyledLine("  ")
      line.append(text)
      return line.truncated(to: width)
    }
    return lines.count > Self.toastRows ? Self.cut(lines, to: Self.toastRows, width: width) : lines
  }

  /// Returns the lines that stay of a toast whose program ends.
  ///
  /// - Parameter content: The toast.
  /// - Returns: Its lines, of any width.
  package func linesToLeave(of content: AlertNotice.Content) -> [StyledLine] {
    DisplayText.lines(content.text).trimmed
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { row, text in
        var line = row == 0 ? symbol(of: content.role) : StyledLine("  ")
        line.append(String(text))
        return line
      }
  }

  /// What stands before a text, and a space.
  package func symbol(of role: AlertNotice.Role) -> StyledLine {
    let (symbol, color): (String, TextStyle.Color?) =
      switch role {
      case .plain: ("•", nil)
      case .success: ("✓", .green)
      case .warning: ("!", .yellow)
      case .error: ("✗", .red)
      }
    var line = StyledLine(symbol, TextStyle(isBold: role != .plain, color: hasColor ? color : nil))
    line.append(" ")
    return line
  }

  /// A work's line: `⠋ Fetch data 42%: Reading page 3 (12s)`.
  ///
  /// Where columns are scarce, the time goes first, then what the work is at, then the number, then the
  /// end of the title.
  private func work(_ item: NoticeItem, _ width: Int, _ phase: Int) -> StyledLine {
    let indent = min(item.depth * 2, width / 4)
    let turning = isStill ? "•" : Self.spinner[phase % Self.spinner.count]
    var line = StyledLine("\(String(repeating: " ", count: indent))\(turning) ")
    var room = width - indent - 2

    let title = DisplayText.line(item.content.text).trimmed
    let titleWidth = DisplayWidth.width(of: title)
    var number = item.content.fraction.map { " \(Self.percent($0))%" } ?? ""
    if item.count > 1 { number = " (\(item.count))" }
    // A title that is cut keeps at least two thirds.
    if number.utf8.count > max(room - titleWidth, room / 3) { number = "" }
    line.append(TextWrapping.truncated(title, width: room - number.utf8.count), .bold)
    line.append(number)
    room = width - line.width

    let detail = item.content.detail.map { ": \(DisplayText.line($0).trimmed)" } ?? ""
    let time =
      item.seconds < Self.longWork ? "" : " (\(DisplayDuration.text(.seconds(item.seconds))))"
    let detailRoom = room - time.utf8.count
    let detailWidth = DisplayWidth.width(of: detail)
    let hasTime = detailRoom >= min(detailWidth, Self.leastDetailBesideTime)
    if room >= min(detailWidth, Self.leastDetail) {
      line.append(TextWrapping.truncated(detail, width: hasTime ? detailRoom : room))
    }
    if hasTime { line.append(time) }
    return line.truncated(to: width)
  }

  /// Whole percents, rounded down: all of it is done only when it is.
  private static func percent(_ fraction: Double) -> Int {
    // A hundredth is no binary fraction: 0.29 * 100 is a little less than 29.
    let percent = Int(min(max(fraction, 0), 1) * 100 + 1e-9)
    return fraction < 1 ? min(percent, 99) : 100
  }

  /// With fewer columns for what a work is at, it goes without the time.
  private static let leastDetailBesideTime = 12

  /// Fewer columns are not worth beginning to say what a work is at.
  private static let leastDetail = 8
}
