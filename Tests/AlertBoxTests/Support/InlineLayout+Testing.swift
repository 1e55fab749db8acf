import AlertBox

extension InlineLayout {
  /// Returns the frame of a question, with styles as `StyleMarkup`.
  static func frame(
    of configuration: AlertConfiguration,
    columns: Int = 80,
    rows: Int = 24,
    after keys: [Key] = [],
    countdown: String? = nil,
    hasColor: Bool = true
  ) -> String {
    var prompt = KeyPrompt(configuration)
    _ = prompt.handle(keys.map(InputEvent.key))
    var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: hasColor)
    let size = TerminalSize(columns: columns, rows: rows)
    return layout.frame(of: prompt, countdown: countdown, size: size).markup
  }

  /// Returns what stays on the screen, with styles as `StyleMarkup`; nothing if nothing stays.
  static func summary(
    of outcome: AlertOutcome,
    to configuration: AlertConfiguration,
    columns: Int = 80
  ) -> String? {
    InlineLayout(configuration, keys: AnswerKeys(configuration), hasColor: true)
      .summary(of: outcome, size: TerminalSize(columns: columns, rows: 24))?.markup
  }
}
