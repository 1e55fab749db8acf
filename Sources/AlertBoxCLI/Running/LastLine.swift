import AlertBox

/// The last line of a program's output that says something.
///
/// A carriage return ends a line too, as programs write over their own lines with it. What only
/// colours the text is left out.
package struct LastLine {
  /// More of a line is not looked at.
  private static let limit = 1 << 10

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let escape: UInt8 = 0x1B

  /// The beginning of a line whose end has not come.
  private var begun: [UInt8] = []

  package init() {}

  /// Takes what the program has printed.
  ///
  /// - Parameter bytes: More of its output.
  /// - Returns: The last line that has ended in there and is not blank.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) -> String? {
    var end = bytes.lastIndex(where: Self.endsLine)
    guard let last = end else {
      begun += bytes.prefix(Self.limit - begun.count)
      return nil
    }
    defer { begun = Array(bytes[(last + 1)...].prefix(Self.limit)) }
    while let lineEnd = end {
      let start = bytes[..<lineEnd].lastIndex(where: Self.endsLine)
      let line = bytes[(start.map { $0 + 1 } ?? bytes.startIndex)..<lineEnd].prefix(Self.limit)
      let text = Self.text(start == nil ? begun + line : Array(line))
      if !text.isBlank { return text }
      end = start
    }
    return nil
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn
  }

  /// Leaves out control sequences (ECMA-48, 5.4) and makes a text of the rest.
  private static func text(_ line: [UInt8]) -> String {
    var text: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      if byte == escape, rest.first == UInt8(ascii: "[") {
        rest = rest.dropFirst().drop { !(0x40...0x7E).contains($0) }.dropFirst()
      } else {
        text.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: text, as: UTF8.self).trimmed
  }
}
