/// A command's declaration: all that parsing, help and suggestions know of it.
package struct CommandSpec: Sendable {
  /// An argument that is told by its place.
  package struct Positional: Sendable {
    /// How many words it stands for.
    package enum Arity: Sendable {
      case one
      case optional
      case anyNumber
    }

    /// What it can be, as far as that is known beforehand.
    package enum Value: Sendable {
      case any
      case words([String])
      case subcommand

      /// The words that are known.
      func words(among subcommands: [CommandSpec]) -> [String] {
        switch self {
        case .any: []
        case .words(let words): words
        case .subcommand: subcommands.map(\.name)
        }
      }
    }

    /// How help names it, in capitals.
    package let name: String
    package let arity: Arity
    package let value: Value
    /// The argument as the usage line shows it.
    package let synopsis: String

    package init(
      _ name: String,
      _ arity: Arity = .one,
      value: Value = .any,
      synopsis: String? = nil
    ) {
      self.name = name
      self.arity = arity
      self.value = value
      self.synopsis =
        switch arity {
        case .one: synopsis ?? name
        case .optional: synopsis ?? "[\(name)]"
        case .anyNumber: synopsis ?? "[\(name)...]"
        }
    }
  }

  /// The word that selects the subcommand; empty for `alertbox` itself.
  package let name: String

  /// What the command does, as a sentence without its full stop.
  package let summary: String

  package let positionals: [Positional]

  package let options: [OptionSpec]

  /// What the exit status 0 means, for a command that asks.
  package let success: String?

  /// What each exit status means, for another command whose help is to say it.
  package let statuses: [String]

  /// Whether a program and its arguments follow, behind `--`.
  package let runsProgram: Bool

  package init(
    _ name: String,
    summary: String,
    positionals: [Positional] = [],
    options: [OptionSpec] = [],
    success: String? = nil,
    statuses: [String] = [],
    runsProgram: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    self.options = options + [.help]
    self.success = success
    self.statuses = statuses
    self.runsProgram = runsProgram
  }

  /// The words that call the command.
  package var invocation: String { name.isEmpty ? "alertbox" : "alertbox \(name)" }

  /// The arguments it takes by place, as the usage line shows them.
  package var operands: String { positionals.map(\.synopsis).joined(separator: " ") }

  /// How it is called, without the options.
  package var call: String { "\(name) \(operands)\(runsProgram ? " -- COMMAND" : "")" }

  /// The line that follows a usage error and heads the help.
  package var usage: String { "usage: \(invocation) \(arguments)" }

  /// What it takes, in the order in which it is usually written.
  package var arguments: String {
    "\(operands) [options]\(runsProgram ? " -- COMMAND [ARG...]" : "")"
  }

  /// Whether it asks, and so takes what every question does.
  package var asks: Bool { success != nil }

  /// The options that are its own: neither those of every question nor those that ask for help.
  package var ownOptions: [OptionSpec] {
    options.filter { asks ? $0.group == .alert : $0.group != .information }
  }

  /// Finds an option by one of its names, dashes included.
  package func option(named name: some StringProtocol) -> OptionSpec? {
    options.first { $0.names.contains { $0 == name } }
  }
}
