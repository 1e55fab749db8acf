import AlertBox
import Testing

@Suite("An alert as plain text")
struct PlainTextTests {
  private static let cancel = AlertButton("Cancel", role: .cancel)

  private static func overwriting(
    message: String? = nil,
    isDestructive: Bool = false,
    timeout: AlertTimeout? = nil
  ) -> AlertConfiguration {
    AlertConfiguration(
      "Overwrite Item?",
      message: message,
      buttons: [AlertButton("Overwrite", role: isDestructive ? .destructive : .action), cancel],
      timeout: timeout
    )
  }

  private static func text(
    _ configuration: AlertConfiguration,
    _ style: PlainText.Style = PlainText.Style()
  ) -> String {
    PlainText(configuration, style: style).question
  }

  @Test("The key of the default button is a capital")
  func question() {
    #expect(
      Self.text(Self.overwriting(message: "There is “a.txt” already.")) == """
        Overwrite Item?
        There is “a.txt” already.
        [O]verwrite / [c]ancel: \("")
        """
    )
  }

  @Test("A destructive question has no default")
  func destructive() {
    #expect(
      Self.text(Self.overwriting(isDestructive: true)) == """
        Overwrite Item?
        [o]verwrite / [c]ancel: \("")
        """
    )
  }

  @Test("Colour marks the destructive button alone, and only where it may be used")
  func color() {
    let style = PlainText.Style(hasColor: true)
    #expect(
      PlainText(Self.overwriting(isDestructive: true), style: style).answerLine
        == "\u{1B}[31m[o]verwrite\u{1B}[39m / [c]ancel: "
    )
    #expect(PlainText(Self.overwriting(), style: style).answerLine == "[O]verwrite / [c]ancel: ")
  }

  @Test("Where text is heard, the default is spelled out")
  func accessible() {
    let style = PlainText.Style(isAccessible: true)
    #expect(
      PlainText(Self.overwriting(), style: style).answerLine
        == "[O]verwrite / [c]ancel (default: Overwrite): "
    )
    #expect(
      PlainText(Self.overwriting(isDestructive: true), style: style).answerLine
        == "[o]verwrite / [c]ancel (no default): "
    )
  }

  @Test("A default whose key has no capital is spelled out")
  func defaultWithoutCase() {
    let configuration = AlertConfiguration("Go?", buttons: [AlertButton("はい"), Self.cancel])
    #expect(
      PlainText(configuration, style: PlainText.Style()).answerLine
        == "[は]い / [c]ancel (default: はい): "
    )
  }

  @Test(
    "A time limit is stated once, with what it does",
    arguments: [
      (AlertTimeout(after: .seconds(10)), "10s to answer"),
      (AlertTimeout(after: .milliseconds(500), .cancel), "cancels after 500ms"),
      (AlertTimeout(after: .seconds(90), .confirm), "confirms after 1m 30s"),
    ]
  )
  func timeLimit(timeout: AlertTimeout, remark: String) {
    #expect(
      PlainText(Self.overwriting(timeout: timeout), style: PlainText.Style()).answerLine
        == "[O]verwrite / [c]ancel (\(remark)): "
    )
  }

  @Test("Asked again, a question does not state a time that is partly over")
  func repeated() {
    let configuration = Self.overwriting(timeout: AlertTimeout(after: .seconds(10)))
    let text = PlainText(configuration, style: PlainText.Style(isAccessible: true))
    #expect(text.repeatedAnswerLine == "[O]verwrite / [c]ancel (default: Overwrite): ")
    #expect(
      text.repeatedQuestion == "Overwrite Item?\n[O]verwrite / [c]ancel (default: Overwrite): "
    )
  }

  @Test("Controls in any text become visible escapes")
  func hostileText() {
    let configuration = AlertConfiguration(
      "Delete\u{1B}[2J \r\n?",
      message: "One\ttab\nand \u{202E}more\u{7}",
      buttons: [AlertButton("De\u{9B}lete"), AlertButton("\u{2066}No", role: .cancel)]
    )
    #expect(
      Self.text(configuration) == """
        Delete\\u{1B}[2J \\r\\n?
        One\ttab
        and \\u{202E}more\\u{7}
        [D]e\\u{9B}lete / \\u{2066}[n]o: \("")
        """
    )
  }

  @Test("An answer that is none is quoted, and told what is one")
  func correction() {
    let text = PlainText(Self.overwriting(isDestructive: true), style: PlainText.Style())
    #expect(
      text.correction(of: "fo\u{1B}o")
        == "“fo\\u{1B}o” is no answer. Type o for Overwrite or c for Cancel."
    )
    #expect(
      text.correction(of: "")
        == "Enter alone presses nothing here. Type o for Overwrite or c for Cancel."
    )
    #expect(text.correction(of: String(repeating: "x", count: 1000)).count < 120)
  }
}
