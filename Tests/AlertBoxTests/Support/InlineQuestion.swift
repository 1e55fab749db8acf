import Foundation
import Testing

/// The question that most tests of the inline prompt ask with the built command.
enum InlineQuestion {
  /// What to ask, as the command's arguments.
  static let arguments = ["confirm", "Overwrite Item?", "--confirm", "Overwrite", "--destructive"]
  /// What stands on the screen while it is open.
  static let text = "Overwrite Item?\n Overwrite   Cancel"

  /// Asks, and waits until the question stands there.
  static func ask(
    _ more: String...,
    columns: Int = 80,
    rows: Int = 24,
    ignoring ignoredSignals: Set<Int32> = [],
    resizePolicy: Screen.ResizePolicy = .reflow
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      arguments + more,
      executable: BuiltProgram.alertbox,
      columns: columns,
      rows: rows,
      stdout: .pipe,
      ignoring: ignoredSignals,
      resizePolicy: resizePolicy
    )
    try await session.text(text)
    return session
  }
}

extension TerminalSession {
  /// Starts an interactive shell with job control, in which `$ALERTBOX` is the built command.
  static func interactiveShell(_ environment: [String: String] = [:]) async throws
    -> TerminalSession
  {
    let session = try TerminalSession(
      ["--norc", "--noprofile", "--noediting", "-i"],
      executable: "/bin/bash",
      environment: Invocation.defaultEnvironment.merging(
        ["PS1": "$ ", "ALERTBOX": BuiltProgram.alertbox]
      ) { $1 }.merging(environment) { $1 }
    )
    try await session.text("$")
    return session
  }

  /// Suspends until the shell prompts below so many reports of a stopped job.
  func waitForPrompt(afterStops count: Int) async throws {
    try await screen("the job was stopped") { screen in
      screen.count(of: "Stopped") == count && screen.text.hasSuffix("\n$")
    }
  }

  /// Starts the program that asks through the library; unlike `host`, anywhere.
  static func host(
    mode: String,
    arguments: [String] = [],
    columns: Int = 80,
    environment: [String: String] = [:],
    stdin: StandardInput = .terminal,
    stderr: StandardOutput = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      [mode] + arguments,
      executable: BuiltProgram.host,
      columns: columns,
      environment: Invocation.defaultEnvironment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        .merging(environment) { $1 },
      stdin: stdin,
      stdout: .pipe,
      stderr: stderr
    )
  }
}

extension SessionResult {
  /// Checks that the terminal is as it was before, with nothing on it that it does not know.
  func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(settingsBefore != nil, sourceLocation: sourceLocation)
    #expect(settingsAfter == settingsBefore, sourceLocation: sourceLocation)
    #expect(screen.modes == Screen.initialModes, sourceLocation: sourceLocation)
    #expect(screen.pen == .plain, sourceLocation: sourceLocation)
    #expect(screen.unrecognized == [], sourceLocation: sourceLocation)
  }

  /// Checks that all the terminal shows is these lines, and that the next one begins below them.
  func expectScreen(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(screen.text == text, sourceLocation: sourceLocation)
    #expect(screen.cursor.column == 0, sourceLocation: sourceLocation)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(screen.cursor.row == rows, sourceLocation: sourceLocation)
  }
}
