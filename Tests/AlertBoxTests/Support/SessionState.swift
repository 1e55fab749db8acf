/// All that a test can see of a program on a terminal, at one moment.
struct SessionState: Sendable {
  /// What the terminal shows.
  var screen: Screen
  /// Whether what the program writes is shown; a test that reads much of it raw can do without.
  var showsOutput = true
  /// Everything the program has written to the terminal.
  var rawOutput: [UInt8] = []
  /// What came through the pipes, if there are any.
  var stdout: [UInt8] = []
  var stderr: [UInt8] = []
  /// How the program ended, or nil while it runs.
  var status: ExitStatus?
  var isStopped = false
  /// Whether the test has closed the window.
  var isHungUp = false
  /// Whether nothing of the session is left, not even its leader.
  var isOver = false
  /// The terminal's settings at the program's end; nil after a hang-up.
  var settingsAfter: TerminalSettings?

  /// The sources that have not been read to their end yet.
  var unread: Set<Source>

  enum Source: Hashable, Sendable {
    case terminal
    case stdout
    case stderr
  }

  /// Whether the program has ended and everything it wrote has been read.
  var isComplete: Bool {
    status != nil && unread.isEmpty
  }

  /// Whether the screen is at a point at which a real terminal would show it.
  var isPresentable: Bool {
    isComplete || !screen.isSynchronizing
  }

  /// How many bytes had been written when the cursor first left a row with `text` in it.
  func outputCount(after text: String) -> Int? {
    guard let found = rawOutput.firstRange(of: Array(text.utf8)) else { return nil }
    return rawOutput[found.upperBound...].firstIndex(of: UInt8(ascii: "\r"))
  }

  /// Takes in what was read from the terminal, and returns what the terminal answers.
  mutating func receive(_ bytes: [UInt8], endMark: [UInt8]) -> [UInt8] {
    rawOutput += bytes
    // The mark may have come in two pieces.
    let searched = rawOutput.suffix(bytes.count + endMark.count - 1)
    if let mark = searched.firstRange(of: endMark) {
      let isInThisPiece = rawOutput.endIndex - mark.lowerBound
      if showsOutput { screen.feed(bytes.dropLast(isInThisPiece)) }
      rawOutput.removeSubrange(mark.lowerBound...)
      unread.remove(.terminal)
    } else if showsOutput {
      screen.feed(bytes)
    }
    return screen.takeReplies()
  }

  /// Takes in the news of the program.
  mutating func note(_ event: ChildProcess.Event) {
    switch event {
    case .output(let bytes): stdout += bytes
    case .errorOutput(let bytes): stderr += bytes
    case .outputEnded: unread.remove(.stdout)
    case .errorOutputEnded: unread.remove(.stderr)
    case .stopped: isStopped = true
    case .sessionEnded: isOver = true
    case .ended(let status):
      self.status = status
      isStopped = false
    }
  }
}
