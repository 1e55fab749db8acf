import AlertBox
import AlertBoxTestSupport
import Testing

@Suite("A list of options that narrows as one types")
struct OptionListTests {
  private static let fruit = [
    "Apple", "Banana", "Cherry", "Blueberry", "Pineapple", "Straße", "Éclair",
  ]

  /// The titles that match after keys, with `>` before the one that has the focus.
  private static func shown(
    _ keys: [Key],
    of titles: [String] = fruit,
    defaultIndex: Int? = nil,
    pageSize: Int = 3
  ) -> String {
    var list = OptionList(titles, defaultIndex: defaultIndex)
    list.pageSize = pageSize
    for key in keys { _ = list.handle(key) }
    return list.shown
  }

  @Test("It begins on the first option, or on the default")
  func start() {
    #expect(Self.shown([], of: ["a", "b", "c"]) == ">a b c")
    #expect(Self.shown([], of: ["a", "b", "c"], defaultIndex: 1) == "a >b c")
    #expect(Self.shown([], of: ["a", "b", "c"], defaultIndex: 3) == ">a b c")
    #expect(Self.shown([], of: []) == "")
  }

  @Test(
    "Keys that move stop at the ends",
    arguments: [
      ([.down], 1), ([.up], 0), ([.down, .down, .up], 1), ([.pageDown], 3), ([.end], 9),
      ([.pageDown, .pageDown, .pageDown, .pageDown], 9), ([.end, .pageUp], 6), ([.end, .home], 0),
      ([.down, .pageUp], 0), ([.end, .down], 9),
    ] as [([Key], Int)]
  )
  func moving(keys: [Key], focus: Int) {
    var list = OptionList((0..<10).map(String.init))
    list.pageSize = 3
    for key in keys { _ = list.handle(key) }
    #expect(list.focusedOption == focus)
  }

  @Test(
    "What is typed is looked for in the titles, without regard to case",
    arguments: [
      ("apple", ">Apple Pineapple"), ("APP", ">Apple Pineapple"), ("B", ">Banana Blueberry"),
      ("rr", ">Cherry Blueberry"), ("strasse", ">Straße"), ("ß", ">Straße"), ("é", ">Éclair"),
      ("E\u{301}C", ">Éclair"), ("x", ""), ("apples", ""),
    ]
  )
  func filter(text: String, shown: String) {
    #expect(Self.shown(text.map { .character($0) }) == shown)
  }

  @Test("A space is typed like any character")
  func space() {
    #expect(Self.shown(["o", .space], of: ["one", "two words", "go"]) == ">two words")
  }

  @Test("Backspace, Ctrl-H and Ctrl-U take from the filter, and Escape clears it")
  func undoing() {
    #expect(Self.shown(["a", "x", .backspace, "p"]) == ">Apple Pineapple")
    #expect(Self.shown(["x", .control("h")]).hasPrefix(">Apple Banana"))
    #expect(Self.shown(["x", "y", .control("u")]).hasPrefix(">Apple Banana"))
    #expect(Self.shown(["x", "y", .escape]).hasPrefix(">Apple Banana"))
    #expect(Self.shown([.backspace]).hasPrefix(">Apple Banana"))
    var list = OptionList(Self.fruit)
    let isHandled = list.handle(.escape)
    #expect(!isHandled)
  }

  @Test("The focus stays on its option while that matches, and comes back to it")
  func focusStays() {
    #expect(Self.shown([.end, .up, .up, "a"]) == "Apple Banana >Pineapple Straße Éclair")
    #expect(Self.shown([.down, "b"]) == ">Banana Blueberry")
    #expect(Self.shown([.down, "b", "l"]) == ">Blueberry")
    #expect(Self.shown([.down, "b", "l", .backspace]) == ">Banana Blueberry")
    #expect(Self.shown([.down, "b", .down, .escape]).contains(">Blueberry"))
  }

  @Test("A combining mark changes the last character of the filter")
  func combiningMark() {
    let titles = ["cafe", "café"]
    #expect(Self.shown(["e"], of: titles) == ">cafe")
    #expect(Self.shown(["e", "\u{301}"], of: titles) == ">café")
    #expect(Self.shown(["e", "\u{301}", .backspace], of: titles) == ">cafe café")
  }

  @Test("Keys with Ctrl or Alt, and those that pick or cancel, are not the list's")
  func otherKeys() {
    var list = OptionList(Self.fruit)
    for key in [
      .enter, .tab, .shiftTab, .escape, .left, .right, .delete, .control("a"), .control("d"),
      .alt("a"), .alt(" "), Key(.character("a"), .super), Key(.up, .control), .function(1),
    ] as [Key] {
      let isHandled = list.handle(key)
      #expect(!isHandled)
    }
    #expect(list.filter == "")
    #expect(list.focusedOption == 0)
  }

  @Test("A paste goes into the filter as one line")
  func paste() {
    var list = OptionList(["one two", "one", "two"])
    list.type("one\n\ttwo\n")
    #expect(list.filter == "one two")
    #expect(list.shown == ">one two")
  }

  // MARK: Any keys

  @Test("Whatever is typed, the matches are those that a plain search finds")
  func anyFilter() {
    let seed: UInt64 = 0x5EED_0302
    var generator = SplitMix64(seed: seed)
    let letters = [
      "a", "B", "b", "A", "ß", "s", "S", "é", "e", "\u{301}", "日", "👍🏽", " ", "K", "k", "\r\n", "ς",
      "Σ",
    ]
    let keys: [Key] =
      letters.map { .character(Character($0)) } + [
        .backspace, .backspace, .down, .up, .end, .escape,
      ]
    for round in 0..<200 {
      let titles = (0..<30).map { _ in
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? ""
        }.joined()
      }
      var list = OptionList(titles)
      for _ in 0..<20 {
        guard let key = keys.randomElement(using: &generator) else { continue }
        _ = list.handle(key)
        let expected = titles.indices.filter { titles[$0].naivelyContains(list.filter) }
        guard list.matches == expected, expected.isEmpty == (list.focusedOption == nil),
          list.focusedOption.map(expected.contains) ?? true
        else {
          Issue.record("seed \(seed), round \(round): \(titles), \(list.filter): \(list.matches)")
          return
        }
      }
    }
  }

  @Test("Ten thousand options are narrowed by a word")
  func manyOptions() {
    let titles = (0..<10_000).map { "Option number \($0)" }
    var list = OptionList(titles)
    for character in "number 99" { _ = list.handle(.character(character)) }
    #expect(list.matches == titles.indices.filter { titles[$0].contains("number 99") })
    _ = list.handle(.end)
    #expect(list.focusedOption == 9999)
  }
}

extension OptionList {
  /// The titles that match, with `>` before the one that has the focus.
  var shown: String {
    matches.enumerated().map { $0 == focus ? ">\(titles[$1])" : titles[$1] }.joined(separator: " ")
  }
}

extension String {
  /// Whether a text is in this one without regard to case, by trying every place.
  fileprivate func naivelyContains(_ other: String) -> Bool {
    let text = Array(uppercased().lowercased())
    let part = Array(other.uppercased().lowercased())
    if part.isEmpty { return true }
    return text.indices.contains { start in
      start + part.count <= text.count && Array(text[start..<start + part.count]) == part
    }
  }
}
