/// Something that came from the keyboard's side of a terminal.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats while it is held down.
  case key(Key)
  /// Text was pasted, all at once.
  ///
  /// Its line endings are `\n`, and what was not UTF-8 is U+FFFD. It may hold control characters:
  /// it has not been made safe for display.
  case paste(String)
}
