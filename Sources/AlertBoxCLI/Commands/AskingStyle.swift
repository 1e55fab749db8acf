import AlertBox

/// The words of `--style`.
enum AskingStyle: String, CaseIterable {
  case auto
  case plain
  case inline
  case popup

  /// How to ask; who says where a popup stands need not say that it is to be one.
  ///
  /// - Parameter arguments: What was given.
  /// - Returns: The presenter's style.
  /// - Throws: A place beside a style that has none.
  static func style(_ arguments: ParsedArguments) throws(UsageError) -> TerminalPresenter.Style {
    let position = arguments.choice(.position, as: PopupPosition.self)
    let word = arguments.choice(.style, as: AskingStyle.self)
    if position != nil, let word, word != .popup {
      throw UsageError(
        "--position and --style \(word.rawValue) contradict each other",
        in: arguments.command
      )
    }
    switch word ?? (position == nil ? .auto : .popup) {
    case .auto: return .automatic
    case .plain: return .plain
    case .inline: return .inline
    case .popup: return .popup(alignment: position?.alignment ?? .center)
    }
  }
}
