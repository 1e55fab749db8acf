import AlertBox
import Testing

@Suite("Notices in the presenters for tests", .timeLimit(.minutes(10)))
struct NoticePresenterTests {
  private struct Failure: Error {}

  // MARK: TestPresenter

  @Test("With a clock that is moved by hand nothing has to be slept for")
  func manualClock() async throws {
    let clock = ManualClock()
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter, clock: clock)
    alertBox.toast("Saved", for: .seconds(5), key: "save")
    clock.advance(by: .seconds(2))
    alertBox.toast("Saved again", for: .seconds(5), key: "save")
    clock.advance(by: .seconds(3))
    alertBox.toast("Other", for: .zero)
    try await presenter.wait(for: .notice(.ended("Other", .expired)))
    #expect(presenter.openNotices.map(\.content.text) == ["Saved again"])
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("Saved again", .expired)))
    #expect(presenter.openNotices.isEmpty)
  }

  @Test("It waits for what has happened, happens later, or happens more than once")
  func waiting() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    alertBox.toast("A", for: .seconds(3600))
    try await presenter.wait(for: .notice(.shown("A")))
    let waiting = (1...3).map { count in
      Task { try await presenter.wait(for: .notice(.shown("A")), count: count) }
    }
    try await waiting[0].value
    alertBox.toast("A", for: .seconds(3600))
    try await waiting[1].value
    alertBox.toast("A", for: .seconds(3600))
    try await waiting[2].value

    let answered = Task { try await presenter.wait(for: .ended("?", .cancelled(.escape))) }
    async let outcome = alertBox.outcome(of: .question("?"))
    try await presenter.wait(for: .asked("?"))
    try await presenter.next().cancel(.escape)
    try await answered.value
    try await presenter.wait(for: .shown("?"))
    _ = await outcome
  }

  @Test("A wait whose task is cancelled throws, before and after it has begun")
  func cancelledWait() async {
    let presenter = TestPresenter()
    for _ in 0..<1000 {
      let waiting = Task { try await presenter.wait(for: .notice(.shown("never"))) }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
    }
  }

  @Test("At the end it complains of work under way, not of toasts")
  func finish() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    alertBox.toast("Saved", for: .seconds(3600))
    await alertBox.progress("Fetch\u{7}") { _ in
      await alertBox.progress("Read") { _ in
        #expect(
          throws: AlertError(
            .scriptNotFinished,
            "Work is still under way: “Fetch\\u{7}”, “Read”."
          )
        ) {
          try presenter.finish()
        }
      }
    }
    try presenter.finish()
  }

  // MARK: ScriptedPresenter

  @Test("A script keeps the notices, and tells what became of them")
  func script() async throws {
    let clock = ManualClock()
    let script = ScriptedPresenter(.confirm)
    let alertBox = AlertBox(presenter: script, clock: clock)
    try await alertBox("Go on?", confirm: "Go")
    let toast = alertBox.toast("Saving", key: "save")
    alertBox.toast("Saved", key: "save", role: .success)
    #expect(toast.isOver)
    try? await alertBox.progress("Work", after: .seconds(1)) {
      $0.update("Reading", fraction: 2)
      throw Failure()
    }
    await alertBox.progress("Quick", after: .seconds(1)) { _ in }
    #expect(script.notices.map(\.kind) == [.toast, .progress])
    #expect(script.notices.map(\.end) == [nil, .failed("Failure()")])
    #expect(
      script.noticeEvents == [
        .shown("Saving"), .changed("Saved"), .shown("Work: Reading"),
        .ended("Work", .failed("Failure()")),
      ]
    )
    try script.finish()
  }

  @Test("Both presenters keep all notices, and know which are open; a script waits, too")
  func both() async throws {
    let clock = ManualClock()
    let (script, test) = (ScriptedPresenter(), TestPresenter())
    for presenter in [script, test] as [any AlertPresenter] {
      AlertBox(presenter: presenter, clock: clock).toast("A")
      AlertBox(presenter: presenter, clock: clock).toast("B", for: .seconds(9))
    }
    clock.advance(by: .seconds(2))
    try await script.wait(for: .ended("A", .expired))
    try await test.wait(for: .notice(.ended("A", .expired)))
    #expect(script.notices.map(\.content.text) == ["A", "B"])
    #expect(script.openNotices.map(\.content.text) == ["B"])
    #expect(test.notices.map(\.content.text) == ["A", "B"])
    #expect(test.openNotices.map(\.content.text) == ["B"])
    #expect(script.noticeEvents == [.shown("A"), .shown("B"), .ended("A", .expired)])
    let waiting = Task { try await script.wait(for: .shown("C")) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test("A script complains of work under way")
  func scriptFinish() async throws {
    let script = ScriptedPresenter()
    await AlertBox(presenter: script).progress("Fetch") { _ in
      #expect(throws: AlertError(.scriptNotFinished, "Work is still under way: “Fetch”.")) {
        try script.finish()
      }
    }
    try script.finish()
  }
}
