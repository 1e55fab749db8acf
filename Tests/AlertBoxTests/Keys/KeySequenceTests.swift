import AlertBox
import Testing

@Suite("KeyParser: sequences")
struct KeySequenceTests {
  @Test(
    "A key's sequence is that key, in every terminal's form",
    arguments: [
      ("␛[A", .up), ("␛[B", .down), ("␛[C", .right), ("␛[D", .left), ("␛[H", .home),
      ("␛[F", .end), ("␛OA", .up), ("␛OB", .down), ("␛OC", .right), ("␛OD", .left),
      ("␛OH", .home), ("␛OF", .end), ("␛OP", .function(1)), ("␛OQ", .function(2)),
      ("␛OR", .function(3)), ("␛OS", .function(4)), ("␛[P", .function(1)), ("␛[Q", .function(2)),
      ("␛[R", .function(3)), ("␛[S", .function(4)), ("␛[1~", .home), ("␛[2~", .insert),
      ("␛[3~", .delete), ("␛[4~", .end), ("␛[5~", .pageUp), ("␛[6~", .pageDown), ("␛[7~", .home),
      ("␛[8~", .end), ("␛[11~", .function(1)), ("␛[15~", .function(5)), ("␛[17~", .function(6)),
      ("␛[21~", .function(10)), ("␛[23~", .function(11)), ("␛[24~", .function(12)),
      ("␛[25~", .function(13)), ("␛[29~", .function(16)), ("␛[34~", .function(20)),
      ("␛[[A", .function(1)), ("␛[[E", .function(5)), ("␛[Z", .shiftTab),
      ("␛OM", .enter), ("␛OI", .tab), ("␛O ", .space), ("␛OX", "="), ("␛Oj", "*"), ("␛Ok", "+"),
      ("␛Ol", ","), ("␛Om", "-"), ("␛On", "."), ("␛Oo", "/"), ("␛Op", "0"), ("␛Oy", "9"),
    ] as [(String, Key)]
  )
  func plain(text: String, key: Key) {
    #expect(KeyParser.events(text) == .keys(key))
  }

  @Test(
    "A sequence tells what is held down",
    arguments: [
      ("␛[1;2A", Key(.up, .shift)), ("␛[1;3B", Key(.down, .alt)), ("␛[1;5C", Key(.right, .control)),
      ("␛[1;6D", Key(.left, [.shift, .control])), ("␛[1;9H", Key(.home, .super)),
      ("␛[1;17F", Key(.end, .hyper)), ("␛[1;33F", Key(.end, .meta)), ("␛[1;65A", .up),
      ("␛[1;256A", Key(.up, [.shift, .alt, .control, .super, .hyper, .meta])),
      ("␛[;5A", Key(.up, .control)), ("␛[1;5P", Key(.function(1), .control)),
      ("␛[1;2S", Key(.function(4), .shift)), ("␛[3;5~", Key(.delete, .control)),
      ("␛[13;5~", Key(.function(3), .control)),
      ("␛[24;8~", Key(.function(12), [.shift, .alt, .control])),
      ("␛[1;6Z", Key(.tab, [.shift, .control])), ("␛O5P", Key(.function(1), .control)),
      ("␛O1;2Q", Key(.function(2), .shift)),
      ("␛[a", Key(.up, .shift)), ("␛[d", Key(.left, .shift)), ("␛Oa", Key(.up, .control)),
      ("␛Oc", Key(.right, .control)), ("␛[7^", Key(.home, .control)), ("␛[7$", Key(.home, .shift)),
      ("␛[3@", Key(.delete, [.shift, .control])), ("␛␛[7$", Key(.home, [.shift, .alt])),
      ("␛␛Oa", Key(.up, [.alt, .control])),
    ] as [(String, Key)]
  )
  func modified(text: String, key: Key) {
    #expect(KeyParser.events(text) == .keys(key))
  }

  @Test(
    "modifyOtherKeys and CSI u report the key that the legacy form would",
    arguments: [
      ("␛[27;5;13~", Key(.enter, .control)), ("␛[13;5u", Key(.enter, .control)),
      ("␛[13u", .enter), ("␛[27u", .escape), ("␛[9u", .tab), ("␛[9;2u", .shiftTab),
      ("␛[127u", .backspace), ("␛[32;2u", .space), ("␛[97u", "a"), ("␛[97;2u", "A"),
      ("␛[65;2u", "A"), ("␛[27;2;65~", "A"), ("␛[97;3u", .alt("a")), ("␛[97;4u", .alt("A")),
      ("␛[99;5u", .control("c")), ("␛[27;5;99~", .control("c")), ("␛[67;5u", .control("c")),
      ("␛[99;6u", Key(.character("c"), [.shift, .control])),
      ("␛[27;6;67~", Key(.character("c"), [.shift, .control])),
      ("␛[97;9u", Key(.character("a"), .super)), ("␛[228;2u", "Ä"), ("␛[223;2u", "ß"),
      ("␛[128512u", "😀"), ("␛[97:65;1u", "a"), ("␛[97;65u", "a"),
      ("␛[105;6u", Key(.character("i"), [.shift, .control])), ("␛[105;5u", .tab),
      ("␛[106;5u", .enter), ("␛[109;5u", .enter), ("␛[104;5u", .backspace),
      ("␛[91;5u", .escape), ("␛[57399u", "0"), ("␛[57408u", "9"), ("␛[57414u", .enter),
      ("␛[57413u", "+"), ("␛[57417u", .left), ("␛[57426;5u", Key(.delete, .control)),
      ("␛[57376u", .function(13)), ("␛[57398u", .function(35)),
    ] as [(String, Key)]
  )
  func reported(text: String, key: Key) {
    #expect(KeyParser.events(text) == .keys(key))
  }

