/// Something that can show an alert and press one of its buttons.
///
/// A terminal, a script, a test, a window: whoever writes a presenter needs this one function and
/// ``AlertRequest``, nothing else.
///
/// ```swift
/// struct CoinToss: AlertPresenter {
///   func present(_ request: AlertRequest) {
///     if Bool.random() { request.confirm() } else { request.cancel() }
///   }
/// }
/// ```
///
/// A presenter with room for one alert at a time puts its requests through an ``AlertQueue``.
public protocol AlertPresenter: Sendable {
  /// Shows an alert, now or later, and has it answered, now or later.
  ///
  /// This is called on the caller's own executor, so it must not wait for the answer: keep the
  /// request, return, and answer it from wherever the answer comes. Whoever lets go of the last
  /// reference to a request without answering it ends it with the code `presenterGone`. Any number
  /// of requests may be pending at once.
  ///
  /// - Parameter request: The alert, and the only way to answer it.
  /// - Throws: Any error that keeps the presenter from showing the alert. The caller gets it as the
  ///   underlying error of an ``AlertError`` with the code `presenterFailed`, or as it is if it is
  ///   an ``AlertError``. A thrown `CancellationError` is a failure too; to cancel, cancel the request.
  func present(_ request: AlertRequest) throws

  /// Shows a notice, which nobody has to answer, and returns at once.
  ///
  /// A notice changes and ends by itself: ``AlertNotice/onChange(_:)`` and ``AlertNotice/onEnd(_:)``
  /// tell. It may have ended already, as a message has, and work that failed before it was to be
  /// shown. This may be called from any thread, under no lock.
  ///
  /// By default it is shown at the terminal, above whatever a ``TerminalPresenter`` shows there.
  ///
  /// - Parameter notice: What is to be seen.
  func present(_ notice: AlertNotice)
}

extension AlertPresenter {
  /// Shows a notice at the terminal, as ``TerminalPresenter`` does; in tests as lines on standard error.
  ///
  /// - Parameter notice: What is to be seen.
  public func present(_ notice: AlertNotice) {
    DefaultPresenter().present(notice)
  }
}
