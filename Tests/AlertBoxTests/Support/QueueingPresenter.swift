import AlertBox

/// A presenter with room for one alert, which a test answers by hand.
struct QueueingPresenter: AlertPresenter {
  private let queue = AlertQueue()

  /// How many alerts were put in the queue.
  let queued = Watched(0)

  /// The alerts that were shown.
  let shown = Log<AlertRequest>()

  func present(_ request: AlertRequest) {
    queue.enqueue(request) { [shown] in shown.append($0) }
    queued.update { $0 += 1 }
  }

  var shownTitles: [String] { shown.elements.map(\.configuration.title) }
}
