import Foundation

/// A pseudo-terminal: a terminal for a program, whose keyboard and screen a test holds.
///
/// The side of the test is the manager, that of the program the subsidiary (POSIX.1-2024).
final class PseudoTerminal: Sendable {
  private struct Descriptors {
    var manager: Int32?
    var subsidiary: Int32?
  }

  /// What the manager is read and written by.
  let manager: Int32
  /// The test's own descriptor of the subsidiary, which keeps the terminal from ending.
  let subsidiary: Int32
  /// What a program opens to get this terminal.
  let path: String

  private let open: Locked<Descriptors>

  /// Opens a terminal of the given size, with the system's default settings.
  init(columns: Int, rows: Int) throws {
    var ends: (manager: Int32, subsidiary: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    try System.check(openpty(&ends.manager, &ends.subsidiary, &name, nil, nil), "openpty")
    (manager, subsidiary) = ends
    System.setCloseOnExec(manager)
    System.setCloseOnExec(subsidiary)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    open = Locked(Descriptors(manager: manager, subsidiary: subsidiary))
    resize(columns: columns, rows: rows)
  }

  deinit {
    closeManager()
    closeSubsidiary()
  }

  /// The settings the program sees, or nil when the terminal has been closed or hung up.
  var settings: TerminalSettings? {
    open.withLock { open in
      open.subsidiary.flatMap { TerminalSettings(of: $0) }
    }
  }

  /// Changes the size, at which the foreground processes get SIGWINCH.
  func resize(columns: Int, rows: Int) {
    open.withLock { open in
      guard let manager = open.manager else { return }
      var size = winsize()
      size.ws_col = UInt16(clamping: columns)
      size.ws_row = UInt16(clamping: rows)
      _ = ioctl(manager, UInt(TIOCSWINSZ), &size)
    }
  }

  /// How many bytes wait at the manager's side, at most `mostUnread`; what does not fit waits before it.
  var unreadCount: Int {
    open.withLock { open in
      var count: Int32 = 0
      if let manager = open.manager { _ = ioctl(manager, UInt(FIONREAD), &count) }
      return Int(count)
    }
  }

  /// One byte less than the buffer of Linux's N_TTY.
  static let mostUnread = 4095

  /// Lets output go on that Ctrl-S has stopped.
  func resumeOutput() {
    open.withLock { open in
      guard let subsidiary = open.subsidiary else { return }
      tcflow(subsidiary, TCOON)
    }
  }

  /// Hangs up; a read that another thread has begun keeps the terminal alive until it returns.
  func closeManager() {
    open.withLock { $0.manager.take() }.map(System.release)
  }

  func closeSubsidiary() {
    open.withLock { $0.subsidiary.take() }.map(System.release)
  }
}
