/// Answers every alert the same way, without asking anyone: for `--yes` and its like.
///
/// ```swift
/// try await AlertBox.$current.withValue(AlertBox(presenter: AlertPolicy.alwaysConfirm)) { … }
/// ```
///
/// Nothing is shown or read, and time limits do not matter, as the answer is given at once.
public enum AlertPolicy: AlertPresenter, Hashable {
  /// Presses the confirming button, also a destructive one.
  case alwaysConfirm
  /// Cancels.
  case alwaysCancel
  /// Fails with the code `noInput`: nobody may be asked here.
  case neverAsk

  /// Answers a request.
  ///
  /// - Parameter request: The alert to answer.
  public func present(_ request: AlertRequest) {
    switch self {
    case .alwaysConfirm:
      request.confirm()
    case .alwaysCancel:
      request.cancel(.policy)
    case .neverAsk:
      request.fail(
        AlertError(
          .noInput,
          """
          The alert \(request.configuration.title.quoted) needs an answer, and nobody may be asked \
          here. Answer it with another policy, or with a script.
          """
        )
      )
    }
  }
}
