/// Rules that answer alerts, written as a text of one rule a line.
///
/// A program can ship such a text, a test can hold one, and the command reads one with `--answers`:
///
/// ```swift
/// let answers = try AnswersFile(
///   """
///   # Whatever else is asked, nothing is destroyed.
///   Overwrite * = confirm
///   Save changes? = "Discard"
///   Name? = text "Ada"
///   * = cancel
///   """,
///   name: "nightly.answers"
/// )
/// let alertBox = AlertBox(presenter: ScriptedPresenter(rules: answers))
/// ```
///
/// A rule is `PATTERN = ANSWER`. The pattern is an alert's title, with `*` for any text; white space
/// around it does not count. The answer is `confirm`, `cancel`, the title of an option or a button in
/// quotation marks, or `text` and a text in quotation marks, within which `\"` stands for a quotation
/// mark and `\\` for a backslash. A pattern may hold ` = ` itself, and quotation marks: a line is
/// divided at the only ` = ` with a whole answer behind it, of which there is never more than one.
///
/// Of the rules whose pattern fits a title, the first one answers. A line that begins with `#` is a
/// comment, and one of white space is nothing. Lines end with LF or CRLF, the text is UTF-8, and a
/// byte order mark before it is passed over.
///
/// All of it is checked at once: also that each rule can be the first to match something.
public struct AnswersFile: Sendable, Hashable {
  /// A rule and its place.
  package struct Rule: Sendable, Hashable {
    /// The line it stands on, counted from 1.
    package let line: Int

    /// The answer, which expects a title that fits the rule's pattern.
    package let answer: AlertAnswer
  }

  /// What the file is called in the messages of errors.
  public let name: String

  /// The rules, in the order of their lines.
  package let rules: [Rule]

  /// Reads rules from a text.
  ///
  /// - Parameters:
  ///   - text: The text; one without any rule is no error.
  ///   - name: What the text is called in the messages of errors.
  /// - Throws: ``AlertError`` with the code `badAnswersFile`, whose message begins with the name and
  ///   the number of the first line that is wrong: one that is no rule, or a rule that can never match.
  public init(_ text: String, name: String) throws(AlertError) {
    try self.init(utf8: text.utf8, name: name)
  }

  /// Reads rules from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: All of the file.
  ///   - name: What the file is called in the messages of errors.
  /// - Throws: ``AlertError`` with the code `badAnswersFile`, as ``init(_:name:)`` does; a line that is
  ///   not UTF-8 is wrong too.
  public init(utf8 bytes: some Sequence<UInt8>, name: String) throws(AlertError) {
    self.name = name
    var rules: [Rule] = []
    var coverage = RuleCoverage()
    let lines = Self.withoutByteOrderMark(Array(bytes)[...])
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, bytes) in zip(1..., lines) {
      do {
        guard let answer = try AnswersLine.parse(bytes) else { continue }
        if let pattern = answer.pattern { try coverage.add(pattern, line: number) }
        rules.append(Rule(line: number, answer: answer))
      } catch {
        let place = "\(DisplayText.line(name)):\(number)"
        throw AlertError(.badAnswersFile, "\(place): \(error.reason)")
      }
    }
    self.rules = rules
  }

  private static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// Finds the rule that answers an alert.
  ///
  /// - Parameter title: The alert's title.
  /// - Returns: The first rule that fits, or `nil` if none does.
  package func rule(for title: String) -> Rule? {
    rules.first { $0.answer.fits(title) }
  }
}
