/// The numbered buttons of an alert.
///
/// Most alerts have two. Those need no array of their own until someone asks for one, which makes a
/// scripted answer a good deal cheaper.
enum ButtonList: Sendable, Hashable {
  case two(AlertButton, AlertButton)
  case many([AlertButton])

  init(_ buttons: [AlertButton]) {
    let numbered = buttons.enumerated().map { AlertButton($1.title, role: $1.role, position: $0) }
    self = numbered.count == 2 ? .two(numbered[0], numbered[1]) : .many(numbered)
  }

  /// The buttons of most alerts: one that goes on, and one that cancels.
  static func confirm(
    _ confirm: String,
    cancel: String,
    isDestructive: Bool = false
  ) -> ButtonList {
    .two(
      AlertButton(confirm, role: isDestructive ? .destructive : .action),
      AlertButton(cancel, role: .cancel, position: 1)
    )
  }

  var all: [AlertButton] {
    switch self {
    case .two(let first, let second): [first, second]
    case .many(let buttons): buttons
    }
  }

  var isEmpty: Bool {
    if case .many(let buttons) = self { buttons.isEmpty } else { false }
  }

  func first(where matches: (AlertButton) -> Bool) -> AlertButton? {
    switch self {
    case .two(let first, let second): matches(first) ? first : matches(second) ? second : nil
    case .many(let buttons): buttons.first(where: matches)
    }
  }
}
