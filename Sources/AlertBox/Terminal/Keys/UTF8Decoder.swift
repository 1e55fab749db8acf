/// Decodes one scalar beyond ASCII, a byte at a time.
///
/// What is not well-formed ends at its maximal subpart (Unicode, section 3.9, tables 3-7 and 3-8),
/// so that as many U+FFFD come of it as from `String(decoding:as:)`.
struct UTF8Decoder: Sendable {
  /// What a byte after the first one did.
  enum Step: Equatable {
    case needsMore
    case scalar(Unicode.Scalar)
    /// The byte does not continue the scalar, which is lost; the byte itself has not been used.
    case malformed
  }

  private var value: UInt32
  private var missing: Int
  private var allowed: ClosedRange<UInt8>

  /// Begins a scalar; `nil` if no well-formed scalar beyond ASCII begins with this byte.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF  // Below would be overlong.
    case 0xED: allowed = 0x80...0x9F  // Above are surrogates.
    case 0xF0: allowed = 0x90...0xBF  // Below would be overlong.
    case 0xF4: allowed = 0x80...0x8F  // Above is beyond U+10FFFF.
    default: allowed = 0x80...0xBF
    }
  }

  /// Takes the next byte.
  mutating func next(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .malformed }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    if missing > 0 { return .needsMore }
    return Unicode.Scalar(value).map(Step.scalar) ?? .malformed
  }
}
