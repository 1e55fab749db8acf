import AlertBoxCLI
import Foundation
import Testing

@Suite("A line of JSON")
struct CommandJSONTests {
  @Test(
    "Strings are escaped as RFC 8259 asks, and stay readable",
    arguments: [
      ("", #""""#), ("Overwrite", #""Overwrite""#), (#"a"b\c/"#, #""a\"b\\c/""#),
      ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}\u{8}\u{C}", #""\u0000\u001f\u0008\u000c""#),
      ("\u{1B}[2J", #""\u001b[2J""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
      ("\u{2028}\u{2029}\u{202E}", #""\u2028\u2029\u202e""#),
      ("“Ü” 日本 👩‍👧 é\u{301}", "\"“Ü” 日本 👩‍👧 é\u{301}\""), ("\r\n", #""\r\n""#),
      ("a\u{301}\"\u{301}", "\"a\u{301}\\\"\u{301}\""), ("\u{FFFD}", "\"\u{FFFD}\""),
    ]
  )
  func strings(text: String, expected: String) {
    // By bytes, as texts that only look alike are equal.
    #expect(Array(JSONLine.string(text).utf8) == Array(expected.utf8))
  }

  @Test("Another program reads the same text, scalar by scalar")
  func roundTrip() throws {
    let scalars = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
      $0.value < 0x3000 || $0.value % 61 == 0
    }
    let text = String(String.UnicodeScalarView(scalars))
    let data = Data(JSONLine.object(["text": text, "n": "m"]).utf8)
    let object = try JSONDecoder().decode([String: String].self, from: data)
    #expect(object["text"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(object["n"] == "m")
  }

  @Test("No control character is in the line but its end")
  func oneLine() {
    let controls = (0..<0xA0).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .control
    }
    let text = String(String.UnicodeScalarView(controls))
    let line = JSONLine.object([text: text])
    #expect(line.unicodeScalars.filter { $0.properties.generalCategory == .control } == ["\n"])
    #expect(line.hasSuffix("}\n"))
  }

  @Test("Members keep their order, without spaces")
  func order() {
    #expect(JSONLine.object(["b": "1", "a": "2", "c": ""]) == #"{"b":"1","a":"2","c":""}"# + "\n")
    #expect(JSONLine.object([:]) == "{}\n")
  }
}
