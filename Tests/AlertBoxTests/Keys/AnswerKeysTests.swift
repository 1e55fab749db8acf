import AlertBox
import Testing

@Suite("Answer keys")
struct AnswerKeysTests {
  private static func keys(_ buttons: AlertButton...) -> AnswerKeys {
    AnswerKeys(AlertConfiguration("Title", buttons: buttons))
  }

  private static func texts(_ keys: AnswerKeys) -> [String] { keys.keys.map(\.key.text) }

  private static let overwrite = AlertButton("Overwrite", role: .destructive)
  private static let cancel = AlertButton("Cancel", role: .cancel)

  @Test(
    "A key is the first letter of the title that no other button has",
    arguments: [
      (["Overwrite", "Cancel"], ["o", "c"]),
      (["Save", "Send", "Skip"], ["s", "e", "k"]),
      (["Aa", "AA", "aA"], ["a", "2", "3"]),
      (["2 copies", "3 copies"], ["c", "o"]),
      (["👍", "👎", "Other"], ["1", "2", "o"]),
      (["ÉCLAIR", "e\u{301}clat"], ["é", "c"]),
      (["日本", "中国"], ["日", "中"]),
      (["ß", "s"], ["1", "s"]),
      (["  Save", "\u{1B}Quit"], ["s", "q"]),
    ]
  )
  func assignsKeys(titles: [String], keys: [String]) {
    let buttons = titles.map { AlertButton($0) }
    #expect(
      Self.texts(AnswerKeys(AlertConfiguration("Title", buttons: buttons))) == keys
    )
  }

  @Test("A key is never the whole title of another button")
  func keyIsNoTitle() {
    let keys = Self.keys(AlertButton("Copy"), AlertButton("C"), AlertButton("Move"))
    #expect(Self.texts(keys) == ["o", "c", "m"])
    #expect(keys.button(for: "c")?.title == "C")
    #expect(keys.button(for: "o")?.title == "Copy")
  }

  @Test("The keys of a hundred buttons differ, and each presses its button")
  func everyKeyIsAccepted() {
    let buttons = (1...100).map { AlertButton("Option \($0)") }
    let keys = AnswerKeys(AlertConfiguration("Title", buttons: buttons))
    #expect(Set(Self.texts(keys)).count == 100)
    for (button, key) in keys.keys { #expect(keys.button(for: key.text) == button) }
  }

  @Test(
    "Titles, keys and the words for yes and no press a button, in any case",
    arguments: [
      ("o", "Overwrite"), ("O", "Overwrite"), ("overwrite", "Overwrite"),
      ("OVERWRITE", "Overwrite"),
      ("y", "Overwrite"), ("YES", "Overwrite"), ("c", "Cancel"), ("cancel", "Cancel"),
      ("n", "Cancel"), ("No", "Cancel"),
    ]
  )
  func accepts(answer: String, title: String) {
    #expect(Self.keys(Self.overwrite, Self.cancel).button(for: answer)?.title == title)
  }

  @Test(
    "Nothing else presses a button",
    arguments: ["", "ov", "foobar", "1", "2", "yes!", "ye", "on", "overwritecancel", "\u{1B}[A"]
  )
  func refuses(answer: String) {
    #expect(Self.keys(Self.overwrite, Self.cancel).button(for: answer) == nil)
  }

  @Test("The key n never confirms and y never cancels, whatever the buttons are called")
  func yesAndNoAreSafe() {
    let keys = Self.keys(
      AlertButton("Nuke", role: .destructive),
      AlertButton("You stay", role: .cancel)
    )
    #expect(Self.texts(keys) == ["u", "o"])
    #expect(keys.button(for: "n")?.title == "You stay")
    #expect(keys.button(for: "y")?.title == "Nuke")
  }

  @Test("Titles that say the opposite of their roles leave no words for yes and no")
  func contradictingTitles() {
    let keys = Self.keys(AlertButton("No"), AlertButton("Yes", role: .cancel))
    #expect(keys.button(for: "n")?.title == "No")
    #expect(keys.button(for: "yes")?.title == "Yes")
    #expect(keys.button(for: "y")?.title == "Yes")
  }

  @Test("One such title is enough, as n would press what is called so")
  func oneContradictingTitle() {
    let refusing = Self.keys(AlertButton("No"), Self.cancel)
    #expect(Self.texts(refusing) == ["n", "c"])
    #expect(refusing.button(for: "n")?.title == "No")
    #expect(refusing.button(for: "yes") == nil)
    let agreeing = Self.keys(AlertButton("Delete"), AlertButton("Yes", role: .cancel))
    #expect(Self.texts(agreeing) == ["d", "y"])
    #expect(agreeing.button(for: "y")?.title == "Yes")
    #expect(agreeing.button(for: "no") == nil)
  }

  @Test("A button that declines is the no of its question")
  func declining() {
    let keys = Self.keys(AlertButton("Keep"), AlertButton("Discard", role: .decline))
    #expect(keys.button(for: "n")?.title == "Discard")
    #expect(keys.button(for: "yes")?.title == "Keep")
  }

  @Test("With three buttons, or without one that refuses, there is no yes and no")
  func noWordsForMore() {
    let three = Self.keys(AlertButton("Save"), AlertButton("Drop"), Self.cancel)
    let two = Self.keys(AlertButton("Save"), AlertButton("Drop"))
    for answer in ["y", "yes", "n", "no"] {
      #expect(three.button(for: answer) == nil)
      #expect(two.button(for: answer) == nil)
    }
  }

  @Test("A title that is a number counts before the number of a button")
  func numbers() {
    let keys = Self.keys(AlertButton("2"), AlertButton("1"), AlertButton("💾"))
    #expect(Self.texts(keys) == ["2", "1", "3"])
    #expect(keys.button(for: "1")?.title == "1")
    #expect(keys.button(for: "2")?.title == "2")
    #expect(keys.button(for: "3")?.title == "💾")
  }

  @Test("Titles are compared as canonically equivalent text")
  func canonicalEquivalence() {
    let keys = Self.keys(AlertButton("Préférer"), Self.cancel)
    #expect(keys.button(for: "pre\u{301}fe\u{301}rer")?.title == "Préférer")
  }

  @Test("A title as it stands counts before one that is only the same in another case")
  func exactTitle() {
    let keys = Self.keys(AlertButton("Maße"), AlertButton("MASSE", role: .cancel))
    #expect(keys.button(for: "MASSE")?.title == "MASSE")
    #expect(keys.button(for: "Maße")?.title == "Maße")
  }

  @Test("A letter with an invisible mark on it is no key")
  func invisibleMarks() {
    let keys = Self.keys(AlertButton("o\u{200D}pen"), AlertButton("y\u{FE0F}ell", role: .cancel))
    #expect(Self.texts(keys) == ["p", "e"])
    #expect(keys.button(for: "y")?.title == "o\u{200D}pen")
  }

  @Test("A key is no title of another button that has white space around it")
  func titleWithSpace() {
    let keys = Self.keys(AlertButton("Cab"), AlertButton(" c ", role: .cancel))
    #expect(Self.texts(keys) == ["a", "c"])
  }

  @Test("A shown number presses the button that it is shown with")
  func numbersOfNumbers() {
    let keys = Self.keys(AlertButton("3"), AlertButton("1"), AlertButton("2"))
    for (button, key) in keys.keys { #expect(keys.button(for: key.text) == button) }
  }
}
