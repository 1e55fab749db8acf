import AlertBox
import Testing

@Suite("Asking yes or no")
struct YesNoTests {
  private let presenter = TestPresenter()

  @Test("It shows both answers, of which yes is the default, and no cancel button")
  func shown() async throws {
    async let answer = AlertBox(presenter: presenter)(
      "Keep the original?",
      message: "It is large.",
      yes: "Keep",
      no: "Discard"
    )
    let request = try await presenter.next()
    #expect(
      request.configuration
        == AlertConfiguration(
          "Keep the original?",
          message: "It is large.",
          buttons: [AlertButton("Keep"), AlertButton("Discard", role: .decline)]
        )
    )
    #expect(request.configuration.defaultButton?.title == "Keep")
    #expect(request.configuration.cancelButton == nil)
    #expect(request.press("Discard"))
    #expect(try await answer == false)
  }

  @Test("Either button is an answer; only cancelling throws")
  func answers() async throws {
    let script = ScriptedPresenter(.press("Yes"), .press("No"), .confirm, .cancel)
    let alertBox = AlertBox(presenter: script)
    #expect(try await alertBox("?", yes: "Yes", no: "No"))
    #expect(try await !alertBox("?", yes: "Yes", no: "No"))
    #expect(try await alertBox("?", yes: "Yes", no: "No"))
    await #expect(throws: CancellationError.self) {
      try await alertBox("?", yes: "Yes", no: "No")
    }
    try script.finish()
  }

  @Test("Of two answers with the same label, each button is its own answer")
  func sameLabels() async throws {
    for (place, expected) in [(0, true), (1, false)] {
      let alertBox = AlertBox { $0.press($0.configuration.buttons[place]) }
      #expect(try await alertBox("?", yes: "Same", no: "Same") == expected)
    }
  }
}
