import AlertBoxCLI
import Testing

@Suite("Suggestions for misspelt words")
struct CommandSuggestionTests {
  private static let options = [
    "--message", "--confirm", "--cancel", "--destructive", "--default", "--timeout", "--on-timeout",
    "--tty", "--yes", "--no", "--no-input", "--json", "--help",
  ]

  @Test(
    "The nearest word is found",
    arguments: [
      ("--mesage", "--message"), ("--messsage", "--message"), ("--massage", "--message"),
      ("--emssage", "--message"), ("--conform", "--confirm"), ("--confrim", "--confirm"),
      ("--ontimeout", "--on-timeout"), ("--on_timeout", "--on-timeout"), ("--timeuot", "--timeout"),
      ("--noinput", "--no-input"), ("--YES", "--yes"), ("--Json", "--json"), ("--tyt", "--tty"),
      ("--distructiv", "--destructive"), ("-yes", "--yes"), ("---yes", "--yes"), ("yes", "--yes"),
      ("--not", "--no"),
    ]
  )
  func nearest(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, among: Self.options) == expected)
  }

  @Test(
    "A word that is only begun is completed",
    arguments: [
      ("--mess", "--message"), ("--dest", "--destructive"), ("-y", "--yes"), ("--on", "--no"),
      ("--on-t", "--on-timeout"), ("--con", "--confirm"), ("--d", "--destructive"),
    ]
  )
  func begun(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, among: Self.options) == expected)
  }

  @Test(
    "A word that is far from all of them suggests none",
    arguments: [
      "--verbose", "--quiet", "-x", "--", "", "-", "--zzz", "--confirmation-label",
      "--messages-from",
    ]
  )
  func far(word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.options) == nil)
  }

  @Test("Nearer beats earlier, and of equally near ones the first wins")
  func order() {
    #expect(Suggestion.nearest(to: "abcx", among: ["abyz", "abcd", "abce"]) == "abcd")
    #expect(Suggestion.nearest(to: "cancle", among: ["cancer", "cancel"]) == "cancel")
    #expect(Suggestion.nearest(to: "x", among: []) == nil)
    // A single letter can only begin a word, or any short one would be near.
    #expect(Suggestion.nearest(to: "o", among: ["no", "on"]) == "on")
    #expect(Suggestion.nearest(to: "x", among: ["a", "no"]) == nil)
  }

  @Test("Letters that changed places count once")
  func transposition() {
    #expect(Suggestion.nearest(to: "shwo", among: ["show"]) == "show")
    #expect(Suggestion.nearest(to: "hsow", among: ["show"]) == "show")
    // Two slips in four letters are too many.
    #expect(Suggestion.nearest(to: "hswo", among: ["show"]) == nil)
  }
}
