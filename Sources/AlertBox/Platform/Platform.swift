import Synchronization

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

  private static var lastError: PlatformError { PlatformError(code: errno) }

  /// Repeats a call for as long as a signal interrupts it.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(PlatformError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw lastError }
    }
  }
}

// MARK: - The process

extension Platform {
  /// Returns a variable of the environment, or `nil` if it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: Its value.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the process, with no more than a C program does at its end.
  ///
  /// - Parameter status: The exit status.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #endif
  }

  /// Calls a function when the process ends by itself: when its main function returns, or by `exit`.
  ///
  /// - Parameter body: What to do; it captures nothing.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  /// Keeps the places of standard streams that are closed, so that no other file gets into them.
  ///
  /// What stands there cannot be read, or not be written, just like a closed stream.
  package static func reserveStandardStreams() {
    for stream in [FileDescriptor.standardInput, .standardOutput, .standardError]
    where !isOpen(stream) {
      // A program that is run from here finds the stream closed.
      _ = open("/dev/null", (stream == .standardInput ? O_WRONLY : O_RDONLY) | O_CLOEXEC)
    }
  }

  /// Ends the process by a signal, so that its parent learns of it.
  ///
  /// - Parameter signal: The number of the signal.
  package static func die(by signal: Int32) -> Never {
    setHandler(SIG_DFL, for: signal)
    send(signal)
    // Only a signal that ends no process by default comes this far.
    exit(128 + signal)
  }

  /// Makes writing to a pipe that nobody reads an error rather than the end of the process.
  package static func ignoreBrokenPipes() {
    setHandler(SIG_IGN, for: SIGPIPE)
  }

  /// The arguments from a place on, as the system passed them, byte for byte.
  ///
  /// - Parameter place: The place of the first; the name that this process was called by is at 0.
  /// - Returns: The bytes of each.
  package static func arguments(from place: Int) -> [[UInt8]] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst(place)
      .compactMap { $0 }
      .map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Lets Ctrl-\ end the process, where the Swift runtime would print a backtrace first.
  ///
  /// A quit signal that is ignored stays ignored.
  package static func restoreQuitSignal() {
    if !action(for: SIGQUIT).isIgnored { setHandler(SIG_DFL, for: SIGQUIT) }
  }
}

// MARK: - Files

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

  /// Makes a pipe of which neither end blocks.
  package static func makePipe() throws(PlatformError) -> (
    read: FileDescriptor, write: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw lastError }
    let read: FileDescriptor
    do {
      read = try awayFromStandardStreams(ends[0])
    } catch {
      close(FileDescriptor(rawValue: ends[1]))
      throw error
    }
    let write: FileDescriptor
    do {
      write = try awayFromStandardStreams(ends[1])
    } catch {
      close(read)
      throw error
    }
    _ = fcntl(read.rawValue, F_SETFL, O_NONBLOCK)
    _ = fcntl(write.rawValue, F_SETFL, O_NONBLOCK)
    return (read, write)
  }

  /// Moves a new descriptor above the standard ones, one of which may have been closed.
  ///
  /// Otherwise a later question would take it for its input.
  private static func awayFromStandardStreams(
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

  /// Writes some of the bytes, and returns how many.
  package static func writeSome(
    _ bytes: ArraySlice<UInt8>,
    to file: FileDescriptor
  ) throws(PlatformError) -> Int {
    try retrying {
      bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file.rawValue, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(file.rawValue, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(file.rawValue, bytes.baseAddress, bytes.count)
        #endif
      }
    }
  }

  /// Writes some of the bytes, without the signal that a pipe sends that nobody reads.
  static func writeSomeQuietly(
    _ bytes: ArraySlice<UInt8>,
    to file: FileDescriptor
  ) throws(PlatformError) -> Int {
    var brokenPipe = set(of: SIGPIPE)
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    do {
      return try writeSome(bytes, to: file)
    } catch {
      var pending = sigset_t()
      sigpending(&pending)
      var signal: Int32 = 0
      // Taken, so that it does not come when the mask is given back.
      if error.code == EPIPE, sigismember(&pending, SIGPIPE) == 1 { sigwait(&brokenPipe, &signal) }
      throw error
    }
  }

  /// Writes what a stream takes that may be stuck, and gives up on the rest after a moment.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - file: Where to.
  package static func writeIfPossible(_ bytes: some Sequence<UInt8>, to file: FileDescriptor) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard isReady(file, for: .output, within: 200),
        let count = try? writeSomeQuietly(rest.prefix(256), to: file)
      else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all of the bytes, waiting as long as it takes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - file: Where to.
  ///   - isQuiet: Whether to do without the signal that a pipe sends that nobody reads.
  /// - Throws: ``PlatformError`` if not all could be written.
  package static func write(
    _ bytes: some Sequence<UInt8>,
    to file: FileDescriptor,
    quietly isQuiet: Bool = false
  ) throws(PlatformError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      do {
        let count = isQuiet ? try writeSomeQuietly(rest, to: file) : try writeSome(rest, to: file)
        rest = rest.dropFirst(count)
      } catch {
        // A stream that someone else has made non-blocking.
        guard error.isTemporary else { throw error }
        _ = try wait(for: [(file, .output)], timeout: nil)
      }
    }
  }
}

