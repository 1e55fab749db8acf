extension AlertBox {
  /// Shows a short message that leaves by itself, and returns at once.
  ///
  /// It never blocks, cancels or hides a question: at the terminal it stands above one that is open,
  /// which stays as it is. Its time starts when it is shown. Toasts are stacked up to a limit; the
  /// others wait for their turn. A toast whose program ends before its time is over leaves its text
  /// on the screen. Where nothing can be drawn in place it is one line on standard error. It is shown
  /// also if the caller's task was cancelled.
  ///
  /// ```swift
  /// alertBox.toast("Saved", role: .success)
  /// ```
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - duration: How long it is shown; by default two seconds.
  ///   - key: A name. While a toast of that name is there, this one takes its place, and its time
  ///     begins again; handles of the earlier one do nothing any more. Names are shared by all that is
  ///     shown at the terminal, whatever answers the alerts, and by all boxes with the same presenter, if
  ///     that is an object; else by a box and its copies. By default it has no name, and stands for
  ///     itself.
  ///   - role: How it is meant; by default no more than what it says.
  /// - Returns: A handle to change it or take it away early, which need not be kept.
  @discardableResult
  public func toast(
    _ text: String,
    for duration: Duration = .seconds(2),
    key: String? = nil,
    role: AlertNotice.Role = .plain
  ) -> AlertToast {
    let content = AlertNotice.Content(text, role: role)
    let new = AlertNotice(.toast, content, time: duration, key: key, clock: clock)
    return ToastKeys.replace(ToastKeys.owner(of: self), by: new) ?? show(new)
  }

  private func show(_ toast: AlertNotice) -> AlertToast {
    presenter.present(toast)
    toast.startTimeUnlessHeld()
    if let old = toast.state.withLock({ $0.standIn }) { return old }
    return AlertToast(notice: toast, version: 0)
  }
}
