import AlertBox
import Testing

@Suite("Reporting an error", .timeLimit(.minutes(10)))
struct ReportingTests {
  private struct Failure: Error, CustomStringConvertible {
    var description = "It broke."
  }

  /// Fails to show any alert, and keeps the notices.
  private struct BrokenPresenter: AlertPresenter {
    let notices = Log<AlertNotice>()

    func present(_ request: AlertRequest) throws { throw Failure() }

    func present(_ notice: AlertNotice) { notices.append(notice) }
  }

  @Test(
    "The first line of its description is the title, the rest the message",
    arguments: [
      ("It broke.", "It broke.", nil),
      ("It broke.\nBadly.\n\nTwice.", "It broke.", "Badly.\n\nTwice."),
      ("\n\r\nIt broke.\n", "It broke.", nil), ("", "An error without a description", nil),
      (" \nx", "An error without a description", "x"),
    ] as [(String, String, String?)]
  )
  func words(description: String, title: String, message: String?) async {
    let configurations = Log<AlertConfiguration>()
    let alertBox = AlertBox { request in
      configurations.append(request.configuration)
      request.confirm()
    }
    await alertBox(reporting: Failure(description: description), dismiss: "Close")
    #expect(
      configurations.elements == [
        AlertConfiguration(
          title,
          message: message,
          buttons: [AlertButton("Close", role: .dismiss)]
        )
      ]
    )
  }

  @Test("A cancellation is ignored")
  func cancellation() async {
    let presenter = TestPresenter()
    await AlertBox(presenter: presenter)(reporting: CancellationError())
    #expect(presenter.events.isEmpty)
  }

  @Test("It returns when the error was acknowledged, or the alert cancelled in any way")
  func acknowledged() async throws {
    let script = ScriptedPresenter(.confirm, .press("OK"), .cancel, .cancel(.escape))
    let alertBox = AlertBox(presenter: script)
    for _ in 0..<4 { await alertBox(reporting: Failure()) }
    #expect(script.noticeEvents.isEmpty)
    try script.finish()

    let presenter = TestPresenter()
    let asking = Task { await AlertBox(presenter: presenter)(reporting: Failure()) }
    try await presenter.next().confirm()
    await asking.value
    #expect(presenter.events.count == 3)
  }

  @Test("With nobody to ask, the presenter gets all of it as a message, once")
  func notice() async {
    let presenter = BrokenPresenter()
    await AlertBox(presenter: presenter)(reporting: Failure(description: "It broke.\nBadly.\nYes."))
    #expect(presenter.notices.elements.map(\.kind) == [.message])
    #expect(presenter.notices.elements.map(\.content) == [.init("It broke.\nBadly.\nYes.")])
    #expect(presenter.notices.elements.map(\.end) == [.finished])

    let script = ScriptedPresenter()
    await AlertBox(presenter: script)(reporting: Failure())
    #expect(script.noticeEvents == [.shown("It broke.")])
    #expect(throws: AlertError.self) { try script.finish() }
  }

  @Test("In a task that is cancelled, before or meanwhile, the error is not lost")
  func cancelledTask() async throws {
    let presenter = TestPresenter()
    let alertBox = AlertBox(presenter: presenter)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await alertBox(reporting: Failure())
    }.value
    #expect(presenter.events == [.notice(.shown("It broke."))])

    let asking = Task { await alertBox(reporting: Failure()) }
    _ = try await presenter.next()
    asking.cancel()
    await asking.value
    #expect(
      presenter.events.dropFirst() == [
        .asked("It broke."), .shown("It broke."), .ended("It broke.", .taskCancelled),
        .notice(.shown("It broke.")),
      ]
    )
  }

  @Test("A policy answers unseen, so the error is printed, its controls made visible")
  func policies() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for policy in [AlertPolicy.alwaysConfirm, .alwaysCancel, .neverAsk] {
        await AlertBox(presenter: policy)(reporting: Failure(description: "\(policy)\u{1B}\nx"))
      }
    }
    #expect(
      String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
        == "alwaysConfirm\\u{1B}\nx\nalwaysCancel\\u{1B}\nx\nneverAsk\\u{1B}\nx\n"
    )
  }

  @Test("It is the whole of a program's error handling")
  @MainActor
  func errorHandling() async {
    let script = ScriptedPresenter(.cancel, .press("Jump"), .confirm)
    let alertBox = AlertBox(presenter: script)
    for _ in 0..<2 {
      do {
        try await alertBox("Go on?", confirm: "Go")
      } catch {
        await alertBox(reporting: error)
      }
    }
    #expect(throws: Never.self) { try script.finish() }
    #expect(script.noticeEvents.isEmpty)
  }
}
