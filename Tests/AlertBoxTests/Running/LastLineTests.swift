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
    "It is the last one that says something, finished or not",
    arguments: [
      (["one\ntwo\n"], ["two"]), (["one\ntw", "o\n", "three"], ["tw", "two", "three"]),
      (["one\n\n  \n\t\n"], ["one"]), (["\n"], [nil]), (["a", "b", "c\n\n"], ["a", "ab", "abc"]),
      (["  indented\tby tabs \r\n"], ["indented by tabs"]), (["a\u{B}b\u{C}"], ["b"]),
      (["é", "e\u{301}"], ["é", "ée\u{301}"]),
    ] as [([String], [String?])]
  )
  func last(texts: [String], expected: [String?]) {
    #expect(lines(texts) == expected)
  }

  @Test(
    "It is what a terminal would show of a line that is written over",
    arguments: [
      (["10%\r20%\r30%"], ["30%"]), (["30%", "\r", "40"], ["30%", "30%", "40%"]),
      (["long line\rshort"], ["shortline"]), (["long line\r\u{1B}[Kshort"], ["short"]),
      (["one\r\u{1B}[2K", "two"], [nil, "two"]), (["abc\u{8}\u{8}d"], ["adc"]),
      (["-\u{8}\\\u{8}|"], ["|"]), (["100%\u{1B}[1G 99"], ["99%"]), (["ab\u{1B}[3Cc"], ["ab   c"]),
      (["abcd\u{1B}[3D\u{1B}[P"], ["acd"]), (["abcd\u{1B}[3D\u{1B}[2X"], ["a  d"]),
      (["abcd\u{1B}[2D\u{1B}[1K"], ["d"]), (["日本\rx"], ["x 本"]), (["日本\r\u{1B}[Cx"], ["x本"]),
      (["abc\r日"], ["日c"]), (["a日\r日"], ["日"]), (["one\u{1B}[1Atwo"], ["two"]),
      (["one\u{1B}Etwo"], ["two"]),
    ] as [([String], [String?])]
  )
  func overwritten(texts: [String], expected: [String?]) {
    #expect(lines(texts) == expected)
  }

  @Test(
    "What only colours it, or is for the terminal alone, is left out",
    arguments: [
      "\u{1B}[32;1m", "\u{1B}[38:5:1m", "\u{1B}[?25l", "\u{1B}[!p", "\u{1B}[K",
      "\u{1B}(B", "\u{1B}(B\u{1B}[m", "\u{1B}#8", "\u{1B}%/G", "\u{1B} F", "\u{1B}=", "\u{1B}7",
      "\u{1B}]0;title\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}]8;;http://a.b\u{1B}\\",
      "\u{1B}]0;title\u{9C}", "\u{1B}P1$r0\u{7}m\u{1B}\\", "\u{1B}_app\u{1B}\\",
      "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\", "\u{9B}31m", "\u{9D}0;title\u{9C}",
      "\u{90}q\u{9C}", "\u{1B}]0;title\u{18}", "\u{1B}[31\u{1A}", "\u{1B}\u{1B}[1m", "\u{7}",
      "\u{0}", "\u{7F}",
    ]
  )
  func sequences(sequence: String) {
    #expect(lines(["a\(sequence)b\n"]) == ["ab"])
    var last = LastLine()
    // As it is cut anywhere, nothing of it is ever seen.
    for byte in sequence.utf8 {
      let text = last.receive([byte])
      #expect(text == nil)
    }
    #expect(last.receive([0x62]) == "b")
  }

  @Test("A control character in a control sequence does what it does elsewhere")
  func nested() {
    #expect(lines(["abc\u{1B}[3\r1md"]) == ["dbc"])
  }

  @Test("What is no UTF-8 is repaired, and what is too long is cut")
  func bounds() {
    var last = LastLine()
    #expect(last.receive([0x63, 0xE9, 0x0A]) == "c\u{FFFD}")
    for count in 1...100 {
      let text = last.receive(ArraySlice(repeating: 0x78, count: 1000))
      #expect(text?.count == min(count * 1000, 1024))
    }
    #expect(last.receive([0x0A])?.count == 1024)
    #expect(last.receive(Array("\u{1B}[9999999999999999999Cx".utf8)[...]) == nil)
  }

  @Test("Of a lot of output only the end counts, but for what may not be over")
  func much() {
    let lines = String(repeating: "line\n", count: 10_000)
    #expect(self.lines([lines + "last\n"]) == ["last"])
    #expect(self.lines(["begun", lines + "end"]) == ["begun", "end"])
    #expect(self.lines(["\u{1B}]0;", lines, "\u{7}end"]) == [nil, nil, "end"])
  }
}
