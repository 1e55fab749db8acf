extension PromptSession {
  /// What the session and whoever ends the alert share.
  struct State {
    var mode: any PromptMode
    var output: OutputBuffer
    /// Lines to print before the question, each with its newline.
    var log = ""
    /// Whether the person can see the question.
    var isVisible = false
    var isOver = false
    var handlers: Platform.PreviousHandlers?

    /// Writes what can be written without waiting.
    mutating func write() {
      // What is typed while the question is still on its way does not answer it.
      if output.isStuck, !isVisible { mode.discardTypeahead() }
      output.write()
      if output.isEmpty, mode.isSettled { isVisible = true }
      guard output.isEmpty, !log.isEmpty else { return }
      output.append(mode.insert(log))
      log = ""
      output.write()
    }

    /// Writes the last of it, and gives the settings back.
    ///
    /// - Parameters:
    ///   - outcome: How the alert ended.
    ///   - isInForeground: Whether the terminal is this job's to draw on.
    mutating func finish(_ outcome: AlertOutcome, isInForeground: Bool) {
      if isInForeground, output.hasWritten {
        if !log.isEmpty { output.append(mode.insert(log)) }
        output.append(mode.end(outcome))
      } else {
        _ = mode.end(outcome)
        output.replace(with: (output.isEmpty ? "" : ANSI.enableAutowrap) + log)
      }
      log = ""
      output.writeRest()
      // In the background they are a shell's by now, unless nobody has taken the terminal over.
      if isInForeground || mode.holdsTerminal { mode.restoreSettings() }
    }
  }
}
