extension ControlSequence {
  /// Returns the key of a CSI or SS3 final letter, but for R, which CSI uses for a reply, too.
  static func code(ofLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// Returns the key of a number before `~`: the VT220's, and what others added.
  static func codeOfTilde(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The VT220 left gaps where its keyboard had them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns how to make the key of a number before `u`; `nil` if it is no key of a prompt.
  ///
  /// It is a Unicode code point, or one that kitty's keyboard protocol took from the private use
  /// area for keys that type nothing. Those of them that prompts have no use for, as keys of media
  /// and the modifiers themselves, are none.
  static func key(code number: Int) -> ((Key.Modifiers) -> Key)? {
    if let code = functionalCode(number) {
      return { Key(code, $0) }
    }
    switch number {
    case 57399...57408: return keypad(UInt8(ascii: "0") + UInt8(number - 57399))
    case 57409: return keypad(UInt8(ascii: "."))
    case 57410: return keypad(UInt8(ascii: "/"))
    case 57411: return keypad(UInt8(ascii: "*"))
    case 57412: return keypad(UInt8(ascii: "-"))
    case 57413: return keypad(UInt8(ascii: "+"))
    case 57415: return keypad(UInt8(ascii: "="))
    case 57416: return keypad(UInt8(ascii: ","))
    case 57344...63743: return nil
    case 0..<0x20, 0x7F..<0xA0: return nil
    default:
      guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
      return { Key(reported: scalar, $0) }
    }
  }

  private static func keypad(_ character: UInt8) -> (Key.Modifiers) -> Key {
    { Key(reported: Unicode.Scalar(character), $0) }
  }

  private static func functionalCode(_ number: Int) -> Key.Code? {
    switch number {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(number - 57376 + 13)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
