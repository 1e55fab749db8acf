import AlertBox
import Testing

@Suite("Looking for a text without regard to case")
struct FoldedTextTests {
  @Test(
    "A text is found wherever its characters stand in another",
    arguments: [
      ("Apple", "PL"), ("Apple", "apple"), ("Apple", ""), ("", ""), ("straße", "STRASSE"),
      ("STRASSE", "ß"), ("ΟΔΟΣ", "οδος"), ("οδός", "ΔΌΣ"), ("café", "FE\u{301}"),
      ("cafe\u{301}", "É"), ("日本語", "本"), ("a👨‍👩‍👧‍👦b", "👨‍👩‍👧‍👦B"), ("aab", "ab"), ("ananas", "nas"),
      ("300 K", "300 \u{212A}"), ("300 \u{212A}", "300 k"), ("a;b", "\u{37E}"), ("a\u{1FEF}b", "`"),
      ("a\r\nb", "\r\n"), ("a b", " "),
    ]
  )
  func found(text: String, part: String) {
    #expect(FoldedText(text).contains(FoldedText(part)))
  }

  @Test(
    "A part of a character is not found in it, nor what is longer or other",
    arguments: [
      ("café", "cafe"), ("cafe\u{301}", "e"), ("a\r\nb", "\n"), ("👨‍👩‍👧‍👦", "👨"), ("🇩🇪", "🇩"),
      ("apple", "apples"), ("", "a"), ("apple", "é"), ("é", "e"), ("aaa", "aab"),
    ]
  )
  func notFound(text: String, part: String) {
    #expect(!FoldedText(text).contains(FoldedText(part)))
  }

  @Test("A text begins with another if its first characters do")
  func prefix() {
    #expect(FoldedText("Apple").hasPrefix(FoldedText("aP")))
    #expect(FoldedText("Éa").hasPrefix(FoldedText("e\u{301}")))
    #expect(!FoldedText("Éa").hasPrefix(FoldedText("e")))
    #expect(!FoldedText("a").hasPrefix(FoldedText("ab")))
    #expect(FoldedText("a").hasPrefix(FoldedText("")))
  }
}
