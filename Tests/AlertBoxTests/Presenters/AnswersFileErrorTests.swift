import AlertBox
import Testing

/// What is wrong with a file.
extension AnswersFileTests {
  private func message(_ bytes: [UInt8], name: String = "a.txt") -> String? {
    do throws(AlertError) {
      _ = try AnswersFile(utf8: bytes, name: name)
      return nil
    } catch {
      return error.code == .badAnswersFile ? error.message : "code \(error.code)"
    }
  }

  @Test(
    "A line that is no rule is an error with the file's name and the line's number",
    arguments: [
      ("confirm", 1, "“ = ” is missing; a rule is written PATTERN = ANSWER"),
      ("A=confirm", 1, "“ = ” is missing; a rule is written PATTERN = ANSWER"),
      ("A =\tconfirm", 1, "“ = ” is missing; a rule is written PATTERN = ANSWER"),
      ("# x\n\nA =\n", 3, "“ = ” is missing; a rule is written PATTERN = ANSWER"),
      (" = confirm", 1, "the pattern before “ = ” is missing"),
      ("\t = \"a = b\"", 1, "the pattern before “ = ” is missing"),
      ("A = \"b\nB = confirm", 1, "the closing quotation mark is missing"),
      (#"A = ""#, 1, "the closing quotation mark is missing"),
      (#"A = "b\""#, 1, "the closing quotation mark is missing"),
      (#"A = text "b = c"#, 1, "the closing quotation mark is missing"),
      (#"A = "b" c"#, 1, "“c” stands behind the closing quotation mark"),
      (#"A = "b" # c"#, 1, "“# c” stands behind the closing quotation mark"),
      (#"A = text "b"c""#, 1, "“c\"” stands behind the closing quotation mark"),
      (
        "B = cancel\r\nA = confirm\rC = confirm", 2,
        "a carriage return stands within the line; lines end with LF or CRLF"
      ),
      (
        "A = confirm\r\r\n", 1,
        "a carriage return stands within the line; lines end with LF or CRLF"
      ),
    ] as [(String, Int, String)]
  )
  func malformed(text: String, line: Int, reason: String) {
    #expect(message(Array(text.utf8)) == "a.txt:\(line): \(reason)")
  }

  @Test(
    "A backslash escapes a quotation mark and a backslash, and nothing else",
    arguments: [
      #"A = "\n""#, #"A = "a\b""#, #"A = text "C:\temp""#, #"A = "\"#, "A = \"\\\u{E9}\"",
    ]
  )
  func escapes(text: String) {
    #expect(
      message(Array("B = confirm\n\(text)".utf8))
        == #"a.txt:2: a backslash stands before neither \ nor "; write \\ for a backslash"#
    )
  }

  @Test(
    "A word that is no answer is named, safe to show, with those that there are",
    arguments: [
      ("A = Confirm", "Confirm"), ("A = yes", "yes"), ("A = confirm.", "confirm."),
      ("A =  ", ""), ("A = b = c", "c"), ("A = text", "text"), (#"A = text"b""#, #"text"b""#),
      (#"A = Text "b""#, #"Text "b""#), ("A = “b”", "“b”"), ("A = confirm # b", "confirm # b"),
      ("A = 'b'", "'b'"), ("A = \u{1B}[2J\u{202E}", "\\u{1B}[2J\\u{202E}"),
      ("A = \(String(repeating: "x", count: 100))", String(repeating: "x", count: 39) + "…"),
    ]
  )
  func unknownAnswers(line: String, shown: String) {
    #expect(
      message(Array(line.utf8))
        == """
        a.txt:1: “\(shown)” is no answer; write confirm, cancel, a title in quotation marks, \
        or text "…"
        """
    )
  }

  @Test(
    "What is not UTF-8 is an error, also in a comment",
    arguments: [
      ([0xFF, 0xFE], 1), (Array("A = confirm\nB = \"".utf8) + [0x80, 0x22], 2),
      (Array("# caf".utf8) + [0xE9, 0x0A], 1), (Array("\n\n# ".utf8) + [0xC0, 0x80], 3),
      (Array("\n".utf8) + [0xED, 0xA0, 0x80], 2), ([0xEF, 0xBB], 1),
    ] as [([UInt8], Int)]
  )
  func invalidUTF8(bytes: [UInt8], line: Int) {
    #expect(message(bytes) == "a.txt:\(line): the line is not UTF-8")
  }

  @Test("The name of the file is safe to show")
  func name() {
    #expect(message(Array("x".utf8), name: "a\u{1B}\nb")?.hasPrefix("a\\u{1B}\\nb:1: ") == true)
  }

  // MARK: Rules that can never match

  @Test(
    "A rule that can never match is an error",
    arguments: [
      (["A", "B", "A"], 3, "line 1 has the same pattern"),
      (["Caf\u{E9}", "Cafe\u{301}"], 2, "line 1 has the same pattern"),
      (["A*", "B", "A*"], 3, "line 1 has the same pattern"),
      (["A", "*", "B"], 3, "line 2 matches all that it does"),
      (["*", "*"], 2, "line 1 has the same pattern"),
      (["*", "**"], 2, "line 1 matches all that it does"),
      (["A", "A*", "AB*"], 3, "line 2 matches all that it does"),
      (["*a*", "b*ab*b"], 2, "line 1 matches all that it does"),
      (["a*b*c", "ab*bc"], 2, "line 1 matches all that it does"),
      (["a*", "*b", "a*b"], 3, "line 1 matches all that it does"),
      (["5 * 3", "5 x 3"], 2, "line 1 matches all that it does"),
    ] as [([String], Int, String)]
  )
  func neverMatches(patterns: [String], line: Int, reason: String) {
    let text = patterns.map { "\($0) = confirm\n" }.joined()
    #expect(message(Array(text.utf8)) == "a.txt:\(line): the rule can never match, as \(reason)")
  }

  @Test(
    "A rule that is left some title is none",
    arguments: [
      ["A", "a", "A?", "*"], ["A*", "*A", "*A*", "*"], ["AB*", "A*"], ["a*b", "a*c", "a*"],
      ["*a", "*b", "a*b*c"], ["a*a", "a", "*aa"], ["e*", "e\u{301}*"], ["a", "b", "*"],
      ["a*b*c", "a*c*b", "abc*"],
    ]
  )
  func matches(patterns: [String]) {
    let text = patterns.map { "\($0) = confirm\n" }.joined()
    #expect(message(Array(text.utf8)) == nil)
  }
}
