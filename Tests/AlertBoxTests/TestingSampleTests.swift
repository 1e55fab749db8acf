import AlertBox
import Testing

// snippet.subject
/// Deletes after asking, through whatever box its caller has put in place.
func delete(_ name: String) async throws -> Bool {
  try await AlertBox.current("Delete “\(name)”?", confirm: "Delete", isDestructive: true)
  return true
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
}
