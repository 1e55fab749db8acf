#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Waiting until files are ready.
extension Platform {
  /// What to wait for.
  package enum Readiness {
    case input
    case output
  }

  /// What a descriptor is ready for.
  package struct Ready {
    package let isReady: Bool
    package let isHungUp: Bool
  }

  /// Waits until a descriptor is ready, or a signal came.
  ///
  /// - Parameters:
  ///   - files: The descriptors.
  ///   - timeout: How many milliseconds to wait at most, or `nil` for no limit.
  /// - Returns: What each is ready for, or `nil` if a signal came first.
  /// - Throws: ``PlatformError`` if the system cannot wait for them.
  package static func wait(
    for files: [(FileDescriptor, Readiness)],
    timeout: Int32?
  ) throws(PlatformError) -> [Ready]? {
    var polls = files.map { file, readiness in
      pollfd(
        fd: file.rawValue,
        events: Int16(readiness == .input ? POLLIN : POLLOUT),
        revents: 0
      )
    }
    let count = poll(&polls, nfds_t(polls.count), timeout ?? -1)
    if count < 0 {
      if errno == EINTR { return nil }
      throw lastError
    }
    return polls.map { poll in
      let hungUp = poll.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      return Ready(isReady: hungUp || poll.revents & poll.events != 0, isHungUp: hungUp)
    }
  }

  /// Returns a time in the unit of ``wait(for:timeout:)``, rounded up.
  package static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: min(max(seconds, 0), 1 << 20) * 1000 + max(milliseconds, 0))
  }

  /// Whether a descriptor is ready, at this moment or within a number of milliseconds.
  package static func isReady(
    _ file: FileDescriptor,
    for readiness: Readiness,
    within timeout: Int32 = 0
  ) -> Bool {
    do {
      while true {
        let ready = try wait(for: [(file, readiness)], timeout: timeout)
        if let ready { return ready[0].isReady }
      }
    } catch {
      return false
    }
  }
}
