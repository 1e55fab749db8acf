/// A system call that failed, by its `errno`.
package struct PlatformError: Error, Hashable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Whether the call would have had to wait.
  var isTemporary: Bool { Platform.isTemporary(code) }
}

extension PlatformError: CustomStringConvertible {
  /// The system's own words for the error.
  package var description: String { Platform.message(for: code) }
}
