/// Where a program's standard input comes from.
enum StandardInput: Equatable, Sendable {
  /// The session's terminal.
  case terminal
  /// A pipe that stays open and is written to during the test.
  case pipe
  /// A pipe with these bytes in it, then its end.
  case bytes([UInt8])
  case file(String)
  /// An input that has ended before it began.
  case null
  /// No descriptor 0 at all.
  case closed

  /// A pipe with this text in it, then its end.
  static func text(_ text: String) -> StandardInput {
    .bytes(Array(text.utf8))
  }
}

/// Where a program's standard output or standard error goes.
enum StandardOutput: Equatable, Sendable {
  /// The session's terminal.
  case terminal
  /// A pipe that the test reads to its end.
  case pipe
  /// A pipe that nobody reads any more.
  case brokenPipe
  /// A file, created or emptied.
  case file(String)
  case null
  /// No such descriptor at all.
  case closed
}
