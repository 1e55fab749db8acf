extension String {
  /// Whether the text shows nothing.
  package var isBlank: Bool { allSatisfy(\.isBlank) }

  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// Whether it is white space by all of its scalars: a space that carries a mark shows the mark.
  fileprivate var isBlank: Bool {
    isWhitespace && unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
