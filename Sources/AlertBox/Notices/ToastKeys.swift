/// The toasts that have a key, so that one raised under the same key takes the place of the other.
enum ToastKeys {
  /// A key, and the kind of screen that it belongs to.
  private struct Key: Hashable {
    let presenter: ObjectIdentifier
    let name: String
  }

  private static let toasts = Locked<[Key: AlertNotice]>([:])

  /// Finds the toast under a key, or makes one.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - presenter: What shows it. Presenters that are values count as one if they are of one type.
  ///   - make: Makes a toast.
  /// - Returns: The toast, and whether it was made.
  static func toast(
    _ name: String,
    of presenter: any AlertPresenter,
    make: () -> AlertNotice
  ) -> (toast: AlertNotice, isNew: Bool) {
    let key = Key(presenter: identity(of: presenter), name: name)
    // Made before, as nothing of that is to happen under the lock.
    let new = make()
    let old = toasts.withLock { toasts in
      if let old = toasts[key], old.end == nil { return old as AlertNotice? }
      toasts[key] = new
      return nil
    }
    if let old { return (old, false) }
    new.onEnd { [weak new] _ in
      toasts.withLock { toasts in
        if toasts[key] === new { toasts[key] = nil }
      }
    }
    return (new, true)
  }

  private static func identity(of presenter: any AlertPresenter) -> ObjectIdentifier {
    let type = type(of: presenter)
    if type is AnyClass { return ObjectIdentifier(presenter as AnyObject) }
    // By default a box shows at the terminal what others show there too.
    return ObjectIdentifier(type == DefaultPresenter.self ? TerminalPresenter.self : type)
  }
}
