extension Screen {
  /// Changes the style of what is written next (SGR).
  mutating func setStyle(_ sequence: ControlSequence) {
    var rest = sequence.parameters.isEmpty ? [[0]] : sequence.parameters
    while let parameter = rest.first {
      rest.removeFirst()
      let code = parameter.first.flatMap { $0 } ?? 0
      switch code {
      case 38, 48, 58:
        guard let color = Self.color(parameter, &rest) else {
          unrecognized.append(sequence.description)
          return
        }
        if code == 38 { pen.foreground = color }
        if code == 48 { pen.background = color }
      case 4 where parameter.count > 1:
        setAttribute(.underline, parameter[1] != 0)
      default:
        if !setStyle(code) { unrecognized.append(sequence.description) }
      }
    }
  }

  private mutating func setStyle(_ code: Int) -> Bool {
    switch code {
    case 0: pen = .plain
    case 1: setAttribute(.bold, true)
    case 2: setAttribute(.dim, true)
    case 3: setAttribute(.italic, true)
    case 4, 21: setAttribute(.underline, true)
    case 5, 6: setAttribute(.blink, true)
    case 7: setAttribute(.reverse, true)
    case 8: setAttribute(.conceal, true)
    case 9: setAttribute(.strikethrough, true)
    case 22: pen.attributes.subtract([.bold, .dim])
    case 23: setAttribute(.italic, false)
    case 24: setAttribute(.underline, false)
    case 25: setAttribute(.blink, false)
    case 27: setAttribute(.reverse, false)
    case 28: setAttribute(.conceal, false)
    case 29: setAttribute(.strikethrough, false)
    case 53: setAttribute(.overline, true)
    case 55: setAttribute(.overline, false)
    case 30...37: pen.foreground = .indexed(UInt8(code - 30))
    case 39: pen.foreground = .standard
    case 40...47: pen.background = .indexed(UInt8(code - 40))
    case 49: pen.background = .standard
    case 59: break
    case 90...97: pen.foreground = .indexed(UInt8(code - 90 + 8))
    case 100...107: pen.background = .indexed(UInt8(code - 100 + 8))
    default: return false
    }
    return true
  }

  private mutating func setAttribute(_ attribute: ScreenStyle.Attributes, _ isOn: Bool) {
    if isOn { pen.attributes.insert(attribute) } else { pen.attributes.remove(attribute) }
  }

  /// A colour given by `38;5;n` or `38;2;r;g;b`, or with colons (ITU-T T.416) in one parameter.
  private static func color(_ parameter: [Int?], _ rest: inout [[Int?]]) -> ScreenStyle.Color? {
    var numbers = parameter.dropFirst().map { $0 ?? 0 }
    if numbers.isEmpty {
      let kind = rest.first?.first.flatMap { $0 } ?? 0
      let taken = rest.prefix(kind == 5 ? 2 : 4)
      numbers = taken.map { $0.first.flatMap { $0 } ?? 0 }
      rest.removeFirst(taken.count)
    } else if numbers.first == 2, numbers.count > 4 {
      numbers.remove(at: 1)  // The colour space, which nobody uses.
    }
    let bytes = numbers.dropFirst().map { UInt8(clamping: $0) }
    switch (numbers.first, bytes.count) {
    case (5, 1...): return .indexed(bytes[0])
    case (2, 3...): return .rgb(bytes[0], bytes[1], bytes[2])
    default: return nil
    }
  }
}
