import Foundation

/// The system calls the test support needs, with errors thrown and interrupted calls repeated.
enum System {
  /// Throws the current `errno` for `call` if `result` says that it failed.
  @discardableResult
  static func check(_ result: Int32, _ call: String) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(call: call, code: errno) }
    return result
  }

  /// Throws for a call that returns its error instead of setting `errno`.
  static func checkReturned(_ code: Int32, _ call: String) throws(SystemError) {
    guard code == 0 else { throw SystemError(call: call, code: code) }
  }
}

extension System {
  /// A function of the C library that its headers hide from Swift.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }

  /// Whether the tests and the programs beside them are under the thread sanitizer.
  static let hasThreadSanitizer =
    function("__tsan_init", as: (@convention(c) () -> Void).self) != nil
}

// MARK: - Descriptors

extension System {
  /// Opens a pipe, neither end of which outlives an `exec` or is one of the standard streams.
  static func openPipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try check(pipe(&ends), "pipe")
    defer { ends.forEach(release) }
    ends.forEach(setCloseOnExec)
    let read = try check(fcntl(ends[0], F_DUPFD_CLOEXEC, 10), "fcntl")
    do {
      return (read, try check(fcntl(ends[1], F_DUPFD_CLOEXEC, 10), "fcntl"))
    } catch {
      release(read)
      throw error
    }
  }

  /// Closes a descriptor.
  static func release(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Keeps a descriptor from programs that others start; `ProcessSpawn` passes on none anyway.
  static func setCloseOnExec(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  static func setNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// What came of reading or writing: a number of bytes, nothing yet, or never again.
  enum Transfer: Equatable {
    case count(Int)
    case wouldBlock
    case ended
  }

  static func receive(from descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
    transfer { buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) } }
  }

  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Transfer {
    transfer { bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
  }

  private static func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .count(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      default: return .ended  // EPIPE, or the EIO of a terminal whose other side is gone.
      }
    }
  }
}

// MARK: - Signals and processes

extension System {
  /// Keeps a write to a broken pipe on this thread from ending the whole test run.
  static func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Blocks until the child changes its state, and leaves it to be collected by `collectChange`.
  static func awaitChange(of process: pid_t) {
    var information = siginfo_t()
    let flags = WEXITED | WSTOPPED | WNOWAIT
    while waitid(P_PID, id_t(process), &information, flags) != 0, errno == EINTR {}
  }

  /// Collects a change of the child's state, if there is one.
  static func collectChange(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG | WUNTRACED) == process ? status : nil
  }

  /// Blocks until the child has ended, and collects it.
  static func reap(_ process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
