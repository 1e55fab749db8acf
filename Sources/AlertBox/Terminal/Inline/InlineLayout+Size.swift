extension InlineLayout {
  /// The columns that a question takes sooner or later: all for a text, for a list its longest option.
  ///
  /// - Parameters:
  ///   - prompt: What is filled in.
  ///   - size: The screen's size.
  /// - Returns: The number of columns, no more than there are; 0 where nothing is filled in.
  package func leastColumns(of prompt: some InlinePrompt, size: TerminalSize) -> Int {
    let width = Self.width(of: size)
    switch prompt.content {
    case .text: return width
    case .list(let list): return min(OptionListLayout.columns(of: list), width)
    case nil: return 0
    }
  }
}