// MARK: - Waiting

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

// MARK: - Terminals

extension Platform {
  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ file: FileDescriptor) -> Bool {
    isatty(file.rawValue) == 1
  }

  /// How many bytes can be read at once without waiting, as far as the system says.
  package static func availableBytes(_ file: FileDescriptor) -> Int {
    #if canImport(Darwin)
      // FIONREAD, whose macro is not imported there.
      let request: UInt = 0x4004_667F
    #else
      let request = UInt(FIONREAD)
    #endif
    var count: Int32 = 0
    return ioctl(file.rawValue, request, &count) == 0 ? Int(count) : 0
  }

  /// Whether a terminal shows the newline that ends a line typed at it.
  static func echoesNewline(_ file: FileDescriptor) -> Bool {
    var settings = termios()
    guard tcgetattr(file.rawValue, &settings) == 0 else { return false }
    let isEchoing = settings.c_lflag & tcflag_t(ECHO) != 0
    let isCanonical = settings.c_lflag & tcflag_t(ICANON) != 0
    return isEchoing || (isCanonical && settings.c_lflag & tcflag_t(ECHONL) != 0)
  }

  /// The size of a terminal's screen, or of the usual one if it does not say.
  static func size(of file: FileDescriptor) -> TerminalSize {
    let size = windowSize(of: file)
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether a terminal says what size its screen has.
  static func knowsSize(of file: FileDescriptor) -> Bool {
    let size = windowSize(of: file)
    return size.ws_col > 0 && size.ws_row > 0
  }

  private static func windowSize(of file: FileDescriptor) -> winsize {
    var size = winsize()
    return ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
  }

  /// What stands in a terminal's settings for a key that there is not (`_POSIX_VDISABLE`).
  private static var noKey: UInt8 {
    #if canImport(Darwin)
      0xFF
    #else
      0
    #endif
  }

  /// A terminal's settings: how it treats what is typed.
  struct TerminalSettings: Sendable, Equatable {
    fileprivate var value: termios

    /// These settings, but with each key handed on as it is pressed, and not echoed.
    ///
    /// The keys that send signals still do, so that Ctrl-C reaches the whole group of processes in
    /// the foreground; output is left alone, as others may write too.
    ///
    /// - Parameters:
    ///   - sendsSignals: Whether the terminal has a group to send signals to; if not, Ctrl-C is handed
    ///     on too.
    ///   - takesSuspendKey: Whether Ctrl-Z is handed on too, and sends no signal.
    /// - Returns: The new settings.
    func raw(sendsSignals: Bool, takesSuspendKey: Bool) -> TerminalSettings {
      var raw = self
      raw.value.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
      if sendsSignals { raw.value.c_lflag |= tcflag_t(ISIG) }
      raw.value.c_iflag &= ~tcflag_t(ISTRIP | INLCR | IGNCR)
      // A read hands out what there is, but not nothing (POSIX, General Terminal Interface, 11.1.7).
      withUnsafeMutableBytes(of: &raw.value.c_cc) { keys in
        keys[Int(VMIN)] = 1
        keys[Int(VTIME)] = 0
        if takesSuspendKey, keys[Int(VSUSP)] == 0x1A { keys[Int(VSUSP)] = Platform.noKey }
      }
      return raw
    }

    /// These settings, but without an echo of what is typed; only the end of a line is shown.
    var silent: TerminalSettings {
      var silent = self
      silent.value.c_lflag &= ~tcflag_t(ECHO)
      silent.value.c_lflag |= tcflag_t(ECHONL | ICANON | ISIG)
      return silent
    }

    /// Whether typed keys are shown, and handed out as whole lines: nobody asks for a secret or keys.
    var areCalm: Bool {
      let flags = tcflag_t(ECHO | ICANON)
      return value.c_lflag & flags == flags
    }

    /// Whether lines are edited by the terminal itself, although it may not show them.
    var editLines: Bool { value.c_lflag & tcflag_t(ICANON) != 0 }

    /// These settings, but with each key handed on as it is pressed.
    fileprivate var unedited: TerminalSettings {
      var unedited = self
      unedited.value.c_lflag &= ~tcflag_t(ICANON)
      return unedited
    }

    /// These settings, but without keys that stop and start the output.
    fileprivate var unstoppable: TerminalSettings {
      var unstoppable = self
      unstoppable.value.c_iflag &= ~tcflag_t(IXON)
      return unstoppable
    }

    static func == (one: TerminalSettings, other: TerminalSettings) -> Bool {
      let (one, other) = (one.value, other.value)
      return one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag
        && one.c_cflag == other.c_cflag && one.c_lflag == other.c_lflag
        && withUnsafeBytes(of: one.c_cc) { keys in
          withUnsafeBytes(of: other.c_cc) { keys.elementsEqual($0) }
        }
    }
  }

  /// Returns the settings of a terminal.
  static func settings(of file: FileDescriptor) throws(PlatformError) -> TerminalSettings {
    var settings = TerminalSettings(value: termios())
    _ = try retrying { tcgetattr(file.rawValue, &settings.value) }
    return settings
  }

  /// Gives a terminal settings back that it had before, at once, and from the background too.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - file: The terminal.
  ///   - discardsInput: Whether to throw away first what was typed and not yet read.
  static func restore(
    _ settings: TerminalSettings,
    of file: FileDescriptor,
    discardsInput: Bool = false
  ) {
    var stop = set(of: SIGTTOU)
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &stop, &previous)
    if discardsInput { try? discardInput(file) }
    try? apply(settings, to: file)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Sets the settings of a terminal, at once.
  ///
  /// In a background job this stops the process, until it is in the foreground.
  static func apply(
    _ settings: TerminalSettings,
    to file: FileDescriptor
  ) throws(PlatformError) {
    var value = settings.value
    _ = try retrying { tcsetattr(file.rawValue, TCSANOW, &value) }
  }

  /// Takes what was typed of a line that has not ended, which the terminal keeps to itself.
  ///
  /// For the moment that this takes the terminal hands out single keys.
  ///
  /// - Parameters:
  ///   - file: The terminal; only in the foreground is anything taken.
  ///   - reader: What to read it by.
  /// - Returns: What was typed; nothing where a whole line waits to be read.
  static func takeUnfinishedLine(from file: FileDescriptor, by reader: FileDescriptor)
    -> ArraySlice<UInt8>
  {
    guard isInForeground(of: file), !isReady(file, for: .input),
      let settings = try? settings(of: file), settings.editLines
    else { return [] }
    try? apply(settings.unedited, to: file)
    defer { try? apply(settings, to: file) }
    let count = availableBytes(file)
    return count > 0 ? (try? read(reader, count: count)) ?? [] : []
  }

  /// Lets the output of a terminal go on that was stopped by Ctrl-S.
  static func restartOutput(_ file: FileDescriptor) {
    guard let settings = try? settings(of: file) else { return }
    try? apply(settings.unstoppable, to: file)
    try? apply(settings, to: file)
  }

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

  /// Whether a terminal controls this process, so that its keys send it signals.
  static func isControlling(_ file: FileDescriptor) -> Bool { tcgetpgrp(file.rawValue) >= 0 }

  /// Whether this process is one that a terminal's keys are meant for.
  ///
  /// A terminal that does not control this process has no foreground that could be another.
  static func isInForeground(of file: FileDescriptor) -> Bool {
    let group = tcgetpgrp(file.rawValue)
    return group < 0 || group == getpgrp()
  }

  /// Whether a terminal controls this process, and its keys are meant for it.
  static func isForegroundJob(of file: FileDescriptor) -> Bool {
    tcgetpgrp(file.rawValue) == getpgrp()
  }

  /// Throws away what was typed and not yet read.
  ///
  /// In a background job this stops the process, as reading would, until it is in the foreground.
  static func discardInput(_ file: FileDescriptor) throws(PlatformError) {
    _ = try retrying { tcflush(file.rawValue, TCIFLUSH) }
  }
}

