/// What the environment says about the terminal and whoever sits at it.
package struct TerminalTraits: Sendable, Hashable {
  /// Whether the terminal obeys escape sequences: `TERM` is set, and not to `dumb`.
  package let obeysSequences: Bool

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
    hasColor = obeysSequences && value("NO_COLOR") == nil
    isAccessible = value("ACCESSIBLE") != nil
  }
}
