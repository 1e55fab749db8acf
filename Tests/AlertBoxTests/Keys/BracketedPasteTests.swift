import AlertBox
import Testing

@Suite("KeyParser: bracketed paste")
struct BracketedPasteTests {
  private let limit = 1 << 20

  @Test(
    "Everything between the markers is one paste",
    arguments: [
      ("", ""), ("yes", "yes"), ("a\rb\r\nc\nd\r", "a\nb\nc\nd\n"), ("\r\r\n\n", "\n\n\n"),
      ("␛[A\u{03}\t␛", "\u{1B}[A\u{03}\t\u{1B}"), ("␛[201", "\u{1B}[201"),
      ("␛␛[20␛[2", "\u{1B}\u{1B}[20\u{1B}[2"),
      ("é👩‍🚀", "é👩‍🚀"), ("␛[200~", "\u{1B}[200~"),
    ]
  )
  func paste(content: String, text: String) {
    #expect(
      KeyParser.events("a␛[200~\(content)␛[201~b") == .keys("a") + [.paste(text)] + .keys("b")
    )
  }

  @Test("The markers may be split anywhere")
  func splitMarkers() {
    let bytes = KeyParser.bytes("␛[200~y\r␛[201~n")
    for split in bytes.indices {
      let events = KeyParser.events(Array(bytes[..<split]), Array(bytes[split...]))
      #expect(events == [.paste("y\n")] + .keys("n"), "split at \(split)")
    }
  }

  @Test("What is not UTF-8 in a paste is repaired")
  func malformed() {
    let events = KeyParser.events(
      KeyParser.bytes("␛[200~") + [0x61, 0xFF] + KeyParser.bytes("␛[201~")
    )
    #expect(events == [.paste("a\u{FFFD}")])
  }

  @Test("A paste without its end is held, also by a flush")
  func unended() {
    var parser = KeyParser()
    #expect(parser.consume(KeyParser.bytes("␛[200~y␛")) == [])
    #expect(!parser.isIncomplete)
    #expect(parser.flush() == [])
    #expect(parser.consume(KeyParser.bytes("[201~")) == [.paste("y")])
  }

  @Test("A paste beyond the limit is delivered up to it, and the rest swallowed until its end")
  func tooLong() {
    var parser = KeyParser()
    let chunk = [UInt8](repeating: 0x79, count: 1000)
    var events = parser.consume(KeyParser.bytes("␛[200~"))
    for _ in 0..<3000 {
      events += parser.consume(chunk)
      #expect(parser.heldByteCount <= limit)
    }
    #expect(events == [.paste(String(repeating: "y", count: limit))])
    #expect(parser.heldByteCount == 0)
    #expect(parser.consume(KeyParser.bytes("y␛[201␛[201~n")) == .keys("n"))
    #expect(parser.consume(KeyParser.bytes("␛[200~n␛[201~")) == [.paste("n")])
  }

  @Test("A paste of exactly the limit is one paste")
  func exactlyTheLimit() {
    let content = String(repeating: "y", count: limit)
    #expect(KeyParser.events("␛[200~\(content)␛[201~n") == [.paste(content)] + .keys("n"))
  }
}
