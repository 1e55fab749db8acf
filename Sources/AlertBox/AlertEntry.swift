/// What was entered in an alert's ``AlertField``.
public enum AlertEntry: Sendable, Hashable {
  /// The text that was typed, without the end of its line.
  case text(String)
  /// The place of the option that was picked, counted from 0.
  case choice(Int)
}
