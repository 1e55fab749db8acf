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
  /// Until it has it, it is known to ask for it.
  ///
  /// - Parameters:
  ///   - file: A descriptor that this process has opened itself.
  ///   - insists: Whether it is enough that nobody else has taken hold of it: those who keep others from
  ///     that do not react, as they are stopped.
  /// - Returns: Whether it has it, or nobody can.
  static func takeTurn(at file: FileDescriptor?, insists: Bool = false) -> Bool {
    guard let file else { return true }
    let isTaken = lock(file, LOCK_EX) || insists && takePart(at: file)
    _ = lock(file, .request, isTaken ? F_UNLCK : F_RDLCK)
    return isTaken
  }

  /// Asks for hold of a terminal no longer.
  static func withdrawRequest(at file: FileDescriptor?) {
    if let file { _ = lock(file, .request, F_UNLCK) }
  }

  /// Whether another process asks for hold of a terminal, and does not have it yet.
  ///
  /// - Parameter file: A descriptor that this process has opened itself.
  /// - Returns: Whether one does; `false` if nobody can.
  static func isTurnRequested(at file: FileDescriptor?) -> Bool {
    guard let file else { return false }
    return isLocked(file, .request)
  }

  /// Keeps others from taking hold of a terminal until the turn is ended, unless one has it.
  ///
  /// - Parameter file: A descriptor that this process has opened itself.
  /// - Returns: Whether nobody has it, or nobody can.
  static func takePart(at file: FileDescriptor?) -> Bool {
    guard let file else { return true }
    return lock(file, LOCK_SH)
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
    return lock(file, .screen, F_WRLCK) == 0 || !isTemporary(errno) && errno != EACCES
  }

  /// Lets other processes show their notices.
  static func leaveScreen(at file: FileDescriptor?) {
    if let file { _ = lock(file, .screen, F_UNLCK) }
  }

  /// Locks the whole, unless someone else has a lock that is against it.
  private static func lock(_ file: FileDescriptor, _ operation: Int32) -> Bool {
    flock(file.rawValue, operation | LOCK_NB) == 0 || !isTemporary(errno)
  }

  /// What is locked by what was opened, which has nothing to do with `flock`: a byte for each.
  private enum LockedByte: off_t {
    case screen
    case request

    func lock(_ type: Int32) -> flock {
      var lock = flock()
      lock.l_type = Int16(type)
      lock.l_whence = Int16(SEEK_SET)
      lock.l_start = rawValue
      lock.l_len = 1
      return lock
    }
  }

  /// Locks, or unlocks (`F_OFD_SETLK`).
  private static func lock(_ file: FileDescriptor, _ byte: LockedByte, _ type: Int32) -> Int32 {
    var lock = byte.lock(type)
    #if os(Linux)
      return fcntl(file.rawValue, 37, &lock)
    #else
      return fcntl(file.rawValue, F_OFD_SETLK, &lock)
    #endif
  }

  /// Whether anything that was opened another time has a lock (`F_OFD_GETLK`).
  private static func isLocked(_ file: FileDescriptor, _ byte: LockedByte) -> Bool {
    var lock = byte.lock(F_WRLCK)
    #if os(Linux)
      let result = fcntl(file.rawValue, 36, &lock)
    #else
      let result = fcntl(file.rawValue, F_OFD_GETLK, &lock)
    #endif
    return result == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
