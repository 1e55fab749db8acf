/// Reads one line from a descriptor, to the byte: what follows the line is left for others.
///
/// A terminal hands out a line at a time by itself. From anything else single bytes are read, as a
/// pipe cannot be given back what was read too much.
struct LineInput: Sendable {
  /// What has come of the line.
  enum Progress: Sendable, Equatable {
    /// The line is not complete.
    case incomplete
    /// A line, without its newline.
    case line([UInt8])
    /// The input ended, and what came after the last newline.
    case end([UInt8])
    /// The input was closed by the other side, or cannot be read.
    case closed
    /// The line is longer than any answer.
    case endless
  }

  /// Longer lines are given up, as not every input has an end to wait for.
  private static let limit = 4 << 20

  /// The limit for a device such as `/dev/zero`, which does not say how much it has.
  private static let deviceLimit = 64 << 10

  let file: FileDescriptor
  let isTerminal: Bool
  /// What `file` is another descriptor of, if it is one.
  private let terminal: FileDescriptor

  /// What has been read of the line.
  private(set) var partial: [UInt8]

  init(
    _ file: FileDescriptor,
    of terminal: FileDescriptor? = nil,
    isTerminal: Bool,
    partial: [UInt8] = []
  ) {
    self.file = file
    self.terminal = terminal ?? file
    self.isTerminal = isTerminal
    self.partial = partial
  }

  /// Reads what can be read without waiting.
  ///
  /// - Parameter isHungUp: Whether the other side is known to be gone.
  /// - Returns: What has come of the line.
  mutating func read(isHungUp: Bool) -> Progress {
    do {
      return isTerminal ? try readTerminal(isHungUp: isHungUp) : try readBytes()
    } catch {
      // Another process that shares the input was faster.
      return error.isTemporary ? .incomplete : .closed
    }
  }

  private mutating func readTerminal(isHungUp: Bool) throws(PlatformError) -> Progress {
    let bytes = try Platform.read(file, count: 4096)
    if bytes.isEmpty { return isHungUp ? .closed : .end(takePartial()) }
    // Where some other program has left the terminal raw, Enter is a carriage return.
    if let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      return .line(takePartial() + bytes[..<end])
    }
    partial += bytes
    return .incomplete
  }

  private mutating func readBytes() throws(PlatformError) -> Progress {
    // At the end of the input nothing is available, and the one read says so.
    let available = Platform.availableBytes(file)
    let limit = available > 0 ? Self.limit : Self.deviceLimit
    for _ in 0..<max(1, min(available, 4096)) {
      guard let byte = try Platform.read(file, count: 1).first else { return .end(takePartial()) }
      if byte == UInt8(ascii: "\n") { return .line(takePartial()) }
      partial.append(byte)
      if partial.count > limit { return .endless }
    }
    return .incomplete
  }

  /// Takes what was typed at a terminal so far, so that it is known; it can no longer be erased.
  mutating func takeUnfinishedLine() {
    let bytes = Platform.takeUnfinishedLine(from: terminal, by: file)
    // Enter was pressed just now, and what it was meant for is no longer on the screen.
    let hasEnded = bytes.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    partial = hasEnded ? [] : partial + bytes
  }

  /// Forgets what was typed of a line that is no longer on the screen.
  mutating func forgetPartial() { partial = [] }

  private mutating func takePartial() -> [UInt8] {
    defer { partial = [] }
    return partial
  }
}
