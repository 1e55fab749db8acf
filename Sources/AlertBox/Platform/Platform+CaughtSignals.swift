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

/// Catching signals, and giving their handlers back.
extension Platform {
  /// The signals that ask a program to end.
  static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// What Ctrl-C at a terminal sends.
  static let interruptSignal = SIGINT

  /// What Ctrl-Z at a terminal sends.
  static let suspendSignal = SIGTSTP

  /// What a process is sent when it goes on after it was stopped.
  static let continueSignal = SIGCONT

  /// What stops a process that reads from a terminal while it is in the background.
  static let backgroundReadSignal = SIGTTIN

  /// What a process is sent when its terminal's screen has a new size.
  static let resizeSignal = SIGWINCH

  /// The signals that were caught and not taken yet, as one bit each, and whom to wake.
  private static let caughtSignals = Atomic<UInt64>(0)
  private static let signalWaker = Atomic<Int32>(-1)

  /// Whether someone takes what is caught.
  private static let isCatching = Atomic(false)

  /// The pipe that wakes whoever waits for signals.
  ///
  /// It is made once and never closed: a handler may be about to write to it on any thread.
  private static let signalPipe = Locked<(read: FileDescriptor, write: FileDescriptor)?>(nil)

  /// Returns the descriptor that has input when a signal was caught.
  static func signalSource() throws(PlatformError) -> FileDescriptor {
    try signalPipe.withLock { pipe throws(PlatformError) in
      if let pipe { return pipe.read }
      let new = try makePipe()
      pipe = new
      signalWaker.store(new.write.rawValue, ordering: .sequentiallyConsistent)
      return new.read
    }
  }

  /// Catches the signals that ask a program to end, and others.
  ///
  /// Signals that are ignored stay so, but for the one of a new size.
  ///
  /// - Parameter others: The others to catch.
  /// - Returns: What was there before, to be given back with ``restoreHandlers(_:)``.
  static func catchSignals(and others: [Int32]) -> PreviousHandlers {
    isCatching.store(true, ordering: .sequentiallyConsistent)
    var previous: [(signal: Int32, action: sigaction)] = []
    for signal in endingSignals + others {
      let current = action(for: signal)
      guard !current.isIgnored || signal == SIGWINCH else { continue }
      previous.append((signal, current))
      catchAgain(signal)
    }
    return PreviousHandlers(previous)
  }

  /// Lets a caught signal do what it would have done, which may be to stop this process for a while.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - previous: What was there before the signals were caught.
  /// - Returns: Whether the signal has to be caught again with ``catchAgain(_:)``.
  static func passOn(_ signal: Int32, to previous: PreviousHandlers) -> Bool {
    guard previous.restore(signal) else { return false }
    send(signal)
    return true
  }

  /// Catches a signal again that was passed on.
  static func catchAgain(_ signal: Int32) {
    setHandler(catchSignal, for: signal, flags: Int32(SA_RESTART))
  }

  /// Gives the signals their handlers back, unless the program has set new ones meanwhile.
  ///
  /// - Parameter previous: What was there before.
  /// - Returns: The signals that were caught and not taken; nobody else will.
  static func restoreHandlers(_ previous: PreviousHandlers) -> [Int32] {
    previous.restore()
    isCatching.store(false, ordering: .sequentiallyConsistent)
    return takeCaughtSignals()
  }

  /// Returns the signals that were caught since the last call, in ascending order.
  static func takeCaughtSignals() -> [Int32] {
    let bits = caughtSignals.exchange(0, ordering: .sequentiallyConsistent)
    return (0..<64).filter { bits & (1 << UInt64($0)) != 0 }
  }

  /// Forgets that a signal was caught.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  static func forget(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
  }

  /// Whether one of some signals was caught and not taken, or is within a number of milliseconds.
  static func hasCaught(_ signals: [Int32], within timeout: Int32) -> Bool {
    let wanted: UInt64 = signals.reduce(0) { $0 | 1 << UInt64($1) }
    let deadline = ContinuousClock.now + .milliseconds(timeout)
    while caughtSignals.load(ordering: .sequentiallyConsistent) & wanted == 0 {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero, let source = try? signalSource() else { return false }
      // Another signal's byte may be in the pipe.
      if isReady(source, for: .input, within: milliseconds(rest)) {
        _ = try? read(source, count: 64)
      }
    }
    return true
  }

  /// The handler, which does only what is allowed in one: atomics, and `write` (POSIX 2.4.3).
  static let catchSignal: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    let bit: UInt64 = 1 << UInt64(signal)
    caughtSignals.bitwiseOr(bit, ordering: .sequentiallyConsistent)
    if !isCatching.load(ordering: .sequentiallyConsistent) {
      // The handlers were given back while this one was about to run. Unless the signal was taken
      // all the same, it is sent again, and comes to its own handler when this one has returned.
      let bits = caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue
      if bits & bit != 0 { raise(signal) }
      errno = code
      return
    }
    let waker = signalWaker.load(ordering: .sequentiallyConsistent)
    if waker >= 0 {
      var byte: UInt8 = 0
      #if canImport(Darwin)
        _ = Darwin.write(waker, &byte, 1)
      #elseif canImport(Glibc)
        _ = Glibc.write(waker, &byte, 1)
      #elseif canImport(Musl)
        _ = Musl.write(waker, &byte, 1)
      #endif
    }
    errno = code
  }
}
