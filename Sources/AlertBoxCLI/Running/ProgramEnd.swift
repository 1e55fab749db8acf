package import AlertBox

/// How a program ended.
package enum ProgramEnd: Sendable, Equatable {
  case exited(Int32)
  case signalled(Int32)

  /// Why it counts as failed, in words that fit behind its title; `nil` if it does not.
  package var failure: WorkFailure? {
    switch self {
    case .exited(0): nil
    case .exited(let status): WorkFailure("exit status \(status)")
    case .signalled(let signal): WorkFailure("ended by signal \(signal)")
    }
  }

  /// How the command ends in turn, once the program has ended.
  ///
  /// By the same signal only if it was sent that itself: a shell around it is to stop then.
  ///
  /// - Parameter signals: The signals that the command was sent meanwhile.
  /// - Returns: The end to report.
  package func reportEnd(afterSignals signals: [Int32]) -> Report.End {
    switch self {
    case .exited(let status): .status(status)
    case .signalled(let signal):
      signals.contains(signal) ? .signal(signal) : .status(128 + signal)
    }
  }
}
