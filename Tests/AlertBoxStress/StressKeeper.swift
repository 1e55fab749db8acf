import AlertBox

/// One presenter for all alerts of a run that looks for what is left of them.
final class StressKeeper: AlertPresenter {
  private struct Weak: Sendable {
    weak var request: AlertRequest?
    weak var notice: AlertNotice?
  }

  private let queue = AlertQueue()
  private let kept = Locked<AlertRequest?>(nil)
  private let seen = Locked<[Weak]>([])

  func present(_ request: AlertRequest) throws {
    seen.withLock { $0.append(Weak(request: request)) }
    let manner = StressQuestion.Manner(rawValue: request.configuration.message ?? "") ?? .keeps
    queue.enqueue(request) { [weak self] request in
      guard let self, try !manner.perform(on: request) else { return }
      kept.withLock { $0 = request }
    }
  }

  func present(_ notice: AlertNotice) {
    seen.withLock { $0.append(Weak(notice: notice)) }
    notice.onChange { _ in }
    notice.onEnd { _ in }
  }

  /// Takes the request that is shown, to answer it or to let go of it.
  func take() -> AlertRequest? { kept.withLock { $0.take() } }

  /// Whether all that was presented is gone; then it is forgotten.
  func isEmpty() -> Bool {
    seen.withLock { seen in
      guard seen.allSatisfy({ $0.request == nil && $0.notice == nil }) else { return false }
      seen.removeAll(keepingCapacity: true)
      return true
    }
  }
}
