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

  private struct State {
    /// How the alert ended, once it has.
    var outcome: AlertOutcome?
    /// Called at the end, the latest of them before the others.
    var onEnd: [EndHandler] = []
    /// Resumes the caller, once that waits; called next.
    var resume: EndHandler?
    /// Called last, in order.
    var onEndLast: [EndHandler] = []
  }

  /// What can be told without the lock: whether the alert has ended, and with a button.
  private enum Phase: UInt8, AtomicRepresentable {
    case waiting
    /// The alert has ended, but the caller may not go on before those who follow it were told.
    case ending
    case pressed
    case endedOtherwise
  }

  private let state: Locked<State>
  private let phase: Atomic<Phase>

  private let isShown = Atomic(false)

  let configuration: AlertConfiguration

  /// The time limit's timer, if the alert has a time limit.
  let timer: AlertTimer?

  /// An alert that nobody could answer has ended from the start.
  init(_ configuration: consuming AlertConfiguration, box: AlertBox) {
    let flaw = AlertError.flaw(of: configuration)
    state = Locked(State(outcome: flaw.map { .failed($0) }))
    phase = Atomic(flaw == nil ? .waiting : .endedOtherwise)
    timer = configuration.timeout.map { AlertTimer($0, clock: box.clock) }
    self.configuration = configuration
  }

  /// Makes the configuration on the way; out of line, as it would widen the caller's frame.
  @inline(never)
  convenience init(
    _ title: String,
    message: String?,
    field: AlertField? = nil,
    buttons: ButtonList,
    timeout: Duration?,
    onTimeout: AlertTimeout.Action,
    box: AlertBox
  ) {
    self.init(
      AlertConfiguration(
        title,
        message: message,
        field: field,
        buttons: buttons,
        timeout: timeout.map { AlertTimeout(after: $0, onTimeout) }
      ),
      box: box
    )
  }

  /// Suspends the caller until the alert has ended, and has it presented meanwhile.
  ///
  /// The box is not kept: a presenter that keeps its requests would keep itself alive.
  ///
  /// The operation of `withTaskCancellationHandler` runs on the caller's executor only if it
  /// captures the caller's isolation. Without that each alert would cost two changes of thread. That
  /// it captures little else, and is not inlined, keeps the caller's frames small.
  @inline(never)
  func suspendCaller(of box: AlertBox, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation(isolation: isolation) { present(in: box, suspending: $0) }
    } onCancel: {
      end(.taskCancelled)
    }
  }

  /// Hands the request to the presenter, and keeps the caller's continuation if it has to wait.
  ///
  /// An answer that is given meanwhile finds no continuation, and needs none: the caller, on whose
  /// executor this is, cannot go on before this returns.
  @inline(never)
  private func present(in box: AlertBox, suspending continuation: CheckedContinuation<Void, Never>)
  {
    present(in: box)
    if hasSettled || !keep(continuation) { continuation.resume() }
  }

  /// Hands the request to the presenter, without keeping it, unless the alert has ended before.
  private func present(in box: AlertBox) {
    guard isPending else { return }
    let request = AlertRequest(self)
    do {
      try box.present(request)
    } catch {
      request.fail(error)
    }
    timer?.start(of: self, endsHold: false)
  }

  /// Keeps the caller's continuation until the end, unless the caller can go on already.
  private func keep(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
    state.withLock { state in
      guard !hasSettled else { return false }
      state.resume = EndHandler { _ in continuation.resume() }
      return true
    }
  }

  /// How the alert ended, or that the presenter has let go of it if it has not.
  var outcome: AlertOutcome {
    state.withLock { $0.outcome } ?? .failed(.presenterGone(configuration))
  }

  /// Whether a presenter has shown what the alert says, though it may not have been answered.
  var wasShown: Bool { isShown.load(ordering: .acquiring) }

  func noteShown() { isShown.store(true, ordering: .releasing) }

  var isPending: Bool { phase.load(ordering: .acquiring) == .waiting }

  /// Whether the alert has ended and the caller may go on.
  private var hasSettled: Bool {
    switch phase.load(ordering: .acquiring) {
    case .waiting, .ending: false
    case .pressed, .endedOtherwise: true
    }
  }

  /// Returns if any button was pressed, or throws what the caller gets to see.
  func requireButton() throws {
    if phase.load(ordering: .acquiring) != .pressed { _ = try outcome.get() }
  }

  /// Ends the alert, unless it has ended before.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  func end(_ outcome: AlertOutcome) -> Bool {
    let onEnd: [EndHandler]? = state.withLock { state in
      guard state.outcome == nil else { return nil }
      phase.store(.ending, ordering: .releasing)
      state.outcome = outcome
      return exchange(&state.onEnd, with: [])
    }
    guard let onEnd else { return false }
    timer?.stop()
    for handler in onEnd.reversed() { handler.call(outcome) }
    let settled = outcome.isPressed ? Phase.pressed : .endedOtherwise
    let (resume, onEndLast) = state.withLock { state in
      phase.store(settled, ordering: .releasing)
      return (exchange(&state.resume, with: nil), exchange(&state.onEndLast, with: []))
    }
    resume?.call(outcome)
    for handler in onEndLast { handler.call(outcome) }
    return true
  }

  /// Ends the alert as the end of its time limit does, without a wait for what has to be validated.
  ///
  /// - Parameter request: What a presenter that ends the time by itself may let go of at once, though
  ///   the text is still being validated.
  /// - Returns: Whether this call ended it, or will when the text has been validated.
  @discardableResult
  func timeOut(keeping request: AlertRequest? = nil) -> Bool {
    let outcome = configuration.outcomeOfTimeout
    guard case .entered(.text(let text), _) = outcome, let validator = configuration.validator
    else {
      return end(outcome)
    }
    guard isPending else { return false }
    let validation = Task.detached { [self] in
      let isValid: Bool
      do {
        try await validator.check(text)
        isValid = true
      } catch {
        isValid = false
      }
      end(isValid ? outcome : .timedOut)
      withExtendedLifetime(request) {}
    }
    onEnd { _ in validation.cancel() }
    return true
  }

  /// Calls a function when the alert ends, at once if it has ended: before the functions that are
  /// there and before the caller goes on, or after both.
  func onEnd(last isLast: Bool = false, _ body: @escaping @Sendable (AlertOutcome) -> Void) {
    let handler = EndHandler(call: body)
    let outcome = state.withLock { state in
      switch (state.outcome, isLast) {
      case (nil, true): state.onEndLast.append(handler)
      case (nil, false): state.onEnd.append(handler)
      case (_?, _): break
      }
      return state.outcome
    }
    if let outcome { body(outcome) }
  }
}
