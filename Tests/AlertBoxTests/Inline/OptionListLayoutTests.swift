import AlertBox
import Testing

/// Frames as `StyleMarkup`: the option that has the focus stands in brackets.
@Suite("A window of a list of options")
struct OptionListLayoutTests {
  private static let numbers = (1...20).map { "Option \($0)" }

  private static func frame(
    _ titles: [String],
    _ keys: [Key] = [],
    hasFocus: Bool = true,
    width: Int = 30,
    rows: Int = 5
  ) -> String {
    var list = OptionList(titles)
    for key in keys { _ = list.handle(key) }
    var layout = OptionListLayout()
    return Frame(layout.lines(list, hasFocus: hasFocus, width: width, rows: rows)).markup
  }

  @Test("A list that fits is shown whole")
  func whole() {
    #expect(
      Self.frame(["Apple", "日本", "Cherry"], [.down]) == """
          Apple
        [> 日本]
          Cherry
        """
    )
  }

  @Test("Without the focus nothing is reversed")
  func noFocus() {
    #expect(
      Self.frame(["Apple", "Cherry"], hasFocus: false) == """
        > Apple
          Cherry
        """
    )
  }

  @Test("A longer one is scrolled, and says how many more there are")
  func scrolled() {
    #expect(
      Self.frame(Self.numbers) == """
        [> Option 1]
          Option 2
          Option 3
          Option 4
          16 below
        """
    )
    #expect(
      Self.frame(Self.numbers, [.pageDown]) == """
          Option 9
          Option 10
        [> Option 11]
          Option 12
          8 above, 8 below
        """
    )
    #expect(
      Self.frame(Self.numbers, [.end], rows: 2) == """
        [> Option 20]
          19 above
        """
    )
    #expect(Self.frame(Self.numbers, [.down], rows: 1) == "[> Option 2]")
  }

  @Test("The window stays where it is while the focus moves within it")
  func staysPut() {
    var list = OptionList(Self.numbers)
    var layout = OptionListLayout()
    var firsts: [String] = []
    for key in [.down, .down, .down, .down, .down, .up, .up, .up, .up] as [Key] {
      _ = list.handle(key)
      let lines = layout.lines(list, hasFocus: true, width: 30, rows: 5)
      firsts.append(String(lines[0].plain.dropFirst(9)))
    }
    #expect(firsts == ["1", "1", "1", "2", "3", "3", "3", "3", "2"])
    #expect(layout.pageSize == 4)
  }

  @Test("What was typed stands below")
  func filter() {
    #expect(
      Self.frame(["Apple", "Banana", "Pineapple"], ["p", "l"]) == """
        [> Apple]
          Pineapple
        Filter: pl
        """
    )
    #expect(
      Self.frame(Self.numbers, ["1"], rows: 3) == """
        [> Option 1]
          Option 10
        Filter: 1 (9 below)
        """
    )
    #expect(Self.frame(["Apple", "Banana"], ["b"], rows: 1) == "[> Banana]")
    #expect(Self.frame(["Apple"], ["x", "y"]) == "No option contains “xy”")
    #expect(Self.frame(["Apple"], ["x", "y"], width: 12) == "…ntains “xy”")
  }

  @Test("Of a long filter the end is shown")
  func longFilter() {
    let keys = "abcdefghijklmnopqrstuvwxyz".map { Key.character($0) }
    #expect(
      Self.frame(["abcdefghijklmnopqrstuvwxyz"], keys, width: 20) == """
        [> abcdefghijklmnopq…]
        …hijklmnopqrstuvwxyz
        """
    )
  }

  @Test("Titles are cut, and shown with their controls as escapes")
  func hostile() {
    #expect(
      Self.frame(["a\u{1B}[2J\nb", "日本語日本語日本語", "👨‍👩‍👧‍👦 x"], width: 14) == """
        [> a\\u{1B}[2J\\…]
          日本語日本…
          👨‍👩‍👧‍👦 x
        """
    )
  }

  @Test("Any width and any number of rows will do", arguments: 1...6)
  func small(width: Int) {
    for rows in 1...4 {
      for keys in [[], [.down, .down], ["日"], ["x"], [.end]] as [[Key]] {
        var list = OptionList(["日本", "日x", "ab", "👨‍👩‍👧‍👦", "\u{1B}"])
        for key in keys { _ = list.handle(key) }
        var layout = OptionListLayout()
        let lines = layout.lines(list, hasFocus: true, width: width, rows: rows)
        #expect((1...rows).contains(lines.count))
        #expect(lines.allSatisfy { $0.width <= width })
        let focused = lines.filter { $0.runs.contains(where: \.style.isReversed) }
        #expect(focused.count == (list.focus == nil ? 0 : 1))
      }
    }
  }
}
