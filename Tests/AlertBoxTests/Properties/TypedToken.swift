/// What a person may have typed: as far as it matters for whether a question was confirmed on purpose.
enum TypedToken: Equatable {
  /// A character of ASCII, typed by itself.
  case character(UInt8)
  /// The same, reported with its number by a terminal that numbers keys.
  case reported(UInt8)
  case enter
  case tab, shiftTab
  case up, down, left, right, home, end
  /// A part of a character beyond ASCII.
  case otherCharacter
  case paste
  /// Control-L or -Z, at which the prompt leaves aside what else came in the read.
  case command
  /// A key that does nothing to the focus.
  case otherKey
  /// A sequence that may have moved the focus, but types and presses nothing.
  case unclear
}

/// Takes what is typed apart, after ECMA-48 and by no code of the library: of an escape sequence, a
/// reply or a paste, no byte is a key by itself.
struct TypedTokenScanner {
  private enum State: Equatable {
    case ground, escape, doubleEscape
    case control, singleShift
    case console
    case mouse(missing: Int)
    case string(isOSC: Bool, isEmpty: Bool)
    case stringEscape
    case paste
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  /// Whether another Escape came before the sequence, which is Alt or a key by itself.
  private var isBehindEscape = false
  private var pasteEnd: [UInt8] = []

  private var tokens: [TypedToken] = []

  /// Takes the bytes of a read and returns what was typed.
  mutating func scan(_ bytes: [UInt8]) -> [TypedToken] {
    tokens = []
    for byte in bytes { take(byte) }
    return tokens
  }

  /// Nothing came for a while: what may be keys by itself is.
  mutating func pause() {
    switch state {
    case .escape, .doubleEscape, .stringEscape: state = .ground
    case .control where parameters.isEmpty, .singleShift where parameters.isEmpty: state = .ground
    case .string(_, isEmpty: true): state = .ground
    default: break
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeKey(byte)
    case .escape, .doubleEscape: takeAfterEscape(byte)
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") { takeAfterEscape(byte) }
    case .paste:
      pasteEnd = pasteEnd.suffix(5) + [byte]
      if pasteEnd == Array("\u{1B}[201~".utf8) {
        state = .ground
        tokens.append(.paste)
      }
    case .string(let isOSC, _):
      if byte == 0x1B {
        state = .stringEscape
      } else if byte < 0x20 || byte == 0x7F {
        state = .ground
        if !(isOSC && byte == 0x07) { takeKey(byte) }
      } else {
        state = .string(isOSC: isOSC, isEmpty: false)
      }
    case .mouse(let missing) where byte >= 0x20:
      if missing > 1 { state = .mouse(missing: missing - 1) } else { end() }
    case .control, .singleShift, .console, .mouse:
      guard (0x20...0x7E).contains(byte) else {
        state = .ground
        takeKey(byte)
        return
      }
      switch state {
      case .control: takeInControl(byte)
      case .singleShift: takeInSingleShift(byte)
      default: end()
      }
    }
  }

  private mutating func takeKey(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0A, 0x0D: tokens.append(.enter)
    case 0x09: tokens.append(.tab)
    case 0x0C, 0x1A: tokens.append(.command)
    case 0x00...0x1F, 0x7F: tokens.append(.otherKey)
    case 0x20...0x7E: tokens.append(.character(byte))
    default: tokens.append(.otherCharacter)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    isBehindEscape = state == .doubleEscape
    state = .ground
    parameters = []
    switch byte {
    case 0x1B: state = .doubleEscape
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"): state = .string(isOSC: true, isEmpty: true)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(isOSC: false, isEmpty: true)
    // With Alt it is another key.
    case 0x00...0x7F: tokens.append(.otherKey)
    default: tokens.append(.otherCharacter)
    }
  }

  private mutating func takeInControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case UInt8(ascii: "M") where parameters.isEmpty: state = .mouse(missing: 3)
    // rxvt ends the sequences of its keys with it, others do not.
    case UInt8(ascii: "$")
    where Int(String(decoding: parameters, as: UTF8.self)).map(isKeyOfRxvt) == true:
      end()
    case 0x40...0x7E: end(byte)
    default: parameters.append(byte)
    }
  }

  private mutating func takeInSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x21..<0x40: parameters.append(byte)
    case UInt8(ascii: "M"): end(.enter)
    case UInt8(ascii: " "): end(.reported(byte))
    case UInt8(ascii: "j")...UInt8(ascii: "y"): end(.reported(byte - 0x40))
    default: end()
    }
  }

  private mutating func end(_ token: TypedToken = .unclear) {
    state = .ground
    tokens.append(token)
  }

  private mutating func end(_ final: UInt8) {
    state = .ground
    switch (parameters, final) {
    case ([], _) where isBehindEscape: tokens.append(.unclear)
    case ([], UInt8(ascii: "A")): tokens.append(.up)
    case ([], UInt8(ascii: "B")): tokens.append(.down)
    case ([], UInt8(ascii: "C")): tokens.append(.right)
    case ([], UInt8(ascii: "D")): tokens.append(.left)
    case ([], UInt8(ascii: "F")): tokens.append(.end)
    case ([], UInt8(ascii: "H")): tokens.append(.home)
    case ([], UInt8(ascii: "Z")): tokens.append(.shiftTab)
    case (Array("200".utf8), UInt8(ascii: "~")):
      state = .paste
      pasteEnd = []
    case (_, UInt8(ascii: "u")): tokens.append(key(numbers(of: parameters)?.first))
    case (_, UInt8(ascii: "~")) where numbers(of: parameters)?.first == 27:
      tokens.append(key(numbers(of: parameters)?.last))
    default: tokens.append(.unclear)
    }
  }

  /// The first number of each parameter, 0 where it is omitted; `nil` if there is anything but
  /// numbers.
  private func numbers(of parameters: [UInt8]) -> [Int]? {
    let text = String(decoding: parameters, as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
      let number = parameter.prefix { $0 != ":" }
      return number.isEmpty ? 0 : Int(number)
    }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  /// Whether a key has this number; the VT220 left gaps where its keyboard had them.
  private func isKeyOfRxvt(_ number: Int) -> Bool {
    (1...8).contains(number) || (11...34).contains(number) && ![16, 22, 27, 30].contains(number)
  }

  private func key(_ number: Int?) -> TypedToken {
    // Held with Control or the like, or released. Shift, Caps Lock and Num Lock make no difference.
    let held = numbers(of: parameters)?.dropFirst().first.map { max($0, 1) - 1 } ?? 0
    if held & ~0b1100_0001 != 0 { return .command }
    let isReleased = parameters.split(separator: UInt8(ascii: ";")).dropFirst().first.map {
      $0.split(separator: UInt8(ascii: ":")).dropFirst().first == [UInt8(ascii: "3")]
    }
    if isReleased == true { return .otherKey }
    return switch number {
    case 10, 13, 57414: .enter
    case .some(let number) where (0x20..<0x7F).contains(number): .reported(UInt8(number))
    // The digits of kitty's keypad.
    case .some(let number) where (57399...57408).contains(number):
      .reported(UInt8(number - 57399) + 0x30)
    default: .unclear
    }
  }
}
