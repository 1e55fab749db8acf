extension KeyParser {
  // MARK: - Escape

  mutating func consumeAfterEscape(_ byte: UInt8, into events: inout InputEventBuilder) {
    switch byte {
    case 0x1B:
      state = .doubleEscape
    case UInt8(ascii: "["):
      beginSequence(.controlSequence)
    case UInt8(ascii: "O"):
      beginSequence(.singleShift)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      beginSequence(.controlString(introducer: byte, isEmpty: true))
    case 0x03, 0x1A, 0x1C:
      // Control-C, -Z and -\ interrupt, whatever key came just before them.
      events.append(.escape)
      state = .ground
      events.append(Key(control: byte))
    case 0x00...0x1F, 0x7F:
      var key = Key(control: byte)
      key.modifiers.insert(.alt)
      state = .ground
      events.append(key)
    case 0x20...0x7E:
      state = .ground
      events.append(Unicode.Scalar(byte), isAlt: true)
    default:
      beginScalar(byte, isAlt: true, into: &events)
    }
  }

  mutating func consumeAfterDoubleEscape(
    _ byte: UInt8,
    into events: inout InputEventBuilder
  ) {
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      consumeAfterEscape(byte, into: &events)
      hasEscapeBefore = true
    } else {
      events.append(.escape)
      state = .escape
      consumeAfterEscape(byte, into: &events)
    }
  }

  private mutating func beginSequence(_ state: State) {
    self.state = state
    sequence = ControlSequence()
    hasEscapeBefore = false
  }

  // MARK: - Sequences

  mutating func consumeInSequence(_ byte: UInt8, into events: inout InputEventBuilder) {
    if case .controlStringEscape = state {
      consumeAfterControlStringEscape(byte, into: &events)
      return
    }
    if case .controlString(let introducer, _) = state {
      consumeInControlString(byte, introducer: introducer, into: &events)
      return
    }
    if case .mouse(let missing) = state, byte >= 0x20 {
      // The coordinates may be any byte but a control character.
      if missing > 1 {
        state = .mouse(missing: missing - 1)
      } else {
        endSequence(with: .ignored, into: &events)
      }
      return
    }
    guard (0x20...0x7E).contains(byte) else {
      // Nothing but these is part of a sequence (ECMA-48 5.4): it was cut off.
      endIncomplete(into: &events)
      consumeInGround(byte, into: &events)
      return
    }
    switch state {
    case .controlSequence:
      consumeInControlSequence(byte, into: &events)
    case .singleShift where byte < 0x40 && byte != 0x20:
      sequence.append(byte)
    case .singleShift:
      endSequence(with: sequence.meaningAfterSingleShift(final: byte), into: &events)
    default:
      endSequence(with: ControlSequence.meaningOnConsole(final: byte), into: &events)
    }
  }

  private mutating func consumeInControlSequence(
    _ byte: UInt8,
    into events: inout InputEventBuilder
  ) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      state = .consoleFunction
    case UInt8(ascii: "M") where sequence.isEmpty:
      state = .mouse(missing: 3)
    case UInt8(ascii: "$") where sequence.endsWithDollar, 0x40...0x7E:
      endSequence(with: sequence.meaning(final: byte), into: &events)
    default:
      sequence.append(byte)
    }
  }

  private mutating func endSequence(
    with meaning: ControlSequence.Meaning,
    into events: inout InputEventBuilder
  ) {
    let hadEscapeBefore = hasEscapeBefore
    endSequence()
    switch meaning {
    case .key(var key):
      if hadEscapeBefore { key.modifiers.insert(.alt) }
      events.append(key)
    case .paste, .ignored:
      // A report came just after the Escape key.
      if hadEscapeBefore { events.append(.escape) }
      if meaning == .paste { state = .paste }
    }
  }

  private mutating func endSequence() {
    state = .ground
    sequence = ControlSequence()
    hasEscapeBefore = false
  }

  // MARK: - Control strings

  private mutating func consumeInControlString(
    _ byte: UInt8,
    introducer: UInt8,
    into events: inout InputEventBuilder
  ) {
    switch byte {
    case 0x1B:
      state = .controlStringEscape
    case 0x07 where introducer == UInt8(ascii: "]"):
      endSequence()  // xterm ends OSC with BEL, too.
    case 0x00...0x1F, 0x7F:
      endIncomplete(into: &events)
      consumeInGround(byte, into: &events)
    default:
      state = .controlString(introducer: introducer, isEmpty: false)
    }
  }

  private mutating func consumeAfterControlStringEscape(
    _ byte: UInt8,
    into events: inout InputEventBuilder
  ) {
    endSequence()
    if byte != UInt8(ascii: "\\") {
      consumeAfterEscape(byte, into: &events)
    }
  }

  // MARK: - Ends

  /// Ends what is incomplete: it becomes the keys that a person may have typed, or is dropped.
  mutating func endIncomplete(into events: inout InputEventBuilder) {
    let typed = isIncomplete ? state : .ground
    if hasEscapeBefore { events.append(.escape) }
    endSequence()
    switch typed {
    case .scalar(let isAlt): events.append("\u{FFFD}", isAlt: isAlt)
    case .escape, .controlStringEscape: events.append(.escape)
    case .doubleEscape:
      events.append(.escape)
      events.append(.escape)
    case .controlSequence: events.append("[", isAlt: true)
    case .singleShift: events.append("O", isAlt: true)
    case .controlString(let introducer, _):
      events.append(Unicode.Scalar(introducer), isAlt: true)
    case .ground, .consoleFunction, .mouse, .paste: break
    }
  }
}