// MARK: - Threads

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
  ///   - body: The function.
  /// - Throws: ``PlatformError`` if there are too many threads.
  package static func startThread(
    usesIdleThread: Bool = true,
    _ body: @escaping @Sendable () -> Void
  ) throws(PlatformError) {
    let body = ThreadBody(body)
    if usesIdleThread, let run = idleThread.withLock({ $0.take() }) { return run { body.run() } }
    let argument = Unmanaged.passRetained(body).toOpaque()
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

/// Lets one thread sleep until another wakes it; waking comes before sleeping just as well.
package final class ThreadWaker: Sendable {
  // At a place of their own, as the system knows them by their addresses. Once they are set up, only
  // the system's functions touch the first two, and the third is touched under the mutex.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1
  )
  private nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1
  )
  private nonisolated(unsafe) let isAwake = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    isAwake.initialize(to: false)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    isAwake.deallocate()
    condition.deallocate()
    mutex.deallocate()
  }

  /// Wakes the thread, now or when it is about to sleep.
  package func wake() {
    pthread_mutex_lock(mutex)
    isAwake.pointee = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Sleeps until the thread was woken since the last time.
  package func sleep() {
    pthread_mutex_lock(mutex)
    while !isAwake.pointee { pthread_cond_wait(condition, mutex) }
    isAwake.pointee = false
    pthread_mutex_unlock(mutex)
  }
}

