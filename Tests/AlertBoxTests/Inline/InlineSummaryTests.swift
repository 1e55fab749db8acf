import AlertBox
import Testing

/// Lines as `StyleMarkup`: `*bold*`.
@Suite("What an answered question leaves behind")
struct InlineSummaryTests {
  private static func outcome(_ title: String, of configuration: AlertConfiguration) -> AlertOutcome
  {
    configuration.button(titled: title).map { .pressed($0) } ?? .timedOut
  }

  @Test("The question and the button that was pressed")
  func pressed() {
    #expect(
      InlineLayout.summary(
        of: Self.outcome("Overwrite", of: .overwriting()),
        to: .overwriting(message: "An item exists.")
      ) == "Overwrite Item? *{Overwrite}*"
    )
    #expect(
      InlineLayout.summary(of: Self.outcome("OK", of: .finished), to: .finished)
        == "Import finished: *OK*"
    )
  }

  @Test("A control character in the text that was entered is shown")
  func enteredControls() {
    let ok = AlertButton("OK")
    let configuration = AlertConfiguration(
      "Name?",
      field: .text(AlertTextField()),
      buttons: [ok, AlertButton("Cancel", role: .cancel)]
    )
    #expect(
      InlineLayout.summary(of: .entered(.text("a\u{1B}b\u{202E}"), ok), to: configuration)
        == "Name? *a\\u{1B}b\\u{202E}*"
    )
  }

  @Test(
    "Where nothing was pressed, why",
    arguments: [
      (.cancelled(.button), "Cancel"), (.cancelled(.escape), "Cancel"),
      (.cancelled(.endOfInput), "Cancel"), (.cancelled(.policy), "Cancel"),
      (.cancelled(.interrupt), "Interrupted"), (.cancelled(.timeout), "Timed out"),
      (.timedOut, "Timed out"),
    ] as [(AlertOutcome, String)]
  )
  func notPressed(outcome: AlertOutcome, text: String) {
    #expect(
      InlineLayout.summary(of: outcome, to: .overwriting()) == "Overwrite Item? *\(text)*"
    )
    // Without a cancel button the word is its own.
    let word = text == "Cancel" ? "Cancelled" : text
    #expect(InlineLayout.summary(of: outcome, to: .finished) == "Import finished: *\(word)*")
  }

  @Test("Of an alert that was withdrawn or failed, nothing")
  func withdrawn() {
    #expect(InlineLayout.summary(of: .taskCancelled, to: .overwriting()) == nil)
    let error = AlertError(.noTerminal, "There is no terminal.")
    #expect(InlineLayout.summary(of: .failed(error), to: .overwriting()) == nil)
  }

  @Test("At 20 columns it is wrapped and not cut")
  func narrow() {
    let configuration = AlertConfiguration(
      "Do you want to overwrite it?",
      buttons: [AlertButton("Overwrite everything"), AlertButton("Do nothing", role: .cancel)]
    )
    #expect(
      InlineLayout.summary(
        of: Self.outcome("Overwrite everything", of: configuration),
        to: configuration,
        columns: 20
      ) == """
        Do you want to
        overwrite it?
        *Overwrite*
        *everything*
        """
    )
    #expect(
      InlineLayout.summary(of: .cancelled(.escape), to: configuration, columns: 20) == """
        Do you want to
        overwrite it? *Do*
        *nothing*
        """
    )
  }

  @Test(
    "A colon stands only where the title has no punctuation at its end",
    arguments: [
      ("Go on", "Go on: *OK*"), ("Go on?", "Go on? *OK*"), ("Go on…", "Go on… *OK*"),
      (" Go on!\n", "Go on!\\n: *OK*"), ("Name:", "Name: *OK*"), ("本当？", "本当？ *OK*"),
      ("\u{1B}[1m", "\\u{1B}[1m: *OK*"), ("OK", "OK: *OK*"),
    ]
  )
  func punctuation(title: String, summary: String) {
    let configuration = AlertConfiguration(title, buttons: [AlertButton("OK")])
    #expect(
      InlineLayout.summary(of: Self.outcome("OK", of: configuration), to: configuration) == summary
    )
  }
}
