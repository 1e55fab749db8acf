/// What is to be written to the terminal, in order, and has not been written yet.
///
/// A terminal may be stopped by Ctrl-S, or be slow. Nothing waits for it here but the last of it.
struct OutputBuffer: Sendable {
  /// How long the last of it waits for a terminal that does not move, in milliseconds.
  static let lastPatience: Int32 = 200

  /// What to wait for room on, and what to write to.
  private let output: FileDescriptor
  private let writer: FileDescriptor
  private let isTerminal: Bool
  private var rest: ArraySlice<UInt8> = []

  /// Whether any of it was written.
  private(set) var hasWritten = false

  /// Whether some of it could not be written at once.
  private(set) var isStuck = false

  /// Creates a buffer for what is drawn.
  ///
  /// - Parameters:
  ///   - output: What to wait for room on.
  ///   - writer: What to write to: the same, or a descriptor of its own that never waits.
  init(_ output: FileDescriptor, writer: FileDescriptor) {
    self.output = output
    self.writer = writer
    self.isTerminal = Platform.isTerminal(output)
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func append(_ text: String) {
    rest += text.utf8
  }

  /// Puts a text in the place of what was not written.
  mutating func replace(with text: String) {
    rest = Array(text.utf8)[...]
  }

  /// Writes what can be written without waiting.
  mutating func write() {
    while !rest.isEmpty, Platform.isReady(output, for: .output), writePiece() {}
    isStuck = !rest.isEmpty
  }

  /// Writes all of it, unless the terminal does not move.
  ///
  /// One that was stopped by Ctrl-S is let go, as it would be left without a cursor.
  mutating func writeRest() {
    writePatiently()
    guard !rest.isEmpty, isTerminal else { return }
    Platform.restartOutput(output)
    writePatiently()
  }

  private mutating func writePatiently() {
    while !rest.isEmpty,
      Platform.isReady(output, for: .output, within: Self.lastPatience)
    {
      _ = writePiece()
    }
  }

  /// Writes what the stream takes at once.
  ///
  /// - Returns: Whether it may take more.
  private mutating func writePiece() -> Bool {
    // A small piece does not wait either, once there is room.
    let size = writer != output ? 4096 : 256
    do {
      let count = try Platform.writeSomeQuietly(rest.prefix(size), to: writer)
      rest = rest.dropFirst(count)
      hasWritten = hasWritten || count > 0
      return true
    } catch {
      // Nobody is there any more to see it.
      if !error.isTemporary { rest = [] }
      return false
    }
  }
}
