import AlertBox

extension AlertBoxTestHost {
  /// Asks for a name: `taken` is refused, and `slow` is checked for as long as the alert is up.
  static func askForText() async {
    let field = AlertTextField("Name", isRequired: true) { text in
      await Task.yield()
      if text == "taken" { throw Refusal(description: "“taken” is taken.") }
      // Goes on until the alert is over.
      if text == "slow" { try await Task.sleep(for: .seconds(600)) }
    }
    await ask(.text(field))
  }

  /// Asks for one of a thousand options.
  static func askForChoice() async {
    await ask(.choice(AlertChoice((1...1000).map { "Option \($0)" })))
  }

  private static func ask(_ field: AlertField) async {
    let configuration = AlertConfiguration(
      "Which one?",
      field: field,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)]
    )
    report(await AlertBox(presenter: TerminalPresenter()).outcome(of: configuration))
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}
