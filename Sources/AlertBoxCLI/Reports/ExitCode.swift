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
  /// EX_SOFTWARE: what the system could not give, which is no answer either.
  case software = 70
  /// EX_IOERR.
  case cannotWrite = 74
  /// As `timeout` of coreutils ends.
  case timedOut = 124
  /// As shells and `env` end.
  case cannotRun = 126
  /// As shells and `env` end.
  case notFound = 127
}
