import AlertBox
import Testing

@Suite("A toast", .timeLimit(.minutes(10)))
struct ToastTests {
  private let clock = TestClock()
  private let presenter = TestPresenter()

  private var alertBox: AlertBox { AlertBox(presenter: presenter, clock: clock) }

  /// What the clock shows so many seconds after its beginning.
  private func second(_ number: Int) -> TestClock.Instant {
    TestClock().now.advanced(by: .seconds(number))
  }

  // MARK: Seen whatever else is open

  @Test("It leaves a question that is open alone, before and after it has left")
  func besideQuestion() async throws {
    let alertBox = alertBox
    let asking = Task { try await alertBox("Overwrite?", confirm: "Overwrite") }
    let request = try await presenter.next()
    alertBox.toast("Saved", for: .seconds(2))
    #expect(request.isPending)
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("Saved", .expired)))
    #expect(request.isPending)
    request.confirm()
    try await asking.value
    #expect(
      presenter.events.prefix(4) == [
        .asked("Overwrite?"), .shown("Overwrite?"), .notice(.shown("Saved")),
        .notice(.ended("Saved", .expired)),
      ]
    )
  }

  @Test("It is raised from a task that was cancelled as well")
  func cancelledTask() async {
    let alertBox = alertBox
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      alertBox.toast("Stopped")
    }.value
    #expect(presenter.events == [.notice(.shown("Stopped"))])
    #expect(presenter.openNotices.map(\.kind) == [.toast])
  }

  @Test("Any number are there at once, each on its own, in the order they were raised")
  func several() async throws {
    for seconds in [3, 1, 2] { alertBox.toast("\(seconds)", for: .seconds(seconds)) }
    #expect(presenter.openNotices.map(\.content.text) == ["3", "1", "2"])
    for seconds in [1, 2, 3] {
      clock.advance(by: .seconds(1))
      try await presenter.wait(for: .notice(.ended("\(seconds)", .expired)))
      #expect(presenter.openNotices.count == 3 - seconds)
    }
    try presenter.finish()
  }

  @Test("How it is meant is said before its text")
  func roles() {
    alertBox.toast("A")
    alertBox.toast("B", role: .success)
    alertBox.toast("C", role: .warning)
    let toast = alertBox.toast("D", role: .error)
    toast.update("E", role: .warning)
    toast.update("F")
    toast.dismiss()
    #expect(
      presenter.events == [
        .notice(.shown("A")), .notice(.shown("B")), .notice(.shown("Warning: C")),
        .notice(.shown("Error: D")),
        .notice(.changed("Warning: E")), .notice(.changed("Warning: F")),
        .notice(.ended("Warning: F", .dismissed)),
      ]
    )
    #expect(presenter.openNotices.map(\.content.role) == [.plain, .success, .warning])
  }

  // MARK: Its time

  @Test("It leaves after two seconds, or what it was given, and not before")
  func leaves() async throws {
    let first = alertBox.toast("A")
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(2)])
    alertBox.toast("B", for: .milliseconds(2500))
    try await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleepers == 2)
    #expect(!first.isOver)
    clock.advance(by: .milliseconds(1))
    try await presenter.wait(for: .notice(.ended("A", .expired)))
    #expect(first.isOver)
    #expect(clock.sleepers == 1)
  }

  @Test(
    "A time of nothing or less is over at once",
    arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)]
  )
  func noTime(_ duration: Duration) async throws {
    alertBox.toast("A", for: duration)
    try await presenter.wait(for: .notice(.ended("A", .expired)))
    #expect(presenter.events == [.notice(.shown("A")), .notice(.ended("A", .expired))])
  }

  @Test("The longest time there is overflows no clock")
  func longTime() {
    let duration = Duration.seconds(Int64.max)
    for toast in [
      AlertBox(presenter: presenter).toast("A", for: duration),
      AlertBox(presenter: presenter, clock: SuspendingClock()).toast("B", for: duration),
      alertBox.toast("C", for: duration),
    ] {
      #expect(toast.restart(for: duration))
      #expect(toast.dismiss())
    }
  }

  @Test("A toast that waits for its turn has its whole time when it comes")
  func held() async throws {
    let keeper = NoticeKeeper(holdsTime: true)
    let alertBox = AlertBox(presenter: keeper, clock: clock)
    let toast = alertBox.toast("A", for: .seconds(2))
    clock.advance(by: .seconds(10))
    #expect(toast.restart())
    #expect(clock.sleepers == 0)
    #expect(clock.lastDeadline == nil)
    keeper.notices.elements[0].startTime()
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(12)])
    // It is started once; what starts it again is being shown anew.
    clock.advance(by: .seconds(1))
    keeper.notices.elements[0].startTime()
    #expect(clock.deadlines == [second(12)])
    clock.advance(by: .seconds(1))
    #expect(try await keeper.ends.elements(atLeast: 1) == [.expired])
    keeper.notices.elements[0].startTime()
    #expect(clock.sleepers == 0)
  }

  @Test("Its age is measured on the clock of its box")
  func age() {
    alertBox.toast("A", for: .seconds(60))
    clock.advance(by: .seconds(5))
    #expect(presenter.openNotices.map(\.age) == [.seconds(5)])
  }

  // MARK: Its handle

  @Test("Changed, it says something else, and its time goes on")
  func update() async throws {
    let toast = alertBox.toast("A")
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    #expect(toast.update("B", role: .success))
    // What changes nothing is nothing that happened.
    #expect(toast.update("B"))
    #expect(clock.deadlines == [second(2)])
    clock.advance(by: .seconds(1))
    try await presenter.wait(for: .notice(.ended("B", .expired)))
    #expect(
      presenter.events == [
        .notice(.shown("A")), .notice(.changed("B")), .notice(.ended("B", .expired)),
      ]
    )
  }

  @Test("Taken away early, it ends once, and no timer is left")
  func dismiss() async throws {
    let toast = alertBox.toast("A")
    try await clock.waitForSleepers(1)
    #expect(toast.dismiss())
    #expect(clock.sleepers == 0)
    #expect(!toast.dismiss() && !toast.update("B") && !toast.restart() && toast.isOver)
    clock.advance(by: .seconds(5))
    #expect(presenter.events == [.notice(.shown("A")), .notice(.ended("A", .dismissed))])
  }

  @Test("When it has left by itself its handle does nothing")
  func handleOfExpired() async throws {
    let toast = alertBox.toast("A")
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("A", .expired)))
    #expect(!toast.dismiss() && !toast.update("B") && !toast.restart() && toast.isOver)
    #expect(presenter.events.count == 2)
    #expect(clock.sleepers == 0)
  }

  @Test("Begun again, its time counts from then, and its handle goes on being its handle")
  func restart() async throws {
    let toast = alertBox.toast("A", for: .seconds(5))
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(2))
    #expect(toast.restart())
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(7)])
    #expect(toast.restart(for: .seconds(20)))
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(22)])
    clock.advance(by: .seconds(1))
    // Its time is the latest that it was given.
    #expect(toast.restart())
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(23)])
    #expect(toast.dismiss())
    #expect(clock.sleepers == 0)
    #expect(presenter.events == [.notice(.shown("A")), .notice(.ended("A", .dismissed))])
  }
}
