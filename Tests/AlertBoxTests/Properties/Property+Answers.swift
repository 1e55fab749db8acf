import AlertBox

extension Property {
  /// An answers file: any bytes are rules, or an error that names one of their lines, and then none of
  /// them counts; rules that are written down are read as they were.
  static let answers = Property(
    "answers",
    pieces: parts + ["A = confirm\n", "B* = \"x\"\n", "C = text \"y\"\n", "# z\n"],
    bytes: [[0x80], [0xC3], [0xE2, 0x82], [0xFF]]
  ) { input in
    first([{ problemWithFile(input) }, { problemWithRules(InputReader(input)) }])
  }

  /// What rules are written with, or have to be told from.
  private static let parts = [
    " = ", "=", " ", "\t", "\n", "\r\n", "\r", "\"", "\\", "\\\"", "\\\\", "*", "#", "confirm",
    "cancel", "text \"", "text", "A", "é", "e\u{301}", "\u{301}", "👩‍🚀", "\u{FEFF}", "\u{1B}", "\0",
    "\u{2028}",
  ]

  private static func problemWithFile(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let file: AnswersFile
    do throws(AlertError) {
      file = try AnswersFile(utf8: bytes, name: "f")
    } catch {
      return problem(with: error, lines)
    }
    let numbers = file.rules.map(\.line)
    let isRight =
      zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      && numbers.allSatisfy(lines.indices.shifted.contains)
    return isRight ? nil : "rules on the lines \(numbers)"
  }

  /// The error names the first line that is wrong: the file is right up to it, and not with it.
  private static func problem(with error: AlertError, _ lines: [ArraySlice<UInt8>]) -> String? {
    let parts = error.message.split(separator: ":", maxSplits: 2)
    guard error.code == .badAnswersFile, parts.count == 3, parts[0] == "f",
      let number = Int(parts[1]), lines.indices.shifted.contains(number),
      !error.message.unicodeScalars.contains(where: \.isControl)
    else { return error.message }
    let before = lines.prefix(number - 1).joined(separator: [UInt8(ascii: "\n")])
    let isRightBefore = (try? AnswersFile(utf8: Array(before), name: "f")) != nil
    return isRightBefore ? nil : "the first wrong line comes before: \(error.message)"
  }

  private static func problemWithRules(_ input: InputReader) -> String? {
    var input = input
    // The number at the start has each rule match something of its own.
    let rules = (0..<input.number(below: 4) + 1).map { WrittenRule(number: $0, &input) }
    let end = input.pick(from: ["\n", "\r\n"])
    let text = rules.map { $0.line + end }.joined()
    guard let read = try? AnswersFile(text, name: "f").rules.map(\.answer) else {
      return "is refused: \(text)"
    }
    let isSame =
      read == rules.map(\.answer)
      && read.map(\.description.scalars) == rules.map(\.answer.description.scalars)
    return isSame ? nil : "\(text.debugDescription) is read as \(read)"
  }

  /// A rule, and how it is written.
  private struct WrittenRule {
    let line: String
    let answer: AlertAnswer

    init(number: Int, _ input: inout InputReader) {
      let pattern = "\(number)\(Self.text(&input))."
      let text = Self.text(&input)
      // By scalar, as a combining mark may follow what has to be escaped.
      let escaped = text.unicodeScalars.map { ["\\", "\""].contains($0) ? "\\\($0)" : String($0) }
      let quoted = "\"\(escaped.joined())\""
      let (word, answer): (String, AlertAnswer) =
        switch input.number(below: 4) {
        case 0: ("confirm", .confirm)
        case 1: ("cancel", .cancel)
        case 2: (quoted, .press(text))
        default: ("text \(quoted)", .text(text))
        }
      self.line = "\(pattern) = \(word)"
      self.answer = answer.to(pattern)
    }

    private static func text(_ input: inout InputReader) -> String {
      let text = (0..<input.number(below: 7)).map { _ in
        input.number(below: 2) == 0 ? input.pick(from: parts) : input.text(upTo: 4)
      }.joined()
      return String(
        String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" })
      )
    }
  }
}

extension Range<Int> {
  /// The numbers counted from 1.
  fileprivate var shifted: Range<Int> { lowerBound + 1..<upperBound + 1 }
}
