/// A page of the manual as `man` reads it: the language of roff, with the macros of man(7).
///
/// Only macros and escapes are used that both groff and mandoc know.
package struct Roff {
  /// Shorter than what a terminal shows, for those who read the source.
  private static let columns = 76

  /// The page so far.
  package private(set) var text: String

  /// Whether nothing stands below the last heading, where a paragraph needs no mark of its own.
  private var isBelowHeading = false

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - name: The name of the page, in capitals.
  ///   - date: The day of the version.
  ///   - version: What the foot of the page says.
  package init(_ name: String, date: String, version: String) {
    text = ".TH \(name) 1 \(date) \"\(Self.escaped(version))\"\n"
  }

  // MARK: Text

  /// A text that stands for itself, whatever roff would make of it.
  ///
  /// A dash is an ASCII dash then, and a quotation mark a straight one, so that what is copied from
  /// the page can be run.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "\"": result += #"\(dq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case " "..."~", "\n": result.unicodeScalars.append(scalar)
      default: result += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  /// A text in bold: what is typed as it stands.
  package static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

  /// A text in italics: what something else is put in the place of.
  package static func italic(_ text: String) -> String { #"\fI\#(escaped(text))\fR"# }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }

  // MARK: Parts of a page

  /// Adds the heading of a section.
  package mutating func section(_ title: String) { addHeading(".SH", title) }

  /// Adds the heading of a part of a section.
  package mutating func subsection(_ title: String) { addHeading(".SS", title) }

  /// Adds a paragraph; newlines in it count as spaces.
  package mutating func paragraph(_ text: String) {
    beginParagraph()
    addLines(of: Self.escaped(text))
  }

  /// Adds a word, marked up, and what is said of it.
  package mutating func item(_ word: String, _ text: String) {
    add(".TP")
    isBelowHeading = false
    addLine(word)
    addLines(of: Self.escaped(text))
  }

  /// Adds lines that stay as they are, each marked up.
  package mutating func lines(_ lines: [String]) {
    beginParagraph()
    add(".nf")
    for line in lines { addLine(line) }
    add(".fi")
  }

  /// Adds what is typed, set in.
  package mutating func example(_ text: String) {
    beginParagraph()
    add(".RS 4\n.nf")
    for line in text.split(separator: "\n") { addLine(Self.escaped(String(line))) }
    add(".fi\n.RE")
  }

  private mutating func addHeading(_ macro: String, _ title: String) {
    add("\(macro) \(Self.escaped(title))")
    isBelowHeading = true
  }

  private mutating func beginParagraph() {
    if !isBelowHeading { add(".PP") }
    isBelowHeading = false
  }

  private mutating func add(_ line: String) { text += "\(line)\n" }

  /// Adds a line that is none of roff's own, which begin with a dot (or a quotation mark, which is
  /// escaped anyway).
  private mutating func addLine(_ line: String) {
    add(line.utf8.first == UInt8(ascii: ".") ? #"\&\#(line)"# : line)
  }

  /// Adds a text that may be broken at its spaces.
  private mutating func addLines(of text: String) {
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.columns {
        addLine(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    if !line.isEmpty { addLine(line) }
  }
}
