import AlertBox
import Testing

@Suite("StepPace")
struct StepPaceTests {
  /// When each of some steps is printed, or how long it has to wait.
  private static func waits(_ seconds: [Double]) -> [Duration?] {
    var pace = StepPace()
    return seconds.map { pace.take(at: .seconds($0)) }
  }

  @Test("Ten are printed freely, and then one more for each second that went by")
  func burst() {
    let none = Duration?.none
    #expect(Self.waits(Array(repeating: 0, count: 10)) == Array(repeating: none, count: 10))
    #expect(Self.waits(Array(repeating: 0, count: 11)).last == .seconds(1))
    #expect(
      Self.waits(Array(repeating: 5, count: 10) + [5.25, 6, 6, 8, 8, 8]).suffix(6)
        == [.seconds(0.75), nil, .seconds(1), nil, nil, .seconds(1)]
    )
  }

  @Test("Steps that are slower than one a second are all printed")
  func slow() {
    #expect(Self.waits((0..<1000).map(Double.init)).allSatisfy { $0 == nil })
  }

  @Test("After a long pause there is room for ten, not for more")
  func pause() {
    let steps = Self.waits([0] + Array(repeating: 1000, count: 11))
    #expect(steps.dropLast().allSatisfy { $0 == nil })
    #expect(steps.last == .seconds(1))
  }

  @Test("Of thousands of updates at once, one a second is printed")
  func flood() {
    let steps = Self.waits((0..<6000).map { Double($0) / 1000 })
    #expect(steps.count { $0 == nil } == 15)
  }

  @Test("What was held back is printed a second later, or before the end, once")
  func heldBack() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let clock = ManualClock()
      let box = AlertBox(presenter: TerminalPresenter(style: .plain), clock: clock)
      await box.progress("Count") { progress in
        for number in 1...1000 { progress.update("\(number)") }
        // The line comes from the task of the timer, now or later.
        clock.advance(by: .seconds(1))
        for number in 1001...2000 { progress.update("\(number)") }
      }
      struct Failure: Error {}
      try? await box.progress("Fail") { progress in
        for number in 1...11 { progress.update("\(number)") }
        throw Failure()
      }
      try? await box.progress("Cancel") { progress in
        for number in 1...11 { progress.update("\(number)") }
        throw CancellationError()
      }
      await box.progress("Link") { progress in
        for step in ["A", "B", "B", "A"] { progress.update(step, fraction: 0.5) }
      }
      for number in 1...1000 { box.toast("Toast \(number)", key: "key") }
    }
    var lines = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map { String($0) }
    // Which was the latest when the timer came is not certain, nor whether it came before the end.
    let byTimer = Set((1000..<2000).map { "Count: \($0)" })
    #expect(lines.count(where: byTimer.contains) <= 1)
    lines.removeAll(where: byTimer.contains)
    let ten = { (title: String) in [title] + (1...10).map { "\(title): \($0)" } }
    #expect(
      lines
        == ten("Count") + ["Count: 2000", "Count: done"]
        + ten("Fail") + ["Fail: 11", "Fail: failed: Failure()"] + ten("Cancel")
        + ["Link", "Link: A", "Link: B", "Link: A", "Link: done"] + (1...11).map { "Toast \($0)" }
    )
  }
}
