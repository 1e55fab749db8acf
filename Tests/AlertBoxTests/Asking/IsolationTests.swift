import AlertBox
import Foundation
import Testing

@Suite("Asking, wherever from", .timeLimit(.minutes(10)))
struct IsolationTests {
  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  private let confirming = AlertBox(presenter: AlertPolicy.alwaysConfirm)
  private let scripted = AlertBox(presenter: ScriptedPresenter(rules: ["*": .confirm]))

  // MARK: No hop

  @Test("An answer that is given at once adds no job to the actor that asks")
  func noHopFromActor() async throws {
    let asker = Asker()
    for overload in Overload.all {
      for box in [confirming, scripted] {
        let (jobs, isBack) = try await asker.ask(overload, box)
        #expect(jobs == 0, "\(overload.name)")
        #expect(isBack)
      }
    }
  }

  @Test("An answer that is given at once lets no other work of the main actor in between")
  @MainActor
  func noHopFromMainActor() async throws {
    for overload in Overload.all {
      let others = Log<Bool>()
      let other = Task { @MainActor in others.append(true) }
      try await overload.ask(confirming)
      try await overload.ask(scripted)
      #expect(MainQueue.isCurrent)
      #expect(others.elements.isEmpty, "\(overload.name)")
      await other.value
    }
  }

  @Test("An answer that is given at once adds no job to a task on the global executor's like")
  func noHopFromTask() async throws {
    let executor = CountingTaskExecutor()
    let (confirming, scripted) = (confirming, scripted)
    try await Task(executorPreference: executor) {
      for overload in Overload.all {
        let before = executor.jobs
        let thread = Self.thread
        try await overload.ask(confirming)
        try await overload.ask(scripted)
        #expect(executor.jobs == before, "\(overload.name)")
        #expect(Self.thread == thread)
      }
    }.value
  }

  @Test("On the global executor the thread stays the same")
  @concurrent
  func noHopFromGlobalExecutor() async throws {
    for overload in Overload.all {
      let thread = Self.thread
      try await overload.ask(confirming)
      try await overload.ask(scripted)
      #expect(Self.thread == thread, "\(overload.name)")
    }
  }

