/// Breaks text into lines that fit the terminal.
///
/// Widths are columns, as `DisplayWidth` counts them. No line is wider than asked for unless a
/// single character is. Text that is wrapped loses only white space where lines break; tabs become
/// spaces.
package enum TextWrapping {
  /// Returns the lines of a text.
  ///
  /// Lines break at white space, after hyphens and slashes inside words, and between East Asian
  /// characters (see `LineBreaking`); a word that is longer than a line breaks between any two
  /// characters. Newlines and empty lines are kept, and so is indentation, as far as it leaves
  /// room.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one is one empty line.
  ///   - width: the columns of a line; less than 1 is taken for 1.
  /// - Returns: at least one line, none with white space at its end.
  package static func lines(_ text: String, width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { paragraph in
        var wrapping = ParagraphWrapping(width: max(width, 1))
        for chunk in LineBreaking.chunks(expandingTabs(paragraph)) {
          wrapping.append(chunk)
        }
        return wrapping.finish()
      }
  }

  /// Returns a text as one line, with its end left out if it is too long.
  ///
  /// - Parameters:
  ///   - text: the text, of which only the first line can be shown.
  ///   - width: the columns there are.
  ///   - ellipsis: what stands for the end; left out itself where it does not fit.
  /// - Returns: a line that is not wider than `width`.
  package static func truncated(_ text: String, width: Int, ellipsis: String = "…") -> String {
    let paragraphs = text.split(
      maxSplits: 1,
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let line = expandingTabs(paragraphs.first ?? "")
    if paragraphs.count == 1, DisplayWidth.width(of: line) <= width {
      return line
    }
    let ellipsisWidth = DisplayWidth.width(of: ellipsis)
    let end = ellipsisWidth <= width ? ellipsis : ""
    var room = end.isEmpty ? width : width - ellipsisWidth
    let kept = line.prefix { character in
      room -= DisplayWidth.width(of: character)
      return room >= 0
    }
    return kept + end
  }

  /// Returns a line with spaces for its tabs, up to the next of the stops at every 8 columns.
  private static func expandingTabs(_ line: Substring) -> String {
    guard line.utf8.contains(0x09) else { return String(line) }
    var result = ""
    var column = 0
    for character in line {
      if character == "\t" {
        let spaces = 8 - column % 8
        result += String(repeating: " ", count: spaces)
        column += spaces
      } else {
        result.append(character)
        column += DisplayWidth.width(of: character)
      }
    }
    return result
  }
}
