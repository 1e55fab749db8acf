import AlertBox
import Testing

private let width = 100
private let rounds = 100

@Suite("Work that ends as it is cancelled, or is to be shown", .timeLimit(.minutes(5)))
struct ProgressRaceTests {
  private struct Failure: Error {}

  @Test("The end of the work and its cancellation end it once")
  func endOrCancel() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let keeper = NoticeKeeper()
        let box = AlertBox(presenter: keeper)
        let gates = (0..<width).map { _ in Gate() }
        let tasks = (0..<width).map { number in
          Task {
            try await box.progress("\(number)") { progress in
              await gates[number].pass()
              if number.isMultiple(of: 2) { throw Failure() }
              return progress
            }
          }
        }
        try await keeper.notices.elements(atLeast: width)
        _ = await race(width) {
          gates[$0].open()
        } _: {
          tasks[$0].cancel()
        }
        for (number, task) in tasks.enumerated() {
          switch await task.result {
          case .success: #expect(!number.isMultiple(of: 2))
          case .failure(let error): #expect(error is Failure && number.isMultiple(of: 2))
          }
        }
        #expect(keeper.ends.elements.count == width)
        for notice in keeper.notices.elements {
          switch (notice.end, Int(notice.content.text)?.isMultiple(of: 2)) {
          case (.cancelled, _), (.failed, true), (.finished, false): break
          default: Issue.record("\(notice.content.text) ended as \(String(describing: notice.end))")
          }
        }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("The end of the work and of its delay show it once or never, and a failure once")
  func endOrShow() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let keeper = NoticeKeeper()
        let clock = TestClock()
        let box = AlertBox(presenter: keeper, clock: clock)
        let gates = (0..<width).map { _ in Gate() }
        let tasks = (0..<width).map { number in
          Task {
            try await box.progress("\(number)", after: .milliseconds(number + 1)) { _ in
              await gates[number].pass()
              if number.isMultiple(of: 2) { throw Failure() }
            }
          }
        }
        try await clock.waitForSleepers(width)
        _ = await race(width) {
          gates[$0].open()
        } _: { _ in
          clock.advance(by: .milliseconds(1))
        }
        for task in tasks { _ = await task.result }
        #expect(clock.sleepers == 0)
        // A failure is shown before the error gets here.
        let titles = keeper.notices.elements.map(\.content.text)
        #expect(Set(titles).count == titles.count)
        #expect(titles.count { Int($0)?.isMultiple(of: 2) == true } == width / 2)
        for notice in keeper.notices.elements { #expect(notice.end != nil) }
      }
    }
    Child.expectQuiet(child)
  }

  @Test("Updates from everywhere as the work ends leave what was said before the end")
  func updateOrEnd() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      for _ in 0..<rounds {
        let presenter = TestPresenter()
        let box = AlertBox(presenter: presenter)
        let late = await box.progress("Work") { progress in
          let tasks = (0..<4).map { task in
            Task { for step in 0..<25 { progress.update("\(task) \(step)") } }
          }
          progress.update("Nearly")
          return (tasks, progress)
        }
        let said = late.1.message
        for task in late.0 { await task.value }
        #expect(late.1.message == said)
        let events = presenter.events
        #expect(events.last == .notice(.ended("Work", .finished)))
        #expect(events[events.count - 2] == .notice(.changed("Work: \(said ?? "")")))
      }
    }
    Child.expectQuiet(child)
  }
}
