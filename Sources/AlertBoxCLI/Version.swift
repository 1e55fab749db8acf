/// The version of the command.
package enum Version {
  /// What `alertbox --version` prints.
  package static let current = "0.1.0"

  /// The day of that version, which the manual page shows.
  package static let date = "2026-12-02"
}
