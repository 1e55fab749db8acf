/// The edge of the screen from which a popup slides in.
public enum PopupDirection: Sendable, Hashable, CaseIterable {
  /// Down from the top.
  case top
  /// Up from the bottom.
  case bottom
  /// From the left, as terminals write from left to right.
  case leading
  /// From the right.
  case trailing
}
