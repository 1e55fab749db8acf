/// Prints notices where nothing can be drawn in place: each step is a line.
enum NoticeLines {
  /// Prints a notice now, and whenever it changes, as ``StepPace`` allows.
  ///
  /// A fraction alone is no step. A work says when it is done, or why it failed; what it said last is
  /// printed before.
  static func print(_ notice: AlertNotice) {
    let lines = StepLines(notice.clock)
    notice.onChange { [unowned notice] content in
      lines.add(content.description, at: notice.age)
    }
    if notice.end == nil { lines.begin(notice.content.description) }
    notice.onEnd { [title = notice.content.text, isWork = notice.kind == .progress] end in
      switch end {
      case .finished: lines.end(isWork ? doneLine(title) : nil)
      case .failed(let reason): lines.end(failureLine(of: title, reason))
      case .expired: lines.end(nil)
      case .cancelled, .dismissed: lines.end(nil, isCut: true)
      }
    }
  }

  static func printDone(_ title: String) { LiveTerminal.print(doneLine(title)) }

  static func printFailure(of title: String, _ reason: String) {
    LiveTerminal.print(failureLine(of: title, reason))
  }

  private static func doneLine(_ title: String) -> String { "\(title): done" }

  private static func failureLine(of title: String, _ reason: String) -> String {
    "\(title): failed: \(firstLine(of: reason))"
  }

  /// What of the description of an error has a place in a line.
  static func firstLine(of reason: String) -> String {
    let lines = reason.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    let first = lines.first { !String($0).isBlank }.map { String($0).trimmed } ?? ""
    if first.isEmpty { return "an error without a description" }
    return lines.count > 1 ? "\(first) …" : first
  }
}
