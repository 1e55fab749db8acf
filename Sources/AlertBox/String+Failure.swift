extension String {
  /// Says what an error says of itself.
  ///
  /// The static command is linked without what a description is looked up by, so its own errors are
  /// asked for theirs.
  init(of error: any Error) {
    switch error {
    case let error as AlertError: self = error.description
    case let error as PlatformError: self = error.description
    case let error as WorkFailure: self = error.description
    default: self.init(describing: error)
    }
  }
}
