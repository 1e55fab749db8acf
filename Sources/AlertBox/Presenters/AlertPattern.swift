/// A pattern for an alert's title: text with `*` for any number of characters.
///
/// Everything but `*` stands for itself, compared as canonically equivalent text.
struct AlertPattern: Sendable, Hashable {
  let text: String

  /// A pattern without `*`, which most are, is compared as it is.
  let isLiteral: Bool

  init(_ text: String) {
    self.text = text
    self.isLiteral = !text.utf8.contains(UInt8(ascii: "*"))
  }

  /// Whether a title fits the pattern, in time that grows with the product of both lengths at most.
  func matches(_ title: String) -> Bool {
    isLiteral ? text == title : text == title || Self.match(elements, title.map(Optional.some))
  }

  /// The characters, and `nil` for each `*`.
  var elements: [Character?] { text.map { $0 == "*" ? nil : $0 } }

  /// Whether a title fits a pattern; what is `nil` in the title, only a star takes.
  static func match<Element: Equatable>(_ pattern: [Element?], _ title: [Element?]) -> Bool {
    var (p, t) = (0, 0)
    // Where to go on when a match fails: behind the last star, one character further in the title.
    var retry: (pattern: Int, title: Int)?
    while t < title.count {
      if p < pattern.count, pattern[p] == nil {
        p += 1
        retry = (p, t)
      } else if p < pattern.count, pattern[p] == title[t] {
        p += 1
        t += 1
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        p = star
        t = start + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == nil }
  }
}
