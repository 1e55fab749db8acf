/// A toast that was raised: to change it, to show it for longer, or to take it away early.
///
/// Nothing has to be done with it: the toast leaves by itself. Once it has left, or another toast was
/// raised under its key, all of this does nothing and returns `false`.
public struct AlertToast: Sendable {
  let notice: AlertNotice
  let version: Int

  /// The toast that is there: this one, or one that was there before, and says now what this is to say.
  private var shown: AlertToast {
    guard let standIn = notice.state.withLock({ $0.standIn }), standIn.version == version else {
      return self
    }
    return standIn.toast
  }

  /// Whether the toast is gone from the screen, or was replaced.
  public var isOver: Bool { !change { _ in } }

  /// Changes what the toast says; its time goes on.
  ///
  /// - Parameters:
  ///   - text: What it is to say.
  ///   - role: How it is meant; by default as before.
  /// - Returns: Whether it was there to be changed.
  @discardableResult
  public func update(_ text: String, role: AlertNotice.Role? = nil) -> Bool {
    change { content in
      content.text = text
      if let role { content.role = role }
    }
  }

  /// Begins the toast's time again; one that waits for its turn goes on waiting.
  ///
  /// - Parameter duration: Its time from now on; by default the time that it had.
  /// - Returns: Whether it was there.
  @discardableResult
  public func restart(for duration: Duration? = nil) -> Bool {
    let shown = shown
    return shown.notice.restart(version: shown.version, for: duration) != nil
  }

  /// Takes the toast away.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func dismiss() -> Bool {
    let shown = shown
    return shown.notice.end(.dismissed, version: shown.version)
  }

  private func change(_ body: (inout AlertNotice.Content) -> Void) -> Bool {
    let shown = shown
    return shown.notice.change(shown.version, body)
  }
}
