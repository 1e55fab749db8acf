import AlertBox

/// Shows so many toasts at once, and lets the others wait for their turn; shows all of the work.
final class StressStack: Sendable {
  private let limit: Int
  private let state = Locked((shown: [AlertNotice](), waiting: [AlertNotice]()))

  init(limit: Int) {
    self.limit = limit
  }

  var notices: [AlertNotice] { state.withLock { $0.shown + $0.waiting } }

  func add(_ notice: AlertNotice) {
    guard notice.kind != .message else { return }
    notice.holdTime()
    state.withLock { state in
      if notice.kind == .toast { state.waiting.append(notice) } else { state.shown.append(notice) }
    }
    showNext()
    notice.onEnd { [self, weak notice] _ in
      guard let notice else { return }
      state.withLock { state in
        state.shown.removeAll { $0 === notice }
        state.waiting.removeAll { $0 === notice }
      }
      showNext()
    }
  }

  private func showNext() {
    let next = state.withLock { state in
      let toasts = state.shown.count { $0.kind == .toast }
      guard toasts < limit, !state.waiting.isEmpty else { return nil as AlertNotice? }
      let next = state.waiting.removeFirst()
      state.shown.append(next)
      return next
    }
    next?.startTime()
  }
}
