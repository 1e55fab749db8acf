import AlertBox

extension AnswersFile {
  /// How many bytes a file may have, so that a device without end does not fill the memory.
  private static let limit = 1 << 20

  /// Reads a file, which may also be a pipe.
  ///
  /// - Parameters:
  ///   - path: Where the file is, which is what it is called in messages too.
  ///   - source: The option or the variable that names it.
  /// - Throws: ``AlertError`` with the code `badAnswersFile`.
  init(path: String, source: String) throws(AlertError) {
    let contents: [UInt8]?
    do throws(PlatformError) {
      contents = try Platform.contents(of: path, limit: Self.limit)
    } catch {
      throw AlertError(
        .badAnswersFile,
        "cannot read \(path.quoted), the file of \(source): \(error)"
      )
    }
    guard let contents else {
      throw AlertError(
        .badAnswersFile,
        "\(path.quoted), the file of \(source), has more than \(Self.limit) bytes"
      )
    }
    try self.init(utf8: contents, name: path)
  }
}
