/// What is to be written to the terminal, in order, and has not been written yet.
///
/// A terminal may be stopped by Ctrl-S, or be slow. Nothing waits for it here but the last of it.
struct OutputBuffer: Sendable {
  /// How long the last of it waits for a terminal that does not move, in milliseconds.
  private static let lastPatience: Int32 = 200

  private let streams: TerminalStreams
  private var rest: ArraySlice<UInt8> = []

  /// Whether any of it was written.
  private(set) var hasWritten = false

  /// Whether some of it could not be written at once.
  private(set) var isStuck = false

  init(_ streams: TerminalStreams) {
    self.streams = streams
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
    while !rest.isEmpty, Platform.isReady(streams.output, for: .output), writePiece() {}
    isStuck = !rest.isEmpty
  }

  /// Writes all of it, unless the terminal does not move.
  ///
  /// One that was stopped by Ctrl-S is let go, as it would be left without a cursor.
  mutating func writeRest() {
    writePatiently()
    guard !rest.isEmpty, streams.isOutputTerminal else { return }
    Platform.restartOutput(streams.output)
    writePatiently()
  }

  private mutating func writePatiently() {
    while !rest.isEmpty,
      Platform.isReady(streams.output, for: .output, within: Self.lastPatience)
    {
      _ = writePiece()
    }
  }

  /// Writes what the stream takes at once.
  ///
  /// - Returns: Whether it may take more.
  private mutating func writePiece() -> Bool {
    // A small piece does not wait either, once there is room.
    let size = streams.writesWithoutWaiting ? 4096 : 256
    do {
      let count = try Platform.writeSomeQuietly(rest.prefix(size), to: streams.writer)
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
