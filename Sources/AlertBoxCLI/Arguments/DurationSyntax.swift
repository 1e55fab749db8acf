/// The way a time is written on the command line: `500ms`, `10s`, `2m`, `1h30m`, `5`, `0.3`.
///
/// Numbers with their units stand in descending order, each unit at most once; a number alone is in
/// seconds. The last number may have decimals, which count exactly, down to the attosecond.
package enum DurationSyntax {
  /// What is wrong with a text.
  package enum Failure: Error, Hashable {
    case malformed
    /// It would not fit the clocks of every system.
    case tooLong
  }

  private struct Unit {
    let name: String
    let attoseconds: Int128

    static let second = Unit(name: "s", attoseconds: 1_000_000_000_000_000_000)
    static let descending = [
      Unit(name: "h", attoseconds: 3600 * second.attoseconds),
      Unit(name: "m", attoseconds: 60 * second.attoseconds),
      second,
      Unit(name: "ms", attoseconds: second.attoseconds / 1000),
    ]
  }

  /// The longest time: a hundred years.
  ///
  /// Clocks that count nanoseconds in 64 bits end after 292.
  package static let longest = Duration.seconds(36_525 * 86_400)

  /// Reads a time.
  ///
  /// - Parameter text: The time as given.
  /// - Returns: The time, to the digit; zero is one.
  /// - Throws: What is wrong with the text.
  package static func parse(_ text: String) throws(Failure) -> Duration {
    var rest = Substring(text).utf8
    guard !rest.isEmpty else { throw .malformed }
    var units = Unit.descending[...]
    var total: Int128 = 0
    var isFirst = true
    while !rest.isEmpty {
      let whole = takeDigits(&rest)
      let decimals = try takeDecimals(&rest)
      guard whole.count + (decimals?.count ?? 0) > 0 else { throw .malformed }
      let name = take(&rest) { !isDigit($0) && $0 != UInt8(ascii: ".") }
      let unit: Unit
      if name.isEmpty {
        guard isFirst, rest.isEmpty else { throw .malformed }
        unit = .second
      } else {
        guard let place = units.firstIndex(where: { $0.name.utf8.elementsEqual(name) }),
          decimals == nil || rest.isEmpty
        else { throw .malformed }
        unit = units[place]
        units = units[(place + 1)...]
      }
      total += try attoseconds(whole, decimals, of: unit)
      isFirst = false
    }
    let duration = Duration(attoseconds: total)
    guard duration <= longest else { throw .tooLong }
    return duration
  }

  private static func attoseconds(
    _ whole: Substring.UTF8View,
    _ decimals: Substring.UTF8View?,
    of unit: Unit
  ) throws(Failure) -> Int128 {
    var number: Int128 = 0
    for digit in whole {
      number = number * 10 + Int128(digit - UInt8(ascii: "0"))
      // Far beyond the longest time, and far below an overflow.
      guard number < 1_000_000_000_000_000 else { throw .tooLong }
    }
    var sum = number * unit.attoseconds
    var place = unit.attoseconds
    for digit in decimals ?? Substring().utf8 {
      place /= 10
      sum += place * Int128(digit - UInt8(ascii: "0"))
    }
    return sum
  }

  private static func takeDecimals(
    _ rest: inout Substring.UTF8View
  ) throws(Failure) -> Substring.UTF8View? {
    guard rest.first == UInt8(ascii: ".") else { return nil }
    rest.removeFirst()
    let digits = takeDigits(&rest)
    guard !digits.isEmpty else { throw .malformed }
    return digits
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    take(&rest, while: isDigit)
  }

  private static func take(
    _ rest: inout Substring.UTF8View,
    while belongs: (UInt8) -> Bool
  ) -> Substring.UTF8View {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
