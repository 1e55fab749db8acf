import AlertBox
import Testing

@Suite("A toast under a key", .timeLimit(.minutes(10)))
struct ToastKeyTests {
  private let clock = TestClock()
  private let presenter = TestPresenter()

  private var alertBox: AlertBox { AlertBox(presenter: presenter, clock: clock) }

  private func second(_ number: Int) -> TestClock.Instant {
    TestClock().now.advanced(by: .seconds(number))
  }

  @Test("Shown again at 2 s of 5 s, it leaves at 7 s")
  func again() async throws {
    alertBox.toast("Saved", for: .seconds(5), key: "save")
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(2))
    alertBox.toast("Saved", for: .seconds(5), key: "save")
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [second(7)])
    clock.advance(by: .seconds(3))
    #expect(clock.sleepers == 1)
    #expect(presenter.events == [.notice(.shown("Saved"))])
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("Saved", .expired)))
    #expect(presenter.events == [.notice(.shown("Saved")), .notice(.ended("Saved", .expired))])
    #expect(clock.sleepers == 0)
  }

  @Test("It takes the place of the one that is there, and handles of that one do nothing to it")
  func replaced() async throws {
    let first = alertBox.toast("Saving", for: .seconds(60), key: "save")
    try await clock.waitForSleepers(1)
    let second = alertBox.toast("Saved", for: .seconds(3), key: "save", role: .success)
    try await clock.waitForSleepers(1)
    #expect(first.isOver)
    #expect(!first.dismiss() && !first.update("Stale") && !first.restart(for: .zero))
    #expect(!second.isOver)
    #expect(presenter.openNotices.map(\.content) == [AlertNotice.Content("Saved", role: .success)])
    #expect(clock.deadlines == [self.second(3)])
    #expect(second.dismiss())
    #expect(
      presenter.events == [
        .notice(.shown("Saving")), .notice(.changed("Saved")), .notice(.ended("Saved", .dismissed)),
      ]
    )
  }

  @Test("When the one before has left, it is a toast of its own")
  func afterwards() async throws {
    let first = alertBox.toast("A", key: "key")
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("A", .expired)))
    let second = alertBox.toast("A", key: "key")
    #expect(!first.restart() && !first.dismiss())
    #expect(!second.isOver)
    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("A", .expired)), count: 2)
    #expect(second.isOver)
    #expect(presenter.events.count == 4)
  }

  @Test("One that waits for its turn goes on waiting, and then has the time of the latest")
  func held() async throws {
    let keeper = NoticeKeeper(holdsTime: true)
    let alertBox = AlertBox(presenter: keeper, clock: clock)
    let first = alertBox.toast("A", for: .seconds(1), key: "key")
    let second = alertBox.toast("B", for: .seconds(9), key: "key")
    #expect(clock.lastDeadline == nil)
    #expect(first.isOver && !second.isOver)
    #expect(keeper.notices.elements.map(\.content.text) == ["B"])
    keeper.notices.elements[0].startTime()
    try await clock.waitForSleepers(1)
    #expect(clock.deadlines == [self.second(9)])
  }

  // MARK: Whose key it is

  @Test("Other keys, and none, stand for themselves")
  func otherKeys() {
    for key in ["a", "b", nil, nil] { alertBox.toast("\(key ?? "none")", key: key) }
    #expect(presenter.openNotices.map(\.content.text) == ["a", "b", "none", "none"])
  }

  @Test("Boxes with the same object as presenter share their keys, others do not")
  func presenters() {
    let other = TestPresenter()
    let otherBox = AlertBox(presenter: other, clock: clock)
    let first = alertBox.toast("A", key: "key")
    otherBox.toast("B", key: "key")
    #expect(!first.isOver)
    alertBox.toast("C", key: "key")
    #expect(first.isOver)
    #expect(presenter.openNotices.map(\.content.text) == ["C"])
    #expect(other.openNotices.map(\.content.text) == ["B"])
  }

  /// Keeps its notices; as a value it cannot be told from its like.
  private struct Value: AlertPresenter {
    let notices = Log<AlertNotice>()

    func present(_ request: AlertRequest) { request.cancel() }

    func present(_ notice: AlertNotice) { notices.append(notice) }
  }

  @Test("A box whose presenter is a value shares its keys with its copies")
  func values() {
    let (one, other) = (Value(), Value())
    let box = AlertBox(presenter: one, clock: clock)
    let copy = box
    box.toast("A", key: "key")
    copy.toast("B", key: "key")
    AlertBox(presenter: other, clock: clock).toast("C", key: "key")
    #expect(one.notices.elements.map(\.content.text) == ["B"])
    #expect(other.notices.elements.map(\.content.text) == ["C"])
  }

  private struct Unaware: AlertPresenter {
    func present(_ request: AlertRequest) { request.cancel() }
  }

  /// Shows its notices at the terminal, too.
  private final class Forwarding: AlertPresenter {
    func present(_ request: AlertRequest) { request.cancel() }

    func present(_ notice: AlertNotice) { TerminalPresenter().present(notice) }
  }

  @Test("All that show their toasts at the terminal share its keys, whatever answers the alerts")
  func terminal() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let policy = AlertPolicy.alwaysConfirm
      let boxes = [
        AlertBox(presenter: policy), AlertBox(presenter: policy), AlertBox(),
        AlertBox(presenter: TerminalPresenter(style: .inline)), AlertBox(presenter: Unaware()),
        AlertBox { $0.cancel() }, AlertBox(presenter: Forwarding()),
      ]
      for round in 1...2 {
        var toasts: [AlertToast] = []
        for (number, box) in boxes.enumerated() {
          toasts.append(box.toast("\(round).\(number)", for: .seconds(60), key: "key"))
          #expect(toasts.map(\.isOver) == toasts.dropLast().map { _ in true } + [false])
        }
        #expect(toasts.dropLast().allSatisfy { !$0.dismiss() && !$0.restart() })
        #expect(toasts.last?.update("\(round) all") == true)
        #expect(toasts.last?.dismiss() == true)
      }
    }
    let text = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
    let lines = (1...2).flatMap { round in (0..<7).map { "\(round).\($0)" } + ["\(round) all"] }
    #expect(text == lines.map { "\($0)\n" }.joined())
  }

  @Test("A presenter that comes where another one was gets its own toasts")
  func sameAddress() async throws {
    for number in 0..<1000 {
      let keeper = NoticeKeeper(holdsTime: number.isMultiple(of: 2))
      AlertBox(presenter: keeper, clock: clock).toast("\(number)", key: "key")
      #expect(keeper.notices.elements.map(\.content.text) == ["\(number)"])
    }
  }
}
