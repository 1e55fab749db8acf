import Foundation
import Testing

/// A program run to its end without a terminal.
enum Command {
  /// What a program has left behind.
  struct Result: Sendable {
    var status: ExitStatus
    var stdout: [UInt8]
    var stderr: [UInt8]

    var stdoutText: String { String(decoding: stdout, as: UTF8.self) }
    var stderrText: String { String(decoding: stderr, as: UTF8.self) }
  }

  private struct State: Sendable {
    var status: ExitStatus?
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var openPipes: Int

    mutating func note(_ event: ChildProcess.Event) {
      switch event {
      case .output(let bytes): stdout += bytes
      case .errorOutput(let bytes): stderr += bytes
      case .outputEnded, .errorOutputEnded: openPipes -= 1
      case .stopped, .sessionEnded: break
      case .ended(let status): self.status = status
      }
    }
  }

  /// Runs a program until it has ended and its pipes have been read to their ends.
  ///
  /// The program is in a session of its own, which has a controlling terminal only if asked for;
  /// none of its streams is that terminal, and what it writes there is thrown away.
  /// - Throws: A `SystemError` if the program cannot be started; an error that shows what was
  ///   written so far when the watchdog's time is over; `CancellationError`.
  static func run(
    _ executable: String,
    _ arguments: [String] = [],
    stdin: StandardInput = .null,
    stdout: StandardOutput = .pipe,
    stderr: StandardOutput = .pipe,
    environment: [String: String] = Invocation.defaultEnvironment,
    directory: String? = nil,
    controllingTerminal: Bool = false,
    ignoring ignoredSignals: Set<Int32> = [],
    watchdog: Duration = .seconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result {
    if controllingTerminal {
      let session = try TerminalSession(
        arguments,
        executable: executable,
        environment: environment,
        directory: directory,
        stdin: stdin,
        stdout: stdout,
        stderr: stderr,
        ignoring: ignoredSignals,
        watchdog: watchdog
      )
      let end = try await session.end(sourceLocation: sourceLocation)
      return Result(status: end.status, stdout: end.stdout, stderr: end.stderr)
    }
    let invocation = Invocation(
      executable: executable,
      arguments: arguments,
      environment: environment,
      directory: directory,
      stdin: stdin,
      stdout: stdout,
      stderr: stderr,
      ignoredSignals: ignoredSignals
    )
    let loop = try IOLoop()
    defer { loop.stop() }
    let state = Watched(State(openPipes: [stdout, stderr].count { $0 == .pipe }))
    let child = try ChildProcess(invocation, loop: loop) { event in
      state.update { $0.note(event) }
    }
    defer { child.terminate() }
    return try await withWatchdog(watchdog) {
      try await state.wait { state in
        guard let status = state.status, state.openPipes == 0 else { return nil }
        return Result(status: status, stdout: state.stdout, stderr: state.stderr)
      }
    } onTimeout: {
      CommandTimeout(
        words: invocation.words,
        stdout: state.value.stdout,
        stderr: state.value.stderr,
        sourceLocation: sourceLocation
      )
    }
  }
}
