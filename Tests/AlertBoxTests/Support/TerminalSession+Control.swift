import Foundation
import Testing

extension TerminalSession {
  // MARK: - Keyboard and window

  /// Types `text`; never blocks, however much the program leaves unread.
  func send(_ text: String) {
    send(bytes: Array(text.utf8))
  }

  /// Types these bytes as they are.
  func send(bytes: [UInt8]) {
    loop.write(bytes, to: terminal.manager)
  }

  /// Writes to a standard input that is a pipe.
  func sendToInput(_ text: String) {
    child.send(Array(text.utf8))
  }

  /// Ends a standard input that is a pipe.
  func closeInput() {
    child.closeInput()
  }

  /// Changes the size of the window, at which the foreground processes get SIGWINCH.
  func resize(columns: Int, rows: Int) {
    state.update { state in
      state.screen.resize(columns: columns, rows: rows)
      terminal.resize(columns: columns, rows: rows)
    }
  }

  /// Closes the window: the job gets SIGHUP, and its terminal is gone.
  ///
  /// The signal comes first, as from an xterm; so it never depends on chance whether a program that
  /// reads meets the signal or the end of its input. A connection may break without any.
  func hangUp(sendsSignal: Bool = true) {
    state.update { $0.isHungUp = true }
    if isControlling, sendsSignal {
      child.signalGroup(SIGHUP)
      child.signalGroup(SIGCONT)
    }
    loop.end(terminal.manager)
  }

  /// Takes nothing from the terminal for a while, as a connection that is stuck.
  func pausesReading(_ pauses: Bool) {
    loop.pauseReading(terminal.manager, pauses)
  }

  /// How much of the output waits to be read, as far as the terminal tells.
  var unreadCount: Int { terminal.unreadCount }

  // MARK: - Signals

  /// Sends a signal to the program alone.
  func signal(_ signal: Int32) {
    child.signal(signal)
  }

  /// Sends a signal to the program's process group, as the terminal does at Ctrl-C.
  func signalGroup(_ signal: Int32) {
    child.signalGroup(signal)
  }

  /// Lets a stopped program and its group go on.
  func `continue`() {
    state.update { $0.isStopped = false }
    child.signalGroup(SIGCONT)
  }

  // MARK: - The end

  /// Suspends until the program has ended and all it wrote has been read, and closes the terminal.
  /// - Throws: A `TerminalSessionError` that shows the screen when the watchdog's time is over;
  ///   `CancellationError` when the task is cancelled.
  func end(sourceLocation: SourceLocation = #_sourceLocation) async throws -> SessionResult {
    let state = try await withWatchdog(watchdog) { [state, child, isControlling] in
      try await state.wait { $0.isComplete ? true : nil }
      child.terminate()
      return try await state.wait { $0.isOver || !isControlling ? $0 : nil }
    } onTimeout: { [state] in
      TerminalSessionError(.watchdog, "it ended", state.value, sourceLocation)
    }
    loop.stop()
    return SessionResult(state, settingsBefore: settingsBefore)
  }
}
