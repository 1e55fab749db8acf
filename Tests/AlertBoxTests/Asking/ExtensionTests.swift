import AlertBox
import Foundation
import Testing

/// A presenter written with the public interface alone.
private struct CoinToss: AlertPresenter {
  func present(_ request: AlertRequest) {
    if Bool.random() { request.confirm() } else { request.cancel() }
  }
}

/// An overload of a program's own.
extension AlertBox {
  fileprivate func callAsFunction(askToOverwrite url: URL) async throws {
    let name = url.lastPathComponent
    try await self("Overwrite “\(name)”?", confirm: "Overwrite", isDestructive: true)
  }
}

@Suite("What programs add themselves", .timeLimit(.minutes(10)))
struct ExtensionTests {
  @Test("A stranger's presenter needs one function")
  func coinToss() async throws {
    let alertBox = AlertBox(presenter: CoinToss())
    #expect(alertBox.presenter is CoinToss)
    var results: Set<Bool> = []
    for _ in 0..<1000 {
      do {
        try await alertBox("Heads?", confirm: "Heads")
        results.insert(true)
      } catch is CancellationError {
        results.insert(false)
      }
    }
    #expect(results == [true, false])
  }

  @Test("An overload of one's own is three lines, and like any other")
  func overload() async throws {
    let url = URL(filePath: "/tmp/a.txt")
    let script = ScriptedPresenter(.confirm.to("Overwrite “a.txt”?"), .cancel)
    let alertBox = AlertBox(presenter: script)
    try await alertBox(askToOverwrite: url)
    await #expect(throws: CancellationError.self) { try await alertBox(askToOverwrite: url) }
    try script.finish()
    try await AlertBox.$current.withValue(AlertBox(presenter: AlertPolicy.alwaysConfirm)) {
      try await AlertBox.current(askToOverwrite: url)
    }
  }

  @Test("A presenter can pass what it does not answer itself to another one")
  func chain() async throws {
    struct Remembering: AlertPresenter {
      let next: any AlertPresenter
      let known: Set<String>

      func present(_ request: AlertRequest) throws {
        if known.contains(request.configuration.title) {
          request.confirm()
        } else {
          try next.present(request)
        }
      }
    }
    let script = ScriptedPresenter(.cancel)
    let alertBox = AlertBox(presenter: Remembering(next: script, known: ["A"]))
    try await alertBox("A", confirm: "Go")
    await #expect(throws: CancellationError.self) { try await alertBox("B", confirm: "Go") }
    try script.finish()
  }
}
