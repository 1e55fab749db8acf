/// The errors of the core, in the words that a caller gets to read.
extension AlertError {
  static func noButtons(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .noButtons,
      """
      Nobody could answer the alert \(configuration.title.quoted), as it has no button. \
      Give it an action or a cancel button.
      """
    )
  }

  static func presenterGone(_ configuration: AlertConfiguration) -> AlertError {
    AlertError(
      .presenterGone,
      """
      The presenter let go of the alert \(configuration.title.quoted) without an answer. \
      A presenter keeps its request until it has been answered.
      """
    )
  }

  static func unusableAnswer(
    _ answer: String,
    to configuration: AlertConfiguration
  ) -> AlertError {
    let titles = configuration.buttons.map(\.title.quoted).joined(separator: ", ")
    return AlertError(
      .unusableAnswer,
      """
      The answer \(answer) does not fit the alert \(configuration.title.quoted), \
      whose buttons are \(titles).
      """
    )
  }

  /// What a presenter's error is to the caller of an alert.
  init(presenting configuration: AlertConfiguration, failedWith error: any Error) {
    if let error = error as? AlertError {
      self = error
    } else {
      self.init(
        .presenterFailed,
        "The alert \(configuration.title.quoted) could not be shown: \(error)",
        underlyingError: error
      )
    }
  }
}
