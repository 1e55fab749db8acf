/// A list of options to pick one from, which narrows as one types.
///
/// An option matches if its title contains what was typed, without regard to case (see
/// ``FoldedText``). The focus stays on its option as long as that one matches, and goes to the first
/// that does otherwise.
package struct OptionList: Sendable {
  /// Options that match a filter, by their places in the order of the titles.
  private struct Narrowing {
    let filter: FoldedText
    let matches: [Int]
  }

  /// The titles of all options.
  package let titles: [String]

  /// What was typed to narrow the list.
  package private(set) var filter = ""

  /// By how many options a page moves; less than 1 is taken for 1.
  package var pageSize = 10

  /// The matches of the filter and of those typed on the way to it: of each only what the one before
  /// has left is looked at.
  private var narrowings: [Narrowing]

  /// The titles to be compared, from when something is typed.
  private var folded: [FoldedText] = []

  /// The place of the focus among the matches.
  private var position: Int

  /// The option that had the focus last, to come back to when it matches again.
  private var option: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - titles: The titles of the options.
  ///   - defaultIndex: The option that has the focus at first; by default the first one.
  package init(_ titles: [String], defaultIndex: Int? = nil) {
    self.titles = titles
    let index = defaultIndex.flatMap { titles.indices.contains($0) ? $0 : nil } ?? 0
    narrowings = [Narrowing(filter: FoldedText(""), matches: Array(titles.indices))]
    position = index
    option = index
  }

  /// The options that match, by their places in the order of the titles.
  package var matches: [Int] { narrowings.last?.matches ?? [] }

  /// The place of the focus among the matches, or `nil` if there is none.
  package var focus: Int? { matches.isEmpty ? nil : position }

  /// The option that has the focus, by its place in the order of the titles.
  package var focusedOption: Int? { focus.map { matches[$0] } }

  /// Does what a key does to the filter or the focus.
  ///
  /// Escape clears the filter. What it is to do when there is none, and Enter, is for the caller.
  ///
  /// - Parameter key: Any key.
  /// - Returns: Whether it is one of the list's keys, though it may have had nothing to do.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(pageSize, 1))
    case .pageDown: move(by: max(pageSize, 1))
    case .home: move(by: -matches.count)
    case .end: move(by: matches.count)
    case .backspace, .control("h"): setFilter(String(filter.dropLast()))
    case .escape where !filter.isEmpty, .control("u"): setFilter("")
    default:
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
      type(String(character))
    }
    return true
  }

  /// Adds text to the filter, as ``Swift/String/pastedLine`` has it.
  ///
  /// - Parameter text: What was typed or pasted.
  package mutating func type(_ text: String) {
    setFilter(filter + text.pastedLine)
  }

  private mutating func move(by distance: Int) {
    guard !matches.isEmpty else { return }
    position = min(max(position + distance, 0), matches.count - 1)
    option = matches[position]
  }

  // MARK: Narrowing

  private mutating func setFilter(_ text: String) {
    guard text != filter else { return }
    filter = text
    let filter = FoldedText(text)
    // What is typed need not make a filter longer: a combining mark changes its last character.
    while narrowings.count > 1, let last = narrowings.last, !filter.hasPrefix(last.filter) {
      narrowings.removeLast()
    }
    if let last = narrowings.last, last.filter != filter {
      if folded.isEmpty { folded = titles.map(FoldedText.init) }
      let matches = last.matches.filter { folded[$0].contains(filter) }
      narrowings.append(Narrowing(filter: filter, matches: matches))
    }
    let place = matches.firstPlace(notBelow: option)
    let isMatch = place < matches.count && matches[place] == option
    position = isMatch ? place : 0
  }
}

extension [Int] {
  /// Returns the place of the first number that is not below another; the numbers ascend.
  fileprivate func firstPlace(notBelow number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
