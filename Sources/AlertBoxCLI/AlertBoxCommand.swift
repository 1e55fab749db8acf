import AlertBox

/// `alertbox`: finds the subcommand, runs it and ends the process with what it reports.
@main
package enum AlertBoxCommand {
  /// The subcommands, in the order that help lists them.
  package static let subcommands: [any Subcommand.Type] = [
    ConfirmCommand.self,
    ShowCommand.self,
    ChooseCommand.self,
    AskCommand.self,
    ToastCommand.self,
    ProgressCommand.self,
    HelpCommand.self,
    CompletionsCommand.self,
  ]

  /// The subcommands' declarations.
  ///
  /// By a closure: a key path through a metatype of this kind crashes the compiler of Swift 6.3.
  package static var specs: [CommandSpec] { subcommands.map { $0.spec } }

  /// The declaration of `alertbox` without a subcommand.
  package static let spec = CommandSpec(
    "",
    summary: "Asks a person something in the middle of a script",
    positionals: [.init("SUBCOMMAND", .anyNumber, value: .subcommand, synopsis: "SUBCOMMAND")],
    options: [.version]
  )

  /// Runs the command, which ends the process.
  ///
  /// Not an `async` main, as that gives up the main thread by unwinding it, which takes five times
  /// as long as all the rest in a static program.
  static func main() {
    Platform.restoreQuitSignal()
    Platform.ignoreBrokenPipes()
    Platform.reserveStandardStreams()
    let executor = MainThreadExecutor()
    Task.detached(executorPreference: executor) {
      do throws(UsageError) {
        let arguments = try RawArguments(Platform.arguments(from: 1))
        await report(on: arguments, environment: Platform.environment).deliver()
      } catch {
        Report(error).deliver()
      }
    }
    executor.run()
  }

  /// Does what the arguments say, up to what is left behind: nothing is printed here.
  ///
  /// - Parameters:
  ///   - raw: The arguments, without the command's own name.
  ///   - environment: The environment's variables by name.
  /// - Returns: What to print, and how to end.
  package static func report(
    on raw: RawArguments,
    environment: (String) -> String?
  ) async -> Report {
    do throws(UsageError) {
      let words = raw.words[...]
      guard let name = words.first, name.utf8.first != UInt8(ascii: "-") else {
        return try report(onOptions: words)
      }
      let rest = words.dropFirst()
      guard let subcommand = find(name) else {
        // Whoever asks for help beside a misspelt subcommand gets the list of them.
        let asksForHelp = (try? scan(rest, for: spec))?.request == OptionSpec.help.name
        guard asksForHelp else { throw unknown(name, in: spec) }
        return Report(output: HelpText.overview)
      }
      var arguments = try scan(rest, for: subcommand.spec)
      arguments.program = raw.program ?? []
      guard arguments.request == nil else { return Report(output: HelpText.of(subcommand.spec)) }
      return try await subcommand.init(arguments, environment: environment).run()
    } catch {
      return Report(error)
    }
  }

  /// Finds a subcommand by its name.
  static func find(_ name: String) -> (any Subcommand.Type)? {
    subcommands.first { $0.spec.name == name }
  }

  /// Says that there is no such subcommand, and which one may be meant.
  static func unknown(_ name: String, in command: CommandSpec) -> UsageError {
    let names = specs.map(\.name)
    let hint =
      Suggestion.nearest(to: name, among: names).map { "did you mean \($0)?" }
      ?? "there are \(names.conjunction)"
    return UsageError("unknown subcommand \(name.shortened.quoted); \(hint)", in: command)
  }

  private static func report(onOptions words: ArraySlice<String>) throws(UsageError) -> Report {
    guard let request = try scan(words, for: spec).request else {
      let names = specs.map(\.name).alternatives
      throw UsageError("a subcommand is missing: \(names)", in: spec)
    }
    let isVersion = request == OptionSpec.version.name
    return Report(output: isVersion ? "alertbox \(Version.current)\n" : HelpText.overview)
  }

  private static func scan(
    _ words: ArraySlice<String>,
    for command: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    try ArgumentScanner.scan(words, for: command, among: [spec] + specs)
  }
}
