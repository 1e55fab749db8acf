/// Answers alerts from a script, at once and without a person.
///
/// A script is either a list of steps, used up in order, or a list of rules, of which the first
/// whose pattern fits the title answers, any number of times:
///
/// ```swift
/// let script = ScriptedPresenter(.confirm, .press("Discard").to("Save changes*"), .cancel)
/// let rules = ScriptedPresenter(rules: ["Overwrite*": .confirm, "*": .cancel])
/// ```
///
/// Rules can be a text as well: see ``AnswersFile``.
///
/// An alert that the script does not cover fails with the code `noAnswer`, and the message names the
/// alert and what the script expected. A test ends with ``finish()``, which throws if alerts were
/// missing, pending or unexpected. Answers are given inside `present`, without a change of thread;
/// any number of tasks may ask at once.
public final class ScriptedPresenter: AlertPresenter {
  private struct State {
    var script: Script
    var pending: [ObjectIdentifier: AlertRequest] = [:]
    var notices: [AlertNotice] = []
    var log = NoticeLog()
    var noticeEvents: [TestPresenter.Event] = []
  }

  private let state: Locked<State>

  /// Creates a presenter that answers in order, one step an alert.
  ///
  /// - Parameter steps: The steps.
  public convenience init(_ steps: AlertAnswer...) {
    self.init(steps: steps)
  }

  /// Creates a presenter that answers in order, one step an alert.
  ///
  /// - Parameter steps: The steps.
  public init(steps: [AlertAnswer]) {
    state = Locked(State(script: Script(steps: steps)))
  }

  /// Creates a presenter that answers by rule.
  ///
  /// - Parameter rules: A pattern for the title, with `*` for any text, and the answer. The first
  ///   pattern that fits counts; a pattern in the answer itself does not. Rules need not be used, so
  ///   ``finish()`` asks nothing of them.
  public init(rules: KeyValuePairs<String, AlertAnswer>) {
    state = Locked(State(script: Script(rules: rules)))
  }

  /// Creates a presenter that answers by the rules of an answers file.
  ///
  /// - Parameter file: The file. Rules need not be used, so ``finish()`` asks nothing of them.
  public init(rules file: AnswersFile) {
    state = Locked(State(script: Script(file)))
  }

  /// Answers a request from the script.
  ///
  /// - Parameter request: The alert to answer.
  public func present(_ request: AlertRequest) {
    let title = request.configuration.title
    let (answer, error) = state.withLock { state -> (AlertAnswer.Kind?, AlertError?) in
      let answer = state.script.takeAnswer(to: title)
      return (answer, answer == nil ? state.script.noteUnexpected(title) : nil)
    }
    switch answer {
    case .confirm: request.confirm()
    case .cancel(let reason): request.cancel(reason)
    case .press(let title): request.pick(title)
    case .text(let text): request.enter(text)
    case .timeOut: request.timeOut()
    case .leavePending: keep(request)
    case nil: if let error { request.fail(error) }
    }
  }

  /// Keeps a notice among the ``notices``, and follows what becomes of it.
  ///
  /// - Parameter notice: What is to be seen.
  public func present(_ notice: AlertNotice) {
    let note = notice.note
    state.withLock { state in
      state.notices.append(notice)
      state.noticeEvents.append(state.log.raise(note))
    }
    notice.follow { [weak self] note in
      self?.state.withLock { $0.noticeEvents += $0.log.follow(note) }
    }
  }

  /// The toasts, the messages and the work that were to be seen, in the order they were raised.
  public var notices: [AlertNotice] {
    // As in ``TestPresenter/events``, a list of its own for the thread sanitizer.
    state.withLock { $0.notices.map { $0 } }
  }

  /// What happened to the ``notices`` so far, in order.
  ///
  /// These are the events of a ``TestPresenter``, without those of alerts.
  public var noticeEvents: [TestPresenter.Event] {
    state.withLock { $0.noticeEvents.map { $0 } }
  }

  private func keep(_ request: AlertRequest) {
    let id = ObjectIdentifier(request)
    state.withLock { $0.pending[id] = request }
    request.onEnd { [weak self] _ in
      // Let go of outside the lock.
      _ = self?.state.withLock { $0.pending.removeValue(forKey: id) }
    }
  }

  /// Checks that the script was used up, nothing else was asked, and no work is under way.
  ///
  /// - Throws: ``AlertError`` with the code `scriptNotFinished`, whose message names the steps left
  ///   over, the alerts still pending, the alerts that the script did not cover, and the work that
  ///   has not ended.
  public func finish() throws {
    let (script, pending) = state.withLock { ($0.script, $0.pending.values) }
    try Complaints.check([
      ("Steps of the script were not used", script.unused.map(\.description)),
      ("Alerts are still pending", pending.map(\.configuration.title.quoted).sorted()),
      ("Alerts were asked that the script has no answer for", script.unexpected.map(\.quoted)),
      ("Work is still under way", notices.workUnderWay),
    ])
  }
}
