import AlertBox
import Testing

@Suite("A pattern for titles", .timeLimit(.minutes(10)))
struct AlertPatternTests {
  private func matches(_ pattern: String, _ title: String) async -> Bool {
    let box = AlertBox(presenter: ScriptedPresenter(.confirm.to(pattern)))
    return await box.outcome(of: .question(title)).button != nil
  }

  @Test(
    "A star stands for any text, everything else for itself",
    arguments: [
      ("", "", true), ("", "a", false), ("a", "", false), ("a", "a", true), ("a", "b", false),
      ("a", "A", false),
      ("*", "", true), ("*", "anything at all", true), ("**", "", true), ("***", "abc", true),
      ("a*", "a", true), ("a*", "abc", true), ("a*", "ba", false),
      ("*a", "a", true), ("*a", "cba", true), ("*a", "ab", false), ("*a", "aba", true),
      ("*b*", "abc", true), ("*b*", "b", true), ("*b*", "ac", false),
      ("a*c", "ac", true), ("a*c", "abc", true), ("a*c", "a", false), ("a*c", "abcd", false),
      ("a*b*c", "aXbYc", true), ("a*b*c", "abbc", true), ("a*b*c", "acb", false),
      ("*ab*ab", "ababab", true), ("*ab*ab", "aab", false), ("*aab", "aaaab", true),
      ("a*a", "a", false), ("a*a", "aa", true), ("*abc*abd", "abcabcabd", true),
      ("Overwrite*", "Overwrite “a.txt”?", true), ("overwrite*", "Overwrite it?", false),
      ("Are you sure?", "Are you sure?", true), ("Are you sur?", "Are you sure", false),
      ("[ab]", "a", false), ("a.c", "abc", false), ("\\*", "*", false), ("\\*", "\\x", true),
      ("a*", "a\nb", true), ("*", "a\r\nb", true),
    ]
  )
  func stars(_ pattern: String, _ title: String, _ expected: Bool) async {
    #expect(await matches(pattern, title) == expected)
  }

  @Test(
    "A star in a title is a character like any other",
    arguments: [
      ("5 * 3", "5 * 3", true), ("5 * 3", "5 times 3", true), ("5 * 3", "5 * x * 3", true),
      ("*", "*", true), ("a", "*", false), ("a*", "a*b", true), ("*b", "a*b", true),
      ("a", "a*", false), ("**", "*", true), ("*x*", "*", false),
    ]
  )
  func literalStars(_ pattern: String, _ title: String, _ expected: Bool) async {
    #expect(await matches(pattern, title) == expected)
  }

  @Test("Text is compared by canonical equivalence, with and without a star")
  func equivalence() async {
    for (pattern, title) in [("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "Caf\u{E9}")] {
      #expect(await matches(pattern, title))
      #expect(await matches("*" + pattern, "ein " + title))
      #expect(await matches(pattern + "*", title + "?"))
      #expect(await matches("*" + pattern + "*", "ein " + title + "?"))
      #expect(await !matches(pattern, "Cafe"))
      #expect(await !matches("*" + pattern, "Cafe"))
    }
    // Hangul by parts and whole; the ohm sign and omega.
    #expect(await matches("\u{1112}\u{1161}*", "\u{D558}나"))
    #expect(await matches("10 \u{2126}*", "10 \u{3A9}?"))
  }

  @Test("A star takes whole characters, never a part of one")
  func graphemes() async {
    #expect(await !matches("e*", "e\u{301}"))
    #expect(await matches("*", "👩‍👩‍👧‍👦"))
    #expect(await !matches("👩*", "👩‍👩‍👧‍👦"))
    #expect(await !matches("*👦", "👩‍👩‍👧‍👦"))
    #expect(await matches("a*b", "a👩‍👩‍👧‍👦b"))
  }

  @Test("Patterns that would try every split of a long title end all the same")
  func pathological() async {
    // Each split tried, these would take longer than the world is old, on any machine.
    let title = String(repeating: "a", count: 2000)
    for stars in [10, 100, 500] {
      #expect(await !matches(String(repeating: "*a", count: stars) + "*b", title))
      #expect(await !matches(String(repeating: "a*", count: stars) + "b", title))
      #expect(await matches(String(repeating: "*a", count: stars) + "*", title))
      #expect(await matches(String(repeating: "*", count: stars) + "a", title))
    }
  }
}
