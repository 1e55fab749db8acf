#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Programs that were started.
extension Platform {
  /// What has become of a program.
  package enum ProgramNews: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case stopped
    case continued
  }

  /// Returns what has become of a program since the last time, if anything has.
  ///
  /// - Parameter process: The number of its process, which means nothing any more once it has ended.
  /// - Returns: The oldest of the news.
  package static func news(of process: Int32) -> ProgramNews? {
    var status: Int32 = 0
    let options = WNOHANG | WUNTRACED | WCONTINUED
    let result = try? retrying { waitpid(process, &status, options) }
    // Nobody else waits for it, but should it be gone it is not to be waited for any longer.
    guard let result else { return .exited(0) }
    guard result == process else { return nil }
    switch (status & 0x7F, status >> 8 & 0xFF) {
    case (0, let code): return .exited(code)
    // As Darwin and Linux have it, by different numbers.
    case (0x7F, _) where status == 0xFFFF || status >> 8 == SIGCONT: return .continued
    case (0x7F, _): return .stopped
    case (let signal, _): return .signalled(signal)
    }
  }

  /// Sends a signal to another process.
  package static func send(_ signal: Int32, to process: Int32) {
    _ = kill(process, signal)
  }

  /// Has this process do what Ctrl-Z at a terminal would have it do.
  package static func suspend() {
    _ = kill(getpid(), SIGTSTP)
  }

  /// Lets another process go on that is stopped, so that it learns of what it was sent.
  package static func resume(_ process: Int32) {
    send(SIGCONT, to: process)
  }

  /// Sends a program what its terminal sends to all of a job when the one who leads it is gone.
  ///
  /// While this process leads the session, it is the only one that the system tells (`tty_ioctl(4)`).
  ///
  /// - Parameter process: The number of the program's process.
  package static func hangUp(_ process: Int32) {
    for signal in [SIGHUP, SIGCONT] {
      sendToGroup(signal)
      if getpgid(process) != getpgrp() { send(signal, to: process) }
    }
  }
}
