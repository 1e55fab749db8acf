import Testing

@Suite struct ScreenTests {
  private static let esc = "\u{1B}"

  @Test(arguments: [
    ScreenCase("plain", "abc", "abc", at: 3, 0),
    ScreenCase("line feed", "ab\ncd", "ab\n  cd", at: 4, 1),
    ScreenCase("carriage return", "abc\rX", "Xbc", at: 1, 0),
    ScreenCase("backspace", "abc\u{08}X", "abX", at: 3, 0),
    ScreenCase("tab", "a\tb", "a       b", at: 9, 0),
    ScreenCase("tab at the edge", "a\t\tb", "a        b", at: 9, 0),
    ScreenCase("full row waits", "0123456789", "0123456789", at: 9, 0),
    ScreenCase("full row wraps", "0123456789a", "0123456789\na", at: 1, 1),
    ScreenCase("full row, then return", "0123456789\r\nx", "0123456789\nx", at: 1, 1),
    ScreenCase("full row, then back", "0123456789\u{08}X", "01234567X9", at: 9, 0),
    ScreenCase("no wrapping", "\(esc)[?7l0123456789abc", "012345678c", at: 9, 0),
    ScreenCase("scrolling", "1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5", at: 1, 3),
    ScreenCase("wrapping at the bottom", rows: 2, "a\r\n0123456789b", "0123456789\nb", at: 1, 1),
    ScreenCase("next line", "ab\(esc)Ecd", "ab\ncd", at: 2, 1),
    ScreenCase("index", "ab\(esc)Dcd", "ab\n  cd", at: 4, 1),
    ScreenCase("reverse index", "ab\r\ncd\(esc)M\(esc)MX", "  X\nab\ncd", at: 3, 0),
  ]) func `Text and controls`(_ example: ScreenCase) {
    check(example)
  }

  @Test(arguments: [
    ScreenCase("wide", "日本", "日本", at: 4, 0),
    ScreenCase("wide at the edge", "012345678日", "012345678\n日", at: 2, 1),
    ScreenCase("wide fills the row", "01234567日", "01234567日", at: 9, 0),
    ScreenCase("wide in one column", columns: 1, "日", "日", at: 0, 0),
    ScreenCase("combining", "e\u{301}x", "e\u{301}x", at: 2, 0),
    ScreenCase("combining in the last column", "012345678e\u{301}", "012345678e\u{301}", at: 9, 0),
    ScreenCase("family", "👨‍👩‍👧‍👦x", "👨‍👩‍👧‍👦x", at: 3, 0),
    ScreenCase("skin", "👍🏽x", "👍🏽x", at: 3, 0),
    ScreenCase("flags", "🇩🇪🇫🇷x", "🇩🇪🇫🇷x", at: 5, 0),
    ScreenCase("heart made wide", "❤\u{FE0F}x", "❤\u{FE0F}x", at: 3, 0),
    ScreenCase("heart left narrow", "❤x", "❤x", at: 2, 0),
    ScreenCase("keycap", "1\u{FE0F}\u{20E3}x", "1\u{FE0F}\u{20E3}x", at: 3, 0),
    ScreenCase(
      "Hangul by parts",
      "\u{1112}\u{1161}\u{11AB}x",
      "\u{1112}\u{1161}\u{11AB}x",
      at: 3,
      0
    ),
    ScreenCase("left half overwritten", "日本\rX", "X 本", at: 1, 0),
    ScreenCase("right half overwritten", "日本\(esc)[2GX", " X本", at: 2, 0),
    ScreenCase("wide over two halves", "日本\(esc)[2G語", " 語", at: 3, 0),
  ]) func `Widths`(_ example: ScreenCase) {
    check(example)
  }

