/// One budget: what was measured, and how much it may be; a row of a Markdown table.
struct Row: CustomStringConvertible {
  /// The first two lines of the table.
  static let header = """
    |      | measured | at most | what | figures |
    | ---- | -------: | ------: | ---- | ------- |
    """

  let what: String
  /// What was measured, or `nil` if it could not be; then the note says why.
  let ratio: Double?
  let budget: Double
  let note: String

  var isWithinBudget: Bool { ratio.map { $0 <= budget } ?? false }

  var description: String {
    let verdict = ratio == nil ? "--" : isWithinBudget ? "ok" : "MISS"
    let cells = [
      verdict + String(repeating: " ", count: 4 - verdict.count),
      aligned(ratio.map { rounded($0) } ?? "", width: 8), aligned(rounded(budget), width: 7),
      what, note,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func aligned(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension Row {
  /// What so much of some work costs to a tenth of it, measured in turns: twelve times as much at most.
  static func growth(
    _ what: String,
    of count: Int,
    measure: (Int) async throws -> Double
  ) async throws -> Row {
    var ratios: [Double] = []
    for _ in 0..<9 {
      let fewer = try await measure(count / 10)
      ratios.append(try await measure(count) / fewer)
    }
    return Row(
      what: what,
      ratio: ratios.median,
      budget: 12,
      note: "\(count / 10) and \(count), median of \(ratios.count)"
    )
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
