import AlertBox
import Testing

@Suite("Keys that enter a text")
struct TextPromptTests {
  /// What keys do to a question, or what the text, the focus and the note are after them.
  private static func effect(
    of keys: [Key],
    on configuration: AlertConfiguration = .renaming()
  ) -> String {
    let (prompt, effect) = configuration.effect(of: keys.map(InputEvent.key))
    return effect ?? prompt.state
  }

  private static let phraseKeys = "my-database".map { Key.character($0) }

  @Test(
    "Each key while the field has the focus",
    arguments: [
      ([.enter], "enters “a.txt” and presses Rename"), (["x"], "a.txtx|"), (["c"], "a.txtc|"),
      (["y"], "a.txty|"), ([.space], "a.txt |"), ([.left], "a.tx|t"), ([.home, "b"], "b|a.txt"),
      ([.up], "a.txt|"), ([.tab], "a.txt| [Rename]"), ([.down], "a.txt| [Rename]"),
      ([.shiftTab], "a.txt| [Cancel]"), ([.escape], "cancels by escape"),
      ([.control("d")], "a.txt|"), ([.home, .control("d")], "|.txt"),
      ([.control("u"), .control("d")], "cancels by endOfInput"), ([.control("c")], "interrupts"),
      ([.control("l")], "redraws"), ([.alt("c")], "a.txt|"), ([.function(1)], "a.txt|"),
      (["日", .enter], "enters “a.txt日” and presses Rename"),
    ] as [([Key], String)]
  )
  func field(keys: [Key], effect: String) {
    #expect(Self.effect(of: keys) == effect)
  }

  @Test(
    "Each key while a button has the focus",
    arguments: [
      ([.enter], "enters “a.txt” and presses Rename"),
      ([.space], "enters “a.txt” and presses Rename"), (["r"], "enters “a.txt” and presses Rename"),
      (["y"], "enters “a.txt” and presses Rename"), (["C"], "presses Cancel"),
      (["n"], "presses Cancel"), ([.right], "a.txt| [Cancel]"), ([.down], "a.txt| [Cancel]"),
      ([.right, .right], "a.txt| [Cancel]"), ([.right, .enter], "presses Cancel"),
      ([.left], "a.txt| [Rename]"), ([.end, .home], "a.txt| [Rename]"), ([.up], "a.txt|"),
      ([.shiftTab], "a.txt|"), ([.tab], "a.txt| [Cancel]"), ([.tab, .tab], "a.txt|"),
      ([.down, .up, .up], "a.txt|"), ([.up, "x"], "a.txtx|"), ([.escape], "cancels by escape"),
      ([.control("d")], "cancels by endOfInput"), ([.control("u")], "a.txt| [Rename]"),
      ([.backspace], "a.txt| [Rename]"), ([.alt("c")], "a.txt| [Rename]"),
      (
        ["x"],
        "a.txt| [Rename]: “x” presses nothing. "
          + "Type r or c, or press Tab to move on."
      ),
    ] as [([Key], String)]
  )
  func buttons(keys: [Key], effect: String) {
    #expect(Self.effect(of: [.tab] + keys) == effect)
  }

