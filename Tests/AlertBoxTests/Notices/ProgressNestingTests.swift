import AlertBox
import Testing

@Suite("Works inside and beside each other", .timeLimit(.minutes(10)))
struct ProgressNestingTests {
  private let presenter = TestPresenter()

  private var alertBox: AlertBox { AlertBox(presenter: presenter) }

  private var titles: [String] { presenter.openNotices.map(\.content.text) }

  @Test("Works nest: each ends only its own, and knows what it is a part of")
  func nested() async {
    await alertBox.progress("A") { _ in
      await alertBox.progress("B") { _ in
        #expect(titles == ["A", "B"])
        let notices = presenter.openNotices
        #expect(notices[0].parent == nil)
        #expect(notices[1].parent === notices[0])
      }
      #expect(titles == ["A"])
      await alertBox.progress("C") { _ in
        #expect(titles == ["A", "C"])
        #expect(presenter.openNotices[1].parent === presenter.openNotices[0])
      }
    }
    #expect(titles.isEmpty)
  }

  @Test("A toast raised inside of work stands for itself")
  func toastInside() async {
    await alertBox.progress("A") { _ in
      alertBox.toast("B", for: .seconds(3600))
      #expect(presenter.openNotices.last?.parent == nil)
    }
    #expect(titles == ["B"])
  }

  @Test("Works run side by side, with async let")
  func sideBySide() async throws {
    let alertBox = alertBox
    let gate = Gate()
    async let first = alertBox.progress("A") { _ in
      await gate.pass()
      return 1
    }
    async let second = alertBox.progress("B") { _ in
      await gate.pass()
      return "2"
    }
    try await presenter.wait(for: .notice(.shown("A")))
    try await presenter.wait(for: .notice(.shown("B")))
    #expect(presenter.openNotices.allSatisfy { $0.parent == nil })
    gate.open()
    #expect(await first == 1)
    #expect(await second == "2")
    try presenter.finish()
  }

  // MARK: The current progress

  @Test("Code deep below says what it is at, also in child tasks, and only there")
  func current() async {
    #expect(AlertProgress.current == nil)
    await alertBox.progress("A") { outer in
      #expect(AlertProgress.current === outer)
      await alertBox.progress("B") { inner in
        #expect(AlertProgress.current === inner)
        await withTaskGroup { group in
          group.addTask { AlertProgress.current?.update("from a child") }
        }
        #expect(inner.message == "from a child")
        async let update: Void? = AlertProgress.current?.update(fraction: 0.5)
        await update
        #expect(inner.fraction == 0.5)
        await Task { AlertProgress.current?.update("from a task") }.value
        #expect(inner.message == "from a task")
        await Task.detached { #expect(AlertProgress.current == nil) }.value
      }
      #expect(AlertProgress.current === outer)
      #expect(outer.message == nil)
    }
    #expect(AlertProgress.current == nil)
  }

  @Test("It is no longer the current one when the work has thrown")
  func currentAfterError() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await alertBox.progress("A") { _ in throw Failure() }
    }
    #expect(AlertProgress.current == nil)
  }

  @Test("A task that outlives the work changes nothing, and can begin more work")
  func outliving() async throws {
    let alertBox = alertBox
    let gate = Gate()
    let late = await alertBox.progress("A") { _ in
      Task {
        await gate.pass()
        AlertProgress.current?.update("Late")
        await alertBox.progress("B") { _ in }
      }
    }
    gate.open()
    await late.value
    #expect(
      presenter.events == [
        .notice(.shown("A")), .notice(.ended("A", .finished)), .notice(.shown("B")),
        .notice(.ended("B", .finished)),
      ]
    )
  }
}
