import AlertBox

extension TerminalSession {
  /// Starts the built command with a shell script to run, at a terminal that can draw.
  static func progress(
    _ options: [String] = [],
    script: String,
    stdin: StandardInput = .terminal,
    stdout: StandardOutput = .terminal,
    stderr: StandardOutput = .terminal,
    environment: [String: String] = [:],
    ignoring: Set<Int32> = []
  ) throws -> TerminalSession {
    try TerminalSession(
      ["progress", "Build"] + options + ["--", "/bin/sh", "-c", script],
      executable: BuiltProgram.alertbox,
      environment: Invocation.defaultEnvironment
        .merging(["ALERTBOX": BuiltProgram.alertbox]) { $1 }.merging(environment) { $1 },
      stdin: stdin,
      stdout: stdout,
      stderr: stderr,
      ignoring: ignoring
    )
  }

  /// Starts the built command with a Perl script to run, whose output does not wait.
  ///
  /// Perl handles a signal in the middle of waiting.
  static func progress(
    perl script: String,
    ignoring: Set<Int32> = []
  ) throws -> TerminalSession {
    try TerminalSession(
      ["progress", "Build", "--", "perl", "-e", "$| = 1; \(script)"],
      executable: BuiltProgram.alertbox,
      ignoring: ignoring
    )
  }
}

extension TerminalSession {
  /// Has a program that reads a line go on, by the key for the end of input, which is not echoed.
  func endInput() { send("\u{4}") }
}

extension Screen {
  /// Whether the progress of work is the last that the screen shows, whatever its time.
  var showsProgress: Bool {
    let last = text.split(separator: "\n").last ?? ""
    return NoticeLayout.spinner.contains { last.hasPrefix("\($0) Build") }
  }
}
