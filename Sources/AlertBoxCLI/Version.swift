/// The version of the command.
package enum Version {
  /// What `alertbox --version` prints.
  package static let current = "0.1.0"
}
