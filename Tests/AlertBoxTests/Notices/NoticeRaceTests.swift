import AlertBox
import Testing

private let width = 100
private let rounds = 100

/// Ten thousand races each, in a process of their own, as a trap or a deadlock would end it.
@Suite("Whoever else ends or changes a notice at the same time", .timeLimit(.minutes(5)))
struct NoticeRaceTests {
  /// Raises that many toasts with a time of a second, and counts how often each ends.
  private struct Toasts: Sendable {
    let clock = TestClock()
    let keeper: NoticeKeeper
    let toasts: [AlertToast]

    init(holdsTime: Bool = false, keyed: Bool = false) async throws {
      let keeper = NoticeKeeper(holdsTime: holdsTime)
      let box = AlertBox(presenter: keeper, clock: clock)
      toasts = (0..<width).map { box.toast("\($0)", for: .seconds(1), key: keyed ? "\($0)" : nil) }
      self.keeper = keeper
      if !holdsTime { try await clock.waitForSleepers(width) }
    }

    var box: AlertBox { AlertBox(presenter: keeper, clock: clock) }

    /// Waits until all have ended, and checks that each did so once and left no timer.
    func expectEnded(_ count: Int = width) async throws -> [AlertNotice.End?] {
      let ends = try await keeper.ends.elements(atLeast: count)
      #expect(ends.count == count)
      #expect(keeper.notices.elements.count == count)
      #expect(clock.sleepers == 0)
      return keeper.notices.elements.map(\.end)
    }
  }

  @Test("Of two that take a toast away one does, and the other is told so")
  func dismissOrDismiss() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts()
        let results = await race(width) {
          all.toasts[$0].dismiss()
        } _: {
          all.toasts[$0].dismiss()
        }
        for (first, second) in results { #expect(first != second) }
        for end in try await all.expectEnded() { #expect(end == .dismissed) }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Taken away as its time is over, a toast ends once")
  func dismissOrExpire() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts()
        let results = await race(width) {
          all.toasts[$0].dismiss()
        } _: { _ in
          all.clock.advance(by: .milliseconds(20))
        }
        all.clock.advance(by: .seconds(1))
        for (end, (dismissed, _)) in zip(try await all.expectEnded(), results) {
          #expect(end == (dismissed ? .dismissed : .expired))
        }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Begun again, changed and taken away at once, a toast ends once")
  func restartOrDismiss() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts()
        _ = await race(width) {
          all.toasts[$0].restart(for: .seconds(5))
          all.toasts[$0].update("changed")
          all.toasts[$0].restart()
        } _: {
          if $0.isMultiple(of: 2) { all.toasts[$0].restart(for: .seconds(3)) }
          if !$0.isMultiple(of: 3) { all.toasts[$0].dismiss() }
          all.clock.advance(by: .milliseconds(20))
        }
        all.clock.advance(by: .seconds(5))
        _ = try await all.expectEnded()
      }
    }
    Child.expectQuiet(child)
  }

  @Test("A toast that is raised again as its time is over is the same one or one of its own")
  func replaceOrExpire() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts(keyed: true)
        let box = all.box
        let results = await race(width) {
          box.toast("again", for: .seconds(9), key: "\($0)")
        } _: { _ in
          all.clock.advance(by: .milliseconds(20))
        }
        // Whichever it is, it is there for its whole time.
        for (toast, _) in results { #expect(!toast.isOver) }
        for toast in all.toasts { #expect(!toast.dismiss()) }
        all.clock.advance(by: .seconds(9))
        let count = all.keeper.notices.elements.count
        for end in try await all.expectEnded(count) { #expect(end == .expired) }
        for (toast, _) in results { #expect(toast.isOver) }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Two that raise a toast under a key raise one, and one of their handles counts")
  func replaceOrReplace() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let keeper = NoticeKeeper()
        let clock = TestClock()
        let box = AlertBox(presenter: keeper, clock: clock)
        let results = await race(width) {
          box.toast("first", key: "\($0)")
        } _: {
          box.toast("second", key: "\($0)")
        }
        #expect(keeper.notices.elements.count == width)
        for (first, second) in results {
          let dismissals = [first.dismiss(), second.dismiss()]
          #expect(dismissals.count { $0 } == 1)
        }
        #expect(keeper.ends.elements.count == width)
        #expect(clock.sleepers == 0)
      }
    }
    Child.expectQuiet(child)
  }

  @Test("The turn of a toast that waits, and its end, agree")
  func startOrDismiss() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts(holdsTime: true)
        let notices = all.keeper.notices.elements
        _ = await race(width) {
          notices[$0].startTime()
        } _: {
          if $0.isMultiple(of: 2) { all.toasts[$0].restart(for: .seconds(2)) }
          if $0.isMultiple(of: 3) { notices[$0].startTime() }
          all.toasts[$0].dismiss()
        }
        for end in try await all.expectEnded() { #expect(end == .dismissed) }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Who follows a toast as it ends hears of that once, and of no change after it was told all")
  func followOrDismiss() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let all = try await Toasts()
        let notices = all.keeper.notices.elements
        let heard = Log<Int>()
        _ = await race(width) { number in
          notices[number].onChange { _ in }
          notices[number].onEnd { _ in heard.append(number) }
        } _: {
          all.toasts[$0].update("changed")
          all.toasts[$0].dismiss()
        }
        #expect(heard.elements.sorted() == Array(0..<width))
        _ = try await all.expectEnded()
      }
    }
    Child.expectQuiet(child)
  }
}
