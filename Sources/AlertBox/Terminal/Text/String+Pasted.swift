extension String {
  /// The text as it goes into a line that is being typed.
  ///
  /// Line endings at its ends are left out, as one often copies a line with its newline. Newlines and
  /// tabs in a row become one space. Other control characters (C0, DEL and C1) are dropped, as no one
  /// can type them; all else stays.
  package var pastedLine: String {
    var result = String.UnicodeScalarView()
    var hasGap = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029:
        hasGap = true
      case 0x00...0x1F, 0x7F...0x9F:
        continue
      default:
        if hasGap, !result.isEmpty { result.append(" ") }
        hasGap = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}
