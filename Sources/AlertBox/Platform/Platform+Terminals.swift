#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// What terminals say, and what was typed at them.
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
