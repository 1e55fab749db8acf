import Testing

/// A command that did not end before the watchdog's time was over.
struct CommandTimeout: Error, CustomStringConvertible {
  var words: [String]
  var stdout: [UInt8]
  var stderr: [UInt8]
  var sourceLocation: SourceLocation

  var description: String {
    """
    \(sourceLocation): time ran out before \(words) ended
    stdout: \(String(decoding: stdout, as: UTF8.self).debugDescription)
    stderr: \(String(decoding: stderr, as: UTF8.self).debugDescription)
    """
  }
}
