import AlertBox

extension Property {
  /// Text on a screen: rows are no wider than asked for, nothing but white space is lost or added, no
  /// control comes through, and so it is with whole questions.
  static let wrapping = Property(
    "wrapping",
    pieces: [
      "a", "word", "longer-word", "/usr/bin", "-", "/", " ", "   ", "\n", "\t", "\r\n", "\u{3000}",
      "\u{A0}", "漢", "字。", "「", "한글", "e\u{301}", "\u{301}", "\u{200B}", "\u{200D}", "👩‍🚀", "🇩",
      "क्षि", "1️⃣", "\u{FE0F}", "\u{FE0E}", "\"", "“", "␛[2J", "\u{202E}", "\u{9B}", "\u{2028}",
      "\u{85}", "\u{AD}",
    ],
    bytes: [[0xFF], [0xC3]]
  ) { input in
    var input = InputReader(input)
    let width = input.number(below: 42) - 1
    let kind = input.number(below: 256)
    let rows = input.number(below: 24) + 1
    let text = input.remainingText()
    return first([
      { problemWithSafety(text) },
      { problemWithWidth(text) },
      { problemWithLines(of: text, width: width) },
      { problemWithCut(text, width: width) },
      { problemWithQuestion(text, kind: kind, TerminalSize(columns: width, rows: rows)) },
    ])
  }

  private static func problemWithSafety(_ text: String) -> String? {
    let line = DisplayText.line(text)
    let lines = DisplayText.lines(text)
    if line.unicodeScalars.contains(where: \.isControl) { return "unsafe line \(line)" }
    if lines.unicodeScalars.contains(where: { $0.isControl && $0 != "\n" && $0 != "\t" }) {
      return "unsafe lines \(lines)"
    }
    if DisplayText.line(line).scalars != line.scalars { return "escaped twice: \(line)" }
    let harmless = text.unicodeScalars.filter { !$0.isControl }
    var rest = line.unicodeScalars[...]
    for scalar in harmless {
      guard let place = rest.firstIndex(of: scalar) else { return "lost \(scalar) in \(line)" }
      rest = rest[rest.index(after: place)...]
    }
    return nil
  }

  private static func problemWithWidth(_ text: String) -> String? {
    let widths = text.map { DisplayWidth.width(of: $0) }
    if let width = widths.first(where: { !(0...2).contains($0) }) { return "\(width) columns" }
    let width = DisplayWidth.width(of: text)
    return width == widths.reduce(0, +) ? nil : "\(width) columns, but \(widths)"
  }

  private static func problemWithLines(of text: String, width: Int) -> String? {
    let lines = TextWrapping.lines(text, width: width)
    let wide = lines.first { line in
      DisplayWidth.width(of: line) > max(width, 1)
        && line.count { DisplayWidth.width(of: $0) > 0 } != 1
    }
    if let wide { return "\(wide.debugDescription) is wider than \(width)" }
    if lines.contains(where: { $0.last == " " || $0.last == "\u{3000}" }) { return "ends in space" }
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.count < paragraphs.count { return "\(lines.count) lines" }
    let isWhole = visible(lines.joined()) == visible(text)
    return isWhole ? nil : "\(lines) instead of \(text.debugDescription)"
  }

  private static func problemWithCut(_ text: String, width: Int) -> String? {
    let cut = TextWrapping.truncated(text, width: width)
    if DisplayWidth.width(of: cut) > max(width, 0) { return "\(cut.debugDescription) is too wide" }
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first
    // By scalars, as a sign that encloses what follows it makes one character with the ellipsis.
    let shown = visible(cut)
    let kept = shown.last == "…" ? shown.dropLast() : shown[...]
    let isStart = visible(String(line ?? "")).starts(with: kept)
    return isStart ? nil : "\(cut.debugDescription) is no start"
  }

  /// The scalars of a text that are no white space.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  private static func problemWithQuestion(
    _ text: String,
    kind: Int,
    _ size: TerminalSize
  ) -> String? {
    let half = String(text.prefix(text.count / 2))
    let field: AlertField? =
      switch kind % 4 {
      case 0: nil
      case 1: .choice(AlertChoice([half, text, "b"], defaultIndex: 1))
      case 2: .text(AlertTextField(half, defaultText: text))
      default: .text(AlertTextField(phrase: text))
      }
    let configuration = AlertConfiguration(
      kind & 4 == 0 ? text : half,
      message: kind & 8 == 0 ? nil : text,
      field: field,
      buttons: [
        AlertButton(kind & 16 == 0 ? "OK" : half, role: kind & 32 == 0 ? .action : .destructive),
        AlertButton("Cancel", role: .cancel),
      ]
    )
    var prompt = configuration.inlinePrompt
    var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: true)
    for key in [Key.left, .tab, .end, .character("x")] {
      let frame = layout.frame(of: prompt, countdown: kind & 64 == 0 ? nil : "(2s)", size: size)
      if let problem = frame.problem(of: prompt, on: size) { return "\(problem)\n\(frame)" }
      prompt.setPageSize(layout.pageSize)
      _ = prompt.handle([.key(key)])
    }
    return nil
  }
}

extension Frame {
  /// Says what is wrong with the frame of a question, if something is.
  func problem(of prompt: any InlinePrompt, on size: TerminalSize) -> String? {
    let width = max(size.columns - 1, 1)
    if !(1...size.rows).contains(lines.count) { return "\(lines.count) rows" }
    // Where there is one column, a wide character takes two all the same.
    let wide = lines.filter { $0.width > width }
    let isSingle = wide.allSatisfy { $0.plain.count { DisplayWidth.width(of: $0) > 0 } == 1 }
    if !wide.isEmpty, width > 1 || !isSingle { return "too wide" }
    if lines.contains(where: { $0.plain.unicodeScalars.contains(where: \.isControl) }) {
      return "unsafe"
    }
    let reversed = lines.filter { $0.runs.contains { $0.style.isReversed } }
    switch (prompt.focus, prompt.content) {
    case (nil, .list(let list)):
      return reversed.count == (list.focus == nil ? 0 : 1) ? nil : "no focus in the list"
    case (nil, .text):
      return reversed.count == 1 ? nil : "no cursor"
    case (nil, nil):
      return reversed.isEmpty ? nil : "a focus that is none"
    default:
      return reversed.isEmpty ? "no focus on a button" : nil
    }
  }
}