  @Test("A held key repeats, and letting it go is no key")
  func eventTypes() {
    #expect(KeyParser.events("␛[97;1:1u␛[97;1:2u␛[97;1:3u") == .keys("a", "a"))
    #expect(KeyParser.events("␛[1;5:2A␛[1;5:3A") == .keys(Key(.up, .control)))
    #expect(KeyParser.events("␛[3;1:3~␛[13;:3u␛[1;1:9A") == [])
  }

  @Test(
    "What is no key is swallowed whole",
    arguments: [
      "␛[12;40R", "␛[1;5R", "␛[?1;1R", "␛[?62;22c", "␛[>1;10;0c", "␛[0n", "␛[?2026;2$y", "␛[4;1$y",
      "␛[?1u", "␛[u", "␛[I", "␛[O", "␛[8;24;80t", "␛[M !!", "␛[M\u{7F}!!", "␛[<0;10;5M",
      "␛[<0;10;5m", "␛[32;10;10M", "␛]11;rgb:ffff/ffff/ffff\u{07}", "␛]11;rgb:ff/ff/ff␛\\",
      "␛]8;;é\u{07}", "␛P1$r0m␛\\", "␛P>|XTerm(390)␛\\", "␛_Gi=1;OK␛\\", "␛^x␛\\", "␛Xx␛\\",
      "␛]␛\\", "␛[201~", "␛[99~", "␛[0$y", "␛[1;5;7A", "␛[5A", "␛[1;999A", "␛[57441u",
      "␛[57358u", "␛[1u", "␛[55296u", "␛[99999999999999999999u", "␛[1;5x", "␛[[x", "␛Oz", "␛OE",
      "␛O?A", "␛[ 1A", "␛[?A", "␛[27;5~", "␛[200;1~", "␛[57427~",
      "␛[00000000000000000000000000000001;5A", "␛[1;257A", "␛[1;5^", "␛[1;5@", "␛[0^",
    ]
  )
  func swallowed(text: String) {
    #expect(KeyParser.events(text + "x", flushing: true) == .keys("x"))
  }

  @Test("A report just after the Escape key does not hide that key")
  func escapeBeforeReport() {
    #expect(KeyParser.events("␛␛[12;40R") == .keys(.escape))
    #expect(KeyParser.events("␛␛]0;x\u{07}") == .keys(.escape))
    #expect(KeyParser.events("␛␛[200~x␛[201~") == .keys(.escape) + [.paste("x")])
    #expect(KeyParser.events("␛␛[M   ") == .keys(.escape))
  }

  @Test(
    "A control character ends a sequence that was cut off, and is not lost",
    arguments: [
      ("␛\u{03}", [.escape, .control("c")]), ("␛\u{1A}", [.escape, .control("z")]),
      ("␛\u{1C}", [.escape, .control("\\")]), ("␛␛\u{03}", [.escape, .escape, .control("c")]),
      ("␛[\u{03}", [.alt("["), .control("c")]), ("␛[1;\u{03}", [.control("c")]),
      ("␛␛[1;\u{03}", [.escape, .control("c")]), ("␛O\u{03}", [.alt("O"), .control("c")]),
      ("␛]0;title\u{03}", [.control("c")]), ("␛P1$r\r", [.enter]),
      ("␛P\u{07}", [.alt("P"), .control("g")]),
      ("␛[M \u{03}", [.control("c")]), ("␛[[\u{03}", [.control("c")]), ("␛[1\u{7F}", [.backspace]),
      ("␛[1;5\u{18}", [.control("x")]), ("␛]0;\u{1A}", [.control("z")]), ("␛[1é", ["é"]),
      ("␛[1;␛[A", [.up]), ("␛]0;x␛[A", [.up]), ("␛]0;x␛x", [.alt("x")]),
      ("␛O␛OA", [.alt("O"), .up]),
    ] as [(String, [Key])]
  )
  func aborted(text: String, keys: [Key]) {
    #expect(KeyParser.events(text) == keys.map(InputEvent.key))
  }

  @Test(
    "A sequence that never ends is held in bounded memory, and its end is found",
    arguments: [
      ("␛[", "1;", "A"), ("␛[", "$", "y"), ("␛O", "1", "P"), ("␛]", "x", "\u{07}"),
      ("␛P", "é", "␛\\"),
    ]
  )
  func endless(introducer: String, part: String, end: String) {
    var parser = KeyParser()
    var events = parser.consume(KeyParser.bytes(introducer))
    for _ in 0..<10_000 {
      events += parser.consume(part.utf8)
    }
    #expect(parser.heldByteCount <= 32)
    events += parser.consume(KeyParser.bytes(end + "x"))
    #expect(events == .keys("x"))
  }
}
