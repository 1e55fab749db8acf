import AlertBox

extension Property {
  /// Lines from a pipe: they are the same for every split, to the byte, and what follows a line is
  /// left in the pipe.
  static let lines = Property(
    "lines",
    pieces: ["y", "yes", "\n", "\r\n", "\r", "\0", "é", "␛[A", "a long line of words"],
    bytes: [
      [0x80], [0xC3], [0xFF], [longPart], [TimedBytes.endOfRead], [TimedBytes.pause],
    ]
  ) { input in
    var input = input
    if let index = input.firstIndex(of: longPart) {
      input.replaceSubrange(index...index, with: repeatElement(UInt8(ascii: "a"), count: 5000))
    }
    let bursts = TimedBytes.bursts(of: input[...])
    let bytes = bursts.joined().joined().map(\.self)
    // As much as a pipe holds, as nobody reads while this writes.
    guard bytes.count < 1 << 16, let pipe = try? Platform.makePipe() else { return nil }
    defer { Platform.close(pipe.read) }
    let expected = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    return problemWithLines(bursts, pipe.read, pipe.write, expected)
  }

  /// Stands for a part that is longer than what is read at once.
  private static let longPart: UInt8 = 0xFA

  private static func problemWithLines(
    _ bursts: [[[UInt8]]],
    _ reader: FileDescriptor,
    _ writer: FileDescriptor,
    _ expected: [[UInt8]]
  ) -> String? {
    var input = LineInput(reader, isTerminal: false)
    var lines: [[UInt8]] = []
    var unread = 0
    for (number, burst) in bursts.enumerated() {
      // The next question goes on with what this one has read of a line.
      if number > 0 { input = LineInput(reader, isTerminal: false, partial: input.partial) }
      for read in burst {
        do { try Platform.write(read, to: writer) } catch { return "\(error)" }
        unread += read.count + input.partial.count
        while true {
          let progress = input.read(isHungUp: false)
          guard case .line(let line) = progress else {
            guard progress == .incomplete else { return "\(progress)" }
            if Platform.availableBytes(reader) == 0 { break }
            continue
          }
          lines.append(line)
          unread -= line.count + 1
          if Platform.availableBytes(reader) != unread { return "took more than \(line)" }
        }
        unread = 0
      }
    }
    Platform.close(writer)
    while true {
      switch input.read(isHungUp: true) {
      case .incomplete: continue
      case .end(let rest): return lines + [rest] == expected ? nil : "\(lines), and \(rest)"
      case let progress: return "\(progress) at the end"
      }
    }
  }
}
