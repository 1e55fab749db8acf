#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Taking turns with other processes at one terminal.
extension Platform {
  /// Opens a terminal by its own name, as `/dev/tty` is the same file for all terminals.
  ///
  /// - Parameters:
  ///   - file: The terminal.
  ///   - isWritable: Whether it is to be one for ``keepScreen(at:)``.
  /// - Returns: A descriptor to take turns with, or `nil` if the system cannot tell the name.
  static func openByOwnName(
    _ file: FileDescriptor,
    forWriting isWritable: Bool = false
  ) -> FileDescriptor? {
    #if os(Linux)
      // TIOCGDEV, whose macro is not imported: the device number, also of `/dev/tty`.
      var device: UInt32 = 0
      guard ioctl(file.rawValue, 0x8004_5432, &device) == 0 else { return nil }
      let major = device >> 8 & 0xFFF
      let minor = device & 0xFF | device >> 12 & 0xFFF00
      let path: String
      switch major {
      case 4: path = "/dev/tty\(minor)"
      case 136: path = "/dev/pts/\(minor)"
      default: return nil
      }
      let access = isWritable ? O_RDWR : O_RDONLY
      let own = open(path, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      return own < 0 ? nil : try? awayFromStandardStreams(own)
    #else
      return nil
    #endif
  }

  /// Takes hold of a terminal, unless another process that asks for that has it.
  ///
  /// - Parameter file: A descriptor that this process has opened itself.
  /// - Returns: Whether it has it, or nobody can.
  static func takeTurn(at file: FileDescriptor?) -> Bool {
    guard let file else { return true }
    return flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || !isTemporary(errno)
  }

  /// Keeps others from taking hold of a terminal for a moment, unless one has it.
  ///
  /// - Parameter file: A descriptor that this process has opened itself.
  /// - Returns: Whether nobody has it, or nobody can.
  static func takePart(at file: FileDescriptor?) -> Bool {
    guard let file else { return true }
    return flock(file.rawValue, LOCK_SH | LOCK_NB) == 0 || !isTemporary(errno)
  }

  /// Lets other processes take hold of a terminal.
  static func endTurn(at file: FileDescriptor?) {
    if let file { _ = flock(file.rawValue, LOCK_UN) }
  }

  /// Keeps a terminal's screen for the notices of this process, unless another one shows its own.
  ///
  /// Questions need not ask for that: notices make room for them.
  ///
  /// - Parameter file: A descriptor that this process has opened itself, for writing.
  /// - Returns: Whether it has it, or nobody can.
  static func keepScreen(at file: FileDescriptor?) -> Bool {
    guard let file else { return true }
    return lock(file, Int16(F_WRLCK)) == 0 || !isTemporary(errno) && errno != EACCES
  }

  /// Lets other processes show their notices.
  static func leaveScreen(at file: FileDescriptor?) {
    if let file { _ = lock(file, Int16(F_UNLCK)) }
  }

  /// Locks by what was opened (`F_OFD_SETLK`), which has nothing to do with `flock`.
  private static func lock(_ file: FileDescriptor, _ type: Int16) -> Int32 {
    var lock = flock()
    lock.l_type = type
    lock.l_whence = Int16(SEEK_SET)
    lock.l_len = 1
    #if os(Linux)
      return fcntl(file.rawValue, 37, &lock)
    #else
      return fcntl(file.rawValue, F_OFD_SETLK, &lock)
    #endif
  }
}
