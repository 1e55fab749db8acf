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

  /// Finds the toast under a key, or takes a new one.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - box: What raises it.
  ///   - new: The toast to take if there is none, which is not shown yet.
  /// - Returns: The toast that was there, if there was one.
  static func toast(_ name: String, of box: AlertBox, orElse new: AlertNotice) -> AlertNotice? {
    let owner = owner(box)
    let key = Key(owner: ObjectIdentifier(owner), name: name)
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

  /// What a box shares its keys with: all that show toasts with the same object, or at the terminal.
  ///
  /// Of other presenters, which are values, nothing tells whether two are the same screen; so there
  /// it is the box and its copies.
  private static func owner(_ box: AlertBox) -> any AnyObject & Sendable {
    let presenter = box.presenter
    if presenter is TerminalPresenter || presenter is DefaultPresenter { return terminal }
    // A value would be put into an object by the cast.
    guard type(of: presenter) is AnyClass else { return box.identity }
    return presenter as? any AlertPresenter & AnyObject ?? box.identity
  }
}