  @Test("An empty text that is required is refused, and can be changed")
  func required() {
    let note = "|: A text is required."
    #expect(Self.effect(of: [.control("u"), .enter]) == note)
    #expect(Self.effect(of: [.control("u"), .tab, .space]) == note)
    #expect(Self.effect(of: [.control("u"), .enter, "b"]) == "b|")
    #expect(
      Self.effect(of: [.control("u"), .enter, "b", .enter]) == "enters “b” and presses Rename"
    )
    // Whoever cancels need not enter anything.
    #expect(Self.effect(of: [.control("u"), .shiftTab, .enter]) == "presses Cancel")
    let optional = AlertConfiguration.renaming(AlertTextField())
    #expect(Self.effect(of: [.enter], on: optional) == "enters “” and presses Rename")
  }

  @Test("In a destructive question Enter in the field presses nothing, unless a phrase is typed")
  func destructive() {
    let configuration = AlertConfiguration.renaming(role: .destructive)
    #expect(
      Self.effect(of: [.enter], on: configuration)
        == "a.txt|: Enter presses nothing here. Press Tab to get to the buttons."
    )
    #expect(
      Self.effect(of: [.tab, .enter], on: configuration) == "enters “a.txt” and presses Rename"
    )
    let none = AlertConfiguration.renaming(default: .none)
    #expect(Self.effect(of: [.enter], on: none).contains("presses nothing"))
    let cancel = AlertConfiguration.renaming(default: .role(.cancel))
    #expect(Self.effect(of: [.enter], on: cancel) == "presses Cancel")
  }

  @Test("A phrase has to be typed exactly")
  func phrase() {
    let configuration = AlertConfiguration.dropping()
    let note = ": Type “my-database” to confirm."
    #expect(Self.effect(of: [.enter], on: configuration) == "|" + note)
    #expect(
      Self.effect(of: Self.phraseKeys + [.enter], on: configuration)
        == "enters “my-database” and presses Drop"
    )
    #expect(
      Self.effect(of: Self.phraseKeys + [.space, .enter], on: configuration)
        == "my-database |" + note
    )
    #expect(Self.effect(of: [.tab, "d"], on: configuration) == "|" + note)
    #expect(Self.effect(of: [.tab, "y"], on: configuration) == "|" + note)
  }

  // MARK: Validation

  @Test("While the text is being checked, only Escape and Ctrl-C do something")
  func checking() {
    var prompt = AlertConfiguration.renaming(AlertTextField { _ in }).inlinePrompt
    #expect(prompt.handle(.keys("a", .enter))?.words == "enters “a” and presses Rename")
    #expect(prompt.state == "a|: Checking…")
    for key in ["x", .enter, .tab, .control("d"), .left, .space] as [Key] {
      #expect(prompt.handle([.key(key)]) == nil)
      #expect(prompt.state == "a|: Checking…")
    }
    #expect(prompt.handle([.paste("x")]) == nil)
    #expect(prompt.state == "a|: Checking…")
    #expect(prompt.handle([.key(.control("l"))]) == .redraw)
    #expect(prompt.handle([.key(.control("c"))]) == .interrupt)
    #expect(prompt.handle([.key(.escape)]) == .cancel(.escape))
  }

  @Test("A refusal is shown as text, and the text can be changed")
  func refusal() {
    var prompt = AlertConfiguration.renaming(AlertTextField { _ in }).inlinePrompt
    _ = prompt.handle(.keys("a", .tab, .enter))
    prompt.refuse("Taken\u{1B}[2J,\nsorry.\n")
    #expect(prompt.state == "a|: Taken\\u{1B}[2J,\nsorry.")
    _ = prompt.handle(.keys("b"))
    #expect(prompt.state == "ab|")
    #expect(prompt.handle(.keys(.enter))?.words == "enters “ab” and presses Rename")
    prompt.refuse(" ")
    #expect(prompt.state == "ab|: The text was refused.")
  }

  // MARK: Pastes

  @Test("Pasted text is inserted, and never submits")
  func paste() {
    let (prompt, effect) = AlertConfiguration.renaming().effect(
      of: [.paste("b\nc\n"), .paste("\r\n")]
    )
    #expect(effect == nil)
    #expect(prompt.state == "a.txtb c|")
    #expect(
      AlertConfiguration.renaming().effect(of: [.key(.tab), .paste("r\n")]).0.state
        == "a.txt| [Rename]: Pasted text presses nothing. "
        + "Type r or c, or press Tab to move on."
    )
  }

  @Test(
    "Text that came at once is a line if an Enter ends it; what is inside belongs to it",
    arguments: [
      ("hello\r", "enters “a.txthello” and presses Rename"),
      ("ab\r", "enters “a.txtab” and presses Rename"),
      ("one\rtwo", "a.txtone two|"), ("one\r\rtwo\r", "enters “a.txtone two” and presses Rename"),
      ("\rsudo", "a.txtsudo|"), ("yes\tno", "a.txtyes no|"),
      ("a\tr", "enters “a.txta” and presses Rename"),
      ("abc\u{7F}d", "a.txtabd|"), ("\tyyyy", "a.txtyyyy|"),
      ("hello\t\r", "enters “a.txthello” and presses Rename"),
    ]
  )
  func burst(text: String, effect: String) {
    var prompt = AlertConfiguration.renaming().inlinePrompt
    let action = prompt.handle(KeyParser.events(text))
    #expect(action?.words ?? prompt.state == effect)
  }

  @Test("On a button, text that came at once presses nothing, nor does its Enter")
  func burstOnButton() {
    for text in ["yyyy", "rm -rf /\r", "xx\r", "x \r", "x z"] {
      var prompt = AlertConfiguration.renaming().inlinePrompt
      _ = prompt.handle(.keys(.tab))
      #expect(prompt.handle(KeyParser.events(text)) == nil)
      #expect(prompt.note?.contains("presses nothing") == true)
    }
  }

  @Test("A secret's default stands in the field, and is entered as it is")
  func defaultText() {
    let configuration = AlertConfiguration.renaming(
      AlertTextField(defaultText: "a\u{1B}\n", isSecure: true)
    )
    var prompt = configuration.inlinePrompt
    #expect(
      prompt.handle(.keys(.enter)) == .enter("a\u{1B}\n", AlertButton("Rename"))
    )
  }
}
