extension ControlSequence {
  /// Returns what the sequence means after CSI.
  func meaning(final: UInt8) -> Meaning {
    guard let parameters else { return .ignored }
    let first = parameters[0][0]
    switch final {
    case UInt8(ascii: "~"):
      return meaningOfTilde(parameters)
    case UInt8(ascii: "u"):
      guard let first else { return .ignored }  // Without a code it is no key's sequence.
      return Self.report(Self.key(code: first), parameters)
    case UInt8(ascii: "$"):
      return Self.rxvt(first, .shift)
    case UInt8(ascii: "^"):
      return onlyNumber == nil ? .ignored : Self.rxvt(first, .control)
    case UInt8(ascii: "@"):
      return onlyNumber == nil ? .ignored : Self.rxvt(first, [.shift, .control])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard isEmpty, let code = Self.code(ofLetter: final - 0x20) else { return .ignored }
      return .key(Key(code, .shift))
    case UInt8(ascii: "R"):
      // "CSI 1;5R" may be Control-F3 or the cursor's position. A key taken for a reply is pressed
      // again; a reply taken for a key would do something nobody asked for. Terminals that know of
      // this send "CSI 13;5~".
      return isEmpty ? .key(.function(3)) : .ignored
    case UInt8(ascii: "Z"):
      return Self.report({ Key(.tab, $0.union(.shift)) }, parameters)
    default:
      guard let code = Self.code(ofLetter: final), parameters.count <= 2, (first ?? 1) == 1
      else { return .ignored }
      return Self.report({ Key(code, $0) }, parameters)
    }
  }

  /// Returns what the sequence means after SS3: a function key or one of the keypad.
  ///
  /// Some terminals put modifiers in it: `ESC O 5 P`, `ESC O 1;5P`.
  func meaningAfterSingleShift(final: UInt8) -> Meaning {
    guard let parameters,
      let modifiers = Self.modifiers(parameters[parameters.count - 1][0] ?? 1)
    else { return .ignored }
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let code = Self.code(ofLetter: final - 0x20) else { return .ignored }
      return .key(Key(code, modifiers.union(.control)))
    case UInt8(ascii: "M"):
      return .key(Key(.enter, modifiers))
    case UInt8(ascii: "I"):
      return .key(Key(.tab, modifiers))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The VT100's keypad sends its character plus 0x40.
      return .key(Key(reported: Unicode.Scalar(final - 0x40), modifiers))
    case UInt8(ascii: "X"):
      return .key(Key(reported: "=", modifiers))
    case UInt8(ascii: " "):
      return .key(Key(reported: " ", modifiers))
    case UInt8(ascii: "R"):
      return .key(Key(.function(3), modifiers))
    default:
      return Self.code(ofLetter: final).map { .key(Key($0, modifiers)) } ?? .ignored
    }
  }

  /// Returns what a letter means after `CSI [`: F1 to F5 of the Linux console.
  static func meaningOnConsole(final: UInt8) -> Meaning {
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      .key(.function(Int(final - UInt8(ascii: "A")) + 1))
    default: .ignored
    }
  }

  // MARK: - Forms

  private func meaningOfTilde(_ parameters: [[Int?]]) -> Meaning {
    let number = parameters[0][0]
    if number == 200 {
      return parameters.count == 1 ? .paste : .ignored
    }
    if number == 27, parameters.count == 3 {
      // xterm's modifyOtherKeys has the code last.
      guard let code = parameters[2][0] else { return .ignored }
      return Self.report(Self.key(code: code), parameters)
    }
    guard let code = number.flatMap(Self.codeOfTilde) else { return .ignored }
    return Self.report({ Key(code, $0) }, parameters)
  }

  private static func rxvt(_ number: Int?, _ modifiers: Key.Modifiers) -> Meaning {
    number.flatMap(codeOfTilde).map { .key(Key($0, modifiers)) } ?? .ignored
  }

  /// Applies the second parameter: modifiers, and in kitty's protocol press, repeat or release.
  private static func report(
    _ key: ((Key.Modifiers) -> Key)?,
    _ parameters: [[Int?]]
  ) -> Meaning {
    let second = parameters.count > 1 ? parameters[1] : [nil]
    let event = second.count > 1 ? second[1] ?? 1 : 1
    guard let key, let modifiers = modifiers(second[0] ?? 1), event == 1 || event == 2 else {
      return .ignored
    }
    return .key(key(modifiers))
  }

  /// Reads a modifier parameter: 1 plus a bit for each; `nil` if it is none.
  private static func modifiers(_ parameter: Int) -> Key.Modifiers? {
    guard (0...256).contains(parameter) else { return nil }
    // Kitty's two highest bits are Caps Lock and Num Lock, which nobody holds down.
    return Key.Modifiers(rawValue: UInt8(max(parameter, 1) - 1) & 0x3F)
  }
}
