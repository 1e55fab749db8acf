import AlertBox
import Testing

@Suite("Keys that answer")
struct KeyPromptTests {
  private static func effect(
    of keys: [Key],
    on configuration: AlertConfiguration = .overwriting(.action)
  ) -> String {
    KeyPrompt.effect(of: keys.map(InputEvent.key), on: configuration)
  }

  private static let hint = "Type o or c, or use the arrow keys."

  // MARK: Each key

  @Test(
    "Each key of a question with a default",
    arguments: [
      (.enter, "presses Overwrite"), (.space, "presses Overwrite"),
      (.left, "focus on Overwrite"), (.up, "focus on Overwrite"), (.home, "focus on Overwrite"),
      (.right, "focus on Cancel"), (.down, "focus on Cancel"), (.end, "focus on Cancel"),
      (.tab, "focus on Cancel"), (.shiftTab, "focus on Cancel"),
      ("o", "presses Overwrite"), ("O", "presses Overwrite"),
      ("y", "presses Overwrite"), ("Y", "presses Overwrite"),
      ("c", "presses Cancel"), ("C", "presses Cancel"),
      ("n", "presses Cancel"), ("N", "presses Cancel"),
      (.escape, "cancels by escape"), (.control("d"), "cancels by endOfInput"),
      (.control("c"), "interrupts"), (.control("l"), "redraws"),
      ("x", "focus on Overwrite: “x” presses nothing. \(hint)"),
      ("1", "focus on Overwrite: “1” presses nothing. \(hint)"),
      ("é", "focus on Overwrite: “é” presses nothing. \(hint)"),
    ] as [(Key, String)]
  )
  func safeQuestion(key: Key, effect: String) {
    #expect(Self.effect(of: [key]) == effect)
  }

  @Test(
    "Keys that are no letters, and letters held with Ctrl or Alt, do nothing and say nothing",
    arguments: [
      .backspace, .delete, .insert, .pageUp, .pageDown, .function(1), .control("o"), .control("y"),
      .control("n"), .control(" "), .alt("o"), .alt("y"), .alt("n"), .alt(" "),
      Key(.enter, .alt), Key(.character("y"), .super), Key(.character("o"), [.control, .shift]),
    ] as [Key]
  )
  func deafKeys(key: Key) {
    for configuration in [.overwriting(.action), .finished, .saving] as [AlertConfiguration] {
      var prompt = KeyPrompt(configuration)
      #expect(prompt.handle([.key(key)]) == nil)
      #expect(prompt.focus == 0)
      #expect(prompt.note == nil)
    }
    #expect(Self.effect(of: [key], on: .overwriting()) == "focus on nothing")
  }

  @Test(
    "Each key of a destructive question",
    arguments: [
      (.enter, "focus on nothing: Enter presses nothing here. \(hint)"),
      (.space, "focus on nothing: Space presses nothing here. \(hint)"),
      (.left, "focus on Cancel"), (.right, "focus on Cancel"), (.up, "focus on Cancel"),
      (.down, "focus on Cancel"), (.tab, "focus on Cancel"), (.shiftTab, "focus on Cancel"),
      (.home, "focus on Cancel"), (.end, "focus on Cancel"),
      ("o", "presses Overwrite"), ("y", "presses Overwrite"),
      ("c", "presses Cancel"), ("n", "presses Cancel"),
      (.escape, "cancels by escape"), (.control("d"), "cancels by endOfInput"),
      (.control("c"), "interrupts"), (.control("l"), "redraws"),
    ] as [(Key, String)]
  )
  func destructiveQuestion(key: Key, effect: String) {
    #expect(Self.effect(of: [key], on: .overwriting()) == effect)
    // Whoever asks for no default gets the same.
    #expect(Self.effect(of: [key], on: .overwriting(.action, default: .none)) == effect)
  }

  @Test(
    "Enter and Space press what has the focus",
    arguments: [
      ([.right, .enter], "presses Cancel"),
      ([.right, .space], "presses Cancel"),
      ([.right, .left, .enter], "presses Overwrite"),
      ([.end, .home, .enter], "presses Overwrite"),
      ([.enter, .tab, .enter], "presses Cancel"),
      ([.tab, .tab, .enter], "presses Overwrite"),
    ] as [([Key], String)]
  )
  func focus(keys: [Key], effect: String) {
    #expect(Self.effect(of: keys, on: .overwriting()) == effect)
  }

