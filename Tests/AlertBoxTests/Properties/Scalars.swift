extension StringProtocol {
  /// The scalars, as texts that look the same may differ in them.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

extension Character {
  /// The scalars, as characters that look the same may differ in them.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

extension Unicode.Scalar {
  /// Whether a terminal may obey it or a person be deceived by it, as the contract lists them.
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
