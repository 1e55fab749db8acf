import AlertBox

/// The lines of standard input.
enum InputLines {
  /// Why they cannot be used.
  struct Problem: Error, Hashable {
    /// What is wrong, as part of a sentence.
    let message: String
  }

  /// More than anyone can pick from, and little enough to hold.
  private static let limit = 64 << 20

  /// Reads standard input to its end, and splits it at its newlines.
  ///
  /// A carriage return before a newline belongs to it; a last line without newline counts; blank
  /// lines do not.
  static func read() -> Result<[String], Problem> {
    var bytes: [UInt8]
    do {
      guard let all = try Platform.readAll(.standardInput, limit: limit) else {
        return .failure(Problem(message: "standard input holds more than 64 MB of options"))
      }
      bytes = all
    } catch {
      return .failure(Problem(message: "standard input cannot be read: \(error)"))
    }
    // Some editors begin a file with a byte order mark.
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
    var lines: [String] = []
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ).enumerated() {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let line = String(validating: text, as: UTF8.self) else {
        return .failure(Problem(message: "line \(number + 1) of standard input is not UTF-8"))
      }
      if !line.isBlank { lines.append(line) }
    }
    return .success(lines)
  }
}
