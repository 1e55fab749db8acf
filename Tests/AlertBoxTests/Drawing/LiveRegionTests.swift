import AlertBox
import Testing

@Suite("LiveRegion")
struct LiveRegionTests {
  private static let title = StyledLine("Overwrite Item?", .bold)
  private static let confirming = StyledLine.buttons("Overwrite", "Cancel", focus: 0)
  private static let cancelling = StyledLine.buttons("Overwrite", "Cancel", focus: 1)

  // MARK: Beginning

  @Test(
    "It begins on an empty line of its own, wherever the cursor was",
    arguments: [
      ("", "", 0), ("$ run\r\n", "$ run\n", 1), ("$ run\r\npartial", "$ run\npartial\n", 2),
      ("0123456789", "0123456789\n", 1), ("012345678", "012345678\n", 1),
      ("1\r\n2\r\n3\r\n", "1\n2\n3\n", 3), ("1\r\n2\r\n3\r\n4", "2\n3\n4\n", 3),
      ("\u{1B}[7mshouting", "shouting\n", 1), ("below\u{1B}[3A\r", "", 0),
    ]
  )
  func freshLine(before: String, above: String, row: Int) {
    var live = LiveScreen(columns: 10, rows: 4, below: before)
    #expect(live.screen.cursor == (0, row))
    live.update(StyledLine("title"))
    #expect(live.screen.text == above + "title")
    #expect(live.screen.style(column: 0, row: row) == .plain)
    #expect(live.screen.style(column: 9, row: row) == .plain)
    #expect(live.screen.cursor == (0, row))
  }