  @Test("What fails at once, or was cancelled before, hops no more than what is answered")
  func noHopOtherwise() async throws {
    let asker = Asker()
    for box in [AlertBox { _ in }, AlertBox { _ in throw CancellationError() }] {
      let before = asker.executor.jobs
      let outcome = await asker.outcome(of: .question(), from: box)
      #expect(outcome.errorCode != nil)
      // The call to the actor itself is one.
      #expect(asker.executor.jobs == before + 1)
    }
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let before = asker.executor.jobs
      let outcome = await asker.outcome(of: .question(), from: confirming)
      #expect(outcome == .taskCancelled)
      return asker.executor.jobs - before
    }
    #expect(await caller.value == 1)
  }

  @Test("An error is reported from anywhere, without a hop if it is acknowledged at once")
  @MainActor
  func reporting() async {
    struct Failure: Error {}
    let others = Log<Bool>()
    let other = Task { @MainActor in others.append(true) }
    await scripted(reporting: Failure())
    #expect(MainQueue.isCurrent)
    #expect(others.elements.isEmpty)
    await other.value
    await reportFromElsewhere(Failure())
    #expect(MainQueue.isCurrent)
  }

  @concurrent
  private func reportFromElsewhere(_ error: any Error) async {
    let thread = Self.thread
    await scripted(reporting: error)
    #expect(Self.thread == thread)
  }

  @Test("A text that is validated comes back to the actor that asked")
  @MainActor
  func validated() async throws {
    let isOnMain = Log<Bool>()
    let text = try await scripted("?", prompt: "", default: "x") { _ in
      isOnMain.append(MainQueue.isCurrent)
    }
    #expect(text == "x")
    #expect(MainQueue.isCurrent)
    #expect(isOnMain.elements == [false])
  }

  // MARK: Where things run

  @Test("The presenter is called on the caller's executor")
  func presenterOnCaller() async throws {
    let asker = Asker()
    let wasHere = Log<Bool>()
    let box = AlertBox { [executor = asker.executor] request in
      wasHere.append(executor.isCurrent)
      request.confirm()
    }
    for overload in Overload.all { _ = try await asker.ask(overload, box) }
    #expect(wasHere.elements == Overload.all.map { _ in true })
  }

  @Test("An answer from another thread resumes the caller on its actor, with a single job")
  func resumesOnActor() async throws {
    let asker = Asker()
    for overload in Overload.all {
      let requests = Log<AlertRequest>()
      let box = AlertBox(keepingIn: requests)
      let asking = Task { try await asker.ask(overload, box) }
      let request = try await requests.elements(atLeast: 1)[0]
      await asker.takeTurn()
      Thread.detachNewThread { request.confirm() }
      let (jobs, isBack) = try await asking.value
      #expect(jobs == 2, "\(overload.name): that turn, and the resumption")
      #expect(isBack)
    }
  }

  @Test("An answer from another thread resumes the caller on the main actor")
  @MainActor
  func resumesOnMainActor() async throws {
    for overload in Overload.all {
      let box = AlertBox { request in Thread.detachNewThread { request.confirm() } }
      try await overload.ask(box)
      #expect(MainQueue.isCurrent, "\(overload.name)")
    }
  }

  @Test("The body of an action runs on the caller's actor, and costs no hop either")
  func actionsOnActor() async throws {
    let asker = Asker()
    let (jobs, wasHere) = try await asker.askAndCount(confirming)
    #expect(jobs == 0)
    #expect(wasHere)
    #expect(await asker.pressed == 1)
    let later = AlertBox { request in Thread.detachNewThread { request.confirm() } }
    #expect(try await asker.askAndCount(later).wasHere)
    #expect(await asker.pressed == 2)
  }

  @Test("The body of an action runs on the main actor if that is where the alert was asked")
  @MainActor
  func actionsOnMainActor() async throws {
    var pressed = 0
    for box in [confirming, AlertBox { $0.confirm() }] {
      let wasHere = try await box("Go on?") {
        AlertAction("Go") {
          pressed += 1
          return MainQueue.isCurrent
        }
      }
      #expect(wasHere)
    }
    #expect(pressed == 2)
  }

  // MARK: Callable from everywhere

  /// State that only the main actor touches, and a value that cannot leave its caller.
  @MainActor private final class Model {
    var names: [String] = []

    func rename(_ alertBox: AlertBox) async throws {
      try await alertBox("Rename?", confirm: "Rename")
      names.append("renamed")
      names = try await alertBox("Keep?") {
        AlertAction("Keep") { self.names + ["kept"] }
        AlertAction("Discard", role: .destructive) { [] }
      }
    }
  }

  private final class NotSendable {
    var count = 0

    func ask(_ alertBox: AlertBox) async throws {
      try await alertBox("Go on?", confirm: "Go")
      try await alertBox("Go on?")
      if try await alertBox("Go on?", yes: "Yes", no: "No") { count += 1 }
      try await alertBox("Go on?") { AlertAction("Go") { self.count += 1 } }
    }
  }

  @concurrent
  private func askConcurrently(_ alertBox: AlertBox) async throws -> Int {
    let caller = NotSendable()
    try await caller.ask(alertBox)
    return caller.count
  }

  @Test("It can be asked from the main actor, its state at hand")
  func fromMainActor() async throws {
    let model = await MainActor.run { Model() }
    try await model.rename(confirming)
    #expect(await model.names == ["renamed", "kept"])
  }

  @Test("It can be asked from nonisolated and concurrent code, with values that are not Sendable")
  func fromNonisolated() async throws {
    let caller = NotSendable()
    try await caller.ask(confirming)
    #expect(caller.count == 2)
    #expect(try await askConcurrently(confirming) == 2)
  }
}
