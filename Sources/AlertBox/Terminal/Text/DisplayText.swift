/// Makes text safe to show: what a terminal would obey becomes a visible escape.
///
/// Escaped are the control characters C0, DEL and C1 (ECMA-48), the line and paragraph separators,
/// and the bidirectional controls (UAX #9) that can make a text look like another. Joiners stay, as
/// emoji are made with them.
package enum DisplayText {
  /// Escapes a text for one line: not even newline and tab come through.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with its controls as visible escapes.
  package static func line(_ text: String) -> String {
    escaped(text, keepsLayout: false)
  }

  /// Escapes a text of any number of lines: newline and tab come through.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with its other controls as visible escapes.
  package static func lines(_ text: String) -> String {
    escaped(text, keepsLayout: true)
  }

  /// Escapes one character of a line, also one that could not be seen as it takes no columns.
  ///
  /// - Parameter character: Any character.
  /// - Returns: A text of at least one column.
  package static func visible(_ character: Character) -> String {
    let text = line(String(character))
    if DisplayWidth.width(of: text) > 0 { return text }
    return text.unicodeScalars.map(escape).joined()
  }

  private static func escaped(_ text: String, keepsLayout: Bool) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    // A newline of two scalars is one.
    let scalars = keepsLayout ? text.withoutCarriageReturns.unicodeScalars : text.unicodeScalars
    for scalar in scalars {
      if !isControl(scalar) || (keepsLayout && (scalar == "\n" || scalar == "\t")) {
        result.append(scalar)
      } else {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F: true
    case 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// The text, with a newline for each carriage return and newline.
  fileprivate var withoutCarriageReturns: String {
    String(map { $0 == "\r\n" ? "\n" : $0 })
  }

  /// The text, cut to what fits well into a sentence.
  package var shortened: String { count > 40 ? prefix(39) + "…" : self }

  /// The text in quotation marks, safe to show within a sentence.
  package var quoted: String { "“\(DisplayText.line(self))”" }
}
