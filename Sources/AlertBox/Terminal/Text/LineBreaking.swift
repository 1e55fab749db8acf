/// Finds where a line may break: a small part of the rules of UAX #14, for messages and labels.
enum LineBreaking {
  /// A part of a line that stays together.
  enum Chunk: Equatable {
    /// White space, which is dropped where the line breaks.
    case space(Substring)
    /// A word, or as much of one as may not be broken.
    case word(Substring)
  }

  /// Returns the chunks of a line, which together are all of it.
  static func chunks(_ line: String) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = line.startIndex
    while start < line.endIndex {
      let space = line[start...].prefix(while: isBreakingSpace)
      if !space.isEmpty {
        chunks.append(.space(space))
        start = space.endIndex
        continue
      }
      let end = wordEnd(in: line, from: start)
      chunks.append(.word(line[start..<end]))
      start = end
    }
    return chunks
  }

  private static func wordEnd(in line: String, from start: String.Index) -> String.Index {
    var beforeLast: Character?
    var last = line[start]
    var index = line.index(after: start)
    while index < line.endIndex {
      let next = line[index]
      if isBreakingSpace(next) || isBreak(after: last, precededBy: beforeLast, before: next) {
        return index
      }
      (beforeLast, last) = (last, next)
      index = line.index(after: index)
    }
    return index
  }

  // MARK: - Rules

  /// Whether a character is white space at which a line may break.
  ///
  /// A space that carries a combining mark is no white space: it shows the mark.
  private static func isBreakingSpace(_ character: Character) -> Bool {
    guard character.isWhitespace, character.unicodeScalars.count == 1 else { return false }
    return character != "\u{A0}" && character != "\u{2007}" && character != "\u{202F}"
  }

  private static func isBreak(
    after last: Character,
    precededBy beforeLast: Character?,
    before next: Character
  ) -> Bool {
    switch last {
    case "\u{200B}":
      true
    case "-", "\u{2010}", "–", "—":
      // Between letters only: "-1", "--yes" and "555-0100" stay whole.
      next.isLetter && beforeLast?.isLetter == true
    case "/":
      // Not in "//", nor in "1/2", nor after the slash that begins a path.
      next != "/" && !next.isNumber && !isTrailing(next) && !isQuotation(next)
        && beforeLast.map { !isOpening($0) && !isQuotation($0) } ?? false
    default:
      (isIdeographic(last) || isIdeographic(next)) && !isOpening(last) && !isTrailing(next)
        && !isQuotation(last) && !isQuotation(next)
        && !isNonBreaking(last) && !isNonBreaking(next)
    }
  }

  /// Whether lines may break on both sides of a character: those of East Asia, and emoji.
  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(DisplayWidth.isWide) ?? false
  }

  /// Whether a character must not end a line.
  private static func isOpening(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .openPunctuation
  }

  /// Whether a character must not begin a line.
  private static func isTrailing(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return neverFirst.contains(scalar)
    }
  }

  /// Whether a character may be an opening or a closing quotation mark.
  private static func isQuotation(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation: true
    default: character == "\"" || character == "'"
    }
  }

  /// Whether a character joins those beside it.
  private static func isNonBreaking(_ character: Character) -> Bool {
    switch character {
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}": true
    default: false
    }
  }

  /// Punctuation, iteration and length marks, and small kana (JIS X 4051).
  private static let neverFirst = Set(
    """
    !%,.:;?…、。，．・：；？！％゛゜ーゝゞヽヾ々〻～‼⁇⁈⁉\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ
    """.unicodeScalars
  )
}
