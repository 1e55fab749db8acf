extension AlertBox {
  /// Shows an error, and returns when it was acknowledged or could not be shown: it never throws.
  ///
  /// ```swift
  /// do {
  ///   try await importEverything()
  /// } catch {
  ///   await alertBox(reporting: error)
  /// }
  /// ```
  ///
  /// `CancellationError` is ignored: whoever cancelled knows. With nobody to ask, if the caller's task
  /// was cancelled, or where an ``AlertPolicy`` answers unseen, the presenter gets the error as a
  /// notice that needs no answer, so that no error is lost; at the terminal that is a line on standard
  /// error.
  ///
  /// - Parameters:
  ///   - error: The error. The first line of its description is the title, the rest the message.
  ///   - dismiss: The label of the button.
  ///   - timeout: The time a person has to acknowledge it; by default no limit.
  public func callAsFunction(
    reporting error: any Error,
    dismiss: String = "OK",
    timeout: Duration? = nil
  ) async {
    if error is CancellationError { return }
    let lines = String(of: error).split(
      maxSplits: 1,
      omittingEmptySubsequences: true,
      whereSeparator: \.isNewline
    )
    let first = lines.first.map { String($0) } ?? ""
    let title = first.isBlank ? "An error without a description" : first
    let message = lines.count > 1 ? String(lines[1]) : nil
    let alert = PendingAlert(
      title,
      message: message,
      buttons: ButtonList([AlertButton(dismiss, role: .dismiss)]),
      timeout: timeout,
      onTimeout: .fail,
      box: self
    )
    await alert.suspendCaller(of: self, isolation: #isolation)
    let isAnswered =
      switch alert.outcome {
      case .failed, .taskCancelled: false
      default: !(presenter is AlertPolicy)
      }
    if !isAnswered, !alert.wasShown {
      presenter.present(AlertNotice(message.map { "\(title)\n\($0)" } ?? title))
    }
  }
}
