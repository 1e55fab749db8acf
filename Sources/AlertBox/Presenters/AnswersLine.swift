/// The parser of one line of an ``AnswersFile``.
///
/// It goes by bytes: what separates is ASCII, and to `Character` a combining mark behind a quotation
/// mark would be part of it.
enum AnswersLine {
  /// What is wrong with a line.
  struct Failure: Error {
    let reason: String
  }

  private typealias Bytes = ArraySlice<UInt8>

  private static let separator = Array(" = ".utf8)
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Reads a line without its LF.
  ///
  /// - Returns: The answer, which expects the pattern, or `nil` if the line holds no rule.
  static func parse(_ line: ArraySlice<UInt8>) throws(Failure) -> AlertAnswer? {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw Failure(reason: "the line is not UTF-8")
    }
    let line = line.last == carriageReturn ? line.dropLast() : line
    guard let first = trimmed(line).first, first != UInt8(ascii: "#") else { return nil }
    guard !line.contains(carriageReturn) else {
      throw Failure(reason: "a carriage return stands within the line; lines end with LF or CRLF")
    }
    let separators = line.indices.filter { line[$0...].starts(with: separator) }
    guard let last = separators.last else {
      throw Failure(reason: "“ = ” is missing; a rule is written PATTERN = ANSWER")
    }
    var failure: Failure?
    for index in separators {
      do throws(Failure) {
        guard let answer = try readAnswer(line[(index + separator.count)...]) else { continue }
        return answer.to(try readPattern(line[..<index]))
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? unknownAnswer(line[(last + separator.count)...])
  }

  private static func readPattern(_ bytes: Bytes) throws(Failure) -> String {
    let pattern = trimmed(bytes)
    guard !pattern.isEmpty else { throw Failure(reason: "the pattern before “ = ” is missing") }
    return String(decoding: pattern, as: UTF8.self)
  }

  // MARK: The answer

  /// Reads an answer; `nil` if this does not look like one.
  private static func readAnswer(_ bytes: Bytes) throws(Failure) -> AlertAnswer? {
    let bytes = trimmed(bytes)
    if bytes.elementsEqual("confirm".utf8) { return .confirm }
    if bytes.elementsEqual("cancel".utf8) { return .cancel }
    if bytes.first == quote { return .press(try readQuoted(bytes)) }
    guard bytes.starts(with: "text".utf8) else { return nil }
    let rest = bytes.dropFirst(4)
    let text = trimmed(rest)
    guard text.first == quote, text.startIndex > rest.startIndex else { return nil }
    return .text(try readQuoted(text))
  }

  /// Reads what stands in quotation marks, of which the first byte is one.
  private static func readQuoted(_ bytes: Bytes) throws(Failure) -> String {
    var text: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case quote:
        guard rest.isEmpty else {
          throw Failure(reason: "\(shown(rest)) stands behind the closing quotation mark")
        }
        return String(decoding: text, as: UTF8.self)
      case backslash:
        guard let escaped = rest.popFirst(), escaped == quote || escaped == backslash else {
          throw Failure(
            reason: #"a backslash stands before neither \ nor "; write \\ for a backslash"#
          )
        }
        text.append(escaped)
      default:
        text.append(byte)
      }
    }
    throw Failure(reason: "the closing quotation mark is missing")
  }

  // MARK: Words

  private static func unknownAnswer(_ bytes: Bytes) -> Failure {
    // What follows may be meant to be a secret.
    if trimmed(bytes).starts(with: "text ".utf8) {
      return Failure(reason: #"the text of an answer stands in quotation marks: text "…""#)
    }
    return Failure(
      reason: """
        \(shown(bytes)) is no answer; write confirm, cancel, a title in quotation marks, \
        or text "…"
        """
    )
  }

  private static func shown(_ bytes: Bytes) -> String {
    String(decoding: trimmed(bytes), as: UTF8.self).shortened.quoted
  }

  /// Leaves out spaces and tabs at both ends.
  private static func trimmed(_ bytes: Bytes) -> Bytes {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return bytes[first...last]
  }
}