// MARK: - Signals

extension Platform {
  /// The signals that ask a program to end.
  static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// What Ctrl-C at a terminal sends.
  static let interruptSignal = SIGINT

  /// What Ctrl-Z at a terminal sends.
  static let suspendSignal = SIGTSTP

  /// What a process is sent when it goes on after it was stopped.
  static let continueSignal = SIGCONT

  /// What stops a process that reads from a terminal while it is in the background.
  static let backgroundReadSignal = SIGTTIN

  /// What a process is sent when its terminal's screen has a new size.
  static let resizeSignal = SIGWINCH

  /// The signals that were caught and not taken yet, as one bit each, and whom to wake.
  private static let caughtSignals = Atomic<UInt64>(0)
  private static let signalWaker = Atomic<Int32>(-1)

  /// Whether someone takes what is caught.
  private static let isCatching = Atomic(false)

  /// The pipe that wakes whoever waits for signals.
  ///
  /// It is made once and never closed: a handler may be about to write to it on any thread.
  private static let signalPipe = Locked<(read: FileDescriptor, write: FileDescriptor)?>(nil)

  /// The handlers that were in place before signals were caught.
  final class PreviousHandlers: Sendable {
    private let actions: Locked<[(signal: Int32, action: sigaction)]>

    fileprivate init(_ actions: sending [(signal: Int32, action: sigaction)]) {
      self.actions = Locked(actions)
    }

