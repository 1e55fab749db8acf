import AlertBox

/// One of the presenters of a stress run; it stays while what is behind it may be replaced.
final class StressScreen: AlertPresenter {
  enum Kind: CaseIterable {
    /// A `TestPresenter`.
    case test
    /// Shows one alert at a time.
    case queue
    /// Keeps all of them.
    case heap
    /// A `ScriptedPresenter`.
    case script
    case confirming
    case cancelling
    case refusing
  }

  private struct State {
    var test = TestPresenter()
    var queue = AlertQueue()
    var script = ScriptedPresenter()
    /// The alerts that are shown, where this presenter does that by itself.
    var shown: [Int: AlertRequest] = [:]
    var log: [String] = []
  }

  let kind: Kind
  let stack: StressStack
  private let state = Locked(State())
  /// What the whole run has heard of.
  private let requests: StressRequests
  private let token: StressToken

  init(_ kind: Kind, requests: StressRequests, token: StressToken) {
    self.kind = kind
    self.requests = requests
    self.token = token
    stack = StressStack(limit: kind == .heap ? 2 : kind == .queue ? 1 : Int.max)
  }

  // MARK: Presenting

  func present(_ request: AlertRequest) throws {
    let number = request.stressNumber
    requests.follow(request, number, token)
    let manner = StressQuestion.Manner(rawValue: request.configuration.message ?? "") ?? .keeps
    guard kind != .queue else {
      let queue = state.withLock { $0.queue }
      return queue.enqueue(request) { [weak self] request in
        self?.note("shown Q\(number)")
        if try !manner.perform(on: request) { self?.keep(request, number) }
      }
    }
    if try manner.perform(on: request) { return }
    switch kind {
    case .test: state.withLock { $0.test }.present(request)
    case .script: state.withLock { $0.script }.present(request)
    case .confirming: AlertPolicy.alwaysConfirm.present(request)
    case .cancelling: AlertPolicy.alwaysCancel.present(request)
    case .refusing: AlertPolicy.neverAsk.present(request)
    case .heap, .queue: keep(request, number)
    }
  }

  func present(_ notice: AlertNotice) {
    switch kind {
    case .test: state.withLock { $0.test }.present(notice)
    case .script: state.withLock { $0.script }.present(notice)
    default:
      if notice.kind == .message { note("noticed \(notice.content.description)") }
      stack.add(notice)
    }
  }

  private func keep(_ request: AlertRequest, _ number: Int) {
    state.withLock { $0.shown[number] = request }
    request.onEnd { [weak self] _ in self?.drop(number) }
  }

  private func note(_ line: String) { state.withLock { $0.log.append(line) } }

  // MARK: Letting go

  /// Lets go of an alert, under no lock.
  func drop(_ number: Int) {
    _ = state.withLock { $0.shown.removeValue(forKey: number) }
  }

  /// Puts another presenter or queue in the place of the one that is there, which goes away.
  ///
  /// - Returns: Whether the presenter that goes away found something amiss.
  func replace(steps: [AlertAnswer]) -> Bool {
    let (test, script) = (TestPresenter(), ScriptedPresenter(steps: steps))
    let old = state.withLock { state -> (TestPresenter, AlertQueue, ScriptedPresenter) in
      let old = (state.test, state.queue, state.script)
      state.test = test
      state.queue = AlertQueue()
      state.script = script
      return old
    }
    do {
      try old.0.finish()
      try old.2.finish()
      return false
    } catch {
      return true
    }
  }

  // MARK: What is there

  /// The test presenter that is behind it now.
  var test: TestPresenter { state.withLock { $0.test } }

  /// What happened since the last line that is known of.
  func log(after count: Int) -> [String] {
    switch kind {
    case .test: test.events.dropFirst(count).map(\.stressDescription)
    case .script:
      state.withLock { $0.script }.noticeEvents.dropFirst(count).map(\.stressDescription)
    default: state.withLock { Array($0.log.dropFirst(count)) }
    }
  }

  /// The numbers of the alerts that are pending, as far as the presenter tells.
  var pending: [Int] {
    switch kind {
    case .test: test.pending.map(\.stressNumber)
    default: state.withLock { $0.shown.keys.sorted() }
    }
  }

  /// The toasts and the work that are seen, as far as the presenter tells.
  var notices: [AlertNotice] {
    switch kind {
    case .test: test.openNotices
    case .script: []
    default: stack.notices
    }
  }
}

extension AlertRequest {
  /// The number of the question, by its title.
  var stressNumber: Int { Int(configuration.title.dropFirst()) ?? 0 }
}
