extension String {
  /// Whether the text shows nothing.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
