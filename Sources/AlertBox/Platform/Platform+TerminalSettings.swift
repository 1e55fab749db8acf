#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// How terminals treat what is typed.
extension Platform {
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
    var unedited: TerminalSettings {
      var unedited = self
      unedited.value.c_lflag &= ~tcflag_t(ICANON)
      return unedited
    }

    /// These settings, but without keys that stop and start the output.
    var unstoppable: TerminalSettings {
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
}
