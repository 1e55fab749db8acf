import AlertBox
import Testing

@Suite("LiveRegion: what is above it, resizes and its end")
struct LiveRegionOutputTests {
  private static let title = StyledLine("Go on?", .bold)
  private static let buttons = StyledLine.buttons("OK", "Cancel", focus: 0)

  private func live(rows: Int = 8, below text: String = "$ run\r\n") -> LiveScreen {
    var live = LiveScreen(columns: 20, rows: rows, below: text)
    live.update(Self.title, Self.buttons)
    return live
  }

  // MARK: Lines above

  @Test(
    "Log lines stand above the region, each once and whole",
    arguments: [
      ("log", ["log"]), ("", [""]), ("one\ntwo", ["one", "two"]),
      ("one\n\ntwo\n", ["one", "", "two", ""]),
      ("01234567890123456789", ["01234567890123456789"]),
      ("01234567890123456789\nnext", ["01234567890123456789", "next"]),
      ("0123456789012345678", ["0123456789012345678"]),
      ("01234567890123456789x", ["01234567890123456789", "x"]),
      ("0123456789012345678日", ["0123456789012345678", "日"]),
      (String(repeating: "日本", count: 15), Array(repeating: "日本日本日本日本日本", count: 3)),
    ]
  )
  func insertion(text: String, rows: [String]) {
    for screenRows in [3, 4, 8] {
      var live = live(rows: screenRows)
      live.show { $0.insert(text, above: Frame([Self.title, Self.buttons])) }
      let shown =
        live.screen.scrollback
        + live.screen.text.split(
          separator: "\n",
          omittingEmptySubsequences: false
        ).map(String.init)
      #expect(shown == ["$ run"] + rows + ["Go on?", " OK   Cancel"])
      let row = live.screen.cursor.row
      #expect(live.screen.row(row) == "Go on?")
      #expect(live.screen.cursor.column == 0)
      #expect(live.screen.cells[row].count { $0.style == ScreenStyle(attributes: .bold) } == 6)
    }
  }

  @Test("Many log lines go to the scrollback, and the region stays usable")
  func manyLines() {
    var live = live(rows: 4)
    let lines = (1...100).map { "line \($0)" }
    live.show {
      $0.insert(lines.joined(separator: "\n"), above: Frame([Self.title, Self.buttons]))
    }
    #expect(live.screen.scrollback == ["$ run"] + lines.dropLast(2))
    #expect(live.screen.text == "line 99\nline 100\nGo on?\n OK   Cancel")
    live.update(Self.title, StyledLine.buttons("OK", "Cancel", focus: 1))
    #expect(live.screen.text == "line 99\nline 100\nGo on?\n OK   Cancel")
    #expect(live.screen.styles == "\n\nbbbbbb\n.u...rkrrrrrr")
  }

  @Test("With the lines above the frame may change")
  func insertionWithChange() {
    var live = live()
    live.show {
      $0.insert("log", above: Frame([StyledLine("1"), StyledLine("2"), StyledLine("3")]))
    }
    #expect(live.screen.text == "$ run\nlog\n1\n2\n3")
    live.show { $0.insert("more", above: Frame([StyledLine("1")])) }
    #expect(live.screen.text == "$ run\nlog\nmore\n1")
    #expect(live.update(StyledLine("1")) == 0)
  }

  // MARK: Resizes

