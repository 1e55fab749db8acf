import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("Keys and pastes that come at once")
struct KeyBurstTests {
  private static let hint = "Type o or c, or use the arrow keys."

  /// Handles what a terminal sends in one read; `␛` stands for ESC.
  private static func handle(
    _ text: String,
    in prompt: inout KeyPrompt
  ) -> InlineAction? {
    prompt.handle(KeyParser.events(text))
  }

  private static func press(_ title: String) -> InlineAction? {
    AlertConfiguration.overwriting().button(titled: title).map { .press($0) }
  }

  @Test(
    "Pasted text presses nothing, whatever it says",
    arguments: ["o", "y", "yes", "Overwrite", "\r", "\n\n", " ", "", "␛[C\r", "\u{3}", "\u{4}"]
  )
  func paste(text: String) {
    for configuration in [.overwriting(), .overwriting(.action)] as [AlertConfiguration] {
      var prompt = KeyPrompt(configuration)
      let focus = prompt.focus
      #expect(Self.handle("␛[200~\(text)␛[201~", in: &prompt) == nil)
      #expect(prompt.note == "Pasted text presses nothing. \(Self.hint)")
      #expect(prompt.focus == focus)
    }
  }

  @Test(
    "Four characters at once are a paste too, at a terminal that does not mark them",
    arguments: [
      "yyyy", "only this", "rm -rf /\r", "Cancel\r\r", "y\ro\ry\ro\r", "␛[Co␛[Co␛[Coo", "日本東京",
      "a b ", "    ",
    ]
  )
  func unmarkedPaste(text: String) {
    for configuration in [.overwriting(), .overwriting(.action)] as [AlertConfiguration] {
      var prompt = KeyPrompt(configuration)
      let focus = prompt.focus
      #expect(Self.handle(text, in: &prompt) == nil)
      #expect(prompt.note == "Pasted text presses nothing. \(Self.hint)")
      #expect(prompt.focus == focus)
    }
  }

  @Test(
    "A short line of text presses no default, as its Enter and its spaces are not typed alone",
    arguments: ["ls\r", "x z\n", "a\n", "rm \r\r"]
  )
  func line(text: String) {
    var prompt = KeyPrompt(.question())
    #expect(Self.handle(text, in: &prompt) == nil)
    #expect(prompt.focus == 0)
    #expect(prompt.note?.contains("presses nothing.") == true)
    // By itself it is a key again.
    #expect(Self.handle("\r", in: &prompt) != nil)
  }

  @Test("The first key that acts is the last that counts")
  func firstCounts() {
    let cases: [(String, String)] = [
      ("␛[Co", "Overwrite"), ("␛[C\r", "Cancel"), ("␛[C␛[D\n", "Overwrite"), ("\t\t ", "Overwrite"),
      ("oc", "Overwrite"), ("xc", "Cancel"), ("\rc", "Cancel"), ("nnn", "Cancel"),
      ("␛[200~o␛[201~c", "Cancel"),
    ]
    for (text, title) in cases {
      var prompt = KeyPrompt(.overwriting())
      #expect(Self.handle(text, in: &prompt) == Self.press(title))
    }
    var prompt = KeyPrompt(.overwriting())
    #expect(Self.handle("\u{4}o", in: &prompt) == .cancel(.endOfInput))
    #expect(Self.handle("\u{3}o", in: &prompt) == .interrupt)
  }

  @Test("What was said to a key goes at the next one")
  func note() {
    var prompt = KeyPrompt(.overwriting())
    #expect(Self.handle("x", in: &prompt) == nil)
    #expect(prompt.note == "“x” presses nothing. \(Self.hint)")
    #expect(Self.handle("z", in: &prompt) == nil)
    #expect(prompt.note == "“z” presses nothing. \(Self.hint)")
    #expect(Self.handle("\u{1}", in: &prompt) == nil)
    #expect(prompt.note == nil)
    #expect(Self.handle(" ", in: &prompt) == nil)
    #expect(prompt.note == "Space presses nothing here. \(Self.hint)")
    #expect(Self.handle("␛[C", in: &prompt) == nil)
    #expect(prompt.note == nil)
  }

  // MARK: Anything

  private static let movements: [Key] = [
    .left, .right, .up, .down, .home, .end, .tab, .shiftTab,
  ]

  private static let others: [InputEvent] =
    [
      .paste("y"), .paste("o\n"), .paste(""), .key(.backspace), .key(.pageUp), .key(.function(3)),
      .key(.control("l")), .key(.control("o")), .key(.control("y")), .key(.alt("o")),
      .key(.alt("y")), .key(Key(.enter, .alt)), .key(.control(" ")),
    ] + "abdefghijkxz0123456789-é日".map { .key(.character($0)) }

  @Test("Without its key, or Enter on it, nothing presses a destructive button")
  func nothingDestroys() {
    let seed: UInt64 = 0x5EED_0100
    var generator = SplitMix64(seed: seed)
    let presses: [InputEvent] = [.key(.enter), .key(.space)]
    for round in 0..<20_000 {
      // Moving on purpose and then pressing Enter confirms; either of the two alone does not.
      let moves = Bool.random(using: &generator)
      let events = Self.others + (moves ? Self.movements.map { .key($0) } : presses)
      var prompt = KeyPrompt(.overwriting())
      for _ in 0..<8 {
        let batch = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
          events.randomElement(using: &generator)
        }
        let action = prompt.handle(batch)
        guard action == nil || action == .redraw else {
          Issue.record("seed \(seed), round \(round): \(batch)")
          return
        }
      }
    }
  }

  @Test("Enter presses the button that has the focus, however it came there")
  func pressesFocus() {
    let seed: UInt64 = 0x5EED_0101
    var generator = SplitMix64(seed: seed)
    let events = Self.others + Self.movements.map { .key($0) }
    for round in 0..<5000 {
      let count = Int.random(in: 1...12, using: &generator)
      let roles: [AlertButton.Role] = [.action, .destructive, .decline, .cancel]
      // No letter of these titles is among the events.
      let buttons = (0..<count).map { _ in
        AlertButton("Wurst", role: roles.randomElement(using: &generator) ?? .action)
      }
      let configuration = AlertConfiguration("Which?", buttons: buttons)
      var prompt = KeyPrompt(configuration)
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        guard let event = events.randomElement(using: &generator) else { continue }
        if case .press = prompt.handle([event]) { prompt = KeyPrompt(configuration) }
      }
      let focus = prompt.focus
      // Buttons are equal if title and role are, so their places are compared.
      var pressed: Int?
      if case .press(let button) = prompt.handle([.key(.enter)]) { pressed = button.position }
      guard pressed == focus else {
        Issue.record("seed \(seed), round \(round): \(buttons), \(String(describing: focus))")
        return
      }
    }
  }
}
