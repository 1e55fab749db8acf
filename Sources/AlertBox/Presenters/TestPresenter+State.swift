extension TestPresenter {
  typealias Waiter = CheckedContinuation<AlertRequest?, Never>

  /// A task that waits for something to happen.
  struct EventWaiter {
    let event: Event
    let count: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  struct State {
    var events: [Event] = []
    var notices = NoticeLog()
    var pending: [(number: Int, request: AlertRequest)] = []
    /// How many alerts were asked, and the number of the next one to return.
    var asked = 0
    var next = 0
    /// Those that wait for an alert, and for an event; both are numbered as they come.
    var waiters: [(number: Int, continuation: Waiter)] = []
    var eventWaiters: [Int: EventWaiter] = [:]
    var waited = 0
    /// Waiters whose task was cancelled before they came to wait.
    var cancelled: Set<Int> = []
    /// How alerts ended that were cancelled before they came to be pending.
    var early: [ObjectIdentifier: AlertOutcome] = [:]

    /// Takes the first pending alert that was not returned before.
    mutating func takeNext() -> AlertRequest? {
      guard let (number, request) = pending.first(where: { $0.number >= next }) else { return nil }
      next = number + 1
      events.append(.shown(request.configuration.title))
      return request
    }

    /// Gives a new waiter its number.
    mutating func takeNumber() -> Int {
      waited += 1
      return waited
    }

    /// Whether something has happened so many times.
    func has(_ event: Event, count: Int) -> Bool { events.count { $0 == event } >= count }

    /// Takes those whose wait for an event is over.
    mutating func takeReady() -> [EventWaiter] {
      let ready = eventWaiters.filter { has($0.value.event, count: $0.value.count) }
      for number in ready.keys { eventWaiters[number] = nil }
      return Array(ready.values)
    }
  }

  /// Changes the state, and then resumes those who waited for what has happened.
  func update<Result>(_ body: (inout State) -> sending Result) -> sending Result {
    let (result, ready) = state.withLock { state in
      let result = body(&state)
      return (result, state.eventWaiters.isEmpty ? [] : state.takeReady())
    }
    for waiter in ready { waiter.continuation.resume() }
    return result
  }
}
