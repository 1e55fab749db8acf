import Testing

/// What a tortured command has left behind.
struct TortureResult: Sendable {
  /// What was done to which case.
  let context: String
  /// The call that was hit; nil if the command has ended before.
  let hit: String?
  let end: SessionResult
  /// Whether the terminal had its settings whenever the command was stopped.
  let isGivenBackAtStops: Bool

  /// Checks all that holds whatever is done to the command.
  func expect(_ statuses: [ExitStatus], sourceLocation: SourceLocation = #_sourceLocation) {
    let what: Comment = "\(context) at \(hit ?? "no call"): \(end.status)\n\(end.screen.text)"
    #expect(statuses.contains(end.status), what, sourceLocation: sourceLocation)
    #expect(end.stdout.isEmpty, what, sourceLocation: sourceLocation)
    #expect(isGivenBackAtStops, what, sourceLocation: sourceLocation)
    // One line, unless there was nowhere to say it.
    if case .exited(65...) = end.status, end.settingsAfter != nil {
      let lines = end.screen.text.split(separator: "\n").filter { $0.hasPrefix("alertbox: ") }
      #expect(lines.count == 1, what, sourceLocation: sourceLocation)
    }
    // Nothing to look at where the terminal has gone away.
    guard end.settingsAfter != nil || !context.contains("hangup") else { return }
    #expect(end.settingsAfter == end.settingsBefore, what, sourceLocation: sourceLocation)
    #expect(end.screen.modes == Screen.initialModes, what, sourceLocation: sourceLocation)
    #expect(end.screen.pen == .plain, what, sourceLocation: sourceLocation)
    #expect(end.screen.unrecognized.isEmpty, what, sourceLocation: sourceLocation)
  }
}
