import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tests that run in a process of their own share.
///
/// A trap, a deadlock or a line of the runtime's on stderr then fails that one test.
enum Child {
  /// Has the system end this process, so that the test fails, should it stand still for minutes.
  ///
  /// No test takes longer, or passes, because of it. Unlike a task, it ends blocked threads too.
  static func endsIfStuck() {
    alarm(120)
  }

  /// Checks that a child process wrote nothing of what the runtime says about misused continuations.
  static func expectQuiet(
    _ result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("CONTINUATION"), sourceLocation: sourceLocation)
    #expect(!text.contains("ThreadSanitizer"), sourceLocation: sourceLocation)
  }
}