  @Test(
    "A resize leaves one copy, and all that is above it",
    arguments: [Screen.ResizePolicy.reflow, .truncate],
    [3, 4, 12]
  )
  func resize(policy: Screen.ResizePolicy, rows: Int) {
    let message = "An item named “a.txt” already exists at that location, as you see."
    let wide = [StyledLine("Overwrite Item?", .bold), StyledLine(message), Self.buttons]
    var live = LiveScreen(columns: 80, rows: rows, resizePolicy: policy, below: "above\r\n")
    live.show { $0.update(to: Frame(wide)) }
    let all = { (screen: Screen) in screen.scrollback + screen.lines.filter { !$0.isEmpty } }
    let atFirst = all(live.screen)
    live.resize(
      columns: 40,
      wide[0],
      StyledLine("An item named “a.txt” already exists at"),
      Self.buttons
    )
    #expect(
      all(live.screen) == [
        "above", "Overwrite Item?", "An item named “a.txt” already exists at", " OK   Cancel",
      ]
    )
    #expect(live.screen.row(live.screen.cursor.row) == "Overwrite Item?")
    live.resize(columns: 80, wide[0], wide[1], wide[2])
    #expect(all(live.screen) == atFirst)
    #expect(atFirst == ["above", "Overwrite Item?", message, " OK   Cancel"])
    #expect(live.screen.cursor.column == 0)
  }

  @Test(
    "A screen that has fewer rows for a while loses nothing",
    arguments: [Screen.ResizePolicy.reflow, .truncate],
    [2, 3, 4]
  )
  func fewerRows(policy: Screen.ResizePolicy, rows: Int) {
    var live = LiveScreen(columns: 20, rows: 8, resizePolicy: policy, below: "1\r\n2\r\n3\r\n")
    live.update(Self.title, Self.buttons)
    for rows in [rows, 8] {
      live.resize(rows: rows, Self.title, Self.buttons)
      let shown = live.screen.scrollback + live.screen.lines.filter { !$0.isEmpty }
      #expect(shown == ["1", "2", "3", "Go on?", " OK   Cancel"])
      #expect(live.screen.row(live.screen.cursor.row) == "Go on?")
    }
  }

  @Test("After a stop it is drawn in full, in the terminal's own style, and can change again")
  func redraw() {
    var live = live()
    live.show { $0.erase() }
    live.feed("\u{1B}[4mStopped\r\n$ fg\r\n")
    live.show { $0.redraw(Frame([Self.title, Self.buttons])) }
    #expect(live.screen.text == "$ run\nStopped\n$ fg\nGo on?\n OK   Cancel")
    #expect(live.screen.styles == "\nuuuuuuu\nuuuu\nbbbbbb\nrkrr..u")
    #expect(live.screen.cursor == (0, 3))
    live.update(Self.title, StyledLine("done"))
    #expect(live.screen.text == "$ run\nStopped\n$ fg\nGo on?\ndone")
  }

  @Test("Where a terminal has joined the region to the line above, it begins at the row's start")
  func joinedLine() {
    let frame = Frame([Self.title, Self.buttons])
    for change: (inout LiveRegion) -> String in [
      { $0.redraw(frame) }, { $0.insert("log", above: frame) }, { $0.finish(with: frame) },
    ] {
      var live = live()
      live.feed("\u{1B}[4C")
      live.show(change)
      #expect(live.screen.text.hasSuffix("\nGo on?\n OK   Cancel"))
      #expect(live.screen.cursor.column == 0)
    }
  }

  // MARK: The end

  @Test("Taken off the screen it leaves nothing, and may come back")
  func erase() {
    var live = live()
    live.show { $0.erase() }
    #expect(live.screen.text == "$ run")
    #expect(live.screen.styles == "")
    #expect(live.screen.cursor == (0, 1))
    live.update(Self.title, Self.buttons)
    #expect(live.screen.text == "$ run\nGo on?\n OK   Cancel")
    #expect(live.screen.styles == "\nbbbbbb\nrkrr..u")
  }

  @Test(
    "It ends as the lines that are to stay, and the cursor is below them",
    arguments: [2, 3, 8]
  )
  func finish(rows: Int) {
    var live = live(rows: rows)
    live.show { $0.finish(with: Frame([StyledLine("Go on? OK", .bold)])) }
    live.feed("$ ")
    let shown = live.screen.scrollback + live.screen.lines.filter { !$0.isEmpty }
    #expect(shown == ["$ run", "Go on? OK", "$"])
    #expect(live.screen.cursor.column == 2)
    #expect(live.screen.row(live.screen.cursor.row) == "$")
    #expect(live.screen.pen == .plain)
    live.feed("\r\n")
    live.update(Self.title)
    #expect(live.screen.row(live.screen.cursor.row) == "Go on?")
  }

  @Test("Lines that stay may fill the screen's width, and be more than its rows")
  func longFinish() {
    var live = live(rows: 3)
    let lines = (1...5).map { "\($0)" + String(repeating: "x", count: 19) }
    live.show { $0.finish(with: Frame(lines.map { StyledLine($0) })) }
    #expect(live.screen.scrollback + live.screen.lines == ["$ run"] + lines + [""])
    #expect(live.screen.cursor == (0, 2))
  }

  @Test("All sequences are known to terminals, and modes are as they were")
  func sequences() {
    var screen = Screen(columns: 10, rows: 2)
    screen.feed(ANSI.hideCursor + ANSI.enableBracketedPaste)
    #expect(!screen.isCursorVisible)
    #expect(screen.isBracketedPasteOn)
    screen.feed(ANSI.disableBracketedPaste + ANSI.showCursor)
    #expect(screen.modes == Screen.initialModes)
    #expect(screen.unrecognized == [])
  }
}
