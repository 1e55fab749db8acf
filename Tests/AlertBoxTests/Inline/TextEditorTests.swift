import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("Editing a line of text")
struct TextEditorTests {
  private static func edited(_ text: String, _ keys: [Key]) -> String {
    var editor = TextEditor(marked: text)
    editor.handle(keys)
    return editor.marked
  }

  @Test(
    "Keys that move",
    arguments: [
      ("ab|c", [.left], "a|bc"), ("ab|c", [.right], "abc|"), ("|abc", [.left], "|abc"),
      ("abc|", [.right], "abc|"), ("ab|c", [.control("b")], "a|bc"),
      ("ab|c", [.control("f")], "abc|"), ("ab|c", [.home], "|abc"), ("ab|c", [.end], "abc|"),
      ("ab|c", [.control("a")], "|abc"), ("ab|c", [.control("e")], "abc|"),
      ("ab|c", [Key(.left, .shift)], "a|bc"),
      ("one two.txt|", [Key(.left, .control)], "one two.|txt"),
      ("one two.|txt", [Key(.left, .alt)], "one |two.txt"),
      ("one |two.txt", [.alt("b")], "|one two.txt"), ("|  ", [.alt("b")], "|  "),
      ("  |", [.alt("b")], "|  "), ("|one, two", [.alt("f")], "one|, two"),
      ("one|, two", [Key(.right, .control)], "one, two|"),
      ("on|e two", [Key(.right, .alt)], "one| two"), ("one|  ", [.alt("f")], "one  |"),
      ("日本 |東京", [.alt("b")], "|日本 東京"), ("été| 12", [.alt("f")], "été 12|"),
    ] as [(String, [Key], String)]
  )
  func moving(text: String, keys: [Key], result: String) {
    #expect(Self.edited(text, keys) == result)
  }

  @Test(
    "Keys that type and delete",
    arguments: [
      ("a|c", ["b"], "ab|c"), ("|", [.space, "x"], " x|"), ("ab|c", [.backspace], "a|c"),
      ("ab|c", [.control("h")], "a|c"), ("|abc", [.backspace], "|abc"),
      ("a|bc", [.delete], "a|c"), ("a|bc", [.control("d")], "a|c"), ("abc|", [.delete], "abc|"),
      ("👨‍👩‍👧‍👦🇩🇪|", [.backspace], "👨‍👩‍👧‍👦|"), ("|👨‍👩‍👧‍👦e\u{301}", [.delete], "|e\u{301}"),
      ("e\u{301}|", [.backspace], "|"), ("ab|", ["|"], "ab||"),
    ] as [(String, [Key], String)]
  )
  func typing(text: String, keys: [Key], result: String) {
    #expect(Self.edited(text, keys) == result)
  }

  @Test(
    "Keys that kill, and what they killed is yanked",
    arguments: [
      ("ab|cd", [.control("k")], "ab|"), ("ab|cd", [.control("u")], "|cd"),
      ("one two/three|", [.control("w")], "one |"), ("one  |", [.control("w")], "|"),
      ("one two/three|", [Key(.backspace, .alt)], "one two/|"),
      ("one two/three|", [Key(.backspace, .control)], "one two/|"),
      ("|one, two", [.alt("d")], "|, two"), ("one| two", [Key(.delete, .control)], "one|"),
      ("ab|cd", [.control("k"), .home, .control("y")], "cd|ab"),
      ("ab|cd", [.control("u"), .end, .control("y")], "cdab|"),
      ("a b c|", [.control("w"), .control("w"), .control("y"), .control("y")], "a b cb c|"),
      ("a b|", [.control("w"), .left, .control("w"), .end, .control("y")], " a|"),
      ("a b| c", [.control("u"), .control("k"), .control("y")], "a b c|"),
      ("a|", [.control("k"), .control("y")], "a|"),
      ("ab|", [.control("u"), .control("u"), .control("y")], "ab|"), ("a|", [.control("y")], "a|"),
      ("ab|", [.backspace, .control("y")], "a|"),
    ] as [(String, [Key], String)]
  )
  func killing(text: String, keys: [Key], result: String) {
    #expect(Self.edited(text, keys) == result)
  }

  @Test(
    "Ctrl-T exchanges two characters",
    arguments: [
      ("ab|c", "acb|"), ("abc|", "acb|"), ("a|bc", "ba|c"), ("|abc", "|abc"), ("a|", "a|"),
      ("|", "|"), ("🇩🇪a|", "a🇩🇪|"),
    ]
  )
  func transposing(text: String, result: String) {
    #expect(Self.edited(text, [.control("t")]) == result)
  }

  @Test("Keys that are not the editor's leave the text alone")
  func otherKeys() {
    for key in [
      .enter, .tab, .shiftTab, .up, .down, .escape, .pageUp, .insert, .function(1), .control("c"),
      .control("l"), .control("x"), .alt("x"), .alt(" "), Key(.enter, .alt),
      Key(.character("a"), .super), Key(.left, [.control, .alt]), Key(.left, .super),
    ] as [Key] {
      var editor = TextEditor(marked: "a|b")
      let isHandled = editor.handle(key)
      #expect(!isHandled)
      #expect(editor.marked == "a|b")
    }
  }

