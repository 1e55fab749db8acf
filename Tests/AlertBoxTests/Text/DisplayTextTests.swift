import AlertBox
import Testing

@Suite("Display text")
struct DisplayTextTests {
  @Test("All controls of the contract are escaped in a line, and nothing else is")
  func escapesControls() {
    let controls: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x2029, 0x202A...0x202E,
      0x2066...0x2069,
    ]
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = DisplayText.line(String(scalar))
      if controls.contains(where: { $0.contains(value) }) {
        #expect(shown.hasPrefix("\\"))
        #expect(shown.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
      } else {
        #expect(shown == String(scalar))
      }
    }
  }

  @Test("Newline and tab stay in a text of several lines, a carriage return alone does not")
  func keepsLayout() {
    #expect(DisplayText.lines("a\n\tb\r\nc\rd\u{1B}") == "a\n\tb\nc\\rd\\u{1B}")
    #expect(DisplayText.line("a\r\nb") == "a\\r\\nb")
  }

  @Test("Emoji made with joiners stay whole")
  func keepsJoiners() {
    let family = "👩‍👩‍👧‍👦 🏳️‍🌈 ❤️"
    #expect(DisplayText.line(family) == family)
  }

  @Test(
    "Durations are written for people, rounded up",
    arguments: [
      (Duration.seconds(10), "10s"), (.seconds(90), "1m 30s"), (.seconds(3600), "1h"),
      (.milliseconds(500), "500ms"), (.milliseconds(1500), "2s"), (.microseconds(1), "1ms"),
      (.microseconds(999_999), "1s"), (.zero, "0s"), (.seconds(-5), "0s"),
      (.seconds(3661), "1h 1m 1s"),
    ]
  )
  func durations(duration: Duration, text: String) {
    #expect(DisplayDuration.text(duration) == text)
  }

  @Test("The longest duration can be written")
  func longestDuration() {
    #expect(DisplayDuration.text(.seconds(Int64.max)).hasSuffix("h 30m 7s"))
  }

  @Test(
    "One character can always be seen, also one that takes no columns elsewhere",
    arguments: [
      ("a", "a"), ("日", "日"), ("e\u{301}", "é"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("\n", "\\n"), ("\r\n", "\\r\\n"),
      ("\u{202E}", "\\u{202E}"), ("\u{301}", "\\u{301}"), ("\u{200D}", "\\u{200D}"),
      ("\u{200B}", "\\u{200B}"),
    ] as [(Character, String)]
  )
  func visible(character: Character, text: String) {
    #expect(DisplayText.visible(character) == text)
  }
}
