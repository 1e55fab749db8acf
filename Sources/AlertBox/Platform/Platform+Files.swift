#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Files, and what is read from them.
extension Platform {
  /// Whether a descriptor is open.
  static func isOpen(_ file: FileDescriptor) -> Bool {
    fcntl(file.rawValue, F_GETFD) >= 0
  }

  /// Opens the terminal that controls this process, for reading and writing.
  static func openControllingTerminal() throws(PlatformError) -> FileDescriptor {
    let file = try retrying { open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY) }
    return try awayFromStandardStreams(file)
  }

  /// Opens a pipe or a terminal a second time, so that using it never waits, whoever else uses it.
  ///
  /// To set this on the descriptor itself would change it for every process that shares it.
  ///
  /// - Parameters:
  ///   - file: The descriptor of any file.
  ///   - readiness: Whether it is to be read or written.
  /// - Returns: The new descriptor, or `nil` if the file is neither or the system cannot do this.
  package static func openWithoutWaiting(
    _ file: FileDescriptor,
    for readiness: Readiness
  ) -> FileDescriptor? {
    #if os(Linux)
      var status = stat()
      guard fstat(file.rawValue, &status) == 0,
        status.st_mode & S_IFMT == S_IFIFO || isTerminal(file)
      else { return nil }
      let mode = readiness == .input ? O_RDONLY : O_WRONLY
      let path = "/proc/self/fd/\(file.rawValue)"
      let new = open(path, mode | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      return new < 0 ? nil : try? awayFromStandardStreams(new)
    #else
      return nil
    #endif
  }

  /// Moves a new descriptor above the standard ones, one of which may have been closed.
  ///
  /// Otherwise a later question would take it for its input.
  static func awayFromStandardStreams(
    _ file: Int32
  ) throws(PlatformError) -> FileDescriptor {
    let moved = fcntl(file, F_DUPFD_CLOEXEC, 3)
    let error = lastError
    close(FileDescriptor(rawValue: file))
    if moved < 0 { throw error }
    return FileDescriptor(rawValue: moved)
  }

  package static func close(_ file: FileDescriptor) {
    #if canImport(Darwin)
      _ = Darwin.close(file.rawValue)
    #elseif canImport(Glibc)
      _ = Glibc.close(file.rawValue)
    #elseif canImport(Musl)
      _ = Musl.close(file.rawValue)
    #endif
  }

  /// Reads what there is, up to `count` bytes; nothing at the end of the input.
  package static func read(
    _ file: FileDescriptor,
    count: Int
  ) throws(PlatformError) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = try retrying {
      #if canImport(Darwin)
        Darwin.read(file.rawValue, &bytes, count)
      #elseif canImport(Glibc)
        Glibc.read(file.rawValue, &bytes, count)
      #elseif canImport(Musl)
        Musl.read(file.rawValue, &bytes, count)
      #endif
    }
    return bytes[..<length]
  }

  /// Reads a whole file, which may also be a pipe or a device.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: How many bytes it may have.
  /// - Returns: Its bytes, or `nil` if there are more.
  /// - Throws: ``PlatformError`` if it cannot be opened or read.
  package static func contents(
    of path: String,
    limit: Int
  ) throws(PlatformError) -> [UInt8]? {
    let file = try awayFromStandardStreams(
      try retrying { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    )
    defer { close(file) }
    return try readAll(file, limit: limit)
  }

  /// Reads a file to its end.
  ///
  /// - Parameters:
  ///   - file: The file; of a terminal or a pipe, what comes until it is closed.
  ///   - limit: How many bytes it may hold, as not every input has an end; by default any number.
  /// - Returns: All bytes, or `nil` if there are more.
  /// - Throws: ``PlatformError`` if it cannot be read.
  package static func readAll(
    _ file: FileDescriptor,
    limit: Int = .max
  ) throws(PlatformError) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      do {
        let more = try read(file, count: 64 << 10)
        if more.isEmpty { return bytes }
        bytes += more
        if bytes.count > limit { return nil }
      } catch {
        // A stream that someone else has made non-blocking.
        guard error.isTemporary else { throw error }
        _ = try wait(for: [(file, .input)], timeout: nil)
      }
    }
  }

  /// Whether two descriptors are of the same open file, or of the same terminal.
  package static func isSameFile(_ one: FileDescriptor, _ other: FileDescriptor) -> Bool {
    let areTerminals = isTerminal(one) && isTerminal(other)
    // A session has one terminal that controls it, which may be open under the name of /dev/tty.
    if areTerminals, isControlling(one), isControlling(other) { return true }
    var (first, second) = (stat(), stat())
    guard fstat(one.rawValue, &first) == 0, fstat(other.rawValue, &second) == 0 else {
      return false
    }
    if areTerminals { return first.st_rdev == second.st_rdev }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether a descriptor is open for writing.
  package static func isWritable(_ file: FileDescriptor) -> Bool {
    let flags = fcntl(file.rawValue, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }
}
