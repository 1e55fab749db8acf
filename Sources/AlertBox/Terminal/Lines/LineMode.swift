/// Asks by lines: the question is printed, and a line is read that answers it.
///
/// Nothing moves the cursor, and the terminal's settings stay as they are.
struct LineMode: PromptMode {
  static let signals = [Platform.continueSignal]

  /// The part of a line that an alert had read from a pipe when it ended without an answer.
  private static let unread = Locked<[UInt8]>([])

  var timeRemaining: Duration?
  let patience: Duration? = nil

  private let streams: TerminalStreams
  private let text: PlainText
  private let prompt: LinePrompt
  private var input: LineInput

  /// Whether something was written that the answer or a newline has to follow.
  private var isInLine = false

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
    self.input = LineInput(streams.reader, isTerminal: streams.isInputTerminal, partial: partial)
  }

  mutating func begin() -> String {
    ask(text.question)
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
    case .line(let bytes): return act(on: prompt.verdict(on: bytes))
    case .end(let bytes): return act(on: prompt.verdictAtEnd(after: bytes))
    case .closed: return PromptProgress(ending: .hangUp)
    case .endless: return PromptProgress(ending: .fail(.endlessLine(text.configuration)))
    }
  }

  private mutating func act(on verdict: LinePrompt.Verdict) -> PromptProgress {
    switch verdict {
    case .press(let button): PromptProgress(ending: .press(button))
    case .cancel: PromptProgress(ending: .cancel(.endOfInput))
    case .fail(let error): PromptProgress(ending: .fail(error))
    case .askAgain(let correction):
      PromptProgress(output: ask("\(correction)\n\(text.repeatedAnswerLine)"))
    }
  }

  mutating func timeOut() -> PromptProgress { PromptProgress() }

  // MARK: Other events

  mutating func resize() -> String { "" }

  mutating func suspend(isInForeground: Bool) -> String { "" }

  mutating func resume() -> String { ask(text.repeatedQuestion) }

  mutating func insert(_ log: String) -> String {
    let start = isInLine ? "\n" : ""
    isInLine = true
    return "\(start)\(log)\(text.repeatedAnswerLine)"
  }

  mutating func end(_ outcome: AlertOutcome) -> String {
    if !streams.isInputTerminal { Self.unread.withLock { $0 = input.partial } }
    guard isInLine else { return "" }
    return switch outcome {
    case .pressed(let button): "\(DisplayText.line(button.title))\n"
    case .cancelled(.button):
      "\(DisplayText.line(text.configuration.cancelButton?.title ?? ""))\n"
    default: "\n"
    }
  }

  func restoreSettings() {}
}
