import Testing

/// Something a test waited for and did not get, with the screen it got instead.
struct TerminalSessionError: Error, CustomStringConvertible {
  enum Reason: Sendable {
    /// The program ended first.
    case ended
    /// The watchdog's time was over.
    case watchdog
  }

  var reason: Reason
  var wanted: String
  var state: SessionState
  var sourceLocation: SourceLocation

  init(
    _ reason: Reason,
    _ wanted: String,
    _ state: SessionState,
    _ sourceLocation: SourceLocation
  ) {
    self.reason = reason
    self.wanted = wanted
    self.state = state
    self.sourceLocation = sourceLocation
  }

  var description: String {
    let screen = state.screen
    let status = state.status.map(String.init(describing:)) ?? "running"
    let what =
      switch reason {
      case .ended: "the program ended (\(status)) before \(wanted)"
      case .watchdog: "time ran out before \(wanted) (program: \(status))"
      }
    let rule = String(repeating: "-", count: min(screen.columns, 80))
    var text = "\(sourceLocation): \(what)\n\(rule)\n\(screen.text)\n\(rule)"
    text += " cursor \(screen.cursor)"
    for (name, bytes) in [("stdout", state.stdout), ("stderr", state.stderr)] where !bytes.isEmpty {
      text += "\n\(name): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    }
    return text
  }
}
