/// Splits what a program writes into text, controls and sequences (ECMA-48, after the DEC VT500).
struct ControlParser: Equatable, Sendable {
  /// One thing for a terminal to do.
  enum Item: Equatable, Sendable {
    case print(Unicode.Scalar)
    /// A C0 or C1 control by itself.
    case control(Unicode.Scalar)
    /// ESC, with what follows it.
    case escape(String)
    case sequence(ControlSequence)
    /// A string by what introduces it, `]` (OSC), `P` (DCS), `X` (SOS), `^` (PM) or `_` (APC).
    case string(introducer: Character, String)
  }

  private enum State: Equatable {
    case ground
    case escape(String)
    case sequence(String)
    case string(Character, String)
    /// In a string, after ESC: its end if `\` follows.
    case stringEscape(Character, String)
  }

  private var state = State.ground

  /// The item that `scalar` completes, if any.
  mutating func parse(_ scalar: Unicode.Scalar) -> Item? {
    switch state {
    case .stringEscape(let introducer, let text):
      if scalar == "\\" {
        state = .ground
        return .string(introducer: introducer, text)
      }
      // Any other ESC sequence cuts the string off.
      state = .escape("")
      return parse(scalar)
    case .string(let introducer, let text):
      return continueString(introducer, text, with: scalar)
    default:
      break
    }
    switch scalar.value {
    case 0x1B:
      state = .escape("")
      return nil
    case 0x18, 0x1A:  // CAN and SUB cut a sequence off.
      state = .ground
      return .control(scalar)
    case 0x00...0x1F:
      return .control(scalar)  // Obeyed even inside a sequence.
    case 0x80...0x9F:
      state = .ground
      return begin(Character(Unicode.Scalar(scalar.value - 0x40) ?? "@"), c1: scalar)
    default:
      return continueState(with: scalar)
    }
  }

  private mutating func continueState(with scalar: Unicode.Scalar) -> Item? {
    switch state {
    case .escape(let intermediates):
      if (0x20...0x2F).contains(scalar.value) {
        state = .escape(intermediates + String(scalar))
        return nil
      }
      state = .ground
      if intermediates.isEmpty, let item = begin(Character(scalar), c1: nil) { return item }
      return state == .ground ? .escape(intermediates + String(scalar)) : nil
    case .sequence(let text):
      guard (0x40...0x7E).contains(scalar.value) else {
        state = .sequence(text + String(scalar))
        return nil
      }
      state = .ground
      return .sequence(ControlSequence(text, final: Character(scalar)))
    default:
      return scalar == "\u{7F}" ? nil : .print(scalar)
    }
  }

  /// Begins what ESC and `final`, or the C1 control in their place, begins.
  private mutating func begin(_ final: Character, c1: Unicode.Scalar?) -> Item? {
    switch final {
    case "[": state = .sequence("")
    case "]", "P", "X", "^", "_": state = .string(final, "")
    default: return c1.map(Item.control)
    }
    return nil
  }

  private mutating func continueString(
    _ introducer: Character,
    _ text: String,
    with scalar: Unicode.Scalar
  ) -> Item? {
    switch scalar.value {
    case 0x1B:
      state = .stringEscape(introducer, text)
    case 0x07 where introducer == "]", 0x9C:
      state = .ground
      return .string(introducer: introducer, text)
    case 0x07:
      state = .string(introducer, text + String(scalar))
    case 0x18, 0x1A:
      state = .ground
    default:
      state = .string(introducer, text + String(scalar))
    }
    return nil
  }
}
