import AlertBox
import Testing

/// Lines as `StyleMarkup`: the cursor stands in brackets.
@Suite("The line of a text field")
struct TextFieldLayoutTests {
  private static func line(
    _ text: String,
    label: String = "Name: ",
    hasFocus: Bool = true,
    isSecure: Bool = false,
    width: Int
  ) -> String {
    var layout = TextFieldLayout(isSecure: isSecure)
    let editor = TextEditor(marked: text)
    let line = layout.line(editor, label: label, hasFocus: hasFocus, width: width)
    return Frame([line]).markup
  }

  @Test(
    "A text that fits is shown whole, with the cursor on a character or behind the last",
    arguments: [
      ("abc|", "Name: abc[ ]"), ("a|bc", "Name: a[b]c"), ("|abc", "Name: [a]bc"),
      ("|", "Name: [ ]"), ("日|本", "Name: 日[本]"), ("e\u{301}|👍🏽", "Name: é[👍🏽]"),
      ("abcdefgh|ijklm", "Name: abcdefgh[i]jklm"),
    ]
  )
  func fitting(text: String, line: String) {
    #expect(Self.line(text, width: 20) == line)
  }

  @Test("Without the focus there is no cursor")
  func noFocus() {
    #expect(Self.line("a|bc", hasFocus: false, width: 20) == "Name: abc")
    #expect(Self.line("|", hasFocus: false, width: 20) == "Name:")
  }

  @Test("A secret is masked, and a wide character takes no more than others")
  func secret() {
    #expect(Self.line("日b|c👍", isSecure: true, width: 20) == "Name: ••[•]•")
    #expect(Self.line("abc|", isSecure: true, width: 20) == "Name: •••[ ]")
  }

  @Test(
    "What a terminal would obey, and what could not be seen, is shown as an escape in one piece",
    arguments: [
      ("\u{1B}|x", "Name: \\u{1B}[x]"),
      ("|\u{1B}[2J", "Name: [\\u{1B}][2J"), ("a|\n\tb", "Name: a[\\n]\\tb"),
      ("\u{202E}|x", "Name: \\u{202E}[x]"), ("|\u{200D}x", "Name: [\\u{200D}]x"),
      ("|\u{301}", "Name: [\\u{301}]"),
    ]
  )
  func escapes(text: String, line: String) {
    #expect(Self.line(text, width: 40) == line)
  }

  @Test(
    "A long text is scrolled so that the cursor is seen, and marked where it is cut",
    arguments: [
      ("abcdefghijklmnopqrstuvwxyz|", "Name: …tuvwxyz[ ]"),
      ("|abcdefghijklmnopqrstuvwxyz", "Name: [a]bcdefghijklm…"),
      ("abcdefghijklm|nopqrstuvwxyz", "Name: …ghijklm[n]opqr…"),
      ("abcdefghijkl|mnopqrstuvwxyz", "Name: abcdefghijkl[m]…"),
      ("日本語日本語日本語|日本語日本語", "Name: …日本語[日]本語…"),
    ]
  )
  func scrolled(text: String, line: String) {
    #expect(Self.line(text, width: 20) == line)
  }

  @Test("The text stays where it is while the cursor moves within what is seen")
  func staysPut() {
    var layout = TextFieldLayout()
    var editor = TextEditor(marked: "abcdefghijklmnopqrstuvwxyz|")
    func frame() -> String {
      Frame([layout.line(editor, label: "", hasFocus: true, width: 12)]).markup
    }
    #expect(frame() == "…uvwxyz[ ]")
    editor.handle([.left, .left])
    #expect(frame() == "…uvwx[y]z")
    editor.handle([.left, .left, .left, .left])
    #expect(frame() == "…[u]vwxyz")
    editor.handle([.left])
    #expect(frame() == "…nopqrs[t]uvw…")
    editor.handle([.home])
    #expect(frame() == "[a]bcdefghijk…")
    editor.handle([.end])
    #expect(frame() == "…uvwxyz[ ]")
    editor.handle(Array(repeating: .backspace, count: 20))
    #expect(frame() == "abcdef[ ]")
  }

  @Test("A label takes half of the columns at most")
  func longLabel() {
    #expect(Self.line("ab|", label: "The name of it: ", width: 20) == "The name …ab[ ]")
    #expect(Self.line("ab|", label: "Name: ", width: 4) == "N…b[ ]")
    #expect(Self.line("ab|", label: "Name: ", width: 1) == "[ ]")
  }
}
