/// Tells text from what instructs a terminal, in all shapes of ECMA-48, however it is cut.
package struct OutputSequence {
  /// A part of the output.
  package enum Part: Equatable {
    case text(Unicode.Scalar)
    /// A character that moves the cursor, say.
    case control(Unicode.Scalar)
    /// An escape sequence of one character.
    case function(Unicode.Scalar)
    /// A control sequence, by its last character.
    case sequence(Unicode.Scalar)
  }

  private enum State {
    case text
    /// After the escape character.
    case escape
    /// In an escape sequence of more characters.
    case designation
    /// In a control sequence (5.4).
    case control
    /// In a control string (5.6), which may be one that a bell ends too, as xterm has it.
    case string(isCommand: Bool)
  }

  private var state = State.text

  /// The first number of the last control sequence, if it had one.
  package private(set) var parameter: Int?

  /// Whether the first number is over.
  private var hasParameter = false

  package init() {}

  /// Whether no sequence is begun.
  var isOver: Bool { if case .text = state { true } else { false } }

  /// Takes one scalar.
  ///
  /// - Parameter scalar: What comes next.
  /// - Returns: What it is, or ends; `nil` if that shows nothing.
  package mutating func receive(_ scalar: Unicode.Scalar) -> Part? {
    switch (state, scalar.value) {
    case (_, 0x18), (_, 0x1A): state = .text  // CAN and SUB: the terminal is to forget it.
    case (_, 0x1B): state = .escape
    case (.string(isCommand: true), 0x07): state = .text
    // The escape character before it has ended the string; so has what else comes after one.
    case (.string, 0x9C): state = .text
    case (.string, _): break
    case (_, 0..<0x20): return .control(scalar)
    case (_, 0x7F): break
    case (_, 0x80...0x9F):
      // Short for an escape character and the one 0x40 before it (5.3).
      return begin(Unicode.Scalar(UInt8(scalar.value - 0x40)))
    case (.text, _): return .text(scalar)
    case (.escape, 0x20...0x2F): state = .designation
    case (.escape, _): return begin(scalar)
    case (.designation, 0x20...0x2F): break
    case (.designation, _): state = .text
    case (.control, 0x40...0x7E):
      state = .text
      return .sequence(scalar)
    case (.control, _): note(scalar)
    }
    return nil
  }

  private mutating func begin(_ scalar: Unicode.Scalar) -> Part? {
    switch scalar {
    case "[":
      (state, parameter, hasParameter) = (.control, nil, false)
    case "]": state = .string(isCommand: true)
    case "P", "X", "^", "_": state = .string(isCommand: false)
    default:
      state = .text
      return .function(scalar)
    }
    return nil
  }

  private mutating func note(_ scalar: Unicode.Scalar) {
    guard !hasParameter, ("0"..."9").contains(scalar) else { return hasParameter = true }
    parameter = min((parameter ?? 0) * 10 + Int(scalar.value - 0x30), 1 << 20)
  }
}
