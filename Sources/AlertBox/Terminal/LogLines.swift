/// Lines printed while an alert may be shown.
enum LogLines {
  /// The alert that is shown, or was shown last.
  ///
  /// Held for as long as a line is written, so that lines stay whole and a new alert is not drawn
  /// into one.
  private static let session = Locked<PromptSession?>(nil)

  /// Prints lines from now on before a session's alert.
  static func connect(_ session: PromptSession) {
    Self.session.withLock { $0 = session }
  }

  /// Forgets a session that is over.
  static func disconnect(_ session: PromptSession) {
    Self.session.withLock { if $0 === session { $0 = nil } }
  }

  /// Prints lines on standard error, or before the alert that is shown there.
  static func print(_ text: String) {
    let lines = DisplayText.lines(text) + "\n"
    session.withLock { session in
      if let session, session.print(lines) { return }
      try? Platform.write(lines.utf8, to: .standardError, quietly: true)
    }
  }
}
