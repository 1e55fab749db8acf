import AlertBox

/// Reads a command's arguments by its declaration.
///
/// Options stand before, between or behind the other arguments: `--name VALUE`, `--name=VALUE`,
/// `-n VALUE`, `-nVALUE` or `-n=VALUE`. `--` ends them; a lone `-` is none. A value behind a space may
/// begin with a dash, unless it is one of the command's own options: that is a forgotten value. Of an
/// option given twice, the last value counts. `--help` and `--version` win over whatever else is
/// wrong.
package struct ArgumentScanner {
  private let command: CommandSpec
  private let allCommands: () -> [CommandSpec]
  private var arguments: ParsedArguments
  private var rest: ArraySlice<String>

  /// What was wrong first; kept until it is certain that no information was asked for.
  private var error: UsageError?

  /// Reads arguments.
  ///
  /// - Parameters:
  ///   - words: The arguments, without the command's own name.
  ///   - command: The command's declaration.
  ///   - allCommands: All declarations, to tell whose an option is that this command has not.
  /// - Returns: What was given.
  /// - Throws: What is wrong first, if no information was asked for.
  package static func scan(
    _ words: ArraySlice<String>,
    for command: CommandSpec,
    among allCommands: @escaping @autoclosure () -> [CommandSpec] = []
  ) throws(UsageError) -> ParsedArguments {
    var scanner = ArgumentScanner(words, for: command, among: allCommands)
    return try scanner.scan()
  }

  private init(
    _ words: ArraySlice<String>,
    for command: CommandSpec,
    among allCommands: @escaping () -> [CommandSpec]
  ) {
    self.command = command
    self.allCommands = allCommands
    arguments = ParsedArguments(command)
    rest = words
  }

  private mutating func scan() throws(UsageError) -> ParsedArguments {
    while arguments.request == nil, let word = rest.popFirst() {
      if word == "--" {
        rest.forEach { arguments.add($0) }
        break
      } else if word.utf8.starts(with: "--".utf8) {
        let (name, value) = Self.split(word)
        take(named: name, value: value)
      } else if word.utf8.first == UInt8(ascii: "-"), word != "-" {
        scanShort(word)
      } else {
        arguments.add(word)
        if command.runsProgram { checkForProgram(word) }
      }
    }
    guard arguments.request == nil else { return arguments }
    checkPositionals()
    if let error { throw error }
    return arguments
  }

  private mutating func fail(_ message: String) {
    error = error ?? UsageError(message, in: command)
  }

  // MARK: Options

  /// Splits at the first `=`: by bytes, as a combining mark behind it belongs to the value.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let end = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
    return (String(word[..<end]), String(word[word.utf8.index(after: end)...]))
  }

  private mutating func scanShort(_ word: String) {
    let scalars = word.unicodeScalars
    let name = String(String.UnicodeScalarView(scalars.prefix(2)))
    var attached = scalars.dropFirst(2)
    guard let option = command.option(named: name), option.value.placeholder != nil else {
      // A flag with something behind it is as unknown as any other such word.
      return take(named: word, value: nil)
    }
    guard !attached.isEmpty else { return take(option, value: nil) }
    if attached.first == "=" { attached.removeFirst() }
    take(option, value: String(attached))
  }

  private mutating func take(named name: String, value: String?) {
    if let option = command.option(named: name) {
      take(option, value: value)
    } else {
      fail(unknown(name))
    }
  }

  private mutating func take(_ option: OptionSpec, value: String?) {
    guard let placeholder = option.value.placeholder else {
      if value != nil { return fail("\(option.name) takes no value") }
      return option.group == .information ? arguments.ask(for: option) : arguments.set(option)
    }
    guard let value = value ?? takeNextWord(for: option, placeholder) else { return }
    if let problem = option.problem(with: value) { fail(problem) }
    arguments.set(option, to: value)
  }

  /// Takes the next word as an option's value, unless it is an option itself.
  ///
  /// Such a word is passed over, also if it asks for help: where a value is due it may be one that
  /// comes from outside, and help exits with the status that means yes.
  private mutating func takeNextWord(for option: OptionSpec, _ placeholder: String) -> String? {
    guard let word = rest.first, word != "--" else {
      fail("\(option.name) needs a value, \(placeholder)")
      return nil
    }
    rest.removeFirst()
    guard command.option(named: Self.split(word).name) == nil else {
      fail(
        """
        \(option.name) needs a value, \(placeholder); if that is to be \(word.shortened.quoted), \
        write \(option.name)=\(DisplayText.line(word.shortened))
        """
      )
      return nil
    }
    return word
  }

  private func unknown(_ name: String) -> String {
    let owners = allCommands().filter { $0.option(named: name) != nil }.map(\.invocation)
    if !owners.isEmpty {
      return "\(name) is an option of \(owners.conjunction), not of \(command.invocation)"
    }
    let message = "unknown option \(name.shortened.quoted)"
    return Suggestion.nearest(to: name, among: command.options.map(\.name))
      .map { "\(message); did you mean \($0)?" } ?? message
  }

  // MARK: Other arguments

  /// Tells a program that lacks its mark before its options are taken for this command's.
  private mutating func checkForProgram(_ word: String) {
    guard arguments.positionals.count > command.positionals.count else { return }
    let extra = word.shortened.quoted
    fail("unexpected argument \(extra); the COMMAND stands behind a --")
  }

  private mutating func checkPositionals() {
    let given = arguments.positionals
    let needed = command.positionals.filter { $0.arity == .one }
    if given.count < needed.count {
      fail("\(needed[given.count].name) is missing")
    }
    let takesMore = command.positionals.contains { $0.arity == .anyNumber }
    if !takesMore, given.count > command.positionals.count {
      let extra = given[command.positionals.count].shortened.quoted
      let unexpected = "unexpected argument \(extra)"
      // Only what can be anything can have several words.
      if let last = command.positionals.last, case .any = last.value {
        fail("\(unexpected); put a \(last.name) of several words in quotes")
      } else {
        fail(unexpected)
      }
    }
  }
}
