/// One column of a row of a screen.
struct ScreenCell: Equatable, Sendable {
  /// The grapheme that begins here; empty in the second column of a wide one.
  var text = " "
  /// How many columns the grapheme takes; zero in the second column of a wide one.
  var width = 1
  var style = ScreenStyle.plain

  /// The second column of a wide grapheme.
  static func continuation(_ style: ScreenStyle) -> ScreenCell {
    ScreenCell(text: "", width: 0, style: style)
  }

  /// What stands in the last column when a wide grapheme did not fit there.
  static let filler = ScreenCell(text: "", width: 0)

  /// What erasing leaves: nothing but the background (xterm's and VTE's `bce`).
  static func blank(_ style: ScreenStyle) -> ScreenCell {
    ScreenCell(style: ScreenStyle(background: style.background))
  }

  var isBlank: Bool { text == " " && style == .plain }
}
