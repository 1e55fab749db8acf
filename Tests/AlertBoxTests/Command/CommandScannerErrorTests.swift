import AlertBoxCLI
import Testing

/// What is wrong with the arguments, and how that is said.
extension CommandScannerTests {
  @Test(
    "What makes no sense is named",
    arguments: [
      ([], "TITLE is missing"),
      (["--flag"], "TITLE is missing"),
      (["A", "b"], "unexpected argument “b”; put a TITLE of several words in quotes"),
      (["A", "--", "b"], "unexpected argument “b”; put a TITLE of several words in quotes"),
      (["A", "--text"], "--text needs a value, TEXT"),
      (["A", "-t"], "--text needs a value, TEXT"),
      (["A", "--text", "--"], "--text needs a value, TEXT"),
      (["A", "--time"], "--time needs a value, DURATION"),
      (
        ["--text", "--flag", "A"],
        "--text needs a value, TEXT; if that is to be “--flag”, write --text=--flag"
      ),
      (
        ["-t", "--word=one", "A"],
        "--text needs a value, TEXT; if that is to be “--word=one”, write --text=--word=one"
      ),
      (["-t", "-t", "A"], "--text needs a value, TEXT; if that is to be “-t”, write --text=-t"),
      (["A", "--flag=yes"], "--flag takes no value"),
      (["A", "--flag="], "--flag takes no value"),
      (["A", "--label="], "the LABEL of --label is empty"),
      (["A", "--label", " \t"], "the LABEL of --label is empty"),
      (["A", "--word=four"], "--word takes one, two or three, not “four”"),
      (["A", "--word=tow"], "--word takes one, two or three, not “tow”; did you mean two?"),
      (["A", "--word="], "--word takes one, two or three, not “”"),
      (["A", "--word=One"], "--word takes one, two or three, not “One”; did you mean one?"),
      (
        ["A", "--time=5x"],
        "--time takes a time like 500ms, 10s, 2m, 1h30m, or seconds like 5 and 0.3, not “5x”"
      ),
      (["A", "--time=9999999h"], "--time takes at most a hundred years, not “9999999h”"),
      (["A", "--txet", "x"], "unknown option “--txet”; did you mean --text?"),
      (["A", "--fl"], "unknown option “--fl”; did you mean --flag?"),
      (["A", "--quite-different"], "unknown option “--quite-different”"),
      (["A", "-x"], "unknown option “-x”"),
      (["A", "-flag"], "unknown option “-flag”; did you mean --flag?"),
      (["A", "---flag"], "unknown option “---flag”; did you mean --flag?"),
      (["A", "-hx"], "unknown option “-hx”"),
      (["A", "--=x"], "unknown option “--”"),
      (["A", "--elsewhere"], "--elsewhere is an option of alertbox other, not of alertbox ask"),
      (["A", "--elsewhere=1"], "--elsewhere is an option of alertbox other, not of alertbox ask"),
    ]
  )
  func messages(words: [String], expected: String) {
    #expect(message(words) == expected)
  }

  @Test("The first thing that is wrong is the one that is told")
  func firstError() {
    #expect(message(["--flag=x", "--nothing", "A", "b"]) == "--flag takes no value")
    #expect(message(["--nothing", "--flag=x"]) == "unknown option “--nothing”")
  }

  @Test("Text from outside is shown, not obeyed, and cut")
  func escapedText() {
    #expect(message(["A", "b\u{1B}[2J\r\n"])?.contains("“b\\u{1B}[2J\\r\\n”") == true)
    #expect(message(["A", "--x\u{202E}y"])?.contains("“--x\\u{202E}y”") == true)
    #expect(message(["A", "--word=\u{9B}2J"])?.contains("not “\\u{9B}2J”") == true)
    #expect(message(["-t", "--flag=\u{1B}c", "A"])?.unicodeScalars.contains("\u{1B}") == false)
    let long = String(repeating: "x", count: 100_000)
    #expect(message(["A", "--\(long)"])?.count ?? .max < 80)
    #expect(message(["A", long])?.count ?? .max < 120)
  }
}
