import AlertBoxCLI
import Foundation

/// A page of the manual as a reader gets it, as far as a test has to read it.
struct ReadManual {
  /// A word that is explained.
  struct Item: Equatable {
    let word: String
    let text: String
  }

  /// A section, or a part of one.
  struct Section {
    let title: String
    var items: [Item] = []
    /// All but headings and items, as it would be filled into one line.
    var text = ""
    /// The lines that stay as they are.
    var examples: [String] = []
  }

  private(set) var sections: [Section] = []

  init(_ source: String) {
    var isItem = false
    var isVerbatim = false
    for line in source.components(separatedBy: "\n").dropLast() {
      let (macro, rest) = Self.split(line)
      switch macro {
      case ".SH", ".SS":
        sections.append(Section(title: Self.plain(rest)))
        isItem = false
      case ".TP":
        sections[sections.count - 1].items.append(Item(word: "", text: ""))
        isItem = true
      case ".nf", ".fi": isVerbatim = macro == ".nf"
      case ".PP": isItem = false
      case nil: add(Self.plain(line), isItem: isItem, isVerbatim: isVerbatim)
      default: break
      }
    }
  }

  /// Finds the section with a title.
  subscript(title: String) -> Section? { sections.first { $0.title == title } }

  private mutating func add(_ line: String, isItem: Bool, isVerbatim: Bool) {
    let last = sections.count - 1
    if isItem, let item = sections[last].items.last {
      let text = [item.text, line].filter { !$0.isEmpty }.joined(separator: " ")
      sections[last].items[sections[last].items.count - 1] =
        item.word.isEmpty ? Item(word: line, text: "") : Item(word: item.word, text: text)
    } else if isVerbatim {
      sections[last].examples.append(line)
    } else {
      sections[last].text += (sections[last].text.isEmpty ? "" : " ") + line
    }
  }

  private static func split(_ line: String) -> (macro: String?, rest: String) {
    guard line.hasPrefix(".") else { return (nil, line) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    return (words[0], words.count > 1 ? words[1] : "")
  }

  /// What a text of roff stands for, without its fonts.
  static func plain(_ source: String) -> String {
    let escapes = [
      ("\\fB", ""), ("\\fI", ""), ("\\fR", ""), ("\\&", ""), ("\\-", "-"), ("\\(aq", "'"),
      ("\\(dq", "\""), ("\\(ga", "`"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\[u2019]", "’"),
      ("\\e", "\\"),
    ]
    var (result, rest) = ("", Substring(source))
    while let first = rest.first {
      if let (escape, text) = escapes.first(where: { rest.hasPrefix($0.0) }) {
        result += text
        rest.removeFirst(escape.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
