/// Turns bytes into scalars, wherever the bytes are cut into pieces.
///
/// What is not UTF-8 becomes U+FFFD, one for each maximal part of a sequence (Unicode 3.9, W3C).
struct UTF8Decoder: Equatable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be; narrower after some first bytes, against overlong forms.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The scalars that are complete now that `byte` is here.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    if missing > 0 {
      if allowed.contains(byte) {
        value = value << 6 | UInt32(byte & 0x3F)
        allowed = 0x80...0xBF
        missing -= 1
        return missing == 0 ? [Unicode.Scalar(value) ?? Self.replacement] : []
      }
      missing = 0
      return [Self.replacement] + begin(byte)
    }
    return begin(byte)
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    allowed = 0x80...0xBF
    switch byte {
    case ..<0x80:
      return [Unicode.Scalar(byte)]
    case 0xC2...0xDF:
      (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default:
      return [Self.replacement]
    }
    return []
  }
}