  @Test(arguments: [
    ScreenCase("position", "\(esc)[2;3Hx", "\n  x", at: 3, 1),
    ScreenCase("position beyond", "\(esc)[99;99Hx", "\n\n\n         x", at: 9, 3),
    ScreenCase("home", "abc\(esc)[Hx", "xbc", at: 1, 0),
    ScreenCase(
      "up, down, forward, back",
      "\(esc)[3B\(esc)[5C\(esc)[2D\(esc)[1Ax",
      "\n\n   x",
      at: 4,
      2
    ),
    ScreenCase("zero counts as one", "\(esc)[0Cx", " x", at: 2, 0),
    ScreenCase("next and previous line", "ab\(esc)[2Ecd\(esc)[Fx", "ab\nx\ncd", at: 1, 1),
    ScreenCase("column and row", "\(esc)[4G\(esc)[3dx", "\n\n   x", at: 4, 2),
    ScreenCase("saved (DEC)", "ab\(esc)7\r\nxy\(esc)8c", "abc\nxy", at: 3, 0),
    ScreenCase("saved (SCO)", "ab\(esc)[s\r\nxy\(esc)[uc", "abc\nxy", at: 3, 0),
    ScreenCase("tabs back and forth", "\(esc)[9G\(esc)[Zx\(esc)[Iy", "x       y", at: 9, 0),
  ]) func `Moving the cursor`(_ example: ScreenCase) {
    check(example)
  }

  @Test(arguments: [
    ScreenCase("to the end of the line", "abcdef\(esc)[3G\(esc)[K", "ab", at: 2, 0),
    ScreenCase("to its start", "abcdef\(esc)[3G\(esc)[1K", "   def", at: 2, 0),
    ScreenCase("the line", "abcdef\(esc)[3G\(esc)[2K", "", at: 2, 0),
    ScreenCase("below", "ab\r\ncd\r\nef\(esc)[2;2H\(esc)[J", "ab\nc", at: 1, 1),
    ScreenCase("above", "ab\r\ncd\r\nef\(esc)[2;2H\(esc)[1J", "\n\nef", at: 1, 1),
    ScreenCase("all", "ab\r\ncd\(esc)[2J", "", at: 2, 1),
    ScreenCase("characters", "abcdef\(esc)[2G\(esc)[3X", "a   ef", at: 1, 0),
    ScreenCase("half of a wide one", "a日b\(esc)[3G\(esc)[X", "a  b", at: 2, 0),
    ScreenCase("insert", "abcdef\(esc)[2G\(esc)[2@", "a  bcdef", at: 1, 0),
    ScreenCase("insert over the edge", "0123456789\(esc)[2G\(esc)[3@", "0   123456", at: 1, 0),
    ScreenCase("insert mode", "abc\r\(esc)[4hXY\(esc)[4l", "XYabc", at: 2, 0),
    ScreenCase("delete", "abcdef\(esc)[2G\(esc)[2P", "adef", at: 1, 0),
    ScreenCase("delete half a wide one", "日本x\(esc)[2G\(esc)[P", " 本x", at: 1, 0),
    ScreenCase("insert lines", "1\r\n2\r\n3\(esc)[2;1H\(esc)[L", "1\n\n2\n3", at: 0, 1),
    ScreenCase("delete lines", "1\r\n2\r\n3\(esc)[1;1H\(esc)[2M", "3", at: 0, 0),
    ScreenCase("scroll up", "1\r\n2\r\n3\(esc)[S", "2\n3", at: 1, 2),
    ScreenCase("scroll down", "1\r\n2\r\n3\(esc)[T", "\n1\n2\n3", at: 1, 2),
    ScreenCase("region", "1\r\n2\r\n3\r\n4\(esc)[2;3r\(esc)[3;1H\nx", "1\n3\nx\n4", at: 1, 2),
    ScreenCase(
      "region from above",
      "1\r\n2\r\n3\r\n4\(esc)[2;3r\(esc)[2;1H\(esc)M",
      "1\n\n2\n4",
      at: 0,
      1
    ),
    ScreenCase("origin", "\(esc)[2;3r\(esc)[?6h\(esc)[1;1Hx\(esc)[9;1Hy", "\nx\ny", at: 1, 2),
    ScreenCase(
      "lines outside the region",
      "1\r\n2\(esc)[3;4r\(esc)[1;1H\(esc)[M",
      "1\n2",
      at: 0,
      0
    ),
  ]) func `Erasing, inserting and scrolling`(_ example: ScreenCase) {
    check(example)
  }

  private func check(_ example: ScreenCase) {
    var whole = Screen(columns: example.columns, rows: example.rows)
    whole.feed(example.input)
    #expect(whole.text == example.shows)
    #expect([whole.cursor.column, whole.cursor.row] == example.cursor)
    #expect(whole.unrecognized == [])
    // However the bytes are cut, the screen is the same.
    var pieces = Screen(columns: example.columns, rows: example.rows)
    for byte in example.input.utf8 { pieces.feed(CollectionOfOne(byte)) }
    #expect(pieces == whole)
  }
}
