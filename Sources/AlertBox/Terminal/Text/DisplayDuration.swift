/// Writes a duration for a person: `10s`, `1m 30s`, `500ms`.
package enum DisplayDuration {
  /// Rounds up to whole seconds, or to whole milliseconds below one second.
  ///
  /// - Parameter duration: The duration; less than zero counts as zero.
  /// - Returns: The text, without a sign.
  package static func text(_ duration: Duration) -> String {
    guard duration > .zero else { return "0s" }
    let (whole, attoseconds) = duration.components
    guard whole > 0 else {
      let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return milliseconds < 1000 ? "\(milliseconds)ms" : "1s"
    }
    let (seconds, overflow) = whole.addingReportingOverflow(attoseconds > 0 ? 1 : 0)
    guard !overflow else { return "\(whole / 3600)h" }
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}
