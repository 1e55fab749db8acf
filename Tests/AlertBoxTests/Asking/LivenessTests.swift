import AlertBox
import Dispatch
import Testing

/// Blocks the main thread, as a busy main actor does, until the semaphore is signalled.
@MainActor
private func block(_ isBlocked: Log<Bool>, until end: DispatchSemaphore) {
  isBlocked.append(true)
  end.wait()
}

/// Asks and answers in every way, on the threads that are left.
@concurrent
private func work(on alertBox: AlertBox) async throws {
  for overload in Overload.all { try await overload.ask(alertBox) }
  let presenter = TestPresenter()
  async let answer = AlertBox(presenter: presenter)("Go on?", yes: "Yes", no: "No")
  try await presenter.next().press("No")
  let isYes = try await answer
  #expect(!isYes)
}

@Suite("While alerts are pending", .timeLimit(.minutes(5)))
struct LivenessTests {
  @Test("A thousand pending alerts and a busy main actor keep nothing else from going on")
  func othersGoOn() async {
    let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Child.endsIfStuck()
      let count = 1000
      let (presenter, queueing) = (TestPresenter(), QueueingPresenter())
      let box = AlertBox(presenter: presenter)
      let queued = AlertBox(presenter: queueing)
      let callers = (0..<count).map { number in
        Task.detached { await (number < 500 ? box : queued).outcome(of: .question("\(number)")) }
      }
      let (isBlocked, end) = (Log<Bool>(), DispatchSemaphore(value: 0))
      let main = Task.detached { await block(isBlocked, until: end) }
      try await Task.detached {
        try await isBlocked.elements(atLeast: 1)
        for _ in 0..<500 { _ = try await presenter.next() }
        try await queueing.queued.wait { $0 == 500 ? true : nil }
        try await work(on: AlertBox(presenter: AlertPolicy.alwaysConfirm))
        // Those that wait can be answered and cancelled.
        for request in presenter.pending { request.confirm() }
        for caller in callers[500...].dropFirst() { caller.cancel() }
        for caller in callers[..<500] { #expect(await caller.value.button != nil) }
        for caller in callers[500...] { caller.cancel() }
        for caller in callers[500...] { #expect(await caller.value == .taskCancelled) }
        end.signal()
      }.value
      await main.value
      try presenter.finish()
    }
    Child.expectQuiet(child)
  }
}
