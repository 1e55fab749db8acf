/// Asks by lines: the question is printed, and a line is read that answers it.
///
/// Nothing moves the cursor, and the terminal's settings stay as they are, but for the echo of a secret.
struct LineMode: PromptMode {
  /// The part of a line that an alert had read from a pipe when it ended without an answer.
  private static let unread = Locked<[UInt8]>([])

  var timeRemaining: Duration?
  var notices = NoticeView.empty
  let showsNotices = false
  let toastsShown = 0
  let patience: Duration? = nil

  /// `false` while a text is being validated: the next line is the next question's.
  private(set) var isReading = true

  private let streams: TerminalStreams
  private let text: PlainText
  private let prompt: LinePrompt
  private var input: LineInput

  /// Whether something was written that the answer or a newline has to follow.
  private var isInLine = false

  /// The settings to give back, once a secret is not echoed.
  private var settings: Platform.TerminalSettings?

  private var isAnswered = false

  init(_ configuration: AlertConfiguration, streams: TerminalStreams, traits: TerminalTraits) {
    self.streams = streams
    self.text = PlainText(
      configuration,
      style: PlainText.Style(
        hasColor: streams.isOutputTerminal && traits.hasColor,
        isAccessible: traits.isAccessible
      )
    )
    self.prompt = LinePrompt(text: text, isTerminal: streams.isInputTerminal)
    let partial = streams.isInputTerminal ? [] : Self.unread.withLock { $0 }
    self.input = LineInput(
      streams.reader,
      of: streams.input,
      isTerminal: streams.isInputTerminal,
      partial: partial
    )
  }

  // MARK: Holding the terminal

  var signals: [Int32] {
    isSilent ? [Platform.continueSignal, Platform.suspendSignal] : [Platform.continueSignal]
  }

  /// Whether what is typed must not be shown.
  private var isSilent: Bool {
    guard case .text(let field) = text.configuration.field else { return false }
    return field.isSecure && streams.isInputTerminal
  }

  private mutating func takeTerminal() {
    guard isSilent, let current = try? Platform.settings(of: streams.input),
      current != settings?.silent
    else { return }
    settings = current
    try? Platform.apply(current.silent, to: streams.input)
  }

  var holdsTerminal: Bool {
    settings != nil && (try? Platform.settings(of: streams.input)) == settings?.silent
  }

  mutating func restoreSettings() {
    // Given back once: while the process is stopped others may change them.
    guard let settings = settings.take() else { return }
    // Half a secret would be shown by whoever reads the terminal next.
    Platform.restore(settings, of: streams.input, discardsInput: !isAnswered)
  }

  mutating func begin() -> String {
    takeTerminal()
    return ask(text.question)
  }

  mutating func discardTypeahead() {
    guard streams.isInputTerminal else { return }
    try? Platform.discardInput(streams.input)
    input.forgetPartial()
  }

  private mutating func ask(_ text: String) -> String {
    discardTypeahead()
    isInLine = true
    return text
  }

  // MARK: Answers

  mutating func read(isHungUp: Bool) -> PromptProgress {
    let progress = input.read(isHungUp: isHungUp)
    if case .line = progress, streams.isInputTerminal, streams.isOutputTerminal,
      Platform.echoesNewline(streams.input)
    {
      // The terminal has echoed the answer and its newline.
      isInLine = false
    }
    switch progress {
    case .incomplete: return PromptProgress()
    case .line(let bytes) where mayBeCut(bytes):
      return act(on: .askAgain("A line of \(Self.longestLine) bytes or more is cut at a terminal."))
    case .line(let bytes): return act(on: prompt.verdict(on: bytes))
    case .end(let bytes): return act(on: prompt.verdictAtEnd(after: bytes))
    case .closed: return PromptProgress(answer: .hangUp)
    case .endless: return PromptProgress(answer: .fail(.endlessLine(text.configuration)))
    }
  }

  /// What a terminal keeps of a line (Linux, `N_TTY_BUF_SIZE`); the rest is thrown away unseen.
  private static let longestLine = 4095

  private func mayBeCut(_ bytes: [UInt8]) -> Bool {
    guard case .text = text.configuration.field else { return false }
    return streams.isInputTerminal && bytes.count >= Self.longestLine
  }

  private mutating func act(on verdict: LinePrompt.Verdict) -> PromptProgress {
    switch verdict {
    case .press(let button): return PromptProgress(answer: .press(button))
    case .choose(let index): return PromptProgress(answer: .choose(index))
    case .enter(let text):
      isReading = false
      return PromptProgress(answer: .enter(text, nil))
    case .cancel: return PromptProgress(answer: .cancel(.endOfInput))
    case .fail(let error): return PromptProgress(answer: .fail(error))
    case .askAgain(let correction):
      return PromptProgress(output: ask("\(correction)\n\(text.repeatedAnswerLine)"))
    }
  }

  mutating func timeOut() -> PromptProgress { PromptProgress() }

  mutating func refuse(_ reason: String) -> String? {
    guard streams.isInputTerminal else { return nil }
    isReading = true
    return ask("\(DisplayText.lines(reason).trimmed)\n\(text.repeatedAnswerLine)")
  }

  // MARK: Other events

  mutating func resize() -> String { "" }

  mutating func suspend(isInForeground: Bool) -> String { isInLine && isInForeground ? "\n" : "" }

  mutating func resume() -> String {
    takeTerminal()
    return ask(text.repeatedQuestion)
  }

  mutating func insert(_ log: String) -> String {
    let start = isInLine ? "\n" : ""
    let begun = isInLine ? begunAnswer() : ""
    isInLine = true
    return "\(start)\(log)\(text.repeatedAnswerLine)\(begun)"
  }

  /// What was typed of the answer so far, to be shown again: else a bare Enter would not be one.
  private mutating func begunAnswer() -> String {
    guard streams.isInputTerminal, isReading else { return "" }
    input.takeUnfinishedLine()
    return isSilent ? "" : DisplayText.line(String(decoding: input.partial, as: UTF8.self))
  }

  mutating func end(_ outcome: AlertOutcome) -> String {
    isAnswered = outcome.isPressed
    if !streams.isInputTerminal { Self.unread.withLock { $0 = input.partial } }
    guard isInLine else { return "" }
    return switch outcome {
    case .pressed(let button): "\(DisplayText.line(button.title))\n"
    case .entered(let entry, let button): "\(text.configuration.summary(of: entry, button))\n"
    case .cancelled(.button):
      "\(DisplayText.line(text.configuration.cancelButton?.title ?? ""))\n"
    default: "\n"
    }
  }
}
