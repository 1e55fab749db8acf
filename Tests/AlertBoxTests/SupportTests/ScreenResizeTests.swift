import Testing

@Suite struct ScreenResizeTests {
  private func screen(
    _ input: String,
    columns: Int = 10,
    rows: Int = 4,
    _ policy: Screen.ResizePolicy = .reflow
  ) -> Screen {
    var screen = Screen(columns: columns, rows: rows, resizePolicy: policy)
    screen.feed(input)
    return screen
  }

  @Test func `Lines that were wrapped are wrapped anew, others are not joined`() {
    var screen = screen("0123456789abc\r\nnext")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text == "0123456789abc\nnext")
    #expect(screen.cursor == (4, 1))
    screen.resize(columns: 5, rows: 4)
    #expect(screen.text == "01234\n56789\nabc\nnext")
    #expect(screen.cursor == (4, 3))
    screen.resize(columns: 10, rows: 4)
    #expect(screen.text == "0123456789\nabc\nnext")
  }

  @Test func `What no longer fits goes to the scrollback, and comes back`() {
    var screen = screen("0123456789abcdefghij\r\nx", rows: 3)
    screen.resize(columns: 5, rows: 3)
    #expect(screen.scrollback == ["01234", "56789"])
    #expect(screen.text == "abcde\nfghij\nx")
    screen.resize(columns: 10, rows: 3)
    #expect(screen.scrollback + screen.lines == ["0123456789", "abcdefghij", "x"])
  }

  @Test func `A wide character is never cut in two`() {
    var screen = screen("日本語文字", columns: 10)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.text == "日本\n語文\n字")
    screen.resize(columns: 10, rows: 4)
    #expect(screen.text == "日本語文字")
    screen.resize(columns: 1, rows: 8)
    #expect(screen.lines.filter { !$0.isEmpty } == ["日", "本", "語", "文", "字"])
  }

  @Test func `The cursor stays with its text`() {
    var screen = screen("0123456789abcdef\u{1B}[1;8H")
    screen.resize(columns: 5, rows: 4)
    #expect(screen.cursor == (2, 1))
    screen.feed("X")
    #expect(screen.text == "01234\n56X89\nabcde\nf")
  }

  @Test func `The cursor stays beyond the text`() {
    var screen = screen("ab\u{1B}[1;8H")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.cursor == (7, 0))
    screen.resize(columns: 5, rows: 4)
    #expect(screen.cursor.column < 5)
  }

  @Test func `A full row that waits goes on after its last character`() {
    var screen = screen("0123456789")
    screen.resize(columns: 20, rows: 4)
    screen.feed("a")
    #expect(screen.text == "0123456789a")
  }

  @Test func `Fewer rows cost blank ones first, then those at the top`() {
    var screen = screen("1\r\n2", rows: 6)
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == "1\n2")
    #expect(screen.scrollback == [])
    screen.resize(columns: 10, rows: 1)
    #expect(screen.text == "2")
    #expect(screen.scrollback == ["1"])
    screen.resize(columns: 10, rows: 4)
    #expect(screen.text == "1\n2")
  }

  @Test func `Rows cut off at the edge stay cut off, as in xterm`() {
    var screen = screen("0123456789abc", .truncate)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.text == "01234\nabc")
    screen.resize(columns: 10, rows: 4)
    #expect(screen.text == "01234\nabc")
  }

  @Test func `The alternate screen is cut off, the main one beneath it is wrapped anew`() {
    var screen = screen("0123456789abc\u{1B}[?1049h\u{1B}[Halternate")
    screen.resize(columns: 5, rows: 4)
    #expect(screen.text == "alter")
    screen.feed("\u{1B}[?1049l")
    #expect(screen.text == "01234\n56789\nabc")
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 100), (100, 1)])
  func `Any size will do`(columns: Int, rows: Int) {
    var screen = screen("日本語 text that wraps\r\nand more\u{1B}[2;3H")
    screen.resize(columns: columns, rows: rows)
    screen.feed("x日e\u{301}\u{1B}[J\u{1B}[L\u{1B}[M\u{1B}[@\u{1B}[P\n\u{1B}M")
    screen.resize(columns: 10, rows: 4)
    #expect(screen.cells.count == 4)
    #expect(screen.cells.allSatisfy { $0.count == 10 })
  }

  @Test func `Erasing part of a wrapped line ends it there`() {
    var screen = screen("0123456789abc\u{1B}[1;5H\u{1B}[K")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text == "0123\nabc")
  }

  @Test func `What is erased from the top left corner on is kept, as in tmux`() {
    var screen = Screen(columns: 10, rows: 3)
    screen.feed("one\r\ntwo\u{1B}[2H\u{1B}[J")
    #expect(screen.scrollback == [])
    screen.feed("\u{1B}[H\u{1B}[J")
    #expect(screen.scrollback == ["one"])
    #expect(screen.text.isEmpty)
    var plain = Screen(columns: 10, rows: 3, resizePolicy: .truncate)
    plain.feed("one\u{1B}[H\u{1B}[J")
    #expect(plain.scrollback == [])
  }
}
