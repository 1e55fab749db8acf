import AlertBox
import Testing

@Suite("The countdown")
struct CountdownTests {
  @Test(
    "It counts whole seconds that have not passed",
    arguments: [
      (.milliseconds(2001), "3s"), (.milliseconds(2000), "2s"), (.milliseconds(1999), "2s"),
      (.milliseconds(1001), "2s"), (.milliseconds(1000), "1s"), (.milliseconds(1), "1s"),
      (.nanoseconds(1), "1s"), (.zero, "0s"), (.seconds(-5), "0s"), (.milliseconds(59_001), "1m"),
      (.seconds(90), "1m 30s"), (.seconds(3601), "1h 1s"),
    ] as [(Duration, String)]
  )
  func text(remaining: Duration, text: String) {
    #expect(Countdown.text(remaining, action: nil) == "(\(text))")
    #expect(Countdown.text(remaining, action: .fail) == "(\(text))")
    #expect(Countdown.text(remaining, action: .confirm) == "(confirms in \(text))")
    #expect(Countdown.text(remaining, action: .cancel) == "(cancels in \(text))")
  }

  @Test(
    "It is drawn again as soon as it says something else, and not before",
    arguments: [
      .milliseconds(1), .milliseconds(999), .seconds(1), .milliseconds(1500), .seconds(61),
    ]
      as [Duration]
  )
  func nextSecond(remaining: Duration) {
    let wait = Countdown.timeToNextSecond(remaining)
    let text = Countdown.text(remaining, action: .fail)
    #expect(wait > .zero && wait <= .seconds(1))
    #expect(Countdown.text(remaining - wait, action: .fail) != text)
    #expect(Countdown.text(remaining - wait + .nanoseconds(1), action: .fail) == text)
  }

  @Test("When the time is over, nothing is drawn again at once")
  func over() {
    #expect(Countdown.timeToNextSecond(.zero) == .seconds(1))
    #expect(Countdown.timeToNextSecond(.seconds(-1)) == .seconds(1))
  }
}
