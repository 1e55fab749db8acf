import Testing

@Suite struct ScreenStateTests {
  private func screen(_ input: String, columns: Int = 10, rows: Int = 4) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.feed(input)
    return screen
  }

  @Test func `Rows that leave the top go to the scrollback, those of a region do not`() {
    #expect(screen("1\r\n2\r\n3\r\n4\r\n5\r\n6").scrollback == ["1", "2"])
    #expect(screen("1\r\n2\r\n3\r\n4\u{1B}[2;3r\u{1B}[3;1H\n\n").scrollback == [])
    #expect(screen("1\r\n2\r\n3\r\n4\r\n5\u{1B}[3J").scrollback == [])
  }

  @Test(arguments: [1049, 1047, 47])
  func `The alternate screen leaves the main one as it was`(mode: Int) {
    var screen = screen("main")
    screen.feed("\u{1B}[?\(mode)h")
    #expect(screen.isAlternateScreen)
    #expect(screen.text == "")
    screen.feed("\u{1B}[Hother\r\n\n\n\n\n")
    screen.feed("\u{1B}[?\(mode)l")
    #expect(!screen.isAlternateScreen)
    #expect(screen.text == "main")
    #expect(screen.scrollback == [])
    #expect(screen.modes == Screen.initialModes)
    if mode == 1049 { #expect(screen.cursor == (4, 0)) }
  }

  @Test(arguments: [
    ("1", ScreenStyle(attributes: .bold)),
    ("1;2;3;4;7", ScreenStyle(attributes: [.bold, .dim, .italic, .underline, .reverse])),
    ("1;4;22", ScreenStyle(attributes: .underline)),
    ("31;42", ScreenStyle(foreground: .indexed(1), background: .indexed(2))),
    ("91;102", ScreenStyle(foreground: .indexed(9), background: .indexed(10))),
    ("38;5;200;1", ScreenStyle(attributes: .bold, foreground: .indexed(200))),
    ("48;2;1;2;3", ScreenStyle(background: .rgb(1, 2, 3))),
    ("38:2::1:2:3", ScreenStyle(foreground: .rgb(1, 2, 3))),
    ("38:2:1:2:3", ScreenStyle(foreground: .rgb(1, 2, 3))),
    ("4:3", ScreenStyle(attributes: .underline)),
    ("1;31;0", .plain), ("1;31;", .plain), ("31;39", .plain), ("4;4:0", .plain),
  ]) func `Styles are kept for each cell`(codes: String, style: ScreenStyle) {
    let screen = screen("a\u{1B}[\(codes)mb\u{1B}[mc")
    #expect((0..<3).map { screen.style(column: $0, row: 0) } == [.plain, style, .plain])
    #expect(screen.unrecognized == [])
  }

  @Test func `Erasing leaves the background`() {
    let screen = screen("\u{1B}[1;44m\u{1B}[K")
    #expect(screen.style(column: 5, row: 0) == ScreenStyle(background: .indexed(4)))
  }

  @Test func `Modes and the cursor's visibility are kept`() {
    var screen = screen("\u{1B}[?25l\u{1B}[?2004h\u{1B}[?2026h")
    #expect(!screen.isCursorVisible)
    #expect(screen.isBracketedPasteOn)
    #expect(screen.isSynchronizing)
    screen.feed("\u{1B}[?25h\u{1B}[?2004;2026l")
    #expect(screen.modes == Screen.initialModes)
  }

  @Test func `Strings are swallowed, and titles noted`() {
    let screen = screen(
      "a\u{1B}]0;one\u{07}b\u{1B}]2;two\u{1B}\\c\u{1B}P+q\u{1B}\\d\u{9D}2;three\u{9C}e"
    )
    #expect(screen.text == "abcde")
    #expect(screen.titles == ["one", "two", "three"])
    #expect(screen.controlStrings == ["]0;one", "]2;two", "P+q", "]2;three"])
  }

  @Test(arguments: [
    ("\u{1B}[6n", "\u{1B}[2;4R"), ("\u{1B}[?6n", "\u{1B}[?2;4R"), ("\u{1B}[5n", "\u{1B}[0n"),
    ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[?25$p", "\u{1B}[?25;1$y"),
    ("\u{1B}[?2004$p", "\u{1B}[?2004;2$y"), ("\u{1B}[?9876$p", "\u{1B}[?9876;0$y"),
  ]) func `Queries are answered`(query: String, answer: String) {
    var screen = screen("\r\nabc\(query)")
    #expect(String(decoding: screen.takeReplies(), as: UTF8.self) == answer)
    #expect(screen.takeReplies() == [])
    #expect(screen.unrecognized == [])
  }

  @Test(arguments: [
    ("\u{1B}[5z", "CSI 5z"), ("\u{1B}[?9876h", "CSI ?9876h"), ("\u{1B}#8", "ESC #8"),
    ("\u{1B}[77m", "CSI 77m"), ("\u{05}", "control U+5"), ("\u{9B}5z", "CSI 5z"),
  ]) func `What it does not know is noted`(input: String, note: String) {
    let screen = screen("a\(input)b")
    #expect(screen.unrecognized == [note])
    #expect(screen.text == "ab")
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC3], ""), ([0xC3, 0x28], "\u{FFFD}("),
      ([0xE2, 0x82, 0x41], "\u{FFFD}A"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF0, 0x9F, 0x91, 0x8D], "👍"),
    ] as [([UInt8], String)]
  ) func `What is no UTF-8 is replaced`(bytes: [UInt8], text: String) {
    var screen = Screen(columns: 10, rows: 1)
    screen.feed(bytes)
    #expect(screen.text == text)
  }

  @Test func `A sequence may be cut off by another or cancelled`() {
    #expect(screen("a\u{1B}[3\u{1B}[2Gb").text == "ab")
    #expect(screen("a\u{1B}[3\u{18}b").text == "ab")
    #expect(screen("a\u{1B}]0;x\u{1B}[2Gb").text == "ab")
  }
}
