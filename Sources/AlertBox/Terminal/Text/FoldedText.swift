/// A text without its cases, to look for others in it.
///
/// It is compared by what a person sees as a character, as canonically equivalent text (UAX #15): an
/// `e` is not found in an `é`, however that is written. Upper case is taken first, as it makes one of
/// the two forms of a sigma, and `SS` of `ß`.
package struct FoldedText: Sendable, Hashable {
  /// The characters; none for a text of ASCII, whose bytes do.
  private let characters: [Character]
  private let bytes: [UInt8]

  /// What is canonically equivalent to a character of ASCII without being one; the third of them, the
  /// Kelvin sign, is a `k` in lower case.
  private static let equivalents: [Character: Character] = ["\u{37E}": ";", "\u{1FEF}": "`"]

  package init(_ text: String) {
    let folded = text.uppercased().lowercased()
    // CR LF is one character; no other two of ASCII are.
    if folded.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      bytes = Array(folded.utf8)
      characters = []
      return
    }
    characters = folded.map { Self.equivalents[$0] ?? $0 }
    bytes = []
  }

  package var isEmpty: Bool { bytes.isEmpty && characters.isEmpty }

  /// Returns whether the characters of another text stand somewhere in this one.
  package func contains(_ other: FoldedText) -> Bool {
    if other.isEmpty { return true }
    if characters.isEmpty, other.characters.isEmpty {
      return Self.contains(bytes, other.bytes)
    }
    return Self.contains(spelled, other.spelled)
  }

  /// Returns whether the characters of another text are the first ones of this one.
  package func hasPrefix(_ other: FoldedText) -> Bool {
    spelled.starts(with: other.spelled)
  }

  private var spelled: [Character] {
    bytes.isEmpty ? characters : bytes.map { Character(Unicode.Scalar($0)) }
  }

  private static func contains<Element: Equatable>(_ text: [Element], _ part: [Element]) -> Bool {
    guard let first = part.first, text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if text[start...].starts(with: part) { return true }
    }
    return false
  }
}
