import Foundation

/// A system call that failed.
struct SystemError: Error, CustomStringConvertible {
  var call: String
  var code: Int32

  var description: String { "\(call): \(String(cString: strerror(code))) (\(code))" }
}