    /// Whether the program handles a signal itself.
    func hasHandler(for signal: Int32) -> Bool {
      actions.withLock { $0.contains { $0.signal == signal && !$0.action.isDefault } }
    }

    /// Whether the signal is caught, as the program does not ignore it.
    func includes(_ signal: Int32) -> Bool {
      actions.withLock { $0.contains { $0.signal == signal } }
    }

    /// Gives a signal its handler back, or all of them, unless the program has set a new one.
    ///
    /// - Parameter signal: The signal, or `nil` for all.
    /// - Returns: Whether there was one to give back.
    @discardableResult
    fileprivate func restore(_ signal: Int32? = nil) -> Bool {
      actions.withLock { actions in
        var isRestored = false
        for (number, action) in actions where signal == nil || signal == number {
          guard Platform.action(for: number).isHandled(by: catchSignal) else { continue }
          var action = action
          sigaction(number, &action, nil)
          isRestored = true
        }
        return isRestored
      }
    }
  }

  /// Returns the descriptor that has input when a signal was caught.
  static func signalSource() throws(PlatformError) -> FileDescriptor {
    try signalPipe.withLock { pipe throws(PlatformError) in
      if let pipe { return pipe.read }
      let new = try makePipe()
      pipe = new
      signalWaker.store(new.write.rawValue, ordering: .sequentiallyConsistent)
      return new.read
    }
  }

  /// Catches the signals that ask a program to end, and others.
  ///
  /// Signals that are ignored stay so, but for the one of a new size.
  ///
  /// - Parameter others: The others to catch.
  /// - Returns: What was there before, to be given back with ``restoreHandlers(_:)``.
  static func catchSignals(and others: [Int32]) -> PreviousHandlers {
    isCatching.store(true, ordering: .sequentiallyConsistent)
    var previous: [(signal: Int32, action: sigaction)] = []
    for signal in endingSignals + others {
      let current = action(for: signal)
      guard !current.isIgnored || signal == SIGWINCH else { continue }
      previous.append((signal, current))
      catchAgain(signal)
    }
    return PreviousHandlers(previous)
  }

  /// Whether the program ignores a signal.
  static func isIgnored(_ signal: Int32) -> Bool { action(for: signal).isIgnored }

  /// Lets a caught signal do what it would have done, which may be to stop this process for a while.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - previous: What was there before the signals were caught.
  /// - Returns: Whether the signal has to be caught again with ``catchAgain(_:)``.
  static func passOn(_ signal: Int32, to previous: PreviousHandlers) -> Bool {
    guard previous.restore(signal) else { return false }
    send(signal)
    return true
  }

  /// Catches a signal again that was passed on.
  static func catchAgain(_ signal: Int32) {
    setHandler(catchSignal, for: signal, flags: Int32(SA_RESTART))
  }

  /// Gives the signals their handlers back, unless the program has set new ones meanwhile.
  ///
  /// - Parameter previous: What was there before.
  /// - Returns: The signals that were caught and not taken; nobody else will.
  static func restoreHandlers(_ previous: PreviousHandlers) -> [Int32] {
    previous.restore()
    isCatching.store(false, ordering: .sequentiallyConsistent)
    return takeCaughtSignals()
  }

