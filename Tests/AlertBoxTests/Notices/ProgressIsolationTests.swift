import AlertBox
import Foundation
import Testing

@Suite("Work runs where it was begun", .timeLimit(.minutes(10)))
struct ProgressIsolationTests {
  /// Can be used only where it was made.
  private final class Report {
    var lines: [String] = []
  }

  private struct Failure: Error {}

  private let alertBox = AlertBox(presenter: NoticeKeeper())

  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  @Test("It adds no job to the actor that begins it", arguments: [Duration.zero, .seconds(60)])
  func actor(delay: Duration) async throws {
    let asker = Asker()
    let (jobs, wasHere, isBack) = await asker.work(alertBox, after: delay)
    #expect(jobs == 0)
    #expect(wasHere && isBack)
    #expect(await asker.pressed == 1)
  }

  @Test("It lets no other work of the main actor in between")
  @MainActor
  func mainActor() async {
    let others = Log<Bool>()
    let other = Task { @MainActor in others.append(true) }
    var isHere = false
    await alertBox.progress("Work") { _ in isHere = MainQueue.isCurrent }
    #expect(isHere && MainQueue.isCurrent)
    #expect(others.elements.isEmpty)
    await other.value
  }

  @Test("It comes back to the main actor when the work has waited, or failed")
  @MainActor
  func backOnMainActor() async {
    await alertBox.progress("Work") { _ in
      await Task.detached {}.value
      #expect(MainQueue.isCurrent)
    }
    #expect(MainQueue.isCurrent)
    try? await alertBox.progress("Work") { _ in
      await Task.detached {}.value
      throw Failure()
    }
    #expect(MainQueue.isCurrent)
  }

  @Test("On the global executor the thread stays the same")
  @concurrent
  func globalExecutor() async {
    let thread = Self.thread
    await alertBox.progress("Work") { _ in #expect(Self.thread == thread) }
    #expect(Self.thread == thread)
  }

  @Test("A task's preferred executor gets no job")
  func taskExecutor() async {
    let executor = CountingTaskExecutor()
    let alertBox = alertBox
    await Task(executorPreference: executor) {
      let before = executor.jobs
      await alertBox.progress("Work") { _ in }
      #expect(executor.jobs == before)
    }.value
  }

  @Test("What the work returns, and what it uses, need not be sendable")
  @MainActor
  func notSendable() async throws {
    let report = Report()
    let same = await alertBox.progress("Work") { progress in
      report.lines.append("one")
      await alertBox.progress("More") { _ in report.lines.append("two") }
      return report
    }
    same.lines.append("three")
    #expect(report.lines == ["one", "two", "three"])
  }

  @MainActor private func count(_ progress: AlertProgress) async throws -> Int {
    progress.update("Counting")
    return 3
  }

  @Test("A function of the caller's actor is work as well")
  @MainActor
  func function() async throws {
    #expect(try await alertBox.progress("Work", count) == 3)
  }
}

extension Asker {
  /// Works, and returns how many jobs that added, and whether it ran and came back here.
  fileprivate func work(
    _ alertBox: AlertBox,
    after delay: Duration
  ) async -> (jobs: Int, wasHere: Bool, isBack: Bool) {
    let before = executor.jobs
    let wasHere = await alertBox.progress("Work", after: delay) { progress in
      progress.update("Reading")
      self.press()
      return self.executor.isCurrent
    }
    return (executor.jobs - before, wasHere, executor.isCurrent)
  }
}
