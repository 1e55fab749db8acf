/// A subcommand: its declaration, and what it does.
///
/// A new one is a file with a type of this kind, and its name in ``AlertBoxCommand/subcommands``.
package protocol Subcommand: Sendable {
  /// What it is called and takes.
  static var spec: CommandSpec { get }

  /// Takes its arguments.
  ///
  /// - Parameters:
  ///   - arguments: What was given, checked against the declaration.
  ///   - environment: The environment's variables by name.
  /// - Throws: What no declaration can tell, such as options that contradict each other.
  init(_ arguments: ParsedArguments, environment: (String) -> String?) throws(UsageError)

  /// Does what it is for.
  func run() async -> Report
}
