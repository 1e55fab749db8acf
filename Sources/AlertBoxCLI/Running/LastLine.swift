import AlertBox

/// The last line of a program's output that says something, as a terminal would show it.
///
/// A line that is not finished counts as it is, since a program may show how far it is by writing
/// over its own line. What only colours the text, or is for the terminal alone, is left out.
package struct LastLine {
  /// More of a lot of output than this is not looked at, as lines before the last are not shown.
  private static let window = 4 << 10

  private static let newline = UInt8(ascii: "\n")
  private static let escape: UInt8 = 0x1B

  /// The beginning of a character whose rest has not come.
  private var begun: [UInt8] = []

  private var sequence = OutputSequence()
  private var line = TerminalLine()

  /// The last line that has ended and is not blank, since the last call.
  private var ended: String?

  package init() {}

  /// Takes what the program has printed.
  ///
  /// - Parameter bytes: More of its output.
  /// - Returns: The last line in there that is not blank.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = skippingLines(of: begun + bytes)
    let whole = bytes.count - Self.unfinishedCount(bytes)
    begun = Array(bytes.dropFirst(whole))
    bytes = bytes.prefix(whole)
    ended = nil
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { receive(scalar) }
    let text = line.text
    return text.isBlank ? ended : text
  }

  private mutating func receive(_ scalar: Unicode.Scalar) {
    switch sequence.receive(scalar) {
    case nil: break
    case .text(let scalar): line.print(scalar)
    case .control("\n"), .control("\u{B}"), .control("\u{C}"), .function("E"), .function("D"):
      endLine()
    case .control(let control): line.obey(control)
    case .function: break
    // The cursor goes to another line, or its own anew.
    case .sequence("A"), .sequence("B"), .sequence("E"), .sequence("F"), .sequence("H"),
      .sequence("d"), .sequence("f"):
      endLine()
    case .sequence(let final): line.obey(final, sequence.parameter)
    }
  }

  private mutating func endLine() {
    let text = line.text
    if !text.isBlank { ended = text }
    line = TerminalLine()
  }

  /// Leaves out whole lines, unless the terminal would be told something there.
  private mutating func skippingLines(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let skipped = bytes.dropLast(Self.window)
    guard sequence.isOver, let end = skipped.lastIndex(of: Self.newline),
      !skipped.contains(Self.escape)
    else { return bytes[...] }
    line = TerminalLine()
    return bytes[(end + 1)...]
  }

  /// How many bytes at the end begin a character in UTF-8 that is not whole.
  private static func unfinishedCount(_ bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return index + 1 < length ? index + 1 : 0
    }
    return 0
  }
}
