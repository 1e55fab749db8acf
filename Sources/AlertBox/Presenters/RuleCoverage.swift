/// Finds rules that can never match, as the rules before them match every title that they would.
///
/// This is exact, also where several rules take a share each. Put a character into a rule's pattern,
/// in the place of each `*`, that stands in no pattern: the rule fits that title. If one before it
/// does too, only its own `*` can have taken that character, and so it takes any other text there.
struct RuleCoverage {
  private var literals: [String: Int] = [:]
  private var wildcards: [(pattern: [Int?], line: Int)] = []

  /// Numbers for characters, as there may be many rules to compare each with each.
  private var numbers: [Character: Int] = [:]

  /// Adds the pattern of the next rule.
  ///
  /// - Throws: Which rule before it matches all that it does.
  mutating func add(_ pattern: AlertPattern, line: Int) throws(AnswersLine.Failure) {
    if let before = literals[pattern.text] { throw duplicate(of: before) }
    let elements = pattern.elements.map { $0.map { number(of: $0) } }
    for wildcard in wildcards where AlertPattern.match(wildcard.pattern, elements) {
      if wildcard.pattern == elements { throw duplicate(of: wildcard.line) }
      throw AnswersLine.Failure(
        reason: "the rule can never match, as line \(wildcard.line) matches all that it does"
      )
    }
    if pattern.isLiteral {
      literals[pattern.text] = line
    } else {
      wildcards.append((elements, line))
    }
  }

  private mutating func number(of character: Character) -> Int {
    if let number = numbers[character] { return number }
    numbers[character] = numbers.count
    return numbers.count - 1
  }

  private func duplicate(of line: Int) -> AnswersLine.Failure {
    AnswersLine.Failure(reason: "the rule can never match, as line \(line) has the same pattern")
  }
}
