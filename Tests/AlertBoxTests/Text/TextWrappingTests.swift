import AlertBox
import Testing

@Suite("TextWrapping")
struct TextWrappingTests {
  @Test(
    "Lines break where they may, and are as full as they can be",
    arguments: [
      ("", 10, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("one two  ", 7, ["one two"]), ("one  two", 4, ["one", "two"]), ("one  two", 8, ["one  two"]),
      ("   ", 10, [""]), ("a\n\nb\n", 10, ["a", "", "b", ""]), ("a\r\nb", 10, ["a", "b"]),
      // Indentation stays with its first line, as far as there is room.
      ("  - one two", 8, ["  - one", "two"]), ("    word", 6, ["  word"]),
      ("   abcdef", 8, ["  abcdef"]),
      ("a\n  b", 9, ["a", "  b"]),
      ("      abcdefghij", 8, ["   abcde", "fghij"]), (" 中", 2, ["中"]), ("  abc", 2, ["ab", "c"]),
      // Hyphens and slashes.
      ("well-known", 6, ["well-", "known"]), ("run --yes-all", 10, ["run --yes-", "all"]),
      ("run --yes", 6, ["run", "--yes"]), ("call 555-0100", 9, ["call", "555-0100"]),
      ("/usr/local/bin", 8, ["/usr/", "local/", "bin"]),
      ("at 11/30/2026", 10, ["at", "11/30/2026"]),
      ("see “/usr/lib/”", 10, ["see “/usr/", "lib/”"]), ("yes—and no", 6, ["yes—", "and no"]),
      ("https://example.org/a", 14, ["https://", "example.org/a"]),
      // Words longer than a line.
      ("a abcdefgh b", 3, ["a", "abc", "def", "gh", "b"]), ("abcd ef", 3, ["abc", "d", "ef"]),
      ("ab", 1, ["a", "b"]), ("ab c", 0, ["a", "b", "c"]), ("ab", -5, ["a", "b"]),
      // East Asian text and emoji.
      ("漢字漢字", 4, ["漢字", "漢字"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 1, ["漢", "字"]),
      ("ab漢字", 4, ["ab漢", "字"]), ("漢字。", 4, ["漢", "字。"]), ("漢「字」", 6, ["漢", "「字」"]),
      ("漢字 漢字", 4, ["漢字", "漢字"]), ("漢字\u{3000}漢", 6, ["漢字", "漢"]), ("👩‍🚀👩‍🚀", 3, ["👩‍🚀", "👩‍🚀"]),
      ("カード", 4, ["カー", "ド"]), ("“漢字”", 3, ["“漢", "字”"]),
      ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      // Spaces that hold together, and one that is none.
      ("10\u{A0}km away", 7, ["10\u{A0}km", "away"]), ("a 漢\u{A0}字", 5, ["a", "漢\u{A0}字"]),
      ("a 漢\u{2060}字", 5, ["a", "漢\u{2060}字"]),
      ("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]),
      ("क्षक्ष", 2, ["क्ष", "क्ष"]),
      // Tabs stop at every eighth column.
      ("a\tb", 10, ["a       b"]), ("a\tb", 5, ["a", "b"]), ("\tb", 20, ["        b"]),
    ]
  )
  func lines(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(text, width: width) == lines)
  }

  @Test(
    "A text that is too long ends in an ellipsis",
    arguments: [
      ("Overwrite", 9, "Overwrite"), ("Overwrite", 8, "Overwri…"), ("Overwrite", 1, "…"),
      ("Overwrite", 0, ""), ("Overwrite", -1, ""), ("", 0, ""), ("漢字", 4, "漢字"), ("漢字", 3, "漢…"),
      ("漢字", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("one\ntwo", 9, "one…"),
      ("a\tb", 9, "a       b"),
      ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"),
    ]
  )
  func truncated(text: String, width: Int, result: String) {
    #expect(TextWrapping.truncated(text, width: width) == result)
  }

  @Test("An ellipsis that does not fit is left out")
  func wideEllipsis() {
    #expect(TextWrapping.truncated("abcdef", width: 5, ellipsis: "...") == "ab...")
    #expect(TextWrapping.truncated("abcdef", width: 2, ellipsis: "...") == "ab")
    #expect(TextWrapping.truncated("漢字", width: 1, ellipsis: "...") == "")
  }
}
