#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Threads.
extension Platform {
  /// A thread that waits for something to run, and is told of it by this function.
  private static let idleThread = Locked<(@Sendable (@escaping @Sendable () -> Void) -> Void)?>(nil)

  /// Offers a thread that has nothing to do, for the next time that one is needed.
  ///
  /// - Parameter run: Has the thread run a function, once what it runs already has returned, and
  ///   returns at once.
  package static func offerThread(
    _ run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    idleThread.withLock { $0 = run }
  }

  /// Runs a function on a thread of its own, or one that was offered, which job control can stop.
  ///
  /// - Parameters:
  ///   - usesIdleThread: Whether one that was offered will do, as nothing is to run there meanwhile.
  ///   - takesSignals: Whether signals may come to a new thread, rather than all to the others.
  ///   - body: The function.
  /// - Throws: ``PlatformError`` if there are too many threads.
  package static func startThread(
    usesIdleThread: Bool = true,
    takesSignals: Bool = true,
    _ body: @escaping @Sendable () -> Void
  ) throws(PlatformError) {
    let body = ThreadBody(body)
    if usesIdleThread, let run = idleThread.withLock({ $0.take() }) { return run { body.run() } }
    let argument = Unmanaged.passRetained(body).toOpaque()
    // A new thread begins with what this one has blocked.
    var signals = sigset_t()
    var previous = sigset_t()
    if takesSignals { sigemptyset(&signals) } else { sigfillset(&signals) }
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, { runThread($0) }, argument)
    if code != 0 {
      Unmanaged<ThreadBody>.fromOpaque(argument).release()
      throw PlatformError(code: code)
    }
  }
}

/// What a thread does for as long as an alert is shown.
private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  func run() {
    // The threads of the cooperative pool block most signals, and a new thread inherits that; the
    // main thread may have inherited it from a parent. With these two blocked, a background job would
    // not be stopped: it would flush what was typed for the shell, and reading would fail (POSIX,
    // General Terminal Interface, 11.1.4).
    var jobControl = Platform.set(of: SIGTTIN, SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &jobControl, nil)
    body()
  }
}

/// A new thread's first function; it detaches itself, as nobody waits for its end.
private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  pthread_detach(pthread_self())
  if let argument {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}
