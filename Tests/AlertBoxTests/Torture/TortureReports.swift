import Foundation

/// What a tortured command reports of its run, by a FIFO.
final class TortureReports: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var hit: String?
  }

  private let folder: TemporaryFolder
  private let state = Locked(State())
  private let file: Int32
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/reports"
    try System.check(mkfifo(path, 0o600), "mkfifo")
    // Open for writing too, so that it never ends.
    file = try System.check(open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC), "open")
  }

  deinit {
    System.release(file)
  }

  /// The call that was hit; nil if the command has ended before.
  var hit: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case .count(let count) = System.receive(from: file, into: &buffer) {
      _ = receive(Array(buffer[..<count]))
    }
    return state.withLock { $0.hit }
  }

  /// Calls functions, on the loop's thread, when the command waits for a key, and when it was hit.
  func read(
    on loop: IOLoop,
    onIdle: @escaping @Sendable () -> Void,
    onHit: @escaping @Sendable () -> Void
  ) throws {
    let copy = try System.check(fcntl(file, F_DUPFD_CLOEXEC, 10), "fcntl")
    loop.read(copy) { [self] bytes in
      for line in receive(bytes) {
        if line == "idle" { onIdle() } else { onHit() }
      }
    } onEnd: {
    }
  }

  /// Takes in what was read, and returns the lines that are whole.
  private func receive(_ bytes: [UInt8]) -> [String] {
    state.withLock { state in
      state.bytes += bytes
      var lines: [String] = []
      while let end = state.bytes.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: state.bytes[..<end], as: UTF8.self))
        state.bytes.removeSubrange(...end)
      }
      for line in lines where line.hasPrefix("hit ") { state.hit = String(line.dropFirst(4)) }
      return lines
    }
  }
}
