import AlertBox

/// The words of `--position`.
enum PopupPosition: String, CaseIterable {
  case top
  case center
  case bottom
  case leading
  case trailing
  case topLeading = "top-leading"
  case topTrailing = "top-trailing"
  case bottomLeading = "bottom-leading"
  case bottomTrailing = "bottom-trailing"

  /// What the word means to the presenter.
  var alignment: PopupAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}
