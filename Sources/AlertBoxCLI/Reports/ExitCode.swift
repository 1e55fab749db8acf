/// The exit statuses; those from 64 to 74 have the meanings of BSD's `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case cancelled = 1
  /// EX_USAGE.
  case usage = 64
  /// EX_DATAERR.
  case unusableAnswer = 65
  /// EX_NOINPUT.
  case noInput = 66
  /// EX_UNAVAILABLE.
  case noTerminal = 69
  /// EX_SOFTWARE: what should not happen, and is no answer either.
  case software = 70
  /// EX_IOERR.
  case cannotWrite = 74
  /// As `timeout` of coreutils ends.
  case timedOut = 124
  /// As shells and `env` end.
  case cannotRun = 126
  /// As shells and `env` end.
  case notFound = 127

  /// What the status means, in a word or two for help; `nil` if that is not to mention it.
  package var meaning: String? {
    switch self {
    case .success: "yes"
    case .cancelled: "cancelled"
    case .usage: "usage"
    case .unusableAnswer: "unusable answer"
    case .noInput: "no input"
    case .noTerminal: "no terminal"
    case .software: nil
    case .cannotWrite: "cannot write"
    case .timedOut: "timed out"
    case .cannotRun: "cannot run"
    case .notFound: "not found"
    }
  }

  /// Whether a question can end with it.
  package var isOfQuestions: Bool { self != .cannotRun && self != .notFound }
}
