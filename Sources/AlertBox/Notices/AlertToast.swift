/// A toast that was raised: to change it, to show it for longer, or to take it away early.
///
/// Nothing has to be done with it: the toast leaves by itself. Once it has left, or another toast was
/// raised under its key, all of this does nothing and returns `false`.
public struct AlertToast: Sendable {
  let notice: AlertNotice
  let version: Int

  /// Whether the toast is gone from the screen, or was replaced.
  public var isOver: Bool { !notice.change(version) { _ in } }

  /// Changes what the toast says; its time goes on.
  ///
  /// - Parameters:
  ///   - text: What it is to say.
  ///   - role: How it is meant; by default as before.
  /// - Returns: Whether it was there to be changed.
  @discardableResult
  public func update(_ text: String, role: AlertNotice.Role? = nil) -> Bool {
    notice.change(version) { content in
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
    notice.restart(version: version, for: duration) != nil
  }

  /// Takes the toast away.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func dismiss() -> Bool {
    notice.end(.dismissed, version: version)
  }
}
