/// The number of terminal columns that text takes.
///
/// It is counted by what a person sees as one character (UAX #29), which takes 0, 1 or 2 columns:
///
/// - East Asian wide and fullwidth characters take 2, ambiguous ones 1 (UAX #11).
/// - An emoji takes 2: alone, with a skin tone, as a flag, as a keycap or joined with others
///   (UTS #51). A character that is text by default becomes one by variation selector 16. Variation
///   selector 15 makes an emoji text, of 1 column; terminals that ignore it draw 2.
/// - Marks above, below and around, and characters that are only instructions take none.
/// - A spacing mark of an Indic script takes 1, and so does each consonant of a conjunct, but no
///   more than 2 together: terminals that join them do not need more.
/// - A soft hyphen takes 1: a terminal draws it wherever it stands, as it does not know of words.
/// - Control characters take none. They are no text and should have been replaced before.
package enum DisplayWidth {
  /// Returns the columns of a character.
  package static func width(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var width = width(of: first)
    while let scalar = scalars.next() {
      switch scalar {
      case "\u{FE0F}" where first.properties.isEmoji:
        return 2
      case "\u{FE0E}" where first.properties.isEmoji:
        return 1
      default:
        width += self.width(of: scalar)
      }
    }
    return min(width, 2)
  }

  /// Returns the columns of a text of one line.
  package static func width(of text: some StringProtocol) -> Int {
    let utf8 = text.utf8
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return utf8.count
    }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  // MARK: - Scalars

  /// Returns what a scalar adds to its character's columns.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2FF: return 1
    case 0x00...0x9F: return 0
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Jamo that complete a syllable of 2 columns.
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    case .format:
      return isVisibleFormat(scalar) ? 1 : 0
    case .spacingMark:
      return isToneMark(scalar) ? 0 : 1
    case .otherLetter, .unassigned:
      // The Hangul fillers are letters that show nothing; the first one stands for a syllable.
      if scalar != "\u{115F}", scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    default:
      break
    }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether a format character is drawn.
  ///
  /// So are the signs that enclose the numbers after them (Prepended_Concatenation_Mark).
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether a spacing mark is a tone mark of Hangul, which stands beside a wide syllable.
  private static func isToneMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{302E}" || scalar == "\u{302F}"
  }

  /// Whether a scalar is wide or fullwidth by itself (UAX #11).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let boundaries = DisplayWidthTable.boundaries
    var low = 0
    var high = boundaries.count
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // An odd number of boundaries passed: a range has begun and not ended.
    return !low.isMultiple(of: 2)
  }
}
