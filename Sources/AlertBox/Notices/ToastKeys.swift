/// The toasts that have a key, so that one raised under the same key takes the place of the other.
enum ToastKeys {
  /// A key, and the kind of screen that it belongs to.
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  /// A toast, and whose it is: the identity of an owner that is gone may be that of another one.
  private struct Entry {
    weak var owner: (any AnyObject & Sendable)?
    weak var toast: AlertNotice?
  }

  /// What stands for the terminal, which is one.
  private final class Terminal: Sendable {}

  private static let terminal = Terminal()
  private static let entries = Locked<[Key: Entry]>([:])

  // MARK: Taking the place of another

  /// Has the toast that is there under the key of a new one say what that is to say, for its time.
  ///
  /// - Parameters:
  ///   - owner: Whose keys these are.
  ///   - new: The new toast, which is not shown yet.
  /// - Returns: The toast that was there, or `nil` if there was none; then the key is the new one's.
  static func replace(
    _ owner: any AnyObject & Sendable,
    by new: AlertNotice
  ) -> AlertToast? {
    guard let name = new.key else { return nil }
    while let old = toast(Key(owner: ObjectIdentifier(owner), name: name), of: owner, orElse: new),
      old !== new
    {
      if let version = old.restart(new.content, for: new.state.withLock({ $0.time.duration })) {
        return AlertToast(notice: old, version: version)
      }
      // It has ended since.
    }
    return nil
  }

  /// Does so at the terminal, where toasts come from boxes that have nothing else in common.
  ///
  /// - Parameter new: What is to be shown at the terminal.
  /// - Returns: Whether another toast stands there for it.
  static func replaceAtTerminal(by new: AlertNotice) -> Bool {
    guard let old = replace(terminal, by: new) else { return false }
    new.state.withLock { $0.standIn = old }
    new.end(.dismissed)
    return true
  }

  /// Finds the toast under a key, or takes a new one.
  private static func toast(
    _ key: Key,
    of owner: any AnyObject & Sendable,
    orElse new: AlertNotice
  ) -> AlertNotice? {
    // One that has ended comes out too, as it may be let go of for good, which is not for a lock.
    let (old, isThere) = entries.withLock { entries -> (AlertNotice?, Bool) in
      let entry = entries[key]
      let old = entry?.toast
      if let old, old.end == nil, entry?.owner === owner { return (old, true) }
      entries[key] = Entry(owner: owner, toast: new)
      return (old, false)
    }
    if isThere { return old }
    new.onEnd { [weak new] _ in
      entries.withLock { entries in
        if entries[key]?.toast === new { entries[key] = nil }
      }
    }
    return nil
  }

  /// What a box shares its keys with, before it is known where its toasts are shown.
  ///
  /// Of presenters that are values, nothing tells whether two are the same screen; so there it is the
  /// box and its copies.
  static func owner(of box: AlertBox) -> any AnyObject & Sendable {
    let presenter = box.presenter
    // A value would be put into an object by the cast.
    guard type(of: presenter) is AnyClass else { return box.identity }
    return presenter as? any AlertPresenter & AnyObject ?? box.identity
  }
}
