/// Something a person should see, and need not answer.
public struct AlertNotice: Sendable, Hashable {
  /// What is to be seen, in any number of lines.
  public let text: String

  /// Creates a notice.
  ///
  /// - Parameter text: What is to be seen.
  public init(_ text: String) {
    self.text = text
  }
}
