extension [String] {
  /// The words as alternatives: `confirm, cancel or none`.
  package var alternatives: String { enumeration(last: "or") }

  /// The words as a list: `confirm, show and help`.
  package var conjunction: String { enumeration(last: "and") }

  private func enumeration(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
