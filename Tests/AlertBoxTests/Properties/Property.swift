/// What holds of a part of the program whatever it is given.
///
/// Tests try it on the inputs of `Tests/Corpus` and on random ones, and `Scripts/fuzz` on those that
/// libFuzzer thinks of. So nothing in this folder knows of either.
struct Property: Sendable {
  /// What it is called on the command line, and the folder of its inputs.
  let name: String

  /// What inputs are made of, whole and in part.
  let pieces: [[UInt8]]

  /// Says what does not hold for an input, or `nil` if all does.
  let problem: @Sendable (_ input: [UInt8]) -> String?

  static let all: [Property] = [
    keys, lines, editor, wrapping, answers, arguments, linePrompts, keyPrompts,
  ]

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - pieces: What inputs are made of; `␛` stands for ESC.
  ///   - bytes: Pieces that are no text.
  ///   - problem: Says what does not hold for an input.
  init(
    _ name: String,
    pieces: [String],
    bytes: [[UInt8]] = [],
    problem: @escaping @Sendable (_ input: [UInt8]) -> String?
  ) {
    self.name = name
    self.pieces = pieces.map(Self.bytes) + bytes
    self.problem = problem
  }

  /// Returns the UTF-8 of text; `␛` stands for ESC.
  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { $0 == "␛" ? [0x1B] : Array(String($0).utf8) }
  }

  /// Returns the first problem there is.
  static func first(_ problems: [() -> String?]) -> String? {
    problems.lazy.compactMap { $0() }.first
  }
}
