import AlertBox

/// An object of JSON in one line, its members in the order given (RFC 8259).
package enum JSONLine {
  /// Writes an object.
  ///
  /// - Parameters:
  ///   - members: The names and texts of the members.
  ///   - index: The number of a last member of that name; by default there is none.
  /// - Returns: The object and a newline.
  package static func object(
    _ members: KeyValuePairs<String, String>,
    index: Int? = nil
  ) -> String {
    var members = members.map { "\(string($0)):\(string($1))" }
    if let index { members.append("\"index\":\(index)") }
    return "{\(members.joined(separator: ","))}\n"
  }

  /// Writes a string.
  ///
  /// Beside what has to be escaped, so is everything that a terminal would obey, as a person may
  /// look at the line: to a program it is the same text.
  package static func string(_ text: String) -> String {
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case " "..."~": result.append(scalar)
      default:
        let isControl = DisplayText.line(String(scalar)) != String(scalar)
        result.append(contentsOf: isControl ? escape(scalar) : String(scalar).unicodeScalars)
      }
    }
    result.append("\"")
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    // All controls are in the basic plane, so one escape of four digits is enough.
    let digits = String(scalar.value, radix: 16)
    return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
  }
}
