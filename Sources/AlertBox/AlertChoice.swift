/// The options of an alert, of which one is picked.
public struct AlertChoice: Sendable, Hashable {
  /// The titles of the options, in the order they are shown.
  public let options: [String]

  /// The place of the option that a bare Enter picks, if there is one.
  public let defaultIndex: Int?

  /// Creates a list of options.
  ///
  /// - Parameters:
  ///   - options: The titles of the options. They may be equal; then the first one is meant by name.
  ///   - defaultIndex: The place of the option that a bare Enter picks; by default none. One that is
  ///     no place of an option counts as none.
  public init(_ options: [String], defaultIndex: Int? = nil) {
    self.options = options
    self.defaultIndex = defaultIndex.flatMap { options.indices.contains($0) ? $0 : nil }
  }

  /// Finds an option by its title, compared as canonically equivalent text.
  ///
  /// - Parameter title: The title.
  /// - Returns: The place of the first option with that title, or `nil` if there is none.
  public func index(of title: String) -> Int? {
    options.firstIndex(of: title)
  }
}
