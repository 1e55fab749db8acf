import AlertBox
import AlertBoxCLI

extension Property {
  /// Arguments: they are a command or a usage error of two safe lines, whatever the words and their
  /// order; and a time is read as it is written.
  static let arguments = Property(
    "arguments",
    pieces: AlertBoxCommand.specs.flatMap { [$0.name + "\0"] + $0.options.map(\.name) } + [
      "\0", "--", "-", "=", "-h\0", "-m", "confirm\0", "cancel\0", "none\0", "popup\0", "bash\0",
      "top-leading\0", "1h30m\0", "0.3\0", "500ms\0", "Title\0", "␛[2J", "é", "\u{301}", "\u{202E}",
    ],
    bytes: [[0xFF], [0xC3]]
  ) { input in
    let words = input.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    return first([
      { problemWithCommand(words) },
      { problemWithOrder(words.map { String(decoding: $0, as: UTF8.self) }) },
      { problemWithTime(String(decoding: input, as: UTF8.self)) },
    ])
  }

  private static func problemWithCommand(_ words: [[UInt8]]) -> String? {
    do throws(UsageError) {
      let raw = try RawArguments(words)
      let isUTF8 = words.allSatisfy { String(validating: $0, as: UTF8.self) != nil }
      if !isUTF8, raw.program == nil { return "takes what is no UTF-8" }
      guard let name = raw.words.first,
        let command = AlertBoxCommand.subcommands.first(where: { $0.spec.name == name })
      else { return nil }
      let arguments = try ArgumentScanner.scan(
        raw.words.dropFirst(),
        for: command.spec,
        among: AlertBoxCommand.specs
      )
      if let request = arguments.request { return request == "--help" ? nil : request }
      for policy in ["", "confirm", "Confirm"] {
        _ = try command.init(arguments) { $0 == "ALERTBOX_POLICY" ? policy : nil }
      }
      return nil
    } catch {
      let lines = error.text.split(separator: "\n", omittingEmptySubsequences: false)
      let isRight =
        lines.count == 3 && lines[0].hasPrefix("alertbox: ")
        && lines[1].hasPrefix("usage: alertbox")
        && lines[2].isEmpty
        && !error.text.unicodeScalars.contains { $0.isControl && $0 != "\n" }
      return isRight ? nil : "says \(error.text.debugDescription)"
    }
  }

  /// What stands behind `--` is taken as it is, what is wrong before it stays wrong, and help wins.
  private static func problemWithOrder(_ words: [String]) -> String? {
    let command = CommandSpec(
      "try",
      summary: "",
      positionals: [.init("WORD", .anyNumber)],
      options: ConfirmCommand.spec.options.filter { $0.name != "--help" }
    )
    func scan(_ words: [String]) -> Result<ParsedArguments, UsageError> {
      Result { () throws(UsageError) in try ArgumentScanner.scan(words[...], for: command) }
    }
    guard case .success(let help) = scan(["--help"] + words), help.request == "--help" else {
      return "--help does not win"
    }
    let extra = ["--", "--yes", "-", "--", "␛"]
    switch (scan(words), scan(words.contains("--") ? words + extra.dropFirst() : words + extra)) {
    case (.success(let one), .success(let other)):
      let isSame =
        one.request != nil && one.request == other.request
        || other.positionals == one.positionals + extra.dropFirst()
          && command.options.allSatisfy {
            one.has($0) == other.has($0) && one.text($0)?.scalars == other.text($0)?.scalars
          }
      return isSame ? nil : "\(one) is \(other) with more behind --"
    case (.failure(let one), .failure(let other)): return one == other ? nil : "\(one), \(other)"
    case (let one, let other): return "\(one), but \(other)"
    }
  }

  private static func problemWithTime(_ text: String) -> String? {
    guard let time = try? DurationSyntax.parse(text) else { return nil }
    if !(.zero...DurationSyntax.longest).contains(time) { return "\(text) is \(time)" }
    let shown = DisplayDuration.text(time).filter { $0 != " " }
    guard let read = try? DurationSyntax.parse(shown) else { return "shows \(shown)" }
    // It is shown rounded up.
    let isRight = read >= time && read < time + .seconds(1)
    return isRight ? nil : "\(text) is shown as \(shown)"
  }
}
