import AlertBox
import Testing

@Suite("Progress", .timeLimit(.minutes(10)))
struct ProgressTests {
  private let clock = TestClock()
  private let presenter = TestPresenter()

  private var alertBox: AlertBox { AlertBox(presenter: presenter, clock: clock) }

  @Test("It is shown while the work runs, follows it, and its result is the work's")
  func returns() async throws {
    let pages = await alertBox.progress("Fetch data") { progress in
      #expect(presenter.events == [.notice(.shown("Fetch data"))])
      for number in 1...2 {
        progress.update("Reading page \(number)", fraction: Double(number) / 2)
      }
      return 2
    }
    #expect(pages == 2)
    #expect(
      presenter.events == [
        .notice(.shown("Fetch data")),
        .notice(.changed("Fetch data: Reading page 1", fraction: 0.5)),
        .notice(.changed("Fetch data: Reading page 2", fraction: 1)),
        .notice(.ended("Fetch data", .finished)),
      ]
    )
    try presenter.finish()
  }

  @Test("An update changes what it names, and what changes nothing is not told")
  func updates() async {
    await alertBox.progress("Work") { progress in
      #expect(progress.message == nil && progress.fraction == nil && progress.notice.error == nil)
      progress.update()
      progress.update("A")
      progress.update(fraction: 0.25)
      #expect(progress.message == "A" && progress.fraction == 0.25)
      progress.update("A", fraction: 0.25)
      progress.update("B")
      #expect(progress.message == "B" && progress.fraction == 0.25)
    }
    #expect(
      presenter.events.dropFirst() == [
        .notice(.changed("Work: A")), .notice(.changed("Work: A", fraction: 0.25)),
        .notice(.changed("Work: B", fraction: 0.25)), .notice(.ended("Work", .finished)),
      ]
    )
  }

  @Test(
    "A fraction is from 0 to 1, and one that is not a number takes it back",
    arguments: [
      (0, 0), (1, 1), (0.5, 0.5), (-0.1, 0), (1.1, 1), (.infinity, 1), (-.infinity, 0),
      (.nan, nil), (.signalingNaN, nil), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double?)]
  )
  func fractions(given: Double, shown: Double?) async {
    await alertBox.progress("Work") { progress in
      progress.update(fraction: 0.3)
      progress.update(fraction: given)
      #expect(progress.fraction == shown)
    }
  }

  @Test("A message that says nothing takes back the one before", arguments: ["", " ", "\n\t"])
  func noMessage(blank: String) async {
    await alertBox.progress("Fetch") { progress in
      progress.update(blank, fraction: 0.28)
      #expect(progress.message == nil)
      progress.update("Reading")
      progress.update(blank)
      #expect(progress.message == nil && progress.fraction == 0.28)
    }
    #expect(
      presenter.events.dropFirst() == [
        .notice(.changed("Fetch", fraction: 0.28)),
        .notice(.changed("Fetch: Reading", fraction: 0.28)),
        .notice(.changed("Fetch", fraction: 0.28)), .notice(.ended("Fetch", .finished)),
      ]
    )
  }

  private enum Trouble: Error { case paper, ink }

  private func printPages() async throws(Trouble) -> Int {
    try await alertBox.progress("Print") { (progress) async throws(Trouble) -> Int in
      progress.update("Page 1")
      throw .ink
    }
  }

  @Test("What the work throws keeps its type")
  func typedErrors() async {
    do throws(Trouble) {
      _ = try await printPages()
      Issue.record("It is out of ink.")
    } catch {
      switch error {
      case .ink: break
      case .paper: Issue.record("There is paper.")
      }
    }
    #expect(presenter.events.last == .notice(.ended("Print", .failed("ink"))))
  }

  @Test("When it has ended, it does not change any more")
  func afterwards() async {
    let progress = await alertBox.progress("Work") { $0 }
    progress.update("Late", fraction: 1)
    #expect(progress.message == nil && progress.fraction == nil)
    #expect(presenter.events == [.notice(.shown("Work")), .notice(.ended("Work", .finished))])
  }

  @Test("It is there while a question is open, and neither does anything to the other")
  func besideQuestion() async throws {
    let alertBox = alertBox
    let asking = Task { try await alertBox("Overwrite?", confirm: "Overwrite") }
    let request = try await presenter.next()
    await alertBox.progress("Work") { progress in
      progress.update("A")
      #expect(request.isPending)
    }
    #expect(request.isPending)
    await alertBox.progress("More work") { progress in
      request.confirm()
      try? await asking.value
      progress.update("B")
      #expect(presenter.openNotices.map(\.content.description) == ["More work: B"])
    }
    #expect(presenter.events.last == .notice(.ended("More work", .finished)))
    try presenter.finish()
  }

  @Test("An alert is asked from inside of it")
  func questionInside() async throws {
    let script = ScriptedPresenter(.confirm)
    try await AlertBox(presenter: script).progress("Work") { _ in
      try await AlertBox(presenter: script)("Go on?", confirm: "Go")
    }
    #expect(script.noticeEvents == [.shown("Work"), .ended("Work", .finished)])
    try script.finish()
  }

  @Test("Its age is the time that the work has taken, on the clock of its box")
  func age() async {
    await alertBox.progress("Work", after: .seconds(1)) { _ in
      clock.advance(by: .seconds(3))
      try? await presenter.wait(for: .notice(.shown("Work")))
      clock.advance(by: .seconds(4))
      #expect(presenter.openNotices.map(\.age) == [.seconds(7)])
    }
  }

  @Test("Eight tasks say at the same time what they are at; each update is whole")
  func manyTasks() async throws {
    let keeper = NoticeKeeper()
    let final = await AlertBox(presenter: keeper).progress("Work") { progress in
      keeper.notices.elements[0].onChange { content in
        #expect(content.detail == "\(content.fraction ?? -1)")
      }
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for step in 0..<1000 {
              let fraction = Double(task * 1000 + step) / 8000
              progress.update("\(fraction)", fraction: fraction)
            }
          }
        }
      }
      progress.update("1.0", fraction: 1)
      return progress
    }
    #expect(final.message == "1.0" && final.fraction == 1)
  }
}
