/// What a presenter finds amiss at the end of a test.
enum Complaints {
  /// Throws if there is anything to complain of.
  ///
  /// - Parameter complaints: What is wrong, and with what.
  /// - Throws: ``AlertError`` with the code `scriptNotFinished`.
  static func check(_ complaints: [(String, [String])]) throws {
    let sentences = complaints.filter { !$0.1.isEmpty }
      .map { "\($0): \($1.joined(separator: ", "))." }
    guard sentences.isEmpty else {
      throw AlertError(.scriptNotFinished, sentences.joined(separator: " "))
    }
  }
}

extension [AlertNotice] {
  /// The titles of the work that has not ended.
  var workUnderWay: [String] {
    filter { $0.kind == .progress && $0.end == nil }.map(\.content.text.quoted)
  }
}
