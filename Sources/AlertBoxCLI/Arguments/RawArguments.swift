import AlertBox

/// The arguments as the system passes them: bytes.
///
/// The standard library repairs those that are not UTF-8, and what was repaired would be asked, and
/// printed, in place of what was given.
package struct RawArguments {
  /// The arguments, without the command's own name, and without those of a program to run.
  package let words: [String]

  /// The program to run and its arguments, which are its own affair: what stands behind the first
  /// `--` of a subcommand that runs one; `nil` without one.
  package let program: [[UInt8]]?

  /// Reads the arguments.
  ///
  /// - Parameter arguments: The arguments in bytes, without the command's own name.
  /// - Throws: That one of them is not UTF-8, and which one.
  package init(_ arguments: [[UInt8]]) throws(UsageError) {
    var words: [String] = []
    var subcommand: CommandSpec?
    for (index, bytes) in arguments.enumerated() {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        let text = String(decoding: bytes, as: UTF8.self).shortened.quoted
        throw UsageError(
          "argument \(index + 1), \(text), is not UTF-8",
          in: subcommand ?? AlertBoxCommand.spec
        )
      }
      if index == 0 { subcommand = AlertBoxCommand.find(word)?.spec }
      if word == "--", subcommand?.runsProgram == true {
        self.words = words
        program = Array(arguments[(index + 1)...])
        return
      }
      words.append(word)
    }
    self.words = words
    program = nil
  }
}
