#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// All that differs between operating systems, and every system call.
package enum Platform {
  static func message(for code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Whether an error says no more than that a call would have had to wait.
  static func isTemporary(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// Whether an error says that there is no such file.
  static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

  /// Whether an error says that there is such a file, but not for this.
  static func isDenied(_ code: Int32) -> Bool { code == EACCES }

  static var lastError: PlatformError { PlatformError(code: errno) }

  /// Repeats a call for as long as a signal interrupts it.
  static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(PlatformError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw lastError }
    }
  }
}
