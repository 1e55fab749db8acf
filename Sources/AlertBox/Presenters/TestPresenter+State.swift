extension TestPresenter {
  typealias Waiter = CheckedContinuation<AlertRequest?, Never>

  struct State {
    /// What has happened and is not noted yet.
    var news: [Event] = []
    var notices = NoticeLog()
    var pending: [(number: Int, request: AlertRequest)] = []
    /// How many alerts were asked, and the number of the next one to return.
    var asked = 0
    var next = 0
    /// Those that wait for an alert, numbered as they come.
    var waiters: [(number: Int, continuation: Waiter)] = []
    var waited = 0
    /// Waiters whose task was cancelled before they came to wait.
    var cancelled: Set<Int> = []
    /// How alerts ended that were cancelled before they came to be pending.
    var early: [ObjectIdentifier: AlertOutcome] = [:]

    /// Takes the first pending alert that was not returned before.
    mutating func takeNext() -> AlertRequest? {
      guard let (number, request) = pending.first(where: { $0.number >= next }) else { return nil }
      next = number + 1
      news.append(.shown(request.configuration.title))
      return request
    }

    /// Takes what has happened and is not noted yet.
    mutating func takeNews() -> [Event] {
      defer { news = [] }
      return news
    }

    /// Gives a new waiter its number.
    mutating func takeNumber() -> Int {
      waited += 1
      return waited
    }
  }

  /// Changes the state, and then resumes those who waited for what has happened.
  func update<Result>(_ body: (inout State) -> sending Result) -> sending Result {
    let (result, ready) = state.withLock { state in
      let result = body(&state)
      // Under the lock, so that events are noted in the order in which they happened.
      return (result, log.append(state.takeNews()))
    }
    for waiter in ready { waiter.resume() }
    return result
  }
}
