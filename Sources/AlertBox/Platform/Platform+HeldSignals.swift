#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Signals that wait to be taken.
extension Platform {
  /// The signals that a thread has blocked.
  package struct SignalMask: Sendable {
    let set: sigset_t
  }

  /// A signal that was taken.
  package struct TakenSignal: Sendable {
    package let number: Int32
    /// The process that has sent it; `nil` if it came from the system.
    package let sender: Int32?

    /// Whether the system has sent it to all processes of the job, as it does at Ctrl-C.
    ///
    /// Of a terminal that is gone the one who leads the session is told first, and alone.
    package var isForJob: Bool {
      guard sender == nil else { return false }
      return number == SIGINT || number == SIGQUIT || number == SIGHUP && !Platform.leadsSession
    }

    /// Whether the terminal is gone, and no other process of the job has been told.
    package var isHangUp: Bool { sender == nil && number == SIGHUP && !isForJob }

    /// Whether this process has sent it, to all of its job.
    package var isOwn: Bool { sender == getpid() }

    /// Whether a program of this process's has stopped, gone on, or ended.
    package var isAboutPrograms: Bool { number == SIGCHLD }
  }

  private static var leadsSession: Bool { getsid(0) == getpid() }

  /// Holds back the signals that would end this process, and those about programs that it runs.
  ///
  /// From now on only ``takeSignal()`` learns of them, on this thread and those that it starts.
  /// Signals that are ignored stay so.
  ///
  /// - Returns: What was blocked before.
  package static func holdSignals() -> SignalMask {
    // Where it is ignored, how a program has ended gets lost; on some systems also by default.
    setHandler({ _ in }, for: SIGCHLD, flags: Int32(SA_RESTART))
    var held = heldSignals
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    return SignalMask(set: previous)
  }

  /// Waits for one of the signals that are held back.
  package static func takeSignal() -> TakenSignal {
    var held = heldSignals
    #if canImport(Darwin)
      var number: Int32 = 0
      while sigwait(&held, &number) != 0 {}
      // It does not say who has sent it: what keys send comes from the terminal, most likely, and so
      // does what its end sends.
      let isOfTerminal = number == SIGINT || number == SIGQUIT || number == SIGHUP && leadsSession
      return TakenSignal(number: number, sender: isOfTerminal ? nil : 0)
    #else
      var info = siginfo_t()
      while true {
        let number = sigwaitinfo(&held, &info)
        if number < 0 { continue }
        // Those from the kernel have codes above 0.
        #if canImport(Glibc)
          let sender = info._sifields._kill.si_pid
        #else
          let sender = info.__si_fields.__si_common.__first.__piduid.si_pid
        #endif
        return TakenSignal(number: number, sender: info.si_code > 0 ? nil : sender)
      }
    #endif
  }

  /// All signals that can be caught, end a process by default, and tell it of no fault of its own.
  private static var heldSignals: sigset_t {
    var signals = endingSignals + [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF]
    #if !canImport(Darwin)
      signals += [SIGPOLL, SIGPWR] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    #endif
    var set = set(of: SIGCHLD)
    for signal in signals where !isIgnored(signal) { sigaddset(&set, signal) }
    return set
  }
}
