import Foundation
import Testing

/// A program on a pseudo-terminal, with the test at its keyboard and in front of its screen.
///
/// Nothing here sleeps or polls: what waits is resumed by output, or by the program's end.
final class TerminalSession: Sendable {
  /// The terminal's settings before the program started.
  let settingsBefore: TerminalSettings?

  let state: Watched<SessionState>
  let terminal: PseudoTerminal
  let isControlling: Bool
  let loop: IOLoop
  let child: ChildProcess
  let watchdog: Duration

  /// Written to the terminal after the program's end; once read, all before it has been read.
  private static let endMark = Array("\u{1B}]9999;end of output\u{07}".utf8)

  /// Starts `executable` on a new terminal; see `ChildProcess` for the session it is in.
  init(
    _ arguments: [String] = [],
    executable: String,
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = Invocation.defaultEnvironment,
    directory: String? = nil,
    stdin: StandardInput = .terminal,
    stdout: StandardOutput = .terminal,
    stderr: StandardOutput = .terminal,
    controllingTerminal: Bool = true,
    ignoring ignoredSignals: Set<Int32> = [],
    resizePolicy: Screen.ResizePolicy = .reflow,
    watchdog: Duration = .seconds(30)
  ) throws {
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
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let loop = try IOLoop()
    let screen = Screen(columns: columns, rows: rows, resizePolicy: resizePolicy)
    var unread: Set<SessionState.Source> = [.terminal]
    if stdout == .pipe { unread.insert(.stdout) }
    if stderr == .pipe { unread.insert(.stderr) }
    let state = Watched(SessionState(screen: screen, unread: unread))
    settingsBefore = terminal.settings
    loop.prepareWriting(to: terminal.subsidiary) { terminal.closeSubsidiary() }
    loop.read(terminal.manager) {
      terminal.closeManager()
    } onInput: { bytes in
      let replies = state.update { $0.receive(bytes, endMark: Self.endMark) }
      if !replies.isEmpty { loop.write(replies, to: terminal.manager) }
    } onEnd: {
      state.update { _ = $0.unread.remove(.terminal) }
    }
    do {
      child = try ChildProcess(
        invocation,
        terminal: terminal,
        isControlling: controllingTerminal,
        loop: loop
      ) { event in
        if case .ended = event {
          let settings = terminal.settings
          state.update { $0.settingsAfter = $0.isHungUp ? nil : settings }
          terminal.resumeOutput()
          loop.write(Self.endMark, to: terminal.subsidiary)
        }
        state.update { $0.note(event) }
      }
    } catch {
      loop.stop()
      throw error
    }
    self.state = state
    self.terminal = terminal
    self.loop = loop
    self.watchdog = watchdog
    isControlling = controllingTerminal
  }

  deinit {
    child.terminate()
    loop.stop()
  }

  // MARK: - What is seen

  var processID: Int32 { child.processID }
  var snapshot: SessionState { state.value }
  var screen: Screen { state.value.screen }
  /// How many bytes the program has written to the terminal, to count what a key press costs.
  var outputCount: Int { state.value.rawOutput.count }
  /// The terminal's settings now; nil after a hang-up.
  var settings: TerminalSettings? { terminal.settings }

  /// Suspends until the state satisfies `condition`; throws when it no longer can.
  ///
  /// Inside a synchronized update (mode 2026) nothing is judged, as no terminal would show it.
  /// - Throws: A `TerminalSessionError` that shows the screen when the program ends first, or when
  ///   the watchdog's time is over; `CancellationError` when the task is cancelled.
  @discardableResult
  func snapshot(
    _ wanted: String = "the condition was met",
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @escaping @Sendable (SessionState) -> Bool
  ) async throws -> SessionState {
    try await withWatchdog(watchdog) { [state] in
      try await state.wait { state in
        if state.isPresentable, condition(state) { return state }
        guard state.isComplete else { return nil }
        throw TerminalSessionError(.ended, wanted, state, sourceLocation)
      }
    } onTimeout: { [state] in
      TerminalSessionError(.watchdog, wanted, state.value, sourceLocation)
    }
  }

  /// Suspends until the screen satisfies `condition`, and returns it; throws like `snapshot`.
  @discardableResult
  func screen(
    _ wanted: String = "the screen was as wanted",
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @escaping @Sendable (Screen) -> Bool
  ) async throws -> Screen {
    try await snapshot(wanted, sourceLocation: sourceLocation) { condition($0.screen) }.screen
  }

  /// Suspends until the screen contains `text`, and returns it; throws like `snapshot`.
  @discardableResult
  func text(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    try await screen("the screen showed “\(text)”", sourceLocation: sourceLocation) {
      $0.text.contains(text)
    }
  }

  /// Suspends until a row with `text` has been written to its end, and returns the screen as it was
  /// then, whatever has come since; throws like `snapshot`.
  ///
  /// The terminal must not have been resized.
  func firstScreen(
    after text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    let wanted = "a row with “\(text)” was written"
    let state = try await snapshot(wanted, sourceLocation: sourceLocation) {
      $0.outputCount(after: text) != nil
    }
    var screen = Screen(columns: state.screen.columns, rows: state.screen.rows)
    screen.feed(state.rawOutput.prefix(state.outputCount(after: text) ?? 0))
    return screen
  }

  /// Suspends until the program has been stopped; throws like `snapshot`.
  func waitUntilStopped(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    _ = try await withWatchdog(watchdog) { [state] in
      try await state.wait { state in
        if state.isStopped { return true }
        guard state.status == nil else {
          throw TerminalSessionError(.ended, "it was stopped", state, sourceLocation)
        }
        return nil
      }
    } onTimeout: { [state] in
      TerminalSessionError(.watchdog, "it was stopped", state.value, sourceLocation)
    }
  }
}
