import AlertBoxCLI
import Testing

@Suite("Times on the command line")
struct CommandDurationTests {
  @Test(
    "A time is read to the digit",
    arguments: [
      ("500ms", .milliseconds(500)), ("10s", .seconds(10)), ("2m", .seconds(120)),
      ("1h30m", .seconds(5400)), ("5", .seconds(5)), ("0.3", .milliseconds(300)),
      ("1.5s", .milliseconds(1500)), ("1h2m3s4ms", .milliseconds(3_723_004)),
      ("1h5s", .seconds(3605)), ("2m500ms", .milliseconds(120_500)), ("90m", .seconds(5400)),
      ("0", .zero), ("0s", .zero), ("0h0m0s", .zero), ("0.0", .zero), ("007", .seconds(7)),
      (".5", .milliseconds(500)), ("1.5h", .seconds(5400)), ("1m0.25s", .milliseconds(60_250)),
      ("0.1ms", .microseconds(100)), ("0.000001s", .microseconds(1)),
      ("0.1", Duration(attoseconds: 100_000_000_000_000_000)),
      ("0.000000000000000001", Duration(attoseconds: 1)),
      ("0.000000000000000000999999", .zero),
      ("1.000000000000000001s", Duration(attoseconds: 1_000_000_000_000_000_001)),
      ("123456789.123456789", Duration(attoseconds: 123_456_789_123_456_789_000_000_000)),
      ("876600h", .seconds(36_525 * 86_400)),
    ] as [(String, Duration)]
  )
  func accepted(text: String, expected: Duration) throws {
    #expect(try DurationSyntax.parse(text) == expected)
  }

  @Test(
    "What is no time is refused",
    arguments: [
      "", " ", "-5", "+5", "-0", "5x", "5 s", " 5", "5 ", "1m1h", "1s1s", "1m1m", "1ms1s", "s",
      "ms",
      "h30m", "1h30", "1.5h30m", "1..5", "1.", ".", "1.s", "1.5.5", "5,5", "1e3", "0x10", "inf",
      "nan",
      "5S", "5M", "1d", "5sec", "5s\u{301}", "٥", "５", "5s5", "--5", "1_000", "5\n", "\u{0}5",
    ]
  )
  func malformed(text: String) {
    #expect(throws: DurationSyntax.Failure.malformed) { try DurationSyntax.parse(text) }
  }

  @Test(
    "What no clock can count to is refused, and overflows nothing",
    arguments: [
      "876600h1ms", "876601h", "3155760000.000000000000000001", "9223372036854775807",
      "9223372036854775808h", "340282366920938463463374607431768211456ms",
      String(repeating: "9", count: 100_000), "\(String(repeating: "9", count: 50))h1m",
      "999999999999999h999999999999999m999999999999999s999999999999999ms",
    ]
  )
  func tooLong(text: String) {
    #expect(throws: DurationSyntax.Failure.tooLong) { try DurationSyntax.parse(text) }
  }

  @Test("Any number of decimals is read, and no more kept than a duration has")
  func manyDecimals() throws {
    let nines = String(repeating: "9", count: 100_000)
    #expect(
      try DurationSyntax.parse("0.\(nines)s") == Duration(attoseconds: 999_999_999_999_999_999)
    )
  }
}
