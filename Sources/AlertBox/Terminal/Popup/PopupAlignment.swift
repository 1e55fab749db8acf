/// Where on the screen a popup stands.
///
/// The leading edge is the left one, as terminals write from left to right.
public enum PopupAlignment: Sendable, Hashable, CaseIterable {
  /// In the middle.
  case center
  /// In the middle of the top edge.
  case top
  /// In the middle of the bottom edge.
  case bottom
  /// In the middle of the leading edge.
  case leading
  /// In the middle of the trailing edge.
  case trailing
  /// In the top leading corner.
  case topLeading
  /// In the top trailing corner.
  case topTrailing
  /// In the bottom leading corner.
  case bottomLeading
  /// In the bottom trailing corner.
  case bottomTrailing

  /// The edge that is the nearest; the top for the middle, as that is where sheets come from.
  package var direction: PopupDirection {
    switch self {
    case .center, .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// On which side of the room it stands: -1 at its start, 0 in its middle, 1 at its end.
  var sides: (column: Int, row: Int) {
    switch self {
    case .center: (0, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
