/// What came after CSI or SS3, before its final byte.
struct ControlSequence: Sendable {
  /// What a complete sequence stands for.
  enum Meaning: Equatable {
    case key(Key)
    /// The beginning of a bracketed paste.
    case paste
    /// A reply, a report, the release of a key, or something unknown.
    case ignored
  }

  /// How many bytes are kept.
  ///
  /// No key needs more; what is longer is only followed to its end.
  static let limit = 32

  private var bytes: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { bytes.isEmpty }

  /// How many bytes are held.
  var heldByteCount: Int { bytes.count }

  /// Adds a parameter or intermediate byte.
  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit {
      bytes.append(byte)
    } else {
      isTooLong = true
    }
  }

  // MARK: - Parameters

  /// The parameters, each with its subparameters; `nil` if this is not the form of a key.
  ///
  /// A key's sequence has numbers only. A private prefix (`<`, `=`, `>`, `?`) or an intermediate
  /// byte marks a reply or a report. A number left out is `nil`.
  var parameters: [[Int?]]? {
    guard !isTooLong else { return nil }
    var parameters: [[Int?]] = [[nil]]
    for byte in bytes {
      let last = parameters.count - 1
      let lastPart = parameters[last].count - 1
      switch byte {
      case UInt8(ascii: ";"):
        parameters.append([nil])
      case UInt8(ascii: ":"):
        parameters[last].append(nil)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = (parameters[last][lastPart] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        // Beyond every code point, and far from overflow.
        guard number <= 9_999_999 else { return nil }
        parameters[last][lastPart] = number
      default:
        return nil
      }
    }
    return parameters
  }

  /// The number of a sequence that has one and nothing else.
  var onlyNumber: Int? {
    guard let parameters, parameters.count == 1, parameters[0].count == 1 else { return nil }
    return parameters[0][0]
  }

  /// Whether `$` would end the sequence, as rxvt has it for Shift, against ECMA-48.
  ///
  /// There it is an intermediate byte, and replies use it so (DECRPM): these have two parameters.
  var endsWithDollar: Bool {
    onlyNumber.flatMap(Self.codeOfTilde) != nil
  }
}
