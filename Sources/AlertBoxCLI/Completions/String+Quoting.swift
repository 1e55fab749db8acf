extension String {
  /// The text in single quotes, as one word of a POSIX shell.
  var shellQuoted: String { "'\(replacing("'", by: #"'\''"#))'" }

  /// Replaces a character of ASCII, also where a combining mark follows.
  func replacing(_ character: Unicode.Scalar, by text: String) -> String {
    unicodeScalars.map { $0 == character ? text : String($0) }.joined()
  }
}
