import Foundation
import Testing

/// A folder for a test's files, which is gone when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "alertbox-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and returns its path.
  func write(_ contents: [UInt8], to name: String = "answers") throws -> String {
    let file = "\(path)/\(name)"
    try Data(contents).write(to: URL(filePath: file))
    return file
  }

  /// Writes a file of text, and returns its path.
  func write(_ text: String, to name: String = "answers") throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a program, and returns its path.
  ///
  /// Another process copies it to its place. What is open for writing cannot be run (ETXTBSY), and if
  /// this one had it open, so would each child that another test starts meanwhile, until that runs
  /// its own program.
  func writeProgram(_ text: String, to name: String) async throws -> String {
    let source = try write(text, to: "\(name).text")
    let program = "\(path)/\(name)"
    let result = try await Command.run("/bin/cp", [source, program])
    #expect(result.status == .exited(0), "\(result.stderrText)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return program
  }
}
