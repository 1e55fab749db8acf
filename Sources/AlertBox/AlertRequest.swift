/// One pending alert: what to show, and the only way to answer it.
///
/// A request ends exactly once. Whoever answers first wins; everyone later gets `false`, and nothing
/// happens. All of it may be called from any thread, and from inside a presenter's `present`.
public final class AlertRequest: Sendable {
  let pending: PendingAlert

  init(_ pending: PendingAlert) {
    self.pending = pending
  }

  deinit {
    guard pending.isPending else { return }
    fail(AlertError.presenterGone(configuration))
  }

  /// What to show.
  public var configuration: AlertConfiguration { pending.configuration }

  /// Whether the alert has not ended; another thread may still end it before an answer given now.
  public var isPending: Bool { pending.isPending }

  // MARK: Answering

  /// Presses a button.
  ///
  /// If something is to be entered, a button that goes on enters the default, or the phrase that is
  /// asked for; without one the alert ends with the code `unusableAnswer`.
  ///
  /// - Parameter button: One of the configuration's buttons. Any other one ends the alert with the
  ///   code `unusableAnswer`. One with the role `cancel` cancels.
  /// - Returns: Whether this ended the alert, or will when the text has been validated; `false` if it
  ///   had ended before.
  @discardableResult
  public func press(_ button: AlertButton) -> Bool {
    guard let button = configuration.own(button) else { return refuse(button.title.quoted) }
    return pressOwn(button)
  }

  /// Presses the button with a title: the first if there are more.
  ///
  /// - Parameter title: The title of one of the configuration's buttons. Any other one ends the
  ///   alert with the code `unusableAnswer`.
  /// - Returns: Whether this ended the alert, or will when the text has been validated; `false` if it
  ///   had ended before.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard let button = configuration.button(titled: title) else { return refuse(title.quoted) }
    return pressOwn(button)
  }

  /// Presses the confirming button, also a destructive one.
  ///
  /// An alert that has none ends with the code `unusableAnswer`; so does one in which something is to
  /// be entered, if it has no default.
  ///
  /// - Returns: Whether this ended the alert, or will when the text has been validated; `false` if it
  ///   had ended before.
  @discardableResult
  public func confirm() -> Bool {
    guard let button = configuration.confirmingButton else { return refuse("confirm") }
    return pressOwn(button)
  }

  /// Cancels the alert, whether or not it shows a cancel button.
  ///
  /// - Parameter reason: In which way; by default as the cancel button does.
  /// - Returns: Whether this ended the alert; `false` if it had ended before.
  @discardableResult
  public func cancel(_ reason: AlertOutcome.Cancellation = .button) -> Bool {
    pending.end(.cancelled(reason))
  }

  /// Ends the alert as the end of its time limit does: see ``AlertTimeout/Action``.
  ///
  /// - Returns: Whether this ended the alert, or will when the text has been validated; `false` if it
  ///   had ended before.
  @discardableResult
  public func timeOut() -> Bool {
    pending.timeOut(keeping: self)
  }

  /// Ends the alert with an error: it could not be shown, or not be answered.
  ///
  /// - Parameter error: What the caller gets, as it is if it is an ``AlertError``, else as the
  ///   underlying error of one with the code `presenterFailed`.
  /// - Returns: Whether this ended the alert; `false` if it had ended before.
  @discardableResult
  public func fail(_ error: any Error) -> Bool {
    pending.end(.failed(AlertError(presenting: configuration, failedWith: error)))
  }

  /// Ends the alert, as the answer is none of those that it accepts.
  func refuse(_ answer: String) -> Bool {
    fail(AlertError.unusableAnswer(answer, to: configuration))
  }

  /// Presses one of the configuration's buttons, with the default if something is to be entered.
  func pressOwn(_ button: AlertButton) -> Bool {
    if button.role == .cancel { return pending.end(.cancelled(.button)) }
    guard let field = configuration.field, !button.role.refuses else {
      return pending.end(.pressed(button))
    }
    switch field.defaultEntry {
    case .text(let text): return enter(text, pressing: button)
    case .choice(let index): return pending.end(.entered(.choice(index), button))
    case nil: return fail(AlertError.noDefault(of: configuration))
    }
  }

  // MARK: Following

  /// Notes that a person can see the alert, or could, if nobody is there.
  func noteShown() { pending.noteShown() }

  /// Calls a function when the alert ends, whoever ends it, just before the caller goes on.
  ///
  /// This is the place to take an alert off the screen. Functions run once each, latest first (as
  /// `defer` does), on the thread that ends the alert, under no lock; on an alert that has ended,
  /// at once. They should be quick, as the caller waits for them, and should not keep the request,
  /// or nobody could tell any more that it was let go.
  ///
  /// - Parameter body: What to do; it is given how the alert ended.
  public func onEnd(_ body: @escaping @Sendable (AlertOutcome) -> Void) {
    pending.onEnd(body)
  }

  /// Calls a function when the alert has ended, after all those given to ``onEnd(_:)``, and after
  /// the caller was resumed, unless it is still inside `present`.
  func onEndLast(_ body: @escaping @Sendable (AlertOutcome) -> Void) {
    pending.onEnd(last: true, body)
  }

  // MARK: The time limit

  /// Keeps the time limit from starting until ``startTimeLimit()`` is called.
  ///
  /// Without this call the time starts when `present` returns. A presenter that shows its alerts
  /// one after the other calls this when it is given one; ``AlertQueue`` does.
  public func holdTimeLimit() { pending.timer?.hold() }

  /// Starts the time limit, if there is one and it has neither started nor been stopped.
  public func startTimeLimit() { pending.timer?.start(of: pending, endsHold: true) }

  /// Stops the time limit for good, as a person who has begun to answer is not to be cut off.
  public func stopTimeLimit() { pending.timer?.stop() }

  /// What is left of the time limit, on the clock of the box that asked.
  ///
  /// `nil` if there is no limit, or it has not started, was stopped, or is over. A presenter that
  /// counts down asks again for each second.
  public var timeRemaining: Duration? { pending.timer?.timeRemaining }
}