  @Test("The default can be the cancel button")
  func cancelIsDefault() {
    let configuration = AlertConfiguration.overwriting(default: .role(.cancel))
    #expect(Self.effect(of: [], on: configuration) == "focus on Cancel")
    #expect(Self.effect(of: [.enter], on: configuration) == "presses Cancel")
    #expect(Self.effect(of: [.left, .enter], on: configuration) == "presses Overwrite")
  }

  // MARK: Other numbers of buttons

  @Test(
    "Arrows stop at the ends of three buttons, Tab goes round, and y and n are no keys",
    arguments: [
      ([.right], "focus on Discard"), ([.right, .right], "focus on Cancel"),
      ([.right, .right, .right], "focus on Cancel"), ([.left], "focus on Save"),
      ([.tab, .tab, .tab], "focus on Save"), ([.shiftTab], "focus on Cancel"),
      ([.shiftTab, .shiftTab], "focus on Discard"), ([.end], "focus on Cancel"),
      ([.end, .home], "focus on Save"),
      (["d"], "presses Discard"), (["S"], "presses Save"), (["c"], "presses Cancel"),
      (
        ["y"],
        "focus on Save: “y” presses nothing. "
          + "Type s, d or c, or use the arrow keys."
      ),
      (["n", .enter], "presses Save"),
    ] as [([Key], String)]
  )
  func threeButtons(keys: [Key], effect: String) {
    #expect(Self.effect(of: keys, on: .saving) == effect)
  }

  @Test("Of twelve buttons each can be reached, and none by a digit of its number")
  func twelveButtons() {
    let buttons = (1...12).map { AlertButton("Option \($0)") }
    let configuration = AlertConfiguration("Which?", buttons: buttons)
    for index in 0..<12 {
      let keys = Array(repeating: Key.down, count: index) + [.enter]
      #expect(Self.effect(of: keys, on: configuration) == "presses Option \(index + 1)")
    }
    #expect(Self.effect(of: ["p"], on: configuration) == "presses Option 2")
    #expect(Self.effect(of: ["6"], on: configuration) == "presses Option 6")
    #expect(
      Self.effect(of: ["1"], on: configuration) == "focus on Option 1: “1” presses nothing. "
        + "Type an underlined key, or use the arrow keys."
    )
  }

  @Test("Where nothing has the focus, it goes first to the button that does the least")
  func firstFocus() {
    let cases: [([AlertButton], String)] = [
      ([.init("Delete", role: .destructive), .init("Keep", role: .decline)], "Keep"),
      ([.init("Delete", role: .destructive), .init("Archive")], "Archive"),
      ([.init("Delete", role: .destructive), .init("Burn", role: .destructive)], "Delete"),
      (
        [
          .init("Delete", role: .destructive), .init("No", role: .decline),
          .init("Back", role: .cancel),
        ],
        "Back"
      ),
    ]
    for (buttons, title) in cases {
      let configuration = AlertConfiguration("Delete?", buttons: buttons)
      #expect(Self.effect(of: [], on: configuration) == "focus on nothing")
      #expect(Self.effect(of: [.right], on: configuration) == "focus on \(title)")
    }
  }

  @Test("A message is acknowledged by Enter, Space or its key, and Enter is all it asks for")
  func acknowledges() {
    for key in [.enter, .space, "o", "O"] as [Key] {
      #expect(Self.effect(of: [key], on: .finished) == "presses OK")
    }
    #expect(
      Self.effect(of: ["y"], on: .finished) == "focus on OK: “y” presses nothing. Press Enter."
    )
    #expect(Self.effect(of: [.right, .tab], on: .finished) == "focus on OK")
    #expect(Self.effect(of: [.escape], on: .finished) == "cancels by escape")
  }

  // MARK: Yes and no

  @Test(
    "y and n never press the opposite of what they say",
    arguments: [
      ("Nuke", "Yield", "y", "presses Nuke"), ("Nuke", "Yield", "n", "presses Yield"),
      ("Nuke", "Yield", "u", "presses Nuke"), ("Nuke", "Yield", "i", "presses Yield"),
      ("No", "Yes", "y", "presses Yes"), ("No", "Yes", "n", "presses No"),
      ("Go", "Yes", "y", "presses Yes"), ("No", "Stop", "n", "presses No"),
    ] as [(String, String, Key, String)]
  )
  func yesAndNo(confirm: String, cancel: String, key: Key, effect: String) {
    let configuration = AlertConfiguration(
      "Go on?",
      buttons: [AlertButton(confirm), AlertButton(cancel, role: .cancel)]
    )
    #expect(Self.effect(of: [key], on: configuration) == effect)
  }
}
