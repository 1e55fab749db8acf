#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// What signals do, and sending them.
extension Platform {
  /// Whether the program ignores a signal.
  static func isIgnored(_ signal: Int32) -> Bool { action(for: signal).isIgnored }

  /// What a signal does.
  static func action(for signal: Int32) -> sigaction {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action
  }

  static func setHandler(
    _ handler: (@convention(c) (Int32) -> Void)?,
    for signal: Int32,
    flags: Int32 = 0
  ) {
    var action = sigaction()
    action.setHandler(handler)
    action.sa_flags = flags
    sigaction(signal, &action, nil)
  }

  /// A set of signals, for a thread's mask.
  static func set(of signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Sends a signal to this process, as if it had just come; a handler runs before this returns.
  static func send(_ signal: Int32) {
    // The threads of the cooperative pool block most signals.
    var signals = set(of: signal)
    var previous = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &signals, &previous)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Sends a signal to all processes of this one's group, this one among them.
  static func sendToGroup(_ signal: Int32) {
    _ = kill(0, signal)
  }
}
