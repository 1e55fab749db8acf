import AlertBox
import Testing

@Suite("DisplayWidth")
struct DisplayWidthTests {
  @Test(
    "A character takes the columns that its standard gives it",
    arguments: [
      // UAX #11: narrow, halfwidth, ambiguous and neutral.
      ("a", 1), ("é", 1), ("ﾊ", 1), ("￦", 2), ("α", 1), ("§", 1), ("…", 1), ("“", 1), ("─", 1),
      ("█", 1),
      ("א", 1), ("ع", 1), ("€", 1), ("\u{A0}", 1), ("￨", 1),
      // Wide and fullwidth, also where nothing is assigned yet.
      ("中", 2), ("あ", 2), ("ア", 2), ("、", 2), ("Ａ", 2), ("￥", 2), ("한", 2), ("ㄅ", 2), ("〈", 2),
      ("\u{3000}", 2), ("𠀀", 2), ("\u{2FFFD}", 2), ("\u{3FFFD}", 2), ("䷀", 2), ("〿", 1),
      // Conjoining jamo are one syllable.
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}", 2), ("\u{1161}", 0),
      ("\u{115F}\u{1161}", 2),
      ("\u{3164}", 0),
      // Marks and format characters.
      ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}", 1), ("\u{301}", 0), ("\u{302E}", 0),
      ("\u{93E}", 1), ("中\u{301}", 2),
      ("か\u{3099}", 2),
      ("a\u{20DD}", 1), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2060}", 0), ("\u{FEFF}", 0),
      ("\u{FE0F}", 0), ("\u{2028}", 0), ("\u{E0001}", 0), ("\u{AD}", 1), ("\u{600}", 1),
      // Scripts whose marks or consonants join.
      ("का", 2), ("नि", 2), ("क्", 1), ("நி", 2), ("ส์", 1), ("สำ", 2),
      // Emoji (UTS #51).
      ("😀", 2), ("⌚", 2), ("☺", 1), ("☺\u{FE0F}", 2), ("☺\u{FE0E}", 1), ("⌚\u{FE0E}", 1), ("©", 1),
      ("©\u{FE0F}", 2), ("a\u{FE0F}", 1), ("a\u{FE0E}", 1), ("中\u{FE0E}", 2), ("1", 1),
      ("1\u{FE0F}\u{20E3}", 2),
      ("#\u{20E3}", 1), ("🇩🇪", 2), ("🇩", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍🚀", 2),
      ("❤\u{FE0F}\u{200D}🔥", 2), ("❤\u{200D}🔥", 2), ("👨‍👩‍👧‍👦", 2), ("⛹🏽\u{200D}♂\u{FE0F}", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳\u{FE0F}\u{200D}🌈", 2),
      // Control characters are no text.
      ("\0", 0), ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0),
    ] as [(Character, Int)]
  )
  func character(character: Character, width: Int) {
    #expect(DisplayWidth.width(of: character) == width)
    #expect(DisplayWidth.width(of: String(character)) == width)
    #expect(DisplayWidth.width(of: "a\(character)a") == width + 2)
  }

  @Test("Every emoji takes two columns", arguments: emojiSequences)
  func emoji(sequence: String) {
    #expect(sequence.count == 1)
    #expect(DisplayWidth.width(of: sequence) == 2)
  }

  @Test(
    "A text takes the columns of its characters together",
    arguments: [
      ("", 0), ("Overwrite Item?", 15), ("“naïve”", 7), ("漢字 kanji", 10), ("👩‍🚀🇩🇪!", 5), ("ｶﾞ", 2),
      ("🏽", 2), ("क्ष", 2), ("स्त्री", 2),
    ]
  )
  func text(text: String, width: Int) {
    #expect(DisplayWidth.width(of: text) == width)
    #expect(DisplayWidth.width(of: text[...]) == width)
  }
}
