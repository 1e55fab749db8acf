/// The language that `man` reads: what stands for a text in it, whatever roff would make of that.
///
/// Only escapes are used that both groff and mandoc know.
package enum Roff {
  /// Escapes a text.
  ///
  /// A dash is an ASCII dash then, and a quotation mark a straight one, so that what is copied from
  /// the page can be run; and no line begins with a dot, as a macro would.
  ///
  /// - Parameters:
  ///   - text: The text, in one line or more.
  ///   - breaksLines: Whether long lines are to be broken at spaces, as is usual in the source of a
  ///     page; by default not.
  /// - Returns: What stands for it.
  package static func escaped(_ text: String, breaksLines: Bool = false) -> String {
    var result = ""
    var isFirst = true
    var column = 0
    for var scalar in text.unicodeScalars {
      column += 1
      if breaksLines, column > 55, scalar == " " { scalar = "\n" }
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "\"": result += #"\(dq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "." where isFirst: result += #"\&."#
      case " "..."~", "\n": result.unicodeScalars.append(scalar)
      default: result += #"\[u"# + hexadecimal(scalar.value) + "]"
      }
      isFirst = scalar == "\n"
      if isFirst { column = 0 }
    }
    return result
  }

  /// A text in another font: `B` for what is typed as it stands, `I` for what stands for something.
  static func set(_ text: String, in font: String) -> String {
    #"\f"# + font + escaped(text) + #"\fR"#
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    var digits = String(value, radix: 16, uppercase: true)
    while digits.utf8.count < 4 { digits = "0" + digits }
    return digits
  }
}
