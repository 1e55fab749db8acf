import AlertBox
import Testing

// snippet.subject
/// Deletes after asking, through whatever box its caller has put in place.
func delete(_ name: String) async throws -> Bool {
  try await AlertBox.current("Delete “\(name)”?", confirm: "Delete", isDestructive: true)
  return true
}
// snippet.end

// snippet.saving
/// Saves, shows that it does, and says that it did.
func save(_ name: String, _ write: () async throws -> Void) async throws {
  try await AlertBox.current.progress("Save “\(name)”") { _ in try await write() }
  AlertBox.current.toast("Saved “\(name)”", for: .seconds(2), role: .success)
}
// snippet.end

@Suite("The samples of the README's chapter on tests")
struct TestingSampleTests {
  // snippet.script
  @Test func deletesWhenConfirmed() async throws {
    let script = ScriptedPresenter(.confirm.to("Delete “a.txt”?"))
    let isDeleted = try await AlertBox.$current.withValue(AlertBox(presenter: script)) {
      try await delete("a.txt")
    }
    #expect(isDeleted)
    try script.finish()
  }
  // snippet.end

  // snippet.hand
  @Test func deletesNothingWhenCancelled() async throws {
    let presenter = TestPresenter()
    try await AlertBox.$current.withValue(AlertBox(presenter: presenter)) {
      let deletion = Task { try await delete("a.txt") }
      let request = try await presenter.next()
      #expect(request.configuration.title == "Delete “a.txt”?")
      request.cancel()
      await #expect(throws: CancellationError.self) { try await deletion.value }
    }
    try presenter.finish()
  }
  // snippet.end

  // snippet.time
  @Test func deletesNothingWhenTheTimeIsOver() async throws {
    let (presenter, clock) = (TestPresenter(), ManualClock())
    let alertBox = AlertBox(presenter: presenter, clock: clock)
    let deletion = Task { try await alertBox("Delete?", confirm: "Delete", timeout: .seconds(10)) }
    _ = try await presenter.next()
    clock.advance(by: .seconds(10))
    let error = await #expect(throws: AlertError.self) { try await deletion.value }
    #expect(error?.code == .timedOut)
  }
  // snippet.end

  // snippet.asked
  @Test func asksOnceAndInOrder() async throws {
    let presenter = TestPresenter()
    try await AlertBox.$current.withValue(AlertBox(presenter: presenter)) {
      let deletion = Task { try await delete("a.txt") }
      try await presenter.next().confirm()
      #expect(try await deletion.value)
    }
    let title = "Delete “a.txt”?"
    let button = AlertButton("Delete", role: .destructive)
    #expect(presenter.events == [.asked(title), .shown(title), .ended(title, .pressed(button))])
  }
  // snippet.end

  // snippet.toast
  @Test func saysForTwoSecondsThatItSaved() async throws {
    let (presenter, clock) = (TestPresenter(), ManualClock())
    try await AlertBox.$current.withValue(AlertBox(presenter: presenter, clock: clock)) {
      try await save("a.txt") {}
    }
    #expect(presenter.openNotices.map(\.content.text) == ["Saved “a.txt”"])

    clock.advance(by: .seconds(2))
    try await presenter.wait(for: .notice(.ended("Saved “a.txt”", .expired)))
    #expect(presenter.openNotices.isEmpty)
  }
  // snippet.end

  // snippet.failure
  @Test func saysWhyItDidNotSave() async throws {
    let presenter = TestPresenter()
    await AlertBox.$current.withValue(AlertBox(presenter: presenter)) {
      await #expect(throws: DiskError.self) { try await save("a.txt") { throw DiskError.full } }
    }
    let title = "Save “a.txt”"
    #expect(presenter.events == [.notice(.shown(title)), .notice(.ended(title, .failed("full")))])
  }
  // snippet.end
}

enum DiskError: Error {
  case full
}

// snippet.trait
/// Answers the alerts of each test in a suite by rule: `@Suite(.answers(["Delete*": .confirm]))`.
struct AnswersTrait: SuiteTrait, TestTrait, TestScoping {
  let rules: KeyValuePairs<String, AlertAnswer>
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let alertBox = AlertBox(presenter: ScriptedPresenter(rules: rules))
    try await AlertBox.$current.withValue(alertBox) { try await function() }
  }
}

extension Trait where Self == AnswersTrait {
  static func answers(_ rules: KeyValuePairs<String, AlertAnswer>) -> Self { Self(rules: rules) }
}
// snippet.end

// snippet.suite
@Suite(.answers(["Delete*": .confirm, "*": .cancel]))
struct DeletionTests {
  @Test func deletes() async throws {
    #expect(try await delete("a.txt"))
  }
}
// snippet.end
