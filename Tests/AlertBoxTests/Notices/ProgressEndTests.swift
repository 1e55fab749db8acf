import AlertBox
import Foundation
import Testing

@Suite("Work that fails or is cancelled", .timeLimit(.minutes(10)))
struct ProgressEndTests {
  private final class Failure: Error, CustomStringConvertible {
    let description = "It broke."
  }

  private let clock = TestClock()
  private let presenter = TestPresenter()

  private var alertBox: AlertBox { AlertBox(presenter: presenter, clock: clock) }

  /// Runs work that throws an error, and returns what is thrown, and the progress.
  private func fail(
    _ error: any Error,
    after delay: Duration = .zero
  ) async -> ((any Error)?, AlertProgress?) {
    var progress: AlertProgress?
    do {
      try await alertBox.progress("Work", after: delay) {
        progress = $0
        $0.update("Reading")
        throw error
      }
      return (nil, progress)
    } catch {
      return (error, progress)
    }
  }

  // MARK: Errors

  @Test("An error ends it, is shown, kept and thrown on as it is")
  func failure() async throws {
    let failure = Failure()
    let (thrown, progress) = await fail(failure)
    #expect(thrown as? Failure === failure)
    #expect(progress?.notice.error as? Failure === failure)
    #expect(
      presenter.events == [
        .notice(.shown("Work")), .notice(.changed("Work: Reading")),
        .notice(.ended("Work", .failed("It broke."))),
      ]
    )
    try presenter.finish()
  }

  @Test("It ends first, and then the alert of its error is shown")
  func reported() async throws {
    let alertBox = alertBox
    let working = Task {
      do {
        try await alertBox.progress("Work") { _ in throw Failure() }
      } catch {
        await alertBox(reporting: error)
      }
    }
    try await presenter.next().confirm()
    await working.value
    #expect(
      presenter.events.prefix(3) == [
        .notice(.shown("Work")), .notice(.ended("Work", .failed("It broke."))), .asked("It broke."),
      ]
    )
  }

  @Test("An error of work inside work ends both, the inner one first")
  func nested() async {
    await #expect(throws: Failure.self) {
      try await alertBox.progress("Outer") { _ in
        try await alertBox.progress("Inner") { _ in throw Failure() }
      }
    }
    #expect(
      presenter.events.suffix(2) == [
        .notice(.ended("Inner", .failed("It broke."))),
        .notice(.ended("Outer", .failed("It broke."))),
      ]
    )
  }

  @Test("An error inside that the outer work gets over is the inner one's alone")
  func nestedAndCaught() async {
    let progress = await alertBox.progress("Outer") { progress in
      try? await alertBox.progress("Inner") { _ in throw Failure() }
      return progress
    }
    #expect(progress.notice.error == nil)
    #expect(
      presenter.events.suffix(2) == [
        .notice(.ended("Inner", .failed("It broke."))), .notice(.ended("Outer", .finished)),
      ]
    )
  }

  // MARK: Cancellation

  @Test("A cancelled task takes it down at once, while the work still cleans up")
  func cancelled() async throws {
    let alertBox = alertBox
    let cleanup = Gate()
    let working = Task {
      await alertBox.progress("Work") { progress in
        await cleanup.pass()
        progress.update("Cleaning up")
        return "done"
      }
    }
    try await presenter.wait(for: .notice(.shown("Work")))
    working.cancel()
    let events: [TestPresenter.Event] = [
      .notice(.shown("Work")), .notice(.ended("Work", .cancelled)),
    ]
    #expect(presenter.events == events)
    try presenter.finish()
    cleanup.open()
    #expect(await working.value == "done")
    #expect(presenter.events == events)
  }

  @Test("In a task that was cancelled before, nothing is shown, and the work is done")
  func cancelledBefore() async {
    let alertBox = alertBox
    let progress = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await alertBox.progress("Work") { progress in
        progress.update("Reading")
        return progress
      }
    }.value
    #expect(progress.message == nil)
    #expect(presenter.events.isEmpty)
  }

  @Test("A cancellation that the work throws by itself is no error")
  func cancellationError() async {
    let (thrown, progress) = await fail(CancellationError())
    #expect(thrown is CancellationError)
    #expect(progress?.notice.error == nil)
    #expect(presenter.events.last == .notice(.ended("Work", .cancelled)))
  }

  @Test("An error after a cancellation is not shown, but kept and thrown")
  func errorAfterCancellation() async {
    let failure = Failure()
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await fail(failure)
    }
    let (thrown, progress) = await caller.value
    #expect(thrown as? Failure === failure)
    #expect(progress?.notice.error as? Failure === failure)
    #expect(presenter.events.isEmpty)
  }

  // MARK: The delay

  @Test("Quick work is not shown, and leaves no timer")
  func quick() async {
    await alertBox.progress("Work", after: .seconds(1)) { progress in
      try? await clock.waitForSleepers(1)
      progress.update("Reading")
    }
    #expect(clock.sleepers == 0)
    clock.advance(by: .seconds(5))
    #expect(presenter.events.isEmpty)
  }

  @Test("Work that takes longer is shown when the delay is over, as it is then")
  func slow() async throws {
    try await alertBox.progress("Work", after: .seconds(1)) { progress in
      progress.update("Reading", fraction: 0.5)
      clock.advance(by: .milliseconds(999))
      try await clock.waitForSleepers(1)
      #expect(presenter.events.isEmpty)
      clock.advance(by: .milliseconds(1))
      try await presenter.wait(for: .notice(.shown("Work: Reading")))
      progress.update("Writing")
    }
    #expect(
      presenter.events == [
        .notice(.shown("Work: Reading")), .notice(.changed("Work: Writing", fraction: 0.5)),
        .notice(.ended("Work", .finished)),
      ]
    )
  }

  /// Is inside of `present` until it is let go.
  private final class Slow: AlertPresenter {
    let log = Log<String>()
    private let lock = NSLock()

    init() { lock.lock() }

    func letGo() { lock.unlock() }

    func present(_ request: AlertRequest) {
      log.append("asked")
      request.confirm()
    }

    func present(_ notice: AlertNotice) {
      log.append("begin")
      notice.onEnd { [log] in log.append("end: \($0)") }
      lock.lock()
      log.append("presented")
      lock.unlock()
    }
  }

  @Test("Work that ends while it is being presented is presented first, and told of its end then")
  func slowPresenter() async throws {
    for isCancelled in [false, true] {
      let slow = Slow()
      let box = AlertBox(presenter: slow, clock: clock)
      let working = Task {
        do {
          try await box.progress("Work", after: .seconds(1)) { _ in
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(1))
            try await slow.log.elements(atLeast: 1)
            if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
            // Let go when the work has ended, as nearly as can be told from outside.
            Thread.detachNewThread { slow.letGo() }
            throw Failure()
          }
        } catch {
          await box(reporting: error)
        }
      }
      await working.value
      let end = isCancelled ? "cancelled" : "failed(\"It broke.\")"
      let told = slow.log.elements.filter { $0 != "asked" }
      #expect(told.prefix(3) == ["begin", "presented", "end: \(end)"])
      if !isCancelled { #expect(slow.log.elements.last == "asked") }
    }
  }

  @Test("A failure is seen also if it was quick")
  func quickFailure() async {
    let (thrown, _) = await fail(Failure(), after: .seconds(1))
    #expect(thrown is Failure)
    #expect(
      presenter.events == [
        .notice(.shown("Work: Reading")), .notice(.ended("Work", .failed("It broke."))),
      ]
    )
    #expect(clock.sleepers == 0)
  }

  @Test("Cancelled within the delay, it is never shown")
  func quickCancellation() async throws {
    let alertBox = alertBox
    let gate = Gate()
    let working = Task {
      await alertBox.progress("Work", after: .seconds(1)) { _ in await gate.pass() }
    }
    try await clock.waitForSleepers(1)
    working.cancel()
    #expect(clock.sleepers == 0)
    clock.advance(by: .seconds(5))
    gate.open()
    await working.value
    _ = await fail(CancellationError(), after: .seconds(1))
    #expect(presenter.events.isEmpty)
  }
}
