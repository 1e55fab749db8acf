/// Bytes as they come in at a terminal, with two bytes that UTF-8 never has for what time does.
enum TimedBytes {
  /// Ends a read: what follows comes in the next one.
  static let endOfRead: UInt8 = 0xF8

  /// Ends a read, after which nothing comes for as long as anyone waits for the rest of a key.
  static let pause: UInt8 = 0xF9

  /// Returns the reads between pauses.
  static func bursts(of input: ArraySlice<UInt8>) -> [[[UInt8]]] {
    input.split(separator: pause, omittingEmptySubsequences: false).map { burst in
      burst.split(separator: endOfRead).map { Array($0) }
    }
  }
}
