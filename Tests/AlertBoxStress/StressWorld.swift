import AlertBox
import AlertBoxTestSupport

/// The real thing of a stress run: boxes, what they ask through, and the tasks that ask.
///
/// All tasks run where they are resumed, so that what an operation does is done when it returns; but
/// for timers and validations, which have tasks of their own.
final class StressWorld: Sendable {
  let requests = StressRequests()
  let clock: ManualClock
  let screens: [StressScreen]

  init(clock: ManualClock, token: StressToken) {
    self.clock = clock
    screens = StressScreen.Kind.allCases.map { [requests] in
      StressScreen($0, requests: requests, token: token)
    }
  }

  func box(_ screen: Int) -> AlertBox { AlertBox(presenter: screens[screen], clock: clock) }

  /// Has a task ask, perhaps one that is cancelled before; returns when it is suspended.
  func ask(_ asking: StressAsking, isCancelled: Bool) -> Task<Void, Never> {
    Task(executorPreference: InlineTaskExecutor()) {
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      await self.perform(asking)
    }
  }

  /// Has a task wait for the next alert of a test presenter, perhaps one that is cancelled before.
  func wait(_ number: Int, for presenter: TestPresenter, isCancelled: Bool) -> Task<Void, Never> {
    Task(executorPreference: InlineTaskExecutor()) { [requests] in
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      do {
        requests.note("N\(number) got Q\(try await presenter.next().stressNumber)")
      } catch {
        requests.note("N\(number) threw")
      }
    }
  }

  func begin(_ worker: StressWorker) -> Task<Void, Never> {
    Task(executorPreference: InlineTaskExecutor()) { await worker.run() }
  }

  // MARK: Asking

  private func perform(_ asking: StressAsking) async {
    let box = box(asking.screen)
    if asking.isCurrent {
      await AlertBox.$current.withValue(box) { await ask(asking.question, AlertBox.current) }
    } else {
      await ask(asking.question, box)
    }
  }

  private func ask(_ question: StressQuestion, _ box: AlertBox) async {
    switch question.call {
    case .outcome:
      let outcome = await box.outcome(of: question.configuration)
      note(question, outcome.stressDescription)
      if outcome.button != nil { await askNext(question) }
    case .report:
      let report = "\(question.title)\n\(question.manner)"
      await box(
        reporting: StressReport(description: report),
        timeout: question.timeout?.duration
      )
      note(question, "returned")
    case .overload:
      do {
        let result = try await askByOverload(question, box)
        if question.kind == .plain { break }
        note(question, "returned \(result)")
        await askNext(question)
      } catch let error as AlertError {
        note(question, "threw \(error.code)")
      } catch {
        note(question, "threw \(error is CancellationError ? "CancellationError" : "error")")
      }
    }
  }

  private func askByOverload(_ question: StressQuestion, _ box: AlertBox) async throws -> String {
    let (title, message) = (question.title, question.manner.rawValue)
    let (timeout, onTimeout) = (question.timeout?.duration, question.onTimeout)
    switch question.kind {
    case .plain, .unanswerable:
      // The next question is asked from inside of the action.
      return try await box(title, message: message, timeout: timeout, onTimeout: onTimeout) {
        AlertAction("OK") {
          self.note(question, "returned OK")
          await self.askNext(question)
          return "OK"
        }
      }
    case .destructive:
      try await box(
        title,
        message: message,
        confirm: "Delete",
        isDestructive: true,
        timeout: timeout,
        onTimeout: onTimeout
      )
      return "Delete"
    case .yesNo:
      let isYes = try await box(
        title,
        message: message,
        yes: "Yes",
        no: "No",
        timeout: timeout,
        onTimeout: onTimeout
      )
      return isYes ? "Yes" : "No"
    case .message:
      try await box(title, message: message, timeout: timeout, onTimeout: onTimeout)
      return "OK"
    case .choice:
      let option = try await box(
        title,
        message: message,
        choosing: StressQuestion.options,
        default: question.defaultEntry.flatMap { Int($0) }.map { StressQuestion.options[$0] },
        timeout: timeout,
        onTimeout: onTimeout
      )
      return StressQuestion.options.firstIndex(of: option).map { "\($0)" } ?? ""
    case .text:
      return try await box(
        title,
        message: message,
        prompt: "Text",
        default: question.defaultEntry,
        isRequired: question.isRequired,
        timeout: timeout,
        onTimeout: onTimeout,
        validate: question.validator
      )
    }
  }

  private func askNext(_ question: StressQuestion) async {
    for asking in question.next { await perform(asking) }
  }

  private func note(_ question: StressQuestion, _ result: String) {
    requests.note("\(question.title) got: \(result)")
  }
}

/// An error to report, whose first line is the title of the alert.
private struct StressReport: Error, CustomStringConvertible {
  let description: String
}
