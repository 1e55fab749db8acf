/// A system call that failed, by its `errno`.
package struct PlatformError: Error, Hashable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Whether the call would have had to wait.
  package var isTemporary: Bool { Platform.isTemporary(code) }

  /// Whether there is no such file.
  package var isMissing: Bool { Platform.isMissing(code) }

  /// Whether there is such a file, but not for this.
  var isDenied: Bool { Platform.isDenied(code) }
}

extension PlatformError: CustomStringConvertible {
  /// The system's own words for the error.
  package var description: String { Platform.message(for: code) }
}
