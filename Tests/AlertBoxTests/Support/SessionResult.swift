/// All that a program has left behind.
struct SessionResult: Sendable {
  var status: ExitStatus
  /// What came through the pipes, if there were any.
  var stdout: [UInt8]
  var stderr: [UInt8]
  /// What the terminal showed at the end.
  var screen: Screen
  /// Everything the program has written to the terminal.
  var rawOutput: [UInt8]
  var settingsBefore: TerminalSettings?
  /// The settings at the program's end; nil after a hang-up.
  var settingsAfter: TerminalSettings?

  init(_ state: SessionState, settingsBefore: TerminalSettings?) {
    status = state.status ?? .exited(-1)
    stdout = state.stdout
    stderr = state.stderr
    screen = state.screen
    rawOutput = state.rawOutput
    self.settingsBefore = settingsBefore
    settingsAfter = state.settingsAfter
  }

  var stdoutText: String { String(decoding: stdout, as: UTF8.self) }
  var stderrText: String { String(decoding: stderr, as: UTF8.self) }
}
