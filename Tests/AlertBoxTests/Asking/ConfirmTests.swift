import AlertBox
import Testing

@Suite("Asking for a confirmation")
struct ConfirmTests {
  private let presenter = TestPresenter()

  @Test("It shows the confirming button and the cancel button, and confirming is the default")
  func shown() async throws {
    async let answer: Void = AlertBox(presenter: presenter)("Send?", confirm: "Send")
    let request = try await presenter.next()
    let configuration = request.configuration
    #expect(
      configuration
        == AlertConfiguration(
          "Send?",
          buttons: [AlertButton("Send"), AlertButton("Cancel", role: .cancel)]
        )
    )
    #expect(configuration.defaultButton?.title == "Send")
    #expect(request.press("Send"))
    try await answer
  }

  @Test("A destructive one has no default, and its own labels and message are shown")
  func destructive() async throws {
    async let answer: Void = AlertBox(presenter: presenter)(
      "Overwrite Item?",
      message: "It already exists.",
      confirm: "Overwrite",
      cancel: "Keep",
      isDestructive: true
    )
    let request = try await presenter.next()
    let configuration = request.configuration
    #expect(
      configuration
        == AlertConfiguration(
          "Overwrite Item?",
          message: "It already exists.",
          buttons: [
            AlertButton("Overwrite", role: .destructive), AlertButton("Keep", role: .cancel),
          ]
        )
    )
    #expect(configuration.defaultButton == nil)
    #expect(configuration.confirmingButton?.title == "Overwrite")
    #expect(configuration.cancelButton?.title == "Keep")
    #expect(request.press("Overwrite"))
    try await answer
  }

  @Test("Pressing either button does what it says", arguments: [false, true])
  func pressed(isDestructive: Bool) async throws {
    let script = ScriptedPresenter(.press("Cancel"), .press("Go"))
    let alertBox = AlertBox(presenter: script)
    await #expect(throws: CancellationError.self) {
      try await alertBox("?", confirm: "Go", isDestructive: isDestructive)
    }
    try await alertBox("?", confirm: "Go", isDestructive: isDestructive)
    try script.finish()
  }
}
