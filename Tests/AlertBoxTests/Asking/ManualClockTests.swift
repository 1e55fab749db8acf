import AlertBox
import Testing

@Suite("ManualClock")
struct ManualClockTests {
  @Test("Whoever sleeps wakes when the clock has been moved far enough, the earliest first")
  func wakes() async throws {
    let clock = ManualClock()
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter, clock: clock)
    let alerts = [3, 1, 2].map { seconds in
      Task {
        let limit = AlertTimeout(after: .seconds(seconds))
        let buttons = [AlertButton("OK")]
        return await alertBox.outcome(
          of: AlertConfiguration("\(seconds)", buttons: buttons, timeout: limit)
        )
      }
    }
    var requests: [AlertRequest] = []
    for _ in alerts { requests.append(try await presenter.next()) }
    clock.advance(by: .seconds(2))
    #expect(await alerts[1].value == .timedOut)
    #expect(await alerts[2].value == .timedOut)
    let last = try #require(requests.first { $0.configuration.title == "3" })
    #expect(last.isPending)
    #expect(last.timeRemaining == .seconds(1))
    clock.advance(by: .seconds(1))
    #expect(await alerts[0].value == .timedOut)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("A time that is over does not sleep")
  func over() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }

  @Test("Whoever is cancelled wakes, before or after it has come to sleep")
  func cancelled() async {
    let clock = ManualClock()
    for _ in 1...1000 {
      let sleeper = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
  }
}
