// What `Scripts/fuzz` links with libFuzzer: no target of the package holds it.

import AlertBox

/// The property that is tried, as ALERTBOX_FUZZ names it.
private let property = Platform.environment("ALERTBOX_FUZZ").flatMap { name in
  Property.all.first { $0.name == name }
}

/// Says what there is to try, or writes the dictionary, if that is asked for.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ argc: UnsafeMutablePointer<CInt>,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let property else {
    for property in Property.all { print(property.name) }
    Platform.exit(0)
  }
  if Platform.environment("ALERTBOX_FUZZ_DICTIONARY") != nil {
    for piece in property.pieces where piece.count > 1 {
      let digits = piece.map { byte in
        "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      print("\"\(digits.joined())\"")
    }
    Platform.exit(0)
  }
  return 0
}

/// Tries an input, and traps if the property does not hold, which libFuzzer reports.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  if let problem = property?.problem(input) {
    fatalError("\(property?.name ?? ""): \(problem)")
  }
  return 0
}
