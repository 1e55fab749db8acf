/// Takes decisions from an input's bytes, so that whoever makes up inputs decides about everything.
///
/// At the end of the input all numbers are 0.
struct InputReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) {
    rest = input[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a byte as a number below another, which is 256 at most.
  mutating func number(below limit: Int) -> Int {
    Int(rest.popFirst() ?? 0) % limit
  }

  /// Takes one of some elements, of which there is at least one.
  mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Takes a text of some bytes, repaired where they are no UTF-8.
  mutating func text(upTo limit: Int) -> String {
    let bytes = rest.prefix(number(below: limit + 1))
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes all that is left as a text.
  mutating func remainingText() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}
