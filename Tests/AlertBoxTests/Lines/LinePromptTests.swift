import AlertBox
import Testing

@Suite("Line prompt")
struct LinePromptTests {
  private static let overwrite = AlertButton("Overwrite")
  private static let question = AlertConfiguration(
    "Overwrite Item?",
    buttons: [overwrite, AlertButton("Cancel", role: .cancel)]
  )
  private static let destructive = AlertConfiguration(
    "Overwrite Item?",
    buttons: [
      AlertButton("Overwrite", role: .destructive), AlertButton("Cancel", role: .cancel),
    ]
  )
  private static let message = AlertConfiguration(
    "Done",
    buttons: [AlertButton("OK", role: .dismiss)]
  )

  private static func prompt(
    _ configuration: AlertConfiguration,
    isTerminal: Bool
  ) -> LinePrompt {
    let text = PlainText(configuration, style: PlainText.Style())
    return LinePrompt(text: text, isTerminal: isTerminal)
  }

  private static func pressed(_ verdict: LinePrompt.Verdict) -> String? {
    if case .press(let button) = verdict { button.title } else { nil }
  }

  private static func code(_ verdict: LinePrompt.Verdict) -> AlertError.Code? {
    if case .fail(let error) = verdict { error.code } else { nil }
  }

  @Test(
    "White space around an answer and the case of its letters do not matter",
    arguments: ["o", " O ", "\toverwrite\r", "YES\u{A0}"]
  )
  func trims(line: String) {
    for isTerminal in [true, false] {
      let prompt = Self.prompt(Self.question, isTerminal: isTerminal)
      #expect(Self.pressed(prompt.verdict(on: Array(line.utf8))) == "Overwrite")
    }
  }

  @Test("An empty line presses the default, and nothing in a destructive question")
  func emptyLine() {
    let line: [UInt8] = Array(" \r".utf8)
    #expect(
      Self.pressed(Self.prompt(Self.question, isTerminal: true).verdict(on: line)) == "Overwrite"
    )
    let terminal = Self.prompt(Self.destructive, isTerminal: true).verdict(on: line)
    guard case .askAgain = terminal else {
      Issue.record("\(terminal)")
      return
    }
    let pipe = Self.prompt(Self.destructive, isTerminal: false).verdict(on: line)
    #expect(Self.code(pipe) == .unusableAnswer)
  }

  @Test(
    "What is no answer is asked again at a terminal, and fails from a pipe",
    arguments: [
      Array("foobar".utf8), [0xFF], [0x00], Array("\u{1B}[A".utf8), Array(" \u{301}".utf8),
    ]
  )
  func garbage(line: [UInt8]) {
    let terminal = Self.prompt(Self.question, isTerminal: true).verdict(on: line)
    guard case .askAgain(let correction) = terminal else {
      Issue.record("\(terminal)")
      return
    }
    #expect(correction.hasSuffix("Type o for Overwrite or c for Cancel."))
    #expect(!correction.unicodeScalars.contains { $0.value < 32 })
    let pipe = Self.prompt(Self.question, isTerminal: false).verdict(on: line)
    #expect(Self.code(pipe) == .unusableAnswer)
  }

  @Test("Any line acknowledges a message", arguments: ["", "foo", "\u{1B}"])
  func acknowledges(line: String) {
    let prompt = Self.prompt(Self.message, isTerminal: false)
    #expect(Self.pressed(prompt.verdict(on: Array(line.utf8))) == "OK")
  }

  @Test("A sole destructive action is not pressed by any line")
  func soleActionIsNoMessage() {
    let configuration = AlertConfiguration(
      "Erase?",
      buttons: [AlertButton("Erase", role: .destructive)]
    )
    let prompt = Self.prompt(configuration, isTerminal: false)
    #expect(Self.code(prompt.verdict(on: [])) == .unusableAnswer)
    #expect(Self.code(prompt.verdict(on: Array("x".utf8))) == .unusableAnswer)
    #expect(Self.pressed(prompt.verdict(on: Array("e".utf8))) == "Erase")
  }

  @Test("The end of the input cancels at a terminal, whatever was typed before")
  func endAtTerminal() {
    let prompt = Self.prompt(Self.question, isTerminal: true)
    #expect(prompt.verdictAtEnd(after: []) == .cancel)
    #expect(prompt.verdictAtEnd(after: Array("y".utf8)) == .cancel)
  }

  @Test("From a pipe the end of the input fails, and a last line without newline counts")
  func endOfPipe() {
    let prompt = Self.prompt(Self.question, isTerminal: false)
    #expect(Self.code(prompt.verdictAtEnd(after: [])) == .inputEnded)
    #expect(Self.pressed(prompt.verdictAtEnd(after: Array("y".utf8))) == "Overwrite")
    let message = Self.prompt(Self.message, isTerminal: false)
    #expect(Self.code(message.verdictAtEnd(after: [])) == .inputEnded)
  }

  @Test("White space at the end of the input is no Enter", arguments: [" ", "\r", "\t \r"])
  func blankEnd(rest: String) {
    let prompt = Self.prompt(Self.question, isTerminal: false)
    #expect(Self.code(prompt.verdictAtEnd(after: Array(rest.utf8))) == .inputEnded)
    #expect(Self.pressed(prompt.verdict(on: Array(rest.utf8))) == "Overwrite")
  }
}
