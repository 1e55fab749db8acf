import AlertBoxCLI
import Testing

@Suite("The last line of a program's output")
struct LastLineTests {
  /// Takes texts one after the other, and returns the last line after each.
  private func lines(_ texts: [String]) -> [String?] {
    var last = LastLine()
    return texts.map { last.receive(Array($0.utf8)[...]) }
  }

  @Test(
    "It is the last one that has ended and says something",
    arguments: [
      (["one\ntwo\n"], ["two"]), (["one\ntw", "o\n", "three"], ["one", "two", nil]),
      (["one\n\n  \n\t\n"], ["one"]), (["\n"], [nil]), (["a", "b", "c\n\n"], [nil, nil, "abc"]),
      (["  indented\tby tabs \r\n"], ["indented by tabs"]),
      (["10%\r20%\r30%"], ["20%"]), (["30%", "\r"], [nil, "30%"]),
    ] as [([String], [String?])]
  )
  func last(texts: [String], expected: [String?]) {
    #expect(lines(texts) == expected)
  }

  @Test(
    "What only colours it, or moves the cursor, is left out",
    arguments: [
      ("\u{1B}[32;1mok\u{1B}[0m 3 passed\u{1B}[K\n", "ok 3 passed"), ("\u{1B}[2K\u{1B}[1G\n", nil),
      ("a\u{1B}[38:5:1\n", "a"),
    ] as [(String, String?)]
  )
  func colours(text: String, expected: String?) {
    #expect(lines([text]) == [expected])
  }

  @Test("What is no UTF-8 is repaired, and a line without end is not kept")
  func bounds() {
    var last = LastLine()
    #expect(last.receive([0x63, 0xE9, 0x0A]) == "c\u{FFFD}")
    for _ in 1...100 { #expect(last.receive(ArraySlice(repeating: 0x78, count: 1000)) == nil) }
    #expect(last.receive([0x0A])?.count == 1024)
  }
}
