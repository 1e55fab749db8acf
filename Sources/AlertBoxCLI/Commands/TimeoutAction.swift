import AlertBox

/// The words of `--on-timeout`.
enum TimeoutAction: String, CaseIterable {
  case fail
  case confirm
  case cancel

  /// What the word means to an alert.
  var action: AlertTimeout.Action {
    switch self {
    case .fail: .fail
    case .confirm: .confirm
    case .cancel: .cancel
    }
  }
}
