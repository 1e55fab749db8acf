/// Lines that are printed while the question is open.
extension PromptSession {
  /// So many bytes may wait to be written before whoever prints more has to wait too.
  static let logLimit = 64 << 10

  /// Prints lines before the question.
  ///
  /// - Parameter lines: Lines that are safe to show, each with its newline.
  /// - Returns: Whether they will be written; `false` if the alert is over, or is not drawn on
  ///   standard error.
  func print(_ lines: String) -> Bool {
    guard streams.output == .standardError else { return false }
    let isTaken = state.withLock { state in
      guard !state.isOver else { return false }
      if state.log.isEmpty { wake() }
      state.log += lines
      return true
    }
    while isTaken {
      let isFull = state.withLock { state in
        // Before the question has begun there is nothing to print above.
        let hasBegun = state.handlers != nil
        guard !state.isOver, hasBegun, state.log.utf8.count > Self.logLimit else { return false }
        state.write()
        return !state.log.isEmpty
      }
      if !isFull { break }
      _ = Platform.isReady(streams.output, for: .output, within: 100)
    }
    return isTaken
  }
}
