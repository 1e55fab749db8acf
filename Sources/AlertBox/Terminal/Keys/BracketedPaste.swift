/// The text of a bracketed paste, while it comes in.
///
/// A paste that never ends is held, however long it takes, but not beyond `limit`: then what has
/// come is the paste, and the rest is swallowed until the end marker.
struct BracketedPaste: Sendable {
  /// How many bytes of a paste are kept.
  static let limit = 1 << 20

  /// `CSI 201~`.
  private static let endMarker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var content: [UInt8] = []
  /// How much of the end marker the last bytes have matched; these bytes are not in `content`.
  private var matched = 0
  private var isFull = false

  /// How many bytes are held.
  var heldByteCount: Int { content.count }

  /// What a byte did.
  enum Step: Equatable {
    case needsMore
    /// The limit was reached: this is the text, and more bytes follow that belong to no one.
    case full(String)
    /// The end marker is complete; the text is `nil` if it has been delivered before.
    case ended(String?)
  }

  /// Takes the next byte.
  mutating func next(_ byte: UInt8) -> Step {
    if byte == Self.endMarker[matched] {
      matched += 1
      guard matched == Self.endMarker.count else { return .needsMore }
      return .ended(isFull ? nil : text)
    }
    if !isFull { content += Self.endMarker[..<matched] }
    // ESC is only the marker's first byte, so a false start can begin anew nowhere else.
    matched = byte == Self.endMarker[0] ? 1 : 0
    guard !isFull else { return .needsMore }
    if matched == 0 { content.append(byte) }
    guard content.count >= Self.limit else { return .needsMore }
    isFull = true
    let text = text
    content = []
    return .full(text)
  }

  /// The content with `\n` as line ending: terminals send CR for a pasted line feed.
  private var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    var previous: UInt8 = 0
    for byte in content {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
