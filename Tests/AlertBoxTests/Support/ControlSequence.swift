/// A control sequence: `CSI`, parameters, intermediates and a final byte (ECMA-48 5.4).
struct ControlSequence: Equatable, Sendable, CustomStringConvertible {
  /// `?`, `>`, `=` or `<` before the parameters, which makes the sequence a private one.
  let prefix: String
  /// Each parameter with its subparameters; nil for one that is left out.
  let parameters: [[Int?]]
  let intermediates: String
  let final: Character

  private let text: String

  /// Takes apart what stands between `CSI` and the final byte.
  init(_ text: String, final: Character) {
    self.text = text
    self.final = final
    let prefix = text.prefix { "?><=".contains($0) }
    let parameters = text.dropFirst(prefix.count).prefix { $0.isNumber || $0 == ";" || $0 == ":" }
    self.prefix = String(prefix)
    self.parameters =
      parameters.isEmpty
      ? []
      : parameters.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
        parameter.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      }
    intermediates = String(text.dropFirst(prefix.count + parameters.count))
  }

  /// What selects the function, for example `?h` or ` q`.
  var function: String { prefix + intermediates + String(final) }

  var description: String { "CSI \(text)\(final)" }

  /// A parameter, or `standard` if it is left out.
  func parameter(_ index: Int, standard: Int = 0) -> Int {
    guard index < parameters.count else { return standard }
    return parameters[index].first.flatMap { $0 } ?? standard
  }

  /// The first parameter as a count, of which zero means one.
  var count: Int { max(1, parameter(0, standard: 1)) }
}
