/// How text looks on a terminal.
package struct TextStyle: Hashable, Sendable {
  /// A foreground of the palette of 16 colours, by its SGR parameter.
  package enum Color: Int, Hashable, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let underlined = TextStyle(isUnderlined: true)
  package static let reversed = TextStyle(isReversed: true)

  package var isBold: Bool
  package var isUnderlined: Bool
  /// Whether foreground and background change places.
  package var isReversed: Bool
  /// The foreground; `nil` for the terminal's own.
  package var color: Color?

  package init(
    isBold: Bool = false,
    isUnderlined: Bool = false,
    isReversed: Bool = false,
    color: Color? = nil
  ) {
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
    self.color = color
  }

  /// Returns the shortest sequence that changes the style of what is written next.
  ///
  /// - Parameter style: What the style is before.
  /// - Returns: One SGR sequence, or nothing if there is nothing to change.
  package func sequence(after style: TextStyle) -> String {
    guard self != style else { return "" }
    let change = ANSI.style(parameters(after: style))
    // An empty first parameter resets all (5.4.2); alone it needs no separator.
    let fresh = parameters(after: .plain)
    let reset = ANSI.style(fresh.isEmpty ? [] : [""] + fresh)
    return reset.utf8.count < change.utf8.count ? reset : change
  }

  /// The SGR parameters that switch on and off one by one what differs.
  private func parameters(after style: TextStyle) -> [String] {
    var parameters: [String] = []
    if isBold != style.isBold { parameters.append(isBold ? "1" : "22") }
    if isUnderlined != style.isUnderlined { parameters.append(isUnderlined ? "4" : "24") }
    if isReversed != style.isReversed { parameters.append(isReversed ? "7" : "27") }
    if color != style.color { parameters.append(String(color?.rawValue ?? 39)) }
    return parameters
  }
}