  // MARK: Characters that join

  @Test("A combining mark typed after a letter joins it, also before other text")
  func combiningMarks() {
    var editor = TextEditor(marked: "e|x")
    editor.handle(["\u{301}"])
    #expect(editor.marked == "é|x")
    #expect(editor.characters.count == 2)
    editor.handle([.backspace])
    #expect(editor.marked == "|x")
    // With nothing before it, it stands alone until something comes before it.
    editor.handle(["\u{301}", .home, "o"])
    #expect(editor.text == "o\u{301}x")
    #expect(editor.characters.count == 2)
  }

  @Test("Emoji that are joined by what is typed between them are one")
  func joiners() {
    var editor = TextEditor(marked: "👩|🚀")
    editor.handle(["\u{200D}"])
    #expect(editor.characters == ["👩‍🚀"])
    #expect(editor.cursor == 1)
  }

  @Test("Flags pair anew when one of their letters comes or goes")
  func flags() {
    var editor = TextEditor(marked: "|🇩🇪🇫🇷🇮🇹")
    editor.insert("🇺")
    #expect(editor.characters == Array("🇺🇩🇪🇫🇷🇮🇹"))
    #expect(editor.characters.count == 4)
    editor.handle([.home, .delete])
    #expect(editor.characters == Array("🇪🇫🇷🇮🇹"))
  }

  // MARK: Pastes

  @Test(
    "What is pasted becomes a line",
    arguments: [
      ("token\n", "token"), ("\r\n two\nlines \n\n", " two lines "), ("a\n\n\nb", "a b"),
      ("a\tb", "a b"), ("\ta\r\n\tb\t", "a b"), ("a\u{2028}b\u{85}c\u{B}d", "a b c d"),
      ("\u{1B}[2Jx\u{7}\u{7F}\u{9B}\0", "[2Jx"), ("\n", ""), ("", ""), ("a  b", "a  b"),
      ("\u{202E}x", "\u{202E}x"), ("👨‍👩‍👧‍👦é\u{FFFD}", "👨‍👩‍👧‍👦é\u{FFFD}"),
    ]
  )
  func pasting(text: String, line: String) {
    #expect(text.pastedLine == line)
    var editor = TextEditor(marked: "<|>")
    editor.insert(text)
    #expect(editor.marked == "<\(line)|>")
  }

  @Test("Control characters that were there stay, each as one character")
  func defaultText() {
    var editor = TextEditor("a\u{1B}\n")
    #expect(editor.text == "a\u{1B}\n")
    editor.handle([.backspace, .backspace, "b"])
    #expect(editor.text == "ab")
  }

  // MARK: Any keys

  private static let seed: UInt64 = 0x5EED_0300

  private static let keys: [Key] =
    [
      .left, .right, .home, .end, .backspace, .delete, .space, .alt("b"), .alt("f"), .alt("d"),
      .control("k"), .control("u"), .control("w"), .control("y"), .control("t"), .control("d"),
      Key(.backspace, .alt),
    ] + "aé日👍🏽".map { .character($0) }
    + ["e", "\u{301}", "\u{200D}", "👩", "🚀", "🇩", "🇪", "\u{1F3FD}", "क", "\u{94D}", "\u{FE0F}"]

  @Test("After any keys the characters are those of the text, and the cursor is between them")
  func anyKeys() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<300 {
      var editor = TextEditor()
      var keys: [Key] = []
      for _ in 0..<60 {
        guard let key = Self.keys.randomElement(using: &generator) else { continue }
        keys.append(key)
        _ = editor.handle(key)
        guard editor.characters == Array(editor.text),
          (0...editor.characters.count).contains(editor.cursor)
        else {
          Issue.record("seed \(Self.seed), round \(round): \(keys), \(editor.marked)")
          return
        }
      }
    }
  }

  @Test("A text of 100,000 characters can be edited anywhere")
  func longText() {
    var editor = TextEditor(String(repeating: "words ", count: 20_000))
    editor.handle([.home, .alt("f"), "!", .end, .control("w"), "x"])
    editor.insert(String(repeating: "y", count: 100_000))
    #expect(editor.characters.count == 120_000 - 6 + 100_002)
    #expect(editor.text.hasPrefix("words! words"))
    editor.handle([.control("u")])
    #expect(editor.isEmpty)
  }

  @Test("Killing and yanking over and over doubles a text only as long as it is short")
  func doubling() {
    var editor = TextEditor("abc")
    for _ in 0..<16 { editor.handle([.control("u"), .control("y"), .control("y")]) }
    #expect(editor.characters.count == 3 * 2048)
    #expect(editor.cursor == 3 * 2048)
  }

  @Test("What was killed of a long text is yanked back, and a word into a long text")
  func longYank() {
    let text = String(repeating: "words ", count: 20_000)
    var editor = TextEditor(text)
    editor.handle([.control("u"), "a", .control("y")])
    #expect(editor.text == "a" + text)
    editor.handle([.control("w"), .control("y"), .control("y")])
    #expect(editor.text == "a" + text + "words ")
  }
}
