extension Screen {
  /// How many columns a terminal gives a grapheme: 0, 1 or 2 (UAX #11, UTS #51).
  ///
  /// Deliberately another way of counting than the code under test has.
  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if character.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    if first.properties.isEmojiPresentation { return 2 }
    // U+FE0F asks for the colourful form, which is wide.
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    if wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format: return first == "\u{AD}" ? 1 : 0
    default: break
    }
    // The vowels and finals of Hangul, which join the syllable before them.
    if (0x1160...0x11FF).contains(first.value) || (0xD7B0...0xD7FF).contains(first.value) {
      return 0
    }
    return 1
  }

  /// East Asian Wide and Fullwidth, by whole blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
