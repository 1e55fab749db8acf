import AlertBox
import Foundation
import Testing

/// Each test runs in a process of its own, which a deadlock ends.
@Suite("Nothing of a notice is called under a lock", .timeLimit(.minutes(5)))
struct NoticeReentrancyTests {
  /// Raises toasts whenever it is called, and takes a lock of its own around all else.
  private final class Busy: AlertPresenter {
    private let lock = NSLock()
    private let clock: TestClock
    let said = Log<String>()

    init(clock: TestClock) {
      self.clock = clock
    }

    private func toast(_ text: String) {
      AlertBox(presenter: self, clock: clock).toast(text, for: .seconds(1), key: "status")
    }

    func present(_ request: AlertRequest) { request.confirm() }

    func present(_ notice: AlertNotice) {
      said.append(notice.content.description)
      guard notice.kind == .progress else {
        notice.onEnd { [said] in said.append("\(notice.content.text) \($0)") }
        return
      }
      notice.onChange { [self, weak notice] content in
        lock.withLock { _ = notice?.content }
        toast("Changed to \(content.detail ?? "")")
        // A change from inside a change is told as well; this ends as nothing changes any more.
        if content.fraction == nil { AlertProgress.current?.update(fraction: 0) }
      }
      notice.onEnd { [self] end in
        lock.withLock {}
        toast("Ended: \(end)")
      }
      toast("Begun")
    }
  }

  @Test("A presenter raises toasts from present, onChange and onEnd")
  func raising() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let clock = TestClock()
      let presenter = Busy(clock: clock)
      await AlertBox(presenter: presenter, clock: clock).progress("Work") { $0.update("A") }
      clock.advance(by: .seconds(1))
      let said = try await presenter.said.elements(atLeast: 3)
      #expect(said == ["Work", "Begun", "Ended: finished expired"])
    }
    Child.expectQuiet(child)
  }

  /// Looks at a notice, and raises another toast, when it goes away.
  private final class LastWord: Sendable {
    private let notice: AlertNotice
    private let gone: Log<AlertNotice.End?>

    init(_ notice: AlertNotice, _ gone: Log<AlertNotice.End?>) {
      self.notice = notice
      self.gone = gone
    }

    func keep() {}

    deinit {
      gone.append(notice.end)
      _ = notice.content
      notice.onEnd { _ in }
    }
  }

  @Test("What the functions kept alive may ask the notice when it goes away")
  func lastWord() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let gone = Log<AlertNotice.End?>()
      let keeper = NoticeKeeper()
      let toast = AlertBox(presenter: keeper, clock: TestClock()).toast("A")
      for notice in keeper.notices.elements {
        let (first, second) = (LastWord(notice, gone), LastWord(notice, gone))
        notice.onChange { _ in first.keep() }
        notice.onEnd { _ in second.keep() }
      }
      #expect(gone.elements.isEmpty)
      #expect(toast.dismiss())
      #expect(gone.elements == [.dismissed, .dismissed])
    }
    Child.expectQuiet(child)
  }

  @Test("An error whose description asks the progress that it ends")
  func description() async {
    struct Curious: Error, CustomStringConvertible {
      let progress: AlertProgress

      var description: String {
        progress.update("Describing")
        return "at \(progress.message ?? "")"
      }
    }
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let presenter = TestPresenter()
      await #expect(throws: Curious.self) {
        try await AlertBox(presenter: presenter).progress("Work") { progress in
          throw Curious(progress: progress)
        }
      }
      #expect(presenter.events.last == .notice(.ended("Work", .failed("at Describing"))))
    }
    Child.expectQuiet(child)
  }
}
