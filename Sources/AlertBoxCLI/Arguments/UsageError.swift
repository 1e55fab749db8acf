/// Arguments that make no sense: what is wrong with them, and how the command is used.
package struct UsageError: Error, Hashable {
  /// What is wrong, without a full stop and safe to show.
  package let message: String

  /// The usage line.
  package let usage: String

  /// The command whose help explains more.
  package let helpCommand: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong. Text from outside in it has to be escaped.
  ///   - command: The command that was called.
  package init(_ message: String, in command: CommandSpec) {
    self.message = message
    self.usage = command.usage
    self.helpCommand = "\(command.invocation) --help"
  }

  /// Both lines, as they are printed.
  package var text: String {
    "alertbox: \(message) (see \(helpCommand))\n\(usage)\n"
  }
}
