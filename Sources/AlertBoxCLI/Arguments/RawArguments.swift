import AlertBox

/// The arguments as the system passes them: bytes.
///
/// The standard library repairs those that are not UTF-8, and what was repaired would be asked, and
/// printed, in place of what was given.
enum RawArguments {
  /// Reads the arguments, without the command's own name.
  ///
  /// - Throws: That one of them is not UTF-8, and which one.
  static func decode() throws(UsageError) -> [String] {
    var words: [String] = []
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let (place, bytes?) in all.enumerated() where place > 0 {
      guard let word = String(validatingCString: bytes) else {
        let command = words.first.flatMap { AlertBoxCommand.find($0) }?.spec
        throw UsageError(
          "argument \(place), \(String(cString: bytes).shortened.quoted), is not UTF-8",
          in: command ?? AlertBoxCommand.spec
        )
      }
      words.append(word)
    }
    return words
  }
}
