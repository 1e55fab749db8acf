/// The test double that is answered by hand: the test waits for an alert and presses its buttons.
///
/// ```swift
/// let presenter = TestPresenter()
/// let alertBox = AlertBox(presenter: presenter)
/// let deletion = Task { try await alertBox("Delete “a.txt”?", confirm: "Delete") }
///
/// let request = try await presenter.next()
/// #expect(request.configuration.title == "Delete “a.txt”?")
/// request.cancel()
/// await #expect(throws: CancellationError.self) { try await deletion.value }
/// ```
///
/// Any number of alerts may be pending at once. An alert counts as shown, and its time limit starts,
/// when ``next()`` returns it. Toasts and the progress of work are shown at once, all of them. When the
/// presenter goes away, alerts that are still pending end with the code `presenterGone`.
public final class TestPresenter: AlertPresenter {
  /// Something that happened to an alert or a notice.
  public enum Event: Sendable, Equatable {
    /// An alert was asked; its title.
    case asked(String)
    /// An alert was returned by ``TestPresenter/next()``; its title.
    case shown(String)
    /// An alert ended; its title, and how it ended. In place of a secret stands `(secret)`.
    case ended(String, AlertOutcome)
    /// A toast, a message or the progress of work was to be shown; what it said.
    case noticed(String)
    /// A toast or the progress of work changed; what it says now, and how much of the work is done.
    case noticeChanged(String, fraction: Double? = nil)
    /// A toast or work ended; the text of the toast or the title of the work, and how it ended.
    case noticeEnded(String, AlertNotice.End)
  }

  let state = Locked(State())

  /// Creates a presenter that nothing has been asked of.
  public init() {}

  /// Keeps a request until the test answers it.
  ///
  /// - Parameter request: The alert to answer.
  public func present(_ request: AlertRequest) {
    let configuration = request.configuration
    let title = configuration.title
    request.holdTimeLimit()
    let id = ObjectIdentifier(request)
    // Before a test can see the request: whoever answers it finds its end among the events.
    request.onEnd { [weak self] in
      self?.forget(id, title: title, outcome: configuration.redacted($0))
    }
    let ready = update { state -> (waiter: Waiter, request: AlertRequest)? in
      state.events.append(.asked(title))
      if let outcome = state.early.removeValue(forKey: id) {
        state.events.append(.ended(title, outcome))
        return nil
      }
      state.pending.append((state.asked, request))
      state.asked += 1
      guard let waiter = state.waiters.first, let request = state.takeNext() else { return nil }
      state.waiters.removeFirst()
      return (waiter.continuation, request)
    }
    guard let ready else { return }
    ready.request.startTimeLimit()
    ready.waiter.resume(returning: ready.request)
  }

  private func forget(_ id: ObjectIdentifier, title: String, outcome: AlertOutcome) {
    // The request is let go of outside the lock.
    _ = update { state -> AlertRequest? in
      guard let index = state.pending.firstIndex(where: { ObjectIdentifier($0.request) == id })
      else {
        state.early[id] = outcome
        return nil
      }
      state.events.append(.ended(title, outcome))
      return state.pending.remove(at: index).request
    }
  }

  /// Waits until an alert is pending that was not returned before, and returns it.
  ///
  /// The caller of that alert is suspended by then: an answer given now reaches it, unless its task
  /// is cancelled at the same time. Alerts are returned in the order they were asked.
  ///
  /// - Returns: The alert.
  /// - Throws: `CancellationError` if the task that waits is cancelled.
  public func next() async throws -> AlertRequest {
    let number = state.withLock { $0.takeNumber() }
    let request = await withTaskCancellationHandler {
      await withCheckedContinuation { wait(number, $0) }
    } onCancel: {
      let waiter = state.withLock { state -> (number: Int, continuation: Waiter)? in
        guard let index = state.waiters.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: nil)
    }
    guard let request else { throw CancellationError() }
    return request
  }

  private func wait(_ number: Int, _ continuation: Waiter) {
    let (waits, request) = update { state -> (Bool, AlertRequest?) in
      if state.cancelled.remove(number) != nil { return (false, nil) }
      if let request = state.takeNext() { return (false, request) }
      state.waiters.append((number, continuation))
      return (true, nil)
    }
    guard !waits else { return }
    request?.startTimeLimit()
    continuation.resume(returning: request)
  }

  /// What happened so far, in order.
  public var events: [Event] {
    // A list of its own: the thread sanitizer does not see that a shared one is changed in place only
    // when it is no longer read.
    state.withLock { $0.events.map { $0 } }
  }

  /// The alerts that wait for an answer, in the order they were asked.
  public var pending: [AlertRequest] { state.withLock { $0.pending.map(\.request) } }

  /// Checks that nothing is left pending, and no work under way.
  ///
  /// Toasts that have not left are fine.
  ///
  /// - Throws: ``AlertError`` with the code `scriptNotFinished`, whose message names the alerts that
  ///   still wait for an answer, and the work that has not ended.
  public func finish() throws {
    try Complaints.check([
      ("Alerts are still pending", pending.map(\.configuration.title.quoted)),
      ("Work is still under way", notices.workUnderWay),
    ])
  }
}
