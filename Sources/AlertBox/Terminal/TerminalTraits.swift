/// What the environment says about the terminal and whoever sits at it.
package struct TerminalTraits: Sendable, Hashable {
  /// Whether the terminal obeys escape sequences: `TERM` is set, and not to `dumb`.
  package let obeysSequences: Bool

  /// Whether it is likely to have an alternate screen: DEC's terminals and Linux's console have none.
  package let hasAlternateScreen: Bool

  /// Whether colours may be used: nobody asked not to by `NO_COLOR` (no-color.org).
  package let hasColor: Bool

  /// Whether the text is to be fit for being read aloud: `ACCESSIBLE` is set.
  package let isAccessible: Bool

  /// Reads the variables; an empty one counts as not set.
  ///
  /// - Parameter environment: Returns a variable of the environment.
  package init(environment: (String) -> String? = Platform.environment) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let terminal = value("TERM")
    obeysSequences = terminal != nil && terminal != "dumb"
    hasAlternateScreen = terminal.map { $0 != "linux" && !$0.hasPrefix("vt") } ?? false
    hasColor = obeysSequences && value("NO_COLOR") == nil
    isAccessible = value("ACCESSIBLE") != nil
  }
}
