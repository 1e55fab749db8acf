extension AlertNotice {
  /// What is to be seen of a notice at one moment.
  public struct Content: Sendable, Hashable, CustomStringConvertible {
    /// The message, the text of the toast, or the title of the work.
    public var text: String

    /// What the work is at, if it says so.
    public var detail: String?

    /// How much of the work is done, from 0 to 1, if it says so.
    public var fraction: Double?

    /// How it is meant.
    public var role: Role

    /// Creates a content.
    ///
    /// - Parameters:
    ///   - text: The message, the text of the toast, or the title of the work.
    ///   - detail: What the work is at.
    ///   - fraction: How much of the work is done, from 0 to 1.
    ///   - role: How it is meant.
    public init(
      _ text: String,
      detail: String? = nil,
      fraction: Double? = nil,
      role: Role = .plain
    ) {
      self.text = text
      self.detail = detail
      self.fraction = fraction
      self.role = role
    }

    /// All of it in words, but for the fraction: `Fetch data: Reading page 3`.
    ///
    /// This is the line that stands for it where nothing can be drawn in place.
    public var description: String {
      detail.map { "\(name): \($0)" } ?? name
    }

    /// What it is, in words: the text, and how it is meant.
    var name: String {
      switch role {
      case .plain, .success: text
      case .warning: "Warning: \(text)"
      case .error: "Error: \(text)"
      }
    }
  }
}
