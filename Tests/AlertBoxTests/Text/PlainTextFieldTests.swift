import AlertBox
import Testing

@Suite("What is to be entered, as plain text")
struct PlainTextFieldTests {
  private static func text(
    _ field: AlertField,
    message: String? = nil,
    timeout: AlertTimeout? = nil,
    _ style: PlainText.Style = PlainText.Style()
  ) -> PlainText {
    let configuration = AlertConfiguration(
      "Which?",
      message: message,
      field: field,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)],
      timeout: timeout
    )
    return PlainText(configuration, style: style)
  }

  // MARK: Options

  @Test("Options stand below the message, with their numbers")
  func options() {
    let field = AlertField.choice(AlertChoice(["main", "next"], defaultIndex: 1))
    let timeout = AlertTimeout(after: .seconds(10), .confirm)
    let text = Self.text(field, message: "One of\nthem.", timeout: timeout)
    #expect(
      text.question == """
        Which?
        One of
        them.
        1  main
        2  next
        [1]-[2] / [c]ancel (default: next; confirms after 10s): \("")
        """
    )
    #expect(
      text.repeatedQuestion == """
        Which?
        One of
        them.
        1  main
        2  next
        [1]-[2] / [c]ancel (default: next): \("")
        """
    )
  }

  @Test("A time-out that has nothing to confirm with does not say that it will")
  func timeoutWithoutDefault() {
    let timeout = AlertTimeout(after: .seconds(10), .confirm)
    #expect(
      Self.text(.choice(AlertChoice(["main", "next"])), timeout: timeout).answerLine
        == "[1]-[2] / [c]ancel (10s to answer): "
    )
    #expect(
      Self.text(.text(AlertTextField("Name")), timeout: timeout).answerLine
        == "Name (10s to answer): "
    )
  }

  @Test("Numbers are aligned, and one option alone is no range")
  func numbers() {
    let ten = Self.text(.choice(AlertChoice((1...10).map { "option \($0)" }))).question
    #expect(ten.hasPrefix("Which?\n 1  option 1\n 2  option 2\n"))
    #expect(ten.hasSuffix("\n10  option 10\n[1]-[10] / [c]ancel: "))
    #expect(
      Self.text(.choice(AlertChoice(["only"]))).question == """
        Which?
        1  only
        [1] / [c]ancel: \("")
        """
    )
  }

  @Test("Controls in options, in the default and in the cancel button become visible escapes")
  func hostileOptions() {
    let configuration = AlertConfiguration(
      "Which?",
      field: .choice(AlertChoice(["\u{1B}[2J", "a\nb", "x\u{202E}y"], defaultIndex: 0)),
      buttons: [AlertButton("OK"), AlertButton("Ca\u{9B}ncel", role: .cancel)]
    )
    #expect(
      PlainText(configuration, style: PlainText.Style()).question == """
        Which?
        1  \\u{1B}[2J
        2  a\\nb
        3  x\\u{202E}y
        [1]-[3] / [c]a\\u{9B}ncel (default: \\u{1B}[2J): \("")
        """
    )
  }

  @Test("Where text is heard, it is said that there is no default")
  func accessible() {
    let style = PlainText.Style(isAccessible: true)
    let without = Self.text(.choice(AlertChoice(["a", "b"])), style)
    #expect(without.answerLine == "[1]-[2] / [c]ancel (no default): ")
    let with = Self.text(.choice(AlertChoice(["a", "b"], defaultIndex: 0)), style)
    #expect(with.answerLine == "[1]-[2] / [c]ancel (default: a): ")
    let text = Self.text(.text(AlertTextField("Name", defaultText: "Otto")), style)
    #expect(text.answerLine == "Name (default: Otto): ")
  }

  // MARK: Texts

  @Test(
    "A text is asked for by its label, with the default, unless it is a secret",
    arguments: [
      (AlertTextField("Name"), "Name: "), (AlertTextField(" "), "Text: "),
      (AlertTextField("Name", defaultText: "Otto"), "Name (default: Otto): "),
      (AlertTextField("Name", defaultText: "a\u{7}"), "Name (default: a\\u{7}): "),
      (AlertTextField("Na\u{1B}me\n"), "Na\\u{1B}me\\n: "),
      (AlertTextField("Token", defaultText: "abc", isSecure: true), "Token: "),
      (AlertTextField(phrase: "my-db"), "Type “my-db” to confirm: "),
      (AlertTextField(phrase: "\u{202E}x"), "Type “\\u{202E}x” to confirm: "),
    ]
  )
  func texts(field: AlertTextField, answerLine: String) {
    let text = Self.text(.text(field))
    #expect(text.answerLine == answerLine)
    #expect(text.question == "Which?\n\(answerLine)")
  }

  @Test("A time limit is stated once")
  func timeLimit() {
    let timeout = AlertTimeout(after: .seconds(10), .cancel)
    let text = Self.text(.text(AlertTextField("Name", defaultText: "Otto")), timeout: timeout)
    #expect(text.answerLine == "Name (default: Otto; cancels after 10s): ")
    #expect(text.repeatedAnswerLine == "Name (default: Otto): ")
  }
}
