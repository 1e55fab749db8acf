import AlertBox

/// A number of callers that wait, and their requests, in the same order.
struct WaitingCallers: Sendable {
  let callers: [Task<AlertOutcome, Never>]
  private let requestList: Watched<[AlertRequest?]>

  /// Has that many tasks ask, with a time limit of one second more each, and waits until all do.
  init(
    _ count: Int,
    field: AlertField? = nil,
    clock: TestClock? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws {
    let requests = Watched([AlertRequest?](repeating: nil, count: count))
    let waiting = Watched(0)
    let boxes = (0..<count).map { number in
      AlertBox(clock: clock ?? TestClock()) { request in
        requests.update { $0[number] = request }
        waiting.update { $0 += 1 }
      }
    }
    callers = boxes.enumerated().map { number, box in
      let timeout = clock.map { _ in AlertTimeout(after: .seconds(number + 1), onTimeout) }
      return Task {
        await box.outcome(of: .question("\(number)", field: field, timeout: timeout))
      }
    }
    requestList = requests
    try await waiting.wait { $0 == count ? true : nil }
    if let clock { try await clock.waitForSleepers(count) }
  }

  subscript(number: Int) -> AlertRequest? { requestList.value[number] }

  /// The requests that were not let go of.
  var requests: [AlertRequest] { requestList.value.compactMap(\.self) }

  /// Lets go of a request, under no lock.
  func drop(_ number: Int) {
    _ = requestList.update { requests in
      defer { requests[number] = nil }
      return requests[number]
    }
  }

  /// How the alerts ended, when all have.
  var outcomes: [AlertOutcome] {
    get async {
      var outcomes: [AlertOutcome] = []
      for caller in callers { outcomes.append(await caller.value) }
      return outcomes
    }
  }
}
