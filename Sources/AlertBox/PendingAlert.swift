import Synchronization

/// The meeting point of a suspended caller and whoever answers: it ends exactly once.
///
/// The caller holds this object and the presenter holds the ``AlertRequest``, so that a request that
/// nobody holds any more can be told apart from one that waits.
final class PendingAlert: Sendable {
  /// A function to call at the end; in a struct, as a bare one costs an allocation each time that
  /// it passes through generic code such as the lock's.
  private struct EndHandler: Sendable {
    let call: @Sendable (AlertOutcome) -> Void
  }

  private enum State {
    /// What to do at the end: first what was added last, then resume the caller.
    case waiting(onEnd: EndHandler?)
    case ended(AlertOutcome)
  }

  /// What can be told without the lock: whether the alert has ended, and with a button.
  private enum Phase: UInt8, AtomicRepresentable {
    case waiting
    case pressed
    case endedOtherwise
  }

  private let state = Locked(State.waiting(onEnd: nil))
  private let phase = Atomic(Phase.waiting)

  let configuration: AlertConfiguration

  /// The time limit's timer, if the alert has a time limit.
  let timer: AlertTimer?

  private let box: AlertBox

  init(_ configuration: AlertConfiguration, box: AlertBox) {
    let isUnanswerable = configuration.isUnanswerable
    self.timer = configuration.timeout.map {
      AlertTimer($0, outcome: configuration.outcomeOfTimeout, clock: box.clock)
    }
    self.box = box
    self.configuration = configuration
    if isUnanswerable { end(.failed(.noButtons(self.configuration))) }
  }

  /// Makes the configuration on the way; out of line, as it would widen the caller's frame.
  @inline(never)
  convenience init(
    _ title: String,
    message: String?,
    buttons: ButtonList,
    timeout: Duration?,
    onTimeout: AlertTimeout.Action,
    box: AlertBox
  ) {
    self.init(
      AlertConfiguration(
        title,
        message: message,
        buttons: buttons,
        timeout: timeout.map { AlertTimeout(after: $0, onTimeout) }
      ),
      box: box
    )
  }

  /// Suspends the caller until the alert has ended, and has it presented meanwhile.
  ///
  /// The operation of `withTaskCancellationHandler` runs on the caller's executor only if it
  /// captures the caller's isolation. Without that each alert would cost two changes of thread. That
  /// it captures nothing else but this object, and is not inlined, keeps the caller's frames small.
  @inline(never)
  func suspendCaller(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation(isolation: isolation) { present(suspending: $0) }
    } onCancel: {
      end(.taskCancelled)
    }
  }

  /// Takes the caller's continuation and hands the request to the presenter, without keeping it.
  ///
  /// An alert that has ended before, as its task was cancelled, is not presented.
  @inline(never)
  private func present(suspending continuation: CheckedContinuation<Void, Never>) {
    guard onEnd({ _ in continuation.resume() }) else { return }
    let request = AlertRequest(self)
    do {
      try box.present(request)
    } catch {
      request.fail(error)
    }
    timer?.startUnlessHeld(of: self)
  }

  /// How the alert ended; asked before that, that it was let go.
  var outcome: AlertOutcome {
    state.withLock {
      if case .ended(let outcome) = $0 { outcome } else { .failed(.presenterGone(configuration)) }
    }
  }

  var isPending: Bool { phase.load(ordering: .acquiring) == .waiting }

  /// Returns if any button was pressed, or throws what the caller gets to see.
  func requireButton() throws {
    if phase.load(ordering: .acquiring) != .pressed { _ = try outcome.get() }
  }

  /// Ends the alert, unless it has ended before.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  func end(_ outcome: AlertOutcome) -> Bool {
    let (isFirst, onEnd): (Bool, EndHandler?) = state.withLock {
      guard case .waiting(let onEnd) = $0 else { return (false, nil) }
      phase.store(outcome.isPressed ? .pressed : .endedOtherwise, ordering: .releasing)
      $0 = .ended(outcome)
      return (true, onEnd)
    }
    guard isFirst else { return false }
    timer?.stop()
    onEnd?.call(outcome)
    return true
  }

  /// Calls a function when the alert ends, at once if it has ended: before the functions that are
  /// there and before the caller goes on, or after both.
  ///
  /// - Returns: Whether the alert had not ended.
  @discardableResult
  func onEnd(
    last isLast: Bool = false,
    _ body: @escaping @Sendable (AlertOutcome) -> Void
  ) -> Bool {
    let handler = EndHandler(call: body)
    let outcome: AlertOutcome? = state.withLock {
      switch $0 {
      case .waiting(nil):
        $0 = .waiting(onEnd: handler)
        return nil
      case .waiting(let there?):
        let (first, second) = isLast ? (there, handler) : (handler, there)
        $0 = .waiting(
          onEnd: EndHandler {
            first.call($0)
            second.call($0)
          }
        )
        return nil
      case .ended(let outcome):
        return outcome
      }
    }
    guard let outcome else { return true }
    body(outcome)
    return false
  }
}
