import AlertBox

extension Property {
  /// Answering by keys: no stream of bytes without a deliberate confirming key confirms, as
  /// ``DeliberateKeys`` judges it; and what is drawn fits the screen.
  static let keyPrompts = Property(
    "key-prompts",
    pieces: [
      "o", "O", "y", "Y", "n", "a", "d", "c", "1", "x", " ", "\r", "\n", "\t", "␛", "␛[", "␛O",
      "␛[A", "␛[B", "␛[C", "␛[D", "␛[F", "␛[H", "␛[Z", "␛[200~", "␛[201~", "␛[200~y\r␛[201~",
      "␛[200~o␛[201~", "␛]11;rgb:f/f/f\u{07}", "␛P>|yes(1)␛\\", "␛[?62;22c", "␛[24;80R", "␛[13u",
      "␛[13;1:3u", "␛[27;1;13~", "␛[121u", "␛[121;5u", "␛OM", "␛Oq", "␛[M oy", "␛[<0;1;1M", "␛[[A",
      "␛y", "␛\r", "␛[57414u", "\u{03}", "\u{0C}", "\u{1A}", "\u{0F}", "\u{7F}", "é", "\u{301}",
      "\u{FF59}", "Banana",
    ],
    bytes: [[0x80], [0xC3], [0xFF], [TimedBytes.endOfRead], [TimedBytes.pause]]
  ) { input in
    var header = InputReader(input)
    let sample = header.pick(from: PromptSample.all)
    let number = header.number(below: 256)
    let size = TerminalSize(columns: number % 32 + 1, rows: number / 32 + 1)
    var prompt = sample.configuration.inlinePrompt
    var layout = InlineLayout(sample.configuration, keys: prompt.keys, hasColor: true)
    var parser = KeyParser()
    var judge = DeliberateKeys(sample)
    for (index, burst) in TimedBytes.bursts(of: header.rest).enumerated() {
      if index > 0 {
        judge.pause()
        switch prompt.handle(parser.flush()) {
        case .cancel, .interrupt: return nil
        case let action? where action.goesOn: return "a pause: \(action)"
        default: break
        }
      }
      for read in burst {
        let mayConfirm = judge.mayConfirm(read)
        let before = prompt.focus
        let events = parser.consume(read)
        switch prompt.handle(events) {
        case .cancel, .interrupt: return nil
        case .press(let button) where !PromptSample.goesOn(button): return nil
        case .enter(let text, _) where !sample.allows(text: text): return "enters \(text)"
        case let action? where action.goesOn:
          return mayConfirm ? nil : "\(action) by \(events), focus \(String(describing: before))"
        default: break
        }
        let frame = layout.frame(of: prompt, countdown: nil, size: size)
        if let problem = frame.problem(of: prompt, on: size) { return "\(problem)\n\(frame)" }
        prompt.setPageSize(layout.pageSize)
      }
    }
    return nil
  }

  /// Answering by lines: no line but an answer by the contract confirms, and neither does the end of
  /// the input; a text is entered to the byte.
  static let linePrompts = Property(
    "line-prompts",
    pieces: [
      "o", "O", "y", "yes", "YES", "n", "no", "overwrite", "Apply", "discard", "1", "2", "banana",
      "1 + 1", " ", "\t", "\u{A0}", "\n", "\r\n", "\r", "\0", "␛[A", "␛[200~y␛[201~", "é",
      "o\u{301}", "y\u{200D}", "\u{FF59}", "a.txt", "No more", "\u{FEFF}y", "\u{2028}",
    ],
    bytes: [[0x80], [0xC3], [0xFF]]
  ) { input in
    var header = InputReader(input)
    let sample = header.pick(from: PromptSample.all)
    let isTerminal = header.number(below: 2) == 1
    let text = PlainText(
      sample.configuration,
      style: PlainText.Style(isAccessible: header.number(below: 2) == 1)
    )
    let prompt = LinePrompt(text: text, isTerminal: isTerminal)
    var lines = header.rest.split(separator: 0x0A, omittingEmptySubsequences: false)
    let rest = lines.popLast() ?? []
    for line in lines {
      let verdict = prompt.verdict(on: line)
      if let problem = problem(with: verdict, line, sample) { return problem }
      if !verdict.asksAgain(sample) { return nil }
    }
    let verdict = prompt.verdictAtEnd(after: rest)
    if isTerminal { return verdict == .cancel ? nil : "the end of the input: \(verdict)" }
    let isBlank = String(decoding: rest, as: UTF8.self).scalars.allSatisfy(
      \.properties.isWhitespace
    )
    let isText = if case .text = sample.configuration.field { true } else { sample.lines == nil }
    if verdict.goesOn, isText ? rest.isEmpty : isBlank { return "nothing at the end: \(verdict)" }
    return problem(with: verdict, rest, sample)
  }

  private static func problem(
    with verdict: LinePrompt.Verdict,
    _ bytes: ArraySlice<UInt8>,
    _ sample: PromptSample
  ) -> String? {
    switch verdict {
    case .press(let button) where !PromptSample.goesOn(button): return nil
    case .press where sample.lines == nil && sample.configuration.field == nil: return nil
    case .press, .choose:
      guard let line = String(validating: bytes, as: UTF8.self), sample.allows(line: line) else {
        return "\(verdict) by \(bytes)"
      }
      return nil
    case .enter(let text):
      guard case .text(let field) = sample.configuration.field else { return "enters \(text)" }
      if field.refusal(of: text) == nil, !sample.allows(text: text) { return "enters \(text)" }
      let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
      let isDefault = line.isEmpty && sample.isConfirmedByEnter && text == field.defaultText
      return isDefault || text.utf8.elementsEqual(line) ? nil : "enters \(text) by \(bytes)"
    case .askAgain(let correction):
      let isSafe = !correction.unicodeScalars.contains(where: \.isControl)
      return isSafe ? nil : "says \(correction.debugDescription)"
    case .fail(let error):
      let isSafe = !error.message.unicodeScalars.contains(where: \.isControl)
      return isSafe ? nil : "says \(error.message.debugDescription)"
    case .cancel: return nil
    }
  }
}

extension InlineAction {
  /// Whether the caller is told yes.
  fileprivate var goesOn: Bool {
    switch self {
    case .press(let button): PromptSample.goesOn(button)
    case .enter, .choose: true
    case .cancel, .interrupt, .suspend, .redraw: false
    }
  }
}

extension LinePrompt.Verdict {
  /// Whether the caller is told yes.
  fileprivate var goesOn: Bool {
    switch self {
    case .press(let button): PromptSample.goesOn(button)
    case .enter, .choose: true
    case .askAgain, .cancel, .fail: false
    }
  }

  /// Whether the next line is read.
  fileprivate func asksAgain(_ sample: PromptSample) -> Bool {
    switch (self, sample.configuration.field) {
    case (.askAgain, _): true
    case (.enter(let text), .text(let field)): field.refusal(of: text) != nil
    default: false
    }
  }
}
