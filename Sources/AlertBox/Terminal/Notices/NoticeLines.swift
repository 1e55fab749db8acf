/// Prints notices where nothing can be drawn in place: each step is a line.
enum NoticeLines {
  /// Prints a notice now, and whenever it changes.
  ///
  /// A fraction alone is no step. A work says when it is done, or why it failed.
  static func print(_ notice: AlertNotice) {
    let last = Locked("")
    notice.onChange { content in
      // Only a step that was not printed yet is one.
      let line = content.description
      let isNew = last.withLock { last in
        defer { last = line }
        return last != line
      }
      if isNew { LiveTerminal.print(line) }
    }
    let line = notice.content.description
    let isNew = last.withLock { last in
      if !last.isEmpty { return false }
      last = line
      return true
    }
    if isNew, notice.end == nil { LiveTerminal.print(line) }
    guard notice.kind == .progress else { return }
    notice.onEnd { [title = notice.content.text] end in
      switch end {
      case .finished: printDone(title)
      case .failed(let reason): printFailure(of: title, reason)
      case .cancelled, .dismissed, .expired: break
      }
    }
  }

  static func printDone(_ title: String) { LiveTerminal.print("\(title): done") }

  static func printFailure(of title: String, _ reason: String) {
    LiveTerminal.print("\(title): failed: \(firstLine(of: reason))")
  }

  /// What of the description of an error has a place in a line.
  static func firstLine(of reason: String) -> String {
    let lines = reason.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    let first = lines.first { !String($0).isBlank }.map { String($0).trimmed } ?? ""
    if first.isEmpty { return "an error without a description" }
    return lines.count > 1 ? "\(first) …" : first
  }
}
