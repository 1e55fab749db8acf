/// One budget: what was measured, and how much it may be.
struct Row: CustomStringConvertible {
  let what: String
  /// What was measured, or `nil` if it could not be; then the note says why.
  let ratio: Double?
  let budget: Double
  let note: String

  var isWithinBudget: Bool { ratio.map { $0 <= budget } ?? false }

  var description: String {
    guard let ratio else { return "--    not measured  \(what)  (\(note))" }
    let verdict = isWithinBudget ? "ok  " : "MISS"
    return "\(verdict)  \(rounded(ratio)) of at most \(rounded(budget))  \(what)  (\(note))"
  }
}

/// A number with two digits behind the point.
func rounded(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

extension Collection where Element == Double {
  /// The value in the middle.
  var median: Double {
    let sorted = sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}

extension Duration {
  /// The duration as a number of nanoseconds.
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
