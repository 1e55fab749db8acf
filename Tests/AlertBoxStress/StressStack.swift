import AlertBox

/// Shows so many toasts at once, and lets the others wait for their turn; shows all of the work.
final class StressStack: Sendable {
  private struct State {
    var shown: [AlertNotice] = []
    var waiting: [AlertNotice] = []
    /// How many threads are about to start the time of a toast.
    var starting = 0

    func hasRoom(_ limit: Int) -> Bool { shown.count { $0.kind == .toast } < limit }
  }

  private let limit: Int
  private let state = Locked(State())

  init(limit: Int) {
    self.limit = limit
  }

  var notices: [AlertNotice] { state.withLock { $0.shown + $0.waiting } }

  /// Whether the time of all toasts has started that are shown, and as many are shown as can be.
  var isSettled: Bool {
    state.withLock { $0.starting == 0 && ($0.waiting.isEmpty || !$0.hasRoom(limit)) }
  }

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
    let next = state.withLock { state -> AlertNotice? in
      guard state.hasRoom(limit), !state.waiting.isEmpty else { return nil }
      let next = state.waiting.removeFirst()
      state.shown.append(next)
      state.starting += 1
      return next
    }
    guard let next else { return }
    next.startTime()
    state.withLock { $0.starting -= 1 }
  }
}
