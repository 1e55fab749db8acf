import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("Keys that pick an option")
struct ChoicePromptTests {
  /// What keys do to a question, or what the filter, the focus and the note are after them.
  private static func effect(
    of keys: [Key],
    on configuration: AlertConfiguration = .choosing()
  ) -> String {
    let (prompt, effect) = configuration.effect(of: keys.map(InputEvent.key))
    return effect ?? prompt.state
  }

  @Test(
    "Each key while the list has the focus",
    arguments: [
      ([.enter], "picks 0"), ([.down], ">Banana"), ([.down, .enter], "picks 1"), ([.up], ">Apple"),
      ([.end, .enter], "picks 3"), ([.pageDown, .home], ">Apple"), (["b"], "b>Banana"),
      (["b", "l", .enter], "picks 3"), (["c"], "c>Cherry"), (["y", .enter], "picks 2"),
      ([.space], " >nothing"), (["b", .escape], ">Apple"),
      (["b", .escape, .escape], "cancels by escape"), ([.escape], "cancels by escape"),
      (["b", .backspace, .enter], "picks 0"), ([.control("d")], "cancels by endOfInput"),
      (["b", .control("d")], "cancels by endOfInput"), ([.control("c")], "interrupts"),
      ([.control("l")], "redraws"), ([.alt("b")], ">Apple"), ([.control("b")], ">Apple"),
      ([.left], ">Apple"), ([.right], ">Apple"), ([.tab], ">Apple [Choose]"),
      ([.shiftTab], ">Apple [Cancel]"),
      (["x", .enter], "x>nothing: There is nothing to pick. Press Escape to see all options."),
      (["x", .enter, .escape, .enter], "picks 0"),
    ] as [([Key], String)]
  )
  func list(keys: [Key], effect: String) {
    #expect(Self.effect(of: keys) == effect)
  }

  @Test(
    "Each key while a button has the focus",
    arguments: [
      ([.enter], "picks 0"), ([.space], "picks 0"),
      (
        ["h"],
        ">Apple [Choose]: “h” presses nothing. Type c or a, or press Tab to move on."
      ),
      (["c"], "picks 0"), (["a"], "presses Cancel"), (["n"], "presses Cancel"),
      ([.right, .enter], "presses Cancel"), ([.up, .down], ">Banana"), ([.tab, .tab], ">Apple"),
      ([.shiftTab, "b"], "b>Banana"), ([.escape], "cancels by escape"),
      ([.control("d")], "cancels by endOfInput"),
    ] as [([Key], String)]
  )
  func buttons(keys: [Key], effect: String) {
    #expect(Self.effect(of: [.tab] + keys) == effect)
  }

  @Test("What the list shows is what its button picks")
  func buttonPicksFocus() {
    #expect(Self.effect(of: ["b", .down, .tab, .enter]) == "picks 3")
    #expect(Self.effect(of: ["b", .tab, .escape]) == ">Apple [Choose]")
    #expect(Self.effect(of: ["x", .tab, .enter]).contains("There is nothing to pick."))
  }

  @Test("The default has the focus at first")
  func defaultOption() {
    let configuration = AlertConfiguration.choosing(defaultIndex: 2)
    #expect(Self.effect(of: [.enter], on: configuration) == "picks 2")
    #expect(Self.effect(of: [.down, .enter], on: configuration) == "picks 3")
  }

  @Test("Enter in the list picks nothing that destroys something")
  func destructive() {
    let configuration = AlertConfiguration.choosing(role: .destructive)
    #expect(
      Self.effect(of: [.down, .enter], on: configuration)
        == ">Banana: Enter presses nothing here. Press Tab to get to the buttons."
    )
    #expect(Self.effect(of: [.down, .tab, .enter], on: configuration) == "picks 1")
  }

  @Test("Pasted text goes into the filter, and picks nothing")
  func paste() {
    let (prompt, effect) = AlertConfiguration.choosing().effect(of: [.paste("che\n")])
    #expect(effect == nil)
    #expect(prompt.state == "che>Cherry")
    var other = AlertConfiguration.choosing().inlinePrompt
    #expect(other.handle(KeyParser.events("blue\rberry")) == nil)
    #expect(other.state == "blue berry>nothing")
  }

  @Test("Without Enter or a key of a button nothing picks or submits")
  func anyBytes() {
    let seed: UInt64 = 0x5EED_0303
    var generator = SplitMix64(seed: seed)
    // No Enter, no Space on a button, and no letter that is a button's key.
    let pieces = [
      "x", "é", "日", "\u{301}", "1", "-", "\t", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
      "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[Z", "\u{7F}", "\u{1}", "\u{B}",
      "\u{15}", "\u{17}", "\u{19}", "\u{1B}b", "\u{1B}d", "\u{1B}[200~a\r\nc r\u{1B}[201~", "\u{C}",
    ].map { Array($0.utf8) }
    for configuration in [.choosing(), .renaming(), .dropping()] as [AlertConfiguration] {
      for round in 0..<500 {
        var prompt = configuration.inlinePrompt
        var parser = KeyParser()
        for _ in 0..<20 {
          let bytes = (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ in
            pieces.randomElement(using: &generator) ?? []
          }
          switch prompt.handle(parser.consume(bytes)) {
          case .press, .enter, .choose:
            Issue.record("seed \(seed), round \(round): \(bytes), \(prompt.state)")
            return
          default: break
          }
        }
      }
    }
  }
}
