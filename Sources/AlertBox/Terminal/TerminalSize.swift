/// The size of a terminal's screen.
package struct TerminalSize: Hashable, Sendable {
  /// What most terminals start with, for those that do not say.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// The columns; at least 1.
  package let columns: Int

  /// The rows; at least 1.
  package let rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: The columns. A terminal that reports none has not been told; it gets 80.
  ///   - rows: The rows. A terminal that reports none has not been told; it gets 24.
  package init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
