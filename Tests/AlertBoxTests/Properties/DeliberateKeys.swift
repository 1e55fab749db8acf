import AlertBox

/// Judges whether what was typed may confirm a question on purpose, by no code of the library.
///
/// It errs on the side of yes: where it is not certain what a terminal meant, all that it may have
/// meant is possible.
///
/// Deliberate is, outside of pastes and sequences:
///
/// - a key of a button that goes on, or `y`, while no field has the focus;
/// - Enter or Space while a button that goes on has the focus, not behind text in the same read, as
///   then it ends a word or line that was meant for something else;
/// - Enter in a field, where it is the default and that destroys nothing.
///
/// Four characters in one read are a paste, at a terminal that does not mark them: of such a read
/// nothing confirms but an Enter behind the text in a field.
struct DeliberateKeys {
  private let sample: PromptSample
  private let hasField: Bool
  private var scanner = TypedTokenScanner()

  /// The places where the focus may be; the field, or none of the buttons, is -1.
  private var focus: Set<Int>

  /// Whether the last read may have ended inside a character, which is broken if the next one does not
  /// go on with it.
  private var mayBeCutOff = false

  init(_ sample: PromptSample) {
    self.sample = sample
    hasField = sample.configuration.field != nil
    focus = [hasField ? -1 : sample.focus]
  }

  /// Nothing came for a while.
  mutating func pause() {
    scanner.pause()
    mayBeCutOff = false
  }

  /// Takes a read.
  ///
  /// - Returns: Whether something in it may confirm on purpose.
  mutating func mayConfirm(_ read: [UInt8]) -> Bool {
    let tokens = scanner.scan(read)
    let isPlain = !mayBeCutOff && !tokens.contains(.otherCharacter)
    let mayBeBurst =
      tokens.count { $0.isTyped || $0 == .otherCharacter } + (mayBeCutOff ? 1 : 0) >= 4
    mayBeCutOff = tokens.last == .otherCharacter
    let isBurst = isPlain && mayBeBurst
    // What comes in one go may be left aside as a whole, or from some key on.
    let isCertain =
      !mayBeBurst && (isPlain || !hasField) && !tokens.contains { $0 == .command || $0.isReported }
    let lastText = isBurst ? tokens.lastIndex(where: \.isTyped) : nil
    var isBehindText = false
    var mayConfirm = false
    for (index, token) in tokens.enumerated() {
      let isText = lastText.map { index <= $0 || !hasField } ?? false
      if !isText, mayConfirmBy(token, isBehindText: isBehindText) { mayConfirm = true }
      if hasField, focus.contains(-1) {
        // What is typed in a field belongs there.
        isBehindText = false
      } else if token.isTyped && !token.isSpace || token == .paste {
        isBehindText = true
      }
      let moved = Set(focus.flatMap { destinations(of: token, from: $0) })
      focus = isCertain ? moved : focus.union(moved)
    }
    return mayConfirm
  }

  private func mayConfirmBy(_ token: TypedToken, isBehindText: Bool) -> Bool {
    switch token {
    case _ where token == .enter || token.isSpace:
      let isOnButton =
        !isBehindText
        && focus.contains { place in
          place >= 0 && PromptSample.goesOn(sample.configuration.buttons[place])
        }
      let isInField = hasField && focus.contains(-1) && sample.isConfirmedByEnter
      return isOnButton || isInField && token == .enter
    case .character(let byte), .reported(let byte):
      let key = String(UnicodeScalar(byte)).lowercased()
      return sample.keys.contains(key) && (!hasField || focus != [-1])
    default: return false
    }
  }

  /// Where the focus may go from a place.
  private func destinations(of token: TypedToken, from place: Int) -> [Int] {
    let count = sample.configuration.buttons.count
    switch token {
    // A text that is refused is corrected.
    case .character, .reported, .enter:
      return hasField && place >= 0 ? [place, -1] : [place]
    case .otherCharacter, .paste, .command, .otherKey: return [place]
    case .unclear: return Array(-1..<count)
    case .tab where hasField: return [place == count - 1 ? -1 : place + 1]
    case .shiftTab where hasField: return [place == -1 ? count - 1 : place - 1]
    case .down where hasField && place == -1: return [isList ? -1 : 0]
    case .up where hasField && place == 0: return [-1]
    case _ where hasField && place == -1: return [-1]
    case _ where place == -1: return [sample.firstFocus]
    case .up, .left: return [max(place - 1, 0)]
    case .down, .right: return [min(place + 1, count - 1)]
    case .tab: return [(place + 1) % count]
    case .shiftTab: return [(place + count - 1) % count]
    case .home: return [0]
    case .end: return [count - 1]
    }
  }

  private var isList: Bool {
    if case .choice = sample.configuration.field { true } else { false }
  }
}

extension TypedToken {
  /// Whether it is a character for certain.
  fileprivate var isTyped: Bool { if case .character = self { true } else { false } }

  fileprivate var isReported: Bool { if case .reported = self { true } else { false } }

  /// Whether it is a space.
  fileprivate var isSpace: Bool { self == .character(0x20) || self == .reported(0x20) }
}
