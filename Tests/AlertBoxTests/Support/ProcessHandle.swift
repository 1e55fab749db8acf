import Foundation

/// A process that signals are sent to for as long as its number is surely its own.
final class ProcessHandle: Sendable {
  let processID: pid_t
  private let isRunning = Locked(true)

  init(_ processID: pid_t) {
    self.processID = processID
  }

  /// Sends a signal to the process, unless it has ended.
  func signal(_ signal: Int32) {
    isRunning.withLock { isRunning in
      if isRunning { _ = kill(processID, signal) }
    }
  }

  /// Sends a signal to the process group of the same number, which may outlive the process.
  func signalGroup(_ signal: Int32) {
    _ = killpg(processID, signal)
  }

  /// Notes a wait status that someone else has collected.
  func note(_ status: Int32) -> ChildProcess.Event {
    if ExitStatus.isStop(waitStatus: status) { return .stopped }
    isRunning.withLock { $0 = false }
    return .ended(ExitStatus(waitStatus: status))
  }

  /// Passes on how this child of the tests fares until it has ended; blocks for as long.
  func report(to onEvent: (ChildProcess.Event) -> Void) {
    while isRunning.withLock({ $0 }) {
      System.awaitChange(of: processID)
      // Collected under the lock, so that no signal goes to a process that has got the number.
      let status = isRunning.withLock { isRunning in
        let status = System.collectChange(of: processID)
        if let status, !ExitStatus.isStop(waitStatus: status) { isRunning = false }
        return status
      }
      if let status { onEvent(note(status)) }
    }
  }
}
