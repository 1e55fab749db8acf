/// Shows one alert at a time, first come, first served.
///
/// A presenter with one screen puts every request through a queue and shows it when its turn comes:
///
/// ```swift
/// final class WindowPresenter: AlertPresenter {
///   private let queue = AlertQueue()
///
///   func present(_ request: AlertRequest) {
///     queue.enqueue(request) { request in
///       let window = Window(request)
///       request.onEnd { [weak window] _ in window?.close() }
///       window.open()
///     }
///   }
/// }
/// ```
///
/// The turn passes on when the alert has ended and the functions given to ``AlertRequest/onEnd(_:)``
/// in `show` have run. An alert that ends while it waits leaves the queue and is never shown.
/// Entering and leaving cost the same however long the queue is. When the queue goes away, the
/// alerts that wait in it end with the code `presenterGone`.
public final class AlertQueue: Sendable {
  private typealias Ticket = UInt64

  private struct Entry {
    let request: AlertRequest
    let show: @Sendable (AlertRequest) throws -> Void
  }

  private struct State {
    // The alerts that wait, by ticket. Tickets are given in order and never twice.
    var waiting: [Ticket: Entry] = [:]
    // The lowest ticket that may still wait, and the next one to give.
    var next: Ticket = 0
    var end: Ticket = 0
    // The alert whose turn it is.
    var current: Ticket?
    // Whether some thread is inside a `show`; then that thread goes on with the next alert.
    var isShowing = false

    mutating func takeNext() -> Entry? {
      guard !isShowing, current == nil, !waiting.isEmpty else { return nil }
      while next < end {
        defer { next += 1 }
        if let entry = waiting.removeValue(forKey: next) {
          current = next
          isShowing = true
          return entry
        }
      }
      return nil
    }
  }

  private let state = Locked(State())

  /// Creates an empty queue.
  public init() {}

  /// Adds an alert at the end of the queue, and shows it when its turn comes.
  ///
  /// Its time limit starts when it is shown.
  ///
  /// - Parameters:
  ///   - request: The alert. The queue lets go of it when it shows it.
  ///   - show: Shows the alert, keeps the request and returns without waiting for the answer. It is
  ///     called once at most, under no lock: at once if no other alert is shown, else on the thread
  ///     that ended the alert before. What it throws ends the alert, and the next one is shown.
  public func enqueue(
    _ request: AlertRequest,
    show: @escaping @Sendable (AlertRequest) throws -> Void
  ) {
    request.holdTimeLimit()
    let ticket = state.withLock { state in
      defer { state.end += 1 }
      state.waiting[state.end] = Entry(request: request, show: show)
      return state.end
    }
    // Another thread may be showing it already: the turn passes on after all that `show` adds.
    request.onEndLast { [weak self] _ in self?.leave(ticket) }
    showNext()
  }

  private func leave(_ ticket: Ticket) {
    // The entry is let go of outside the lock, as that may end a request.
    let entry = state.withLock { state in
      if state.current == ticket { state.current = nil }
      return state.waiting.removeValue(forKey: ticket)
    }
    if entry == nil { showNext() }
  }

  /// Shows alerts until one stays, in a loop, so that a thousand that end at once nest no calls.
  private func showNext() {
    while showOne() {
      state.withLock { $0.isShowing = false }
    }
  }

  /// Shows the next alert; when this returns the queue holds no reference to it.
  private func showOne() -> Bool {
    guard let entry = state.withLock({ $0.takeNext() }) else { return false }
    // What has ended is about to leave, which passes the turn on.
    guard entry.request.isPending else { return true }
    entry.request.startTimeLimit()
    do {
      try entry.show(entry.request)
    } catch {
      entry.request.fail(error)
    }
    return true
  }
}
