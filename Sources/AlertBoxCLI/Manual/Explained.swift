/// A word that help and the manual explain: an exit status, or a variable of the environment.
package struct Explained: Sendable {
  /// The word, as it is written.
  package let word: String

  /// What it means, in a few words for help; empty if that is not to mention it.
  package let meaning: String

  /// What it means, as a sentence without its full stop, for the manual.
  package let explanation: String
}