  /// Returns the signals that were caught since the last call, in ascending order.
  static func takeCaughtSignals() -> [Int32] {
    let bits = caughtSignals.exchange(0, ordering: .sequentiallyConsistent)
    return (0..<64).filter { bits & (1 << UInt64($0)) != 0 }
  }

  /// Forgets that a signal was caught.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  static func forget(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
  }

  /// Whether one of some signals was caught and not taken, or is within a number of milliseconds.
  static func hasCaught(_ signals: [Int32], within timeout: Int32) -> Bool {
    let wanted: UInt64 = signals.reduce(0) { $0 | 1 << UInt64($1) }
    let deadline = ContinuousClock.now + .milliseconds(timeout)
    while caughtSignals.load(ordering: .sequentiallyConsistent) & wanted == 0 {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero, let source = try? signalSource() else { return false }
      // Another signal's byte may be in the pipe.
      if isReady(source, for: .input, within: milliseconds(rest)) {
        _ = try? read(source, count: 64)
      }
    }
    return true
  }

  /// What a signal does.
  private static func action(for signal: Int32) -> sigaction {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action
  }

  private static func setHandler(
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
  fileprivate static func set(of signals: Int32...) -> sigset_t {
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

  /// The handler, which does only what is allowed in one: atomics, and `write` (POSIX 2.4.3).
  private static let catchSignal: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    let bit: UInt64 = 1 << UInt64(signal)
    caughtSignals.bitwiseOr(bit, ordering: .sequentiallyConsistent)
    if !isCatching.load(ordering: .sequentiallyConsistent) {
      // The handlers were given back while this one was about to run. Unless the signal was taken
      // all the same, it is sent again, and comes to its own handler when this one has returned.
      let bits = caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue
      if bits & bit != 0 { raise(signal) }
      errno = code
      return
    }
    let waker = signalWaker.load(ordering: .sequentiallyConsistent)
    if waker >= 0 {
      var byte: UInt8 = 0
      #if canImport(Darwin)
        _ = Darwin.write(waker, &byte, 1)
      #elseif canImport(Glibc)
        _ = Glibc.write(waker, &byte, 1)
      #elseif canImport(Musl)
        _ = Musl.write(waker, &byte, 1)
      #endif
    }
    errno = code
  }
}

// MARK: - Other programs

