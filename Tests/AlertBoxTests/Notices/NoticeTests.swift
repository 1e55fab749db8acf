import AlertBox
import Testing

@Suite("A notice", .timeLimit(.minutes(10)))
struct NoticeTests {
  @Test("A message is over when it is made, and presented like any other")
  func message() {
    let message = AlertNotice("It broke.\nBadly.")
    #expect(message.kind == .message)
    #expect(message.content == AlertNotice.Content("It broke.\nBadly."))
    #expect(message.end == .finished)
    #expect(message.parent == nil)
    let ends = Log<AlertNotice.End>()
    message.onEnd { ends.append($0) }
    #expect(ends.elements == [.finished])
    message.onChange { _ in Issue.record("A message does not change.") }
    message.holdTime()
    message.startTime()

    let test = TestPresenter()
    test.present(message)
    #expect(test.events == [.notice(.shown("It broke.\nBadly."))])
    #expect(test.openNotices.isEmpty)
  }

  @Test(
    "Its content in words is the line that stands for it",
    arguments: [
      (AlertNotice.Content("Fetch"), "Fetch"),
      (AlertNotice.Content("Fetch", detail: "Page 3", fraction: 0.5), "Fetch: Page 3"),
      (AlertNotice.Content("Saved", role: .success), "Saved"),
      (AlertNotice.Content("Low", role: .warning), "Warning: Low"),
      (AlertNotice.Content("Lost", role: .error), "Error: Lost"),
      (AlertNotice.Content("Low", detail: "3 %", role: .warning), "Warning: Low: 3 %"),
    ]
  )
  func words(content: AlertNotice.Content, description: String) {
    #expect(content.description == description)
  }

  @Test("Those who follow it are all called, in order; who comes late hears of the end")
  func following() {
    let keeper = NoticeKeeper()
    let toast = AlertBox(presenter: keeper, clock: TestClock()).toast("A")
    let notice = keeper.notices.elements[0]
    let heard = Log<String>()
    for number in 1...2 {
      notice.onChange { heard.append("\(number): \($0.text)") }
      notice.onEnd { heard.append("\(number): \($0)") }
    }
    toast.update("B")
    toast.dismiss()
    toast.update("C")
    notice.onEnd { heard.append("late: \($0)") }
    notice.onChange { _ in heard.append("late") }
    #expect(
      heard.elements == ["1: B", "2: B", "1: dismissed", "2: dismissed", "late: dismissed"]
    )
    #expect(notice.content.text == "B")
  }

  @Test("Presenters that know nothing of notices print them")
  func unaware() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let box = AlertBox { $0.confirm() }
      box.toast("Saved\u{1B}")
      box.toast("Disk nearly full", role: .warning).dismiss()
      await box.progress("Fetch data") { $0.update("Reading") }
    }
    let text = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("Saved\\u{1B}\nWarning: Disk nearly full\nFetch data\n"))
  }
}
