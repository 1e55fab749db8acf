import AlertBox
import Testing

@Suite("What a key in a field writes")
struct FieldEconomyTests {
  /// Returns what the last of some keys makes the terminal write.
  private static func output(of keys: [Key], in configuration: AlertConfiguration) -> String {
    var prompt = configuration.inlinePrompt
    var layout = InlineLayout(configuration, keys: prompt.keys, hasColor: true)
    var region = LiveRegion()
    let size = TerminalSize(columns: 80, rows: 12)
    var output = region.update(to: layout.frame(of: prompt, countdown: nil, size: size))
    for key in keys {
      _ = prompt.handle([.key(key)])
      output = region.update(to: layout.frame(of: prompt, countdown: nil, size: size))
    }
    return output
  }

  @Test("A character at the end of a text is written with the cursor behind it, and nothing else")
  func typing() {
    let output = Self.output(of: ["x"], in: .renaming())
    #expect(output.filter(\.isLetter).contains("x"))
    for text in ["Rename", "Name", "a.txt", "Cancel"] { #expect(!output.contains(text)) }
  }

  @Test("A key that moves in a list writes the two options it moves between")
  func moving() {
    let options = (1...100).map { "Option \($0)" }
    let output = Self.output(of: [.down, .down], in: .choosing(options))
    #expect(output.contains("Option 2") && output.contains("Option 3"))
    for text in ["Which", "Option 1", "Option 4", "below", "Cancel"] {
      #expect(!output.contains(text))
    }
  }

  @Test("A key that does nothing writes nothing")
  func nothing() {
    #expect(Self.output(of: [.right], in: .renaming()) == "")
    #expect(Self.output(of: [.up], in: .choosing()) == "")
    #expect(Self.output(of: [.alt("x")], in: .choosing()) == "")
  }
}