extension Platform {
  /// Finds a program as `execvp` does: a name with a slash is its path, any other is in `PATH`.
  ///
  /// - Parameter name: The name, in bytes.
  /// - Returns: The path.
  /// - Throws: ``PlatformError`` if there is none, or none that may be run.
  package static func findProgram(_ name: [UInt8]) throws(PlatformError) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    if name.isEmpty { throw PlatformError(code: ENOENT) }
    if name.contains(slash) {
      try checkProgram(name)
      return name
    }
    // Where there is no such variable, what glibc looks through.
    let folders = Array((environment("PATH") ?? "/bin:/usr/bin").utf8)
    var failure = PlatformError(code: ENOENT)
    for folder in folders.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      let path = folder.isEmpty ? name : Array(folder) + [slash] + name
      do {
        try checkProgram(path)
        return path
      } catch {
        if error.isDenied { failure = error }
      }
    }
    throw failure
  }

  private static func checkProgram(_ path: [UInt8]) throws(PlatformError) {
    var status = stat()
    let name = path.cString
    if stat(name, &status) != 0 || access(name, X_OK) != 0 { throw lastError }
    // Whoever may do anything may even search a folder.
    if status.st_mode & S_IFMT != S_IFREG { throw PlatformError(code: EACCES) }
  }

  /// Starts a program as part of this process's group, so that the terminal's keys reach it too.
  ///
  /// It gets the environment and all open standard streams but those that are replaced. Signals that
  /// are ignored stay so, all others have their defaults. A script that names no interpreter is one
  /// for `sh`, as for `execvp`.
  ///
  /// - Parameters:
  ///   - path: Where the program is, in bytes.
  ///   - arguments: Its arguments in bytes, the name that it is called by first.
  ///   - streams: What its standard streams are to be instead of this process's.
  ///   - mask: The signals that are blocked there.
  /// - Returns: The number of its process.
  /// - Throws: ``PlatformError`` if it cannot be run.
  package static func start(
    _ path: [UInt8],
    _ arguments: [[UInt8]],
    streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
    mask: SignalMask
  ) throws(PlatformError) -> Int32 {
    do {
      return try startFile(path, arguments, streams: streams, mask: mask)
    } catch {
      guard error.code == ENOEXEC else { throw error }
      let shell = Array("/bin/sh".utf8)
      return try startFile(
        shell,
        [shell, path] + arguments.dropFirst(),
        streams: streams,
        mask: mask
      )
    }
  }

  #if canImport(Darwin)
    private static func startFile(
      _ path: [UInt8],
      _ arguments: [[UInt8]],
      streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
      mask: SignalMask
    ) throws(PlatformError) -> Int32 {
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      posix_spawnattr_init(&attributes)
      posix_spawn_file_actions_init(&actions)
      defer {
        posix_spawnattr_destroy(&attributes)
        posix_spawn_file_actions_destroy(&actions)
      }
      var set = mask.set
      posix_spawnattr_setsigmask(&attributes, &set)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      for (stream, replacement) in streams {
        posix_spawn_file_actions_adddup2(&actions, replacement.rawValue, stream.rawValue)
      }
      var words = arguments.map { strdup($0.cString) } + [nil]
      defer { words.forEach { free($0) } }
      var process: pid_t = 0
      let code = posix_spawn(&process, path.cString, &actions, &attributes, &words, environ)
      if code != 0 { throw PlatformError(code: code) }
      return process
    }
  #else
    /// By `fork`, as `posix_spawn` holds this process until the program is there: stopped by Ctrl-Z
    /// before that, neither would ever go on.
    private static func startFile(
      _ path: [UInt8],
      _ arguments: [[UInt8]],
      streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
      mask: SignalMask
    ) throws(PlatformError) -> Int32 {
      let failure = try makePipe()
      defer { close(failure.read) }
      let path = path.cString
      let words = arguments.map { strdup($0.cString) } + [nil]
      defer { words.forEach { free($0) } }
      var set = mask.set
      let process = forking {
        for signal: Int32 in 1...64 where !isIgnored(signal) { setHandler(SIG_DFL, for: signal) }
        for (stream, replacement) in streams { dup2(replacement.rawValue, stream.rawValue) }
        pthread_sigmask(SIG_SETMASK, &set, nil)
        execve(path, words, environ)
        withUnsafeBytes(of: errno) { _ = writeBytes($0, failure.write.rawValue) }
        _exit(127)
      }
      let error = lastError
      close(failure.write)
      if process < 0 { throw error }
      while (try? wait(for: [(failure.read, .input)], timeout: nil)) == nil {}
      // There is nothing to read where the program has closed the pipe by being run.
      let report = (try? read(failure.read, count: MemoryLayout<Int32>.size)) ?? []
      guard !report.isEmpty else { return process }
      _ = try? retrying { waitpid(process, nil, 0) }
      throw PlatformError(code: report.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) })
    }
  #endif

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

  /// Whether something can still be written into a pipe.
  ///
  /// - Parameter pipe: The end that is read.
  /// - Returns: Whether someone has the other one.
  package static func hasWriter(_ pipe: FileDescriptor) -> Bool {
    guard let ready = try? wait(for: [(pipe, .input)], timeout: 0) else { return true }
    return !ready[0].isHungUp
  }

  /// Leaves a process behind that passes on what comes through a pipe, for as long as that has an end
  /// to write into.
  ///
  /// Whoever has that end would otherwise be ended by its next output, which is so where there is no
  /// `fork`.
  ///
  /// - Parameters:
  ///   - pipe: The end to read.
  ///   - destination: Where to.
  package static func leaveRelay(from pipe: FileDescriptor, to destination: FileDescriptor) {
    #if !canImport(Darwin)
      let size = 64 << 10
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      defer { buffer.deallocate() }
      let isTerminal = isTerminal(destination)
      // Above that is nothing that this process has opened.
      let files = 0..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1024))
      _ = forking {
        // It holds nothing but the two, and no signal is meant for it.
        for file in files where file != pipe.rawValue && file != destination.rawValue {
          close(FileDescriptor(rawValue: file))
        }
        chdir("/")
        _ = fcntl(pipe.rawValue, F_SETFL, 0)
        relay(from: pipe.rawValue, to: destination.rawValue, isTerminal: isTerminal, buffer)
        _exit(0)
      }
    #endif
  }

  #if !canImport(Darwin)
    /// Calls a function in a copy of this process, where no signal comes, and it must end that.
    ///
    /// As other threads are not copied it does no more than call the system.
    private static func forking(_ body: () -> Void) -> Int32 {
      var all = sigset_t()
      var previous = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &previous)
      let process = fork()
      if process == 0 {
        body()
        _exit(127)
      }
      let code = errno
      pthread_sigmask(SIG_SETMASK, &previous, nil)
      errno = code
      return process
    }

    private static func relay(
      from pipe: Int32,
      to destination: Int32,
      isTerminal: Bool,
      _ buffer: UnsafeMutableRawBufferPointer
    ) {
      var isDeaf = false
      while true {
        let count = readBytes(pipe, buffer)
        if count == 0 { return }
        if count < 0 {
          if errno != EINTR { return }
          continue
        }
        var rest = UnsafeRawBufferPointer(buffer)[..<count]
        while !isDeaf, !rest.isEmpty {
          let written = writeBytes(UnsafeRawBufferPointer(rebasing: rest), destination)
          if written >= 0 {
            rest = rest.dropFirst(written)
          } else if isTemporary(errno) {
            var file = pollfd(fd: destination, events: Int16(POLLOUT), revents: 0)
            poll(&file, 1, -1)
          } else if errno != EINTR {
            // A terminal that is gone ends nobody who writes there.
            if !isTerminal { return }
            isDeaf = true
          }
        }
      }
    }

    private static func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
      #if canImport(Glibc)
        Glibc.read(file, bytes.baseAddress, bytes.count)
      #else
        Musl.read(file, bytes.baseAddress, bytes.count)
      #endif
    }

    private static func writeBytes(_ bytes: UnsafeRawBufferPointer, _ file: Int32) -> Int {
      #if canImport(Glibc)
        Glibc.write(file, bytes.baseAddress, bytes.count)
      #else
        Musl.write(file, bytes.baseAddress, bytes.count)
      #endif
    }
  #endif

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

  /// Makes a pipe for what another program writes: its end waits, and this one's does not.
  package static func makeOutputPipe() throws(PlatformError) -> (
    read: FileDescriptor, write: FileDescriptor
  ) {
    let pipe = try makePipe()
    _ = fcntl(pipe.write.rawValue, F_SETFL, 0)
    return pipe
  }
}

// MARK: - Signals that wait to be taken

extension Platform {
  /// The signals that a thread has blocked.
  package struct SignalMask: Sendable {
    fileprivate let set: sigset_t
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

extension [UInt8] {
  /// The bytes as a C string.
  fileprivate var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}

extension sigaction {
  fileprivate typealias Handler = @convention(c) (Int32) -> Void

  /// The handler as a number, as `SIG_DFL` and `SIG_IGN` are no functions to compare.
  fileprivate var address: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Glibc)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #endif
  }

  fileprivate mutating func setHandler(_ handler: Handler?) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #endif
  }

  fileprivate var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  fileprivate var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  fileprivate func isHandled(by handler: @escaping Handler) -> Bool {
    address == unsafeBitCast(handler, to: Int.self)
  }
}
