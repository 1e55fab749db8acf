extension [String] {
  /// The words as alternatives: `confirm, cancel or none`.
  package var alternatives: String { enumeration(last: "or") }

  /// The words as a list: `confirm, show and help`.
  package var conjunction: String { enumeration(last: "and") }

  /// The first words in quotation marks, and how many more there are.
  var summary: String {
    let shown = prefix(5).map(\.shortened.quoted).joined(separator: ", ")
    return count > 5 ? "\(shown) and \(count - 5) more" : shown
  }

  private func enumeration(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
