import Foundation

/// A program at a pseudo-terminal of 24 lines of 80 columns.
///
/// What it writes is read at once, as by a terminal that is never behind.
final class TerminalProgram {
  /// What is pressed.
  enum Key {
    case enter
    case left
    case right
  }

  /// What a program has written until it had no more to write.
  struct Output {
    let count: Int
    /// When the last of it came.
    let end: ContinuousClock.Instant
  }

  let child: ChildProcess
  private let manager: Int32
  private var sendsApplicationKeys = false

  /// Starts a program.
  ///
  /// - Parameter words: Its path and its arguments.
  /// - Throws: If there is no terminal, or the program cannot be started.
  init(_ words: [String]) throws {
    var ends: (manager: Int32, subsidiary: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.manager, &ends.subsidiary, &name, nil, &size) == 0 else {
      throw BenchmarkError("There is no pseudo-terminal to be had.")
    }
    manager = ends.manager
    // Kept open until the program has it, and not longer, so that its end can be seen.
    defer { close(ends.subsidiary) }
    _ = fcntl(ends.manager, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.subsidiary, F_SETFD, FD_CLOEXEC)
    let path = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    do {
      child = try ChildProcess(
        words,
        input: .terminal(path: String(decoding: path, as: UTF8.self))
      )
    } catch {
      close(ends.manager)
      throw error
    }
  }

  deinit {
    close(manager)
  }

  /// Whether the terminal still hands out whole lines, so that no single key is seen.
  var isInLineMode: Bool {
    var settings = termios()
    return tcgetattr(manager, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Waits until something comes, and reads until nothing has come for a while.
  func readUntilQuiet() -> Output {
    var count = 0
    var end = ContinuousClock.now
    while let bytes = read(within: count == 0 ? 10_000 : 150) {
      end = ContinuousClock.now
      count += bytes.count
    }
    return Output(count: count, end: end)
  }

  /// Reads until the program has ended.
  ///
  /// - Returns: What it has written, in the pieces in which it came.
  /// - Throws: If the program fails.
  func readToEnd() throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    while let bytes = read(within: 10_000) { pieces.append(Array(bytes)) }
    try child.wait()
    return pieces
  }

  /// Presses a key, as the program has told the terminal to send it.
  func press(_ key: Key) {
    let prefix = sendsApplicationKeys ? "\u{1B}O" : "\u{1B}["
    let text =
      switch key {
      case .enter: "\r"
      case .left: "\(prefix)D"
      case .right: "\(prefix)C"
      }
    send(text)
  }

  /// Reads until the program has ended.
  func waitForEnd() throws { _ = try readToEnd() }

  /// Returns what comes, or `nil` if nothing does within the milliseconds or the program has ended.
  private func read(within milliseconds: Int32) -> ArraySlice<UInt8>? {
    var poll = pollfd(fd: manager, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(manager, &bytes, bytes.count)
    guard count > 0 else { return nil }
    noteMode(bytes[..<count])
    answer(bytes[..<count])
    return bytes[..<count]
  }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(manager, bytes, bytes.count)
  }

  /// Says where the cursor is when it is asked, DSR 6 (ECMA-48 8.3.35), as terminals do.
  private func answer(_ bytes: ArraySlice<UInt8>) {
    if bytes.contains("\u{1B}[6n".utf8) { send("\u{1B}[1;1R") }
  }

  /// DECCKM, cursor keys mode (VT220 Programmer Reference Manual, 4.6.18).
  private func noteMode(_ bytes: ArraySlice<UInt8>) {
    if bytes.contains("\u{1B}[?1h".utf8) { sendsApplicationKeys = true }
  }
}
