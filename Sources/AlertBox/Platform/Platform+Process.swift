import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// How the process begins and ends, and what it was given.
extension Platform {
  /// Returns a variable of the environment, or `nil` if it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: Its value.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the process, with no more than a C program does at its end.
  ///
  /// - Parameter status: The exit status.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #endif
  }

  /// Calls a function when the process ends by itself: when its main function returns, or by `exit`.
  ///
  /// - Parameter body: What to do; it captures nothing.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Keeps the places of standard streams that are closed, so that no other file gets into them.
  ///
  /// What stands there cannot be read, or not be written, just like a closed stream.
  package static func reserveStandardStreams() {
    for stream in [FileDescriptor.standardInput, .standardOutput, .standardError]
    where !isOpen(stream) {
      // A program that is run from here finds the stream closed.
      _ = open("/dev/null", (stream == .standardInput ? O_WRONLY : O_RDONLY) | O_CLOEXEC)
    }
  }

  /// Ends the process by a signal, so that its parent learns of it.
  ///
  /// - Parameter signal: The number of the signal.
  package static func die(by signal: Int32) -> Never {
    setHandler(SIG_DFL, for: signal)
    send(signal)
    // Only a signal that ends no process by default comes this far.
    exit(128 + signal)
  }

  /// Whether programs that are started are to have the signal again that this process ignores.
  static let restoresBrokenPipes = Atomic(false)

  /// Makes writing to a pipe that nobody reads an error rather than the end of the process.
  package static func ignoreBrokenPipes() {
    if !isIgnored(SIGPIPE) { restoresBrokenPipes.store(true, ordering: .sequentiallyConsistent) }
    setHandler(SIG_IGN, for: SIGPIPE)
  }

  /// The arguments from a place on, as the system passed them, byte for byte.
  ///
  /// - Parameter place: The place of the first; the name that this process was called by is at 0.
  /// - Returns: The bytes of each.
  package static func arguments(from place: Int) -> [[UInt8]] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst(place)
      .compactMap { $0 }
      .map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Lets Ctrl-\ end the process, where the Swift runtime would print a backtrace first.
  ///
  /// A quit signal that is ignored stays ignored.
  package static func restoreQuitSignal() {
    if !action(for: SIGQUIT).isIgnored { setHandler(SIG_DFL, for: SIGQUIT) }
  }
}
