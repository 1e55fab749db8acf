import AlertBox
import Testing

@Suite("A toast's timer that is too late to be stopped")
struct ToastTimerTests {
  /// A clock whose sleepers do not hear that they are cancelled, as one that is about to wake.
  private final class DeafClock: Clock {
    let sleepers = Log<CheckedContinuation<Void, Never>>()

    var now: ManualClock.Instant { ManualClock().now }

    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration? = nil) async throws {
      await withCheckedContinuation { sleepers.append($0) }
    }
  }

  @Test("It does not end the toast that was shown anew meanwhile")
  func shownAnew() async throws {
    let clock = DeafClock()
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter, clock: clock)
    let toast = alertBox.toast("A", key: "a")
    _ = try await clock.sleepers.elements(atLeast: 1)
    let again = alertBox.toast("B", key: "a")
    let timers = try await clock.sleepers.elements(atLeast: 2)
    timers[0].resume()
    // Time enough for its task to do what it must not.
    for _ in 0..<1000 where !again.isOver { await Task.yield() }
    #expect(toast.isOver && !again.isOver)
    timers[1].resume()
    try await presenter.wait(for: .notice(.ended("B", .expired)))
    #expect(
      presenter.events == [
        .notice(.shown("A")), .notice(.changed("B")), .notice(.ended("B", .expired)),
      ]
    )
  }
}
