/// Fills lines with the chunks of one paragraph, each as full as it can be.
struct ParagraphWrapping {
  private let width: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  /// White space that is dropped if the line breaks here.
  private var space: Substring = ""

  /// Begins a paragraph in lines of a width, which is at least 1.
  init(width: Int) {
    self.width = width
  }

  /// Adds the next chunk.
  mutating func append(_ chunk: LineBreaking.Chunk) {
    switch chunk {
    case .space(let space): self.space = space
    case .word(let word): append(word)
    }
  }

  /// Ends the paragraph and returns its lines, at least one.
  consuming func finish() -> [String] {
    lines.append(line)
    return lines
  }

  private mutating func append(_ word: Substring) {
    let wordWidth = DisplayWidth.width(of: word)
    if line.isEmpty, lines.isEmpty {
      space = indentation(before: wordWidth)
    } else if lineWidth + DisplayWidth.width(of: space) + wordWidth > width {
      endLine()
    }
    add(space)
    space = ""
    if lineWidth + wordWidth <= width {
      add(word)
    } else {
      addBroken(word)
    }
  }

  /// Returns the indentation, shortened where it takes half a line, or room that the word needs.
  private func indentation(before wordWidth: Int) -> Substring {
    let room = min((width - 1) / 2, wordWidth <= width ? width - wordWidth : width)
    var indentation = space
    while DisplayWidth.width(of: indentation) > room {
      indentation.removeLast()
    }
    return indentation
  }

  private mutating func addBroken(_ word: Substring) {
    for character in word {
      let characterWidth = DisplayWidth.width(of: character)
      if lineWidth > 0, lineWidth + characterWidth > width {
        endLine()
      }
      line.append(character)
      lineWidth += characterWidth
    }
  }

  private mutating func add(_ text: Substring) {
    line += text
    lineWidth += DisplayWidth.width(of: text)
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    space = ""
  }
}
