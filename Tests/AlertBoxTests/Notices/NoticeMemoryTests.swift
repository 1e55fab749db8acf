import AlertBox
import Testing

@Suite("When notices have ended", .timeLimit(.minutes(10)))
struct NoticeMemoryTests {
  private struct Weak: Sendable {
    weak var object: AlertNotice?
  }

  /// Follows its notices as one that draws does, and lets go of each when it ends.
  private final class Drawing: AlertPresenter {
    let seen = Log<Weak>()
    private let shown = Watched<[ObjectIdentifier: AlertNotice]>([:])

    var shownCount: Int { shown.value.count }

    func present(_ request: AlertRequest) { request.confirm() }

    func present(_ notice: AlertNotice) {
      seen.append(Weak(object: notice))
      let id = ObjectIdentifier(notice)
      shown.update { $0[id] = notice }
      notice.onChange { _ in _ = notice.content }
      notice.onEnd { [shown] _ in
        _ = notice.end
        _ = shown.update { $0.removeValue(forKey: id) }
      }
    }

    /// The task of a timer lets go of its toast a moment after it has ended it.
    func expectNone() async {
      while seen.elements.contains(where: { $0.object != nil }) { await Task.yield() }
      #expect(shownCount == 0)
    }
  }

  private let clock = TestClock()
  private let presenter = Drawing()

  private var alertBox: AlertBox { AlertBox(presenter: presenter, clock: clock) }

  @Test("No toast is left, however it ended")
  func toasts() async throws {
    for number in 0..<1000 {
      let key = number.isMultiple(of: 3) ? "\(number % 10)" : nil
      let toast = alertBox.toast("\(number)", for: .seconds(3600), key: key)
      if number.isMultiple(of: 2) { toast.dismiss() }
      if number.isMultiple(of: 5) { toast.restart(for: .seconds(1)) }
    }
    clock.advance(by: .seconds(3600))
    await presenter.expectNone()
    #expect(clock.sleepers == 0)
  }

  @Test("No progress is left, however it ended, nor the work's error or parent")
  func progress() async throws {
    struct Failure: Error {}
    for number in 0..<300 {
      let delay = number.isMultiple(of: 2) ? Duration.zero : .seconds(1)
      await alertBox.progress("Outer") { _ in
        try? await alertBox.progress("Inner", after: delay) { progress in
          progress.update("Reading")
          if number.isMultiple(of: 3) { throw Failure() }
          if number.isMultiple(of: 5) { throw CancellationError() }
        }
      }
    }
    await presenter.expectNone()
    #expect(clock.sleepers == 0)
  }

  @Test("Rounds that are begun by the one before keep none that has ended")
  func rounds() async throws {
    let presenter = presenter
    let box = alertBox
    let done = Log<Int>()
    @Sendable func round(_ number: Int) async {
      await box.progress("Round") { progress in
        // The task takes the running progress along, as the current one.
        if number < 1000 { Task { await round(number + 1) } }
        done.append(number)
      }
    }
    await round(1)
    // The last one goes on, and must not keep the others.
    let end = Gate()
    try await done.elements(atLeast: 1000)
    let last = Task { await box.progress("Last") { _ in await end.pass() } }
    try await presenter.seen.elements(atLeast: 1001)
    while presenter.seen.elements.count(where: { $0.object != nil }) > 1 { await Task.yield() }
    end.open()
    await last.value
    await presenter.expectNone()
  }

  @Test("A presenter goes away though its toasts have not ended")
  func presenter() async {
    let clock = clock
    weak var gone: TestPresenter?
    do {
      let presenter = TestPresenter()
      gone = presenter
      let box = AlertBox(presenter: presenter, clock: clock)
      for number in 0..<10 { box.toast("\(number)", key: "\(number)") }
      await box.progress("Work") { $0.update("Reading") }
      #expect(gone != nil)
    }
    #expect(gone == nil)
    clock.advance(by: .seconds(2))
  }
}