  @Test("A frame is drawn with its styles, and the cursor parked at its start")
  func firstFrame() {
    var live = LiveScreen(below: "$ run\r\n")
    live.update(Self.title, Self.confirming)
    #expect(
      live.screen.text == """
        $ run
        Overwrite Item?
         Overwrite   Cancel
        """
    )
    #expect(
      live.screen.styles == """

        bbbbbbbbbbbbbbb
        rkrrrrrrrrr..u
        """
    )
    #expect(live.screen.cursor == (0, 1))
    #expect(live.screen.unrecognized == [])
  }

  // MARK: Changing

  @Test("The focus moves, and nothing else changes")
  func focus() {
    var live = LiveScreen(below: "$ run\r\n")
    live.update(Self.title, Self.confirming)
    live.update(Self.title, Self.cancelling)
    #expect(
      live.screen.text == """
        $ run
        Overwrite Item?
         Overwrite   Cancel
        """
    )
    #expect(
      live.screen.styles == """

        bbbbbbbbbbbbbbb
        .u..........rkrrrrrr
        """
    )
    #expect(live.screen.cursor == (0, 1))
    live.update(Self.title, Self.confirming)
    #expect(live.screen.styles.hasSuffix("\nrkrrrrrrrrr..u"))
  }

  @Test("A frame that shows the same writes nothing")
  func unchanged() {
    var live = LiveScreen()
    live.update(Self.title, Self.confirming)
    #expect(live.update(Self.title, Self.confirming) == 0)
    var padded = Self.title
    padded.append("  ")
    #expect(live.update(padded, Self.confirming) == 0)
    var paddedButtons = Self.confirming
    paddedButtons.append(" ")
    #expect(live.update(padded, paddedButtons) == 0)
  }

  @Test(
    "What is not changed is not written",
    arguments: [
      ("0123456789abcdef", "X123456789abcdef", "X\r"),
      ("0123456789abcdef", "0123456789abcdeX", "\u{1B}[15CX\r"),
      ("0123456789abcdef", "X123456789abcdeX", "X\u{1B}[14CX\r"),
      // Moving over two or three would cost more than writing them.
      ("0123456789abcdef", "X1X3456789abcdef", "X1X\r"), ("0123", "012X", "012X\r"),
      ("012345", "01234X", "\u{1B}[5CX\r"),
      // What is left over at the end is blanked or erased.
      ("0123456789abcdef", "0123456789abcde", "\u{1B}[15C \r"),
      ("0123456789abcdef", "0123456789", "\u{1B}[10C\u{1B}[K\r"), ("0123", "", "\u{1B}[K"),
      ("0123", "X12345", "X12345\r"), ("01     ", "01", ""),
      ("0123456789", "01        ", "01\u{1B}[K\r"),
    ]
  )
  func changedCells(before: String, after: String, written: String) {
    var region = LiveRegion()
    _ = region.update(to: Frame([StyledLine(before)]))
    #expect(region.update(to: Frame([StyledLine(after)])) == written)
  }

  @Test("What is erased is not in the style of what was written before")
  func erasingStyle() {
    var region = LiveRegion()
    _ = region.update(to: Frame([StyledLine("0123456789"), StyledLine("1")]))
    #expect(
      region.update(to: Frame([StyledLine("ab", .reversed), StyledLine("1")]))
        == "\u{1B}[7mab\u{1B}[m\u{1B}[K\r"
    )
    #expect(
      region.update(to: Frame([StyledLine("cd", .reversed)]))
        == "\u{1B}[7mcd\r\n\u{1B}[m\u{1B}[J\u{1B}M"
    )
  }

  @Test("Lines are added and taken away")
  func lines() {
    var live = LiveScreen(rows: 6, below: "$ run\r\n")
    live.update(StyledLine("1"))
    live.update(StyledLine("1"), StyledLine("2"), StyledLine(), StyledLine("4"))
    #expect(live.screen.text == "$ run\n1\n2\n\n4")
    #expect(live.screen.cursor == (0, 1))
    live.update(StyledLine("one"), StyledLine("2", .reversed))
    #expect(live.screen.text == "$ run\none\n2")
    #expect(live.screen.styles == "\n\nr")
    live.update(StyledLine())
    #expect(live.screen.text == "$ run")
    #expect(live.screen.cursor == (0, 1))
    #expect(live.screen.scrollback == [])
  }

  @Test("At the bottom of the screen a line that is added scrolls it")
  func bottom() {
    var live = LiveScreen(rows: 4, below: "1\r\n2\r\n3\r\n")
    live.update(StyledLine("a"))
    #expect(live.screen.scrollback == [])
    live.update(StyledLine("A"), StyledLine("b", .bold), StyledLine("c"))
    #expect(live.screen.scrollback == ["1", "2"])
    #expect(live.screen.text == "3\nA\nb\nc")
    #expect(live.screen.cursor == (0, 1))
    live.update(StyledLine("A"), StyledLine("b"), StyledLine("C"))
    #expect(live.screen.text == "3\nA\nb\nC")
    live.update(StyledLine("a"))
    #expect(live.screen.text == "3\na")
    live.update(StyledLine("a"), StyledLine("b"))
    #expect(live.screen.scrollback == ["1", "2"])
    #expect(live.screen.text == "3\na\nb")
  }

  @Test("A frame may fill the screen to its last column and row")
  func fullScreen() {
    var live = LiveScreen(columns: 4, rows: 3, below: "1\r\n2")
    live.update(StyledLine("aaaa"), StyledLine("bbbb"), StyledLine("cccc"))
    #expect(live.screen.text == "aaaa\nbbbb\ncccc")
    #expect(live.screen.cursor == (0, 0))
    live.update(StyledLine("aaaA"), StyledLine("日本"), StyledLine("ccc"))
    #expect(live.screen.text == "aaaA\n日本\nccc")
    live.update(StyledLine("aaaA"), StyledLine("bbbb"), StyledLine("日c"))
    #expect(live.screen.text == "aaaA\nbbbb\n日c")
    #expect(live.screen.scrollback == ["1", "2"])
    #expect(live.screen.cursor == (0, 0))
  }

  @Test(
    "Characters of two columns take the place of those of one, and the other way",
    arguments: [
      ("abcdef", "a日def"), ("a日def", "abcdef"), ("日本語", "日x語"), ("日本語", "本語"),
      ("👩‍🚀 ok", "👩‍🚀 no"), ("❤\u{FE0F}❤", "❤❤\u{FE0F}"), ("e\u{301}a", "ee\u{301}"), ("🇩🇪🇫🇷", "🇫🇷"),
    ]
  )
  func wide(before: String, after: String) {
    var live = LiveScreen()
    live.update(StyledLine(before), StyledLine("next"))
    live.update(StyledLine(after), StyledLine("next"))
    #expect(live.screen.text == after + "\nnext")
    #expect(live.screen.cursor == (0, 0))
  }
}
