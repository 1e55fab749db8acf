/// How a cell of a screen looks (ECMA-48 SGR).
struct ScreenStyle: Equatable, Hashable, Sendable {
  /// The attributes that are on or off.
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Attributes(rawValue: 1 << 0)
    static let dim = Attributes(rawValue: 1 << 1)
    static let italic = Attributes(rawValue: 1 << 2)
    static let underline = Attributes(rawValue: 1 << 3)
    static let blink = Attributes(rawValue: 1 << 4)
    static let reverse = Attributes(rawValue: 1 << 5)
    static let conceal = Attributes(rawValue: 1 << 6)
    static let strikethrough = Attributes(rawValue: 1 << 7)
    static let overline = Attributes(rawValue: 1 << 8)
  }

  /// A colour of the text or of what is behind it.
  enum Color: Hashable, Sendable {
    case standard
    /// One of the 16 named colours (0 to 15) or of the 256 of the palette.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  static let plain = ScreenStyle()

  // An empty literal runs unspecialised in a debug build, and takes a lock of the runtime for each cell.
  var attributes = Attributes(rawValue: 0)
  var foreground = Color.standard
  var background = Color.standard

  var isBold: Bool { attributes.contains(.bold) }
  var isDim: Bool { attributes.contains(.dim) }
  var isItalic: Bool { attributes.contains(.italic) }
  var isUnderlined: Bool { attributes.contains(.underline) }
  var isReversed: Bool { attributes.contains(.reverse) }
}
