/// What a command was given, checked against its declaration.
package struct ParsedArguments: Sendable {
  /// The command's declaration.
  package let command: CommandSpec

  /// The arguments told by their place, in order.
  package private(set) var positionals: [String] = []

  /// The program to run and its arguments, in bytes, for a command that runs one.
  package internal(set) var program: [[UInt8]] = []

  /// The name of the option that asks for information; then nothing else was checked.
  package private(set) var request: String?

  private var given: [(name: String, value: String?)] = []

  init(_ command: CommandSpec) {
    self.command = command
  }

  // MARK: Filling

  mutating func add(_ positional: String) {
    positionals.append(positional)
  }

  mutating func set(_ option: OptionSpec, to value: String? = nil) {
    given.append((option.name, value))
  }

  mutating func ask(for request: OptionSpec) {
    self.request = request.name
  }

  // MARK: Reading

  /// Whether an option was given.
  package func has(_ option: OptionSpec) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of an option: the last one, if it was given several times.
  package func text(_ option: OptionSpec) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// The value of an option that is one of several words.
  package func choice<Choice: RawRepresentable<String>>(
    _ option: OptionSpec,
    as type: Choice.Type = Choice.self
  ) -> Choice? {
    text(option).flatMap(Choice.init)
  }

  /// The value of an option that is a length of time.
  package func duration(_ option: OptionSpec) -> Duration? {
    text(option).flatMap { try? DurationSyntax.parse($0) }
  }
}
