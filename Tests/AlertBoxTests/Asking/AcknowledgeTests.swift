import AlertBox
import Testing

@Suite("Showing a message")
struct AcknowledgeTests {
  private let presenter = TestPresenter()

  @Test("It shows one button, which is the default")
  func shown() async throws {
    async let answer: Void = AlertBox(presenter: presenter)("Done", message: "12 items.")
    let request = try await presenter.next()
    #expect(
      request.configuration
        == AlertConfiguration(
          "Done",
          message: "12 items.",
          buttons: [AlertButton("OK", role: .dismiss)]
        )
    )
    #expect(request.configuration.defaultButton?.title == "OK")
    #expect(request.configuration.cancelButton == nil)
    #expect(request.press("OK"))
    try await answer
  }

  @Test("Its button can have another label")
  func dismiss() async throws {
    async let answer: Void = AlertBox(presenter: presenter)("Done", dismiss: "Close")
    let request = try await presenter.next()
    #expect(request.configuration.buttons.map(\.title) == ["Close"])
    #expect(request.press(request.configuration.buttons[0]))
    try await answer
  }
}
