import AlertBox
import Testing

@Suite("The box of the running task", .timeLimit(.minutes(10)))
struct CurrentBoxTests {
  private let confirming = AlertBox(presenter: AlertPolicy.alwaysConfirm)
  private let cancelling = AlertBox(presenter: AlertPolicy.alwaysCancel)

  /// Asks through the current box, as code deep in a call tree does.
  private static func ask() async -> AlertOutcome {
    await AlertBox.current.outcome(of: .question())
  }

  @Test("It is swapped for a scope, and back again after it")
  func scoped() async {
    #expect(await Self.ask().errorCode == .noPresenter)
    await AlertBox.$current.withValue(confirming) {
      #expect(await Self.ask().button?.title == "OK")
      await AlertBox.$current.withValue(cancelling) {
        #expect(await Self.ask() == .cancelled(.policy))
      }
      #expect(await Self.ask().button?.title == "OK")
    }
    #expect(await Self.ask().errorCode == .noPresenter)
  }

  @Test("It is swapped back when the scope throws")
  func throwing() async {
    await #expect(throws: CancellationError.self) {
      try await AlertBox.$current.withValue(cancelling) {
        try await AlertBox.current("?", confirm: "Yes")
      }
    }
    #expect(await Self.ask().errorCode == .noPresenter)
  }

  @Test("Child tasks inherit it, and so do tasks begun in the scope; detached ones do not")
  func inherited() async {
    await AlertBox.$current.withValue(confirming) {
      async let child = Self.ask()
      #expect(await child.button?.title == "OK")
      await withTaskGroup(of: AlertOutcome.self) { group in
        for _ in 0..<10 { group.addTask { await Self.ask() } }
        for await outcome in group { #expect(outcome.button?.title == "OK") }
      }
      #expect(await Task { await Self.ask() }.value.button?.title == "OK")
      #expect(await Task.detached { await Self.ask() }.value.errorCode == .noPresenter)
    }
  }

  @Test("Scopes side by side do not see each other's")
  func sideBySide() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let box = number.isMultiple(of: 2) ? confirming : cancelling
          await AlertBox.$current.withValue(box) {
            await Task.yield()
            let outcome = await Self.ask()
            #expect((outcome.button != nil) == number.isMultiple(of: 2))
          }
        }
      }
    }
  }

  @Test("A presenter is called with the task-local values of the task that asks")
  func taskLocals() async {
    let seen = Log<Bool>()
    let box = AlertBox { request in
      seen.append(AlertBox.current.presenter is AlertPolicy)
      request.confirm()
    }
    await AlertBox.$current.withValue(confirming) { _ = await box.outcome(of: .question()) }
    _ = await box.outcome(of: .question())
    #expect(seen.elements == [true, false])
  }
}
