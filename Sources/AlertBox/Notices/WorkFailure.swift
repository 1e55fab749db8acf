/// Why work has failed, in words to be shown behind its title.
///
/// The static command is linked without what an error's own description is looked up by.
package struct WorkFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
