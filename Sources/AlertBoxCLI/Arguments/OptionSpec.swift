import AlertBox

/// An option's declaration: its names, its value, and what help says of it.
package struct OptionSpec: Sendable {
  /// What stands behind an option's name.
  package enum Value: Sendable {
    /// Nothing.
    case none
    /// Any text, also an empty one.
    case text(String)
    /// A text that must show something.
    case label(String)
    /// The path of a file.
    case file(String)
    /// One of several words.
    case choice(String, of: [String])
    /// A length of time; see ``DurationSyntax``.
    case duration

    /// The word that stands for the value in help; `nil` if there is no value.
    package var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let name), .label(let name), .file(let name), .choice(let name, of: _): name
      case .duration: "DURATION"
      }
    }
  }

  /// What kind of thing an option decides; help sets the groups apart where there is room.
  package enum Group: Sendable {
    case alert
    case asking
    case answering
    /// Asks for information instead of what the command does: nothing else counts then.
    case information
  }

  /// The names, dashes included; the last one is the long one.
  package let names: [String]
  package let value: Value
  package let help: String
  package let group: Group

  /// Some words of a choice, if there are too many of them to be told in help.
  private let examples: [String]

  package init(
    _ names: String...,
    value: Value = .none,
    group: Group,
    help: String,
    examples: [String] = []
  ) {
    self.names = names
    self.value = value
    self.help = help
    self.group = group
    self.examples = examples
  }

  /// The long name.
  package var name: String { names.last ?? "" }

  /// The help, with the words that a choice is made of, or some of them if they are many.
  package var explanation: String {
    examples.isEmpty ? fullExplanation : "\(help), like \(examples.alternatives)"
  }

  /// The help, with all the words that a choice is made of.
  package var fullExplanation: String {
    guard case .choice(_, of: let words) = value else { return help }
    return "\(help): \(words.alternatives)"
  }
}
