/// A key a person pressed, as far as a terminal tells.
///
/// A printable key is the character it types: Shift-A is `A` without modifiers, however the
/// terminal reported it. A key held with Control is named by its lower-case character, and only
/// there Shift is kept. Control-I, -J, -M, -H and -[ are the keys Tab, Enter, Enter, Backspace and
/// Escape, as they always were on a terminal.
package struct Key: Hashable, Sendable {
  /// The key itself, without what is held down with it.
  package enum Code: Hashable, Sendable {
    /// A key that types a character; the space bar is `.character(" ")`.
    case character(Character)
    case enter, tab, backspace, escape
    case insert, delete
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// A function key, counted from 1.
    case function(Int)
  }

  /// Keys held down with another key.
  ///
  /// The bits are those a terminal sends: its modifier parameter minus 1.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let alt = Modifiers(rawValue: 1 << 1)
    package static let control = Modifiers(rawValue: 1 << 2)
    package static let `super` = Modifiers(rawValue: 1 << 3)
    package static let hyper = Modifiers(rawValue: 1 << 4)
    package static let meta = Modifiers(rawValue: 1 << 5)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  // MARK: - The keys prompts name

  package static let enter = Key(.enter)
  package static let tab = Key(.tab)
  package static let shiftTab = Key(.tab, .shift)
  package static let space = Key(.character(" "))
  package static let backspace = Key(.backspace)
  package static let escape = Key(.escape)
  package static let insert = Key(.insert)
  package static let delete = Key(.delete)
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)

  /// Returns the key that types a character.
  package static func character(_ character: Character) -> Key {
    Key(.character(character))
  }

  /// Returns the key of a character, held with Control.
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// Returns the key of a character, held with Alt.
  package static func alt(_ character: Character) -> Key {
    Key(.character(character), .alt)
  }

  /// Returns a function key; the first is 1.
  package static func function(_ number: Int) -> Key {
    Key(.function(number))
  }

  // MARK: - Reports

  /// Creates the key of a C0 control character or DEL.
  ///
  /// BS (0x08) is Backspace: some terminals send it for that key, and those that send DEL send BS
  /// for Control-H, which edits the same way. NUL is Control-Space.
  ///
  /// - Parameter byte: a byte below 0x20, or 0x7F. Any other yields its character.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte | 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// Creates the key for a character that a terminal reported together with its modifiers.
  ///
  /// Terminals disagree on which of `a` and `A` they report for Shift-A, and whether Control-I is
  /// told from Tab. What a key does must not depend on that.
  init(reported scalar: Unicode.Scalar, _ modifiers: Modifiers) {
    let isCommand = !modifiers.isDisjoint(with: [.control, .super, .hyper, .meta])
    if modifiers == .control, let key = Key.controlEquivalent(of: scalar) {
      self = key
    } else if isCommand {
      self.init(.character(Key.single(scalar.properties.lowercaseMapping, or: scalar)), modifiers)
    } else if modifiers.contains(.shift) {
      let character = Key.single(scalar.properties.uppercaseMapping, or: scalar)
      self.init(.character(character), modifiers.subtracting(.shift))
    } else {
      self.init(.character(Character(scalar)), modifiers)
    }
  }

  /// Returns the key that Control with a character has always been.
  private static func controlEquivalent(of scalar: Unicode.Scalar) -> Key? {
    switch scalar {
    case "h", "H": .backspace
    case "i", "I": .tab
    case "j", "J", "m", "M": .enter
    case "[": .escape
    default: nil
    }
  }

  /// Returns a case mapping if it is one character, for ß has two in upper case.
  private static func single(_ mapping: String, or scalar: Unicode.Scalar) -> Character {
    mapping.count == 1 ? Character(mapping) : Character(scalar)
  }
}
