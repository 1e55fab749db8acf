import AlertBox
import Testing

@Suite("StyledLine")
struct StyledLineTests {
  @Test("Text is added at the end, and joined to what has the same style")
  func appending() {
    var line = StyledLine("a")
    line.append("b")
    line.append("c", .bold)
    line.append("", .reversed)
    line.append("d", .bold)
    #expect(line.plain == "abcd")
    #expect(line.runs.map(\.text) == ["ab", "cd"])
    #expect(line.runs.map(\.style) == [.plain, .bold])
  }

  @Test("A line is added to a line with its styles")
  func appendingLine() {
    var line = StyledLine("a", .bold)
    var other = StyledLine("b", .bold)
    other.append("c", .underlined)
    line.append(other)
    #expect(line.runs.map(\.text) == ["ab", "c"])
    #expect(line.runs.map(\.style) == [.bold, .underlined])
  }

  @Test("Lines are the same however they were put together")
  func equality() {
    var line = StyledLine("a")
    line.append("b")
    #expect(line == StyledLine("ab"))
    #expect(line != StyledLine("ab", .bold))
    #expect(StyledLine("", .bold) == StyledLine())
  }

  @Test(
    "Its width is that of its text in columns",
    arguments: [("", 0), ("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("👩‍🚀 ok", 5)]
  )
  func width(text: String, width: Int) {
    var line = StyledLine(text, .bold)
    #expect(line.width == width)
    line.append("x")
    line.append("日", .reversed)
    #expect(line.width == width + 3)
  }

  @Test("A letter and an accent that comes later in its style are one")
  func joined() {
    var line = StyledLine("e")
    line.append("\u{301}")
    #expect(line.width == 1)
    #expect(line == StyledLine("é"))
  }
}
