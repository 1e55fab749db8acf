/// The escape sequences that are written to terminals, all of them (ECMA-48).
enum ANSI {
  // SGR, select graphic rendition (8.3.117): 31 is a red foreground, 39 the default one.
  private static let redForeground = "\u{1B}[31m"
  private static let defaultForeground = "\u{1B}[39m"

  static func red(_ text: String) -> String {
    redForeground + text + defaultForeground
  }
}
