/// Turns the bytes of a terminal's input into keys and pastes, whatever the reads they came in.
///
/// It reads UTF-8 and the forms of keys that xterm, rxvt, the Linux console, kitty and their like
/// send. Replies to queries, reports of the mouse and of focus, and sequences nobody knows are
/// swallowed whole; their letters never become keys. An 8-bit C1 control (0x9B) introduces nothing.
///
/// How the bytes are split into reads does not matter, with one exception: the scalars of one
/// visible character (UAX #29) make one key only if they came in one read. Written as scalars,
/// each key's modifiers with its first, the events are the same for every split.
///
/// A control character never belongs to a sequence (ECMA-48 5.4): it ends one that is incomplete
/// as `flush()` does, and is a key as ever. So Control-C is not lost behind a sequence that was
/// cut off, nor behind a reply that never ends. Only in a paste it is text like all the rest.
package struct KeyParser: Sendable {
  enum State: Equatable {
    /// Between keys.
    case ground
    /// Inside a scalar beyond ASCII; Alt is held if an ESC came before it.
    case scalar(isAlt: Bool)
    /// After an ESC: the Escape key, Alt with another key, or a sequence.
    case escape
    /// After two: two Escape keys, Alt with the key of a sequence (rxvt), or an Escape key and Alt.
    case doubleEscape
    /// After CSI (ECMA-48 5.4).
    case controlSequence
    /// After SS3, or "ESC O".
    case singleShift
    /// After `CSI [`, which the Linux console sends before the letter of a function key.
    case consoleFunction
    /// In the three bytes after `CSI M`, an X10 report of the mouse.
    case mouse(missing: Int)
    /// In OSC, DCS, SOS, PM or APC (ECMA-48 5.6): where it began, and what can end it.
    case controlString(introducer: UInt8, isEmpty: Bool)
    /// After an ESC in one of them, which ends it if it is the first byte of ST.
    case controlStringEscape
    /// In a bracketed paste.
    case paste
  }

  var state = State.ground
  var sequence = ControlSequence()
  /// Whether the sequence came after an ESC of its own.
  var hasEscapeBefore = false
  var decoder: UTF8Decoder?
  var paste = BracketedPaste()

  /// Creates a parser that holds nothing.
  package init() {}

  /// Takes the bytes of one read and returns what they, and those held before, make complete.
  package mutating func consume(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events = InputEventBuilder()
    for byte in bytes {
      consume(byte, into: &events)
    }
    return events.finish()
  }

  /// Whether bytes are held that will be keys if nothing follows them.
  ///
  /// A lone ESC is the Escape key, but also begins every sequence. When this is true, wait a moment
  /// for more bytes and then call `flush()`. It is false in a sequence that no person can have
  /// typed in that moment, and in a paste: their ends are waited for without limit.
  package var isIncomplete: Bool {
    switch state {
    case .ground, .consoleFunction, .mouse, .paste: false
    case .scalar, .escape, .doubleEscape, .controlStringEscape: true
    case .controlSequence, .singleShift: sequence.isEmpty
    case .controlString(_, let isEmpty): isEmpty
    }
  }

  /// Takes the bytes held for keys that were pressed, as nothing followed them.
  ///
  /// ESC is the Escape key, ESC ESC are two, and the beginning of a sequence is the key it would be
  /// with Alt: `ESC [` is Alt-[. What can only be a sequence that was cut off stays held.
  package mutating func flush() -> [InputEvent] {
    var events = InputEventBuilder()
    if isIncomplete {
      endIncomplete(into: &events)
    }
    return events.finish()
  }

  /// How many bytes are held, for tests of its bound.
  package var heldByteCount: Int {
    sequence.heldByteCount + paste.heldByteCount
  }

  // MARK: - One byte

  private mutating func consume(_ byte: UInt8, into events: inout InputEventBuilder) {
    switch state {
    case .ground:
      consumeInGround(byte, into: &events)
    case .scalar(let isAlt):
      consumeInScalar(byte, isAlt: isAlt, into: &events)
    case .escape:
      consumeAfterEscape(byte, into: &events)
    case .doubleEscape:
      consumeAfterDoubleEscape(byte, into: &events)
    case .paste:
      consumeInPaste(byte, into: &events)
    default:
      consumeInSequence(byte, into: &events)
    }
  }

  mutating func consumeInGround(_ byte: UInt8, into events: inout InputEventBuilder) {
    switch byte {
    case 0x1B:
      state = .escape
    case 0x00...0x1F, 0x7F:
      events.append(Key(control: byte))
    case 0x20...0x7E:
      events.append(Unicode.Scalar(byte))
    default:
      beginScalar(byte, isAlt: false, into: &events)
    }
  }

  mutating func beginScalar(
    _ byte: UInt8,
    isAlt: Bool,
    into events: inout InputEventBuilder
  ) {
    decoder = UTF8Decoder(lead: byte)
    if decoder == nil {
      state = .ground
      events.append("\u{FFFD}", isAlt: isAlt)
    } else {
      state = .scalar(isAlt: isAlt)
    }
  }

  private mutating func consumeInScalar(
    _ byte: UInt8,
    isAlt: Bool,
    into events: inout InputEventBuilder
  ) {
    switch decoder?.next(byte) {
    case .needsMore:
      break
    case .scalar(let scalar):
      state = .ground
      events.append(scalar, isAlt: isAlt)
    case .malformed, nil:
      endIncomplete(into: &events)
      consumeInGround(byte, into: &events)
    }
  }

  private mutating func consumeInPaste(_ byte: UInt8, into events: inout InputEventBuilder) {
    switch paste.next(byte) {
    case .needsMore:
      break
    case .full(let text):
      events.append(paste: text)
    case .ended(let text):
      if let text { events.append(paste: text) }
      paste = BracketedPaste()
      state = .ground
    }
  }
}
