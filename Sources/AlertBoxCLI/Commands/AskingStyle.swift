import AlertBox

/// The words of `--style`.
enum AskingStyle: String, CaseIterable {
  case auto
  case plain
  case inline

  /// What the word means to the presenter.
  var style: TerminalPresenter.Style {
    switch self {
    case .auto: .automatic
    case .plain: .plain
    case .inline: .inline
    }
  }
}
