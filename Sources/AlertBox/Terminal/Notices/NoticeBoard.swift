/// The toasts and the works that are under way, in the order in which they came.
///
/// No more than ``limit`` toasts are up at a time; the others wait for their turn.
package struct NoticeBoard: Sendable {
  /// How many toasts are up at most.
  package static let limit = 3

  package private(set) var notices: [AlertNotice] = []

  /// What was printed last of each notice; nothing if it was only drawn.
  private var lines: [String] = []

  package init() {}

  package var isEmpty: Bool { notices.isEmpty }

  package mutating func add(_ notice: AlertNotice) {
    notices.append(notice)
    lines.append("")
  }

  /// Takes a notice off the board.
  ///
  /// - Parameter notice: The notice.
  /// - Returns: Whether it was there.
  package mutating func remove(_ notice: AlertNotice) -> Bool {
    guard let index = notices.firstIndex(where: { $0 === notice }) else { return false }
    notices.remove(at: index)
    lines.remove(at: index)
    return true
  }

  /// Notes that a line is printed of a notice.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - notice: The notice.
  /// - Returns: Whether it is to be printed: it says something new of a notice that is there.
  package mutating func notePrinted(_ line: String, of notice: AlertNotice) -> Bool {
    guard let index = notices.firstIndex(where: { $0 === notice }), lines[index] != line else {
      return false
    }
    lines[index] = line
    return true
  }

  /// Whether a line was printed of a notice.
  package func wasPrinted(_ notice: AlertNotice) -> Bool {
    notices.firstIndex { $0 === notice }.map { !lines[$0].isEmpty } ?? false
  }

  /// The toasts that are up or wait, the oldest first.
  package var toasts: [AlertNotice] { notices.filter { $0.kind == .toast } }

  /// The works, each followed by those that were begun inside of it.
  package var works: [(notice: AlertNotice, depth: Int)] {
    let works = notices.filter { $0.kind == .progress }
    var result: [(notice: AlertNotice, depth: Int)] = []
    func add(_ work: AlertNotice, depth: Int) {
      result.append((work, depth))
      for part in works where visibleParent(of: part, among: works) === work {
        add(part, depth: depth + 1)
      }
    }
    for work in works where visibleParent(of: work, among: works) == nil { add(work, depth: 0) }
    return result
  }

  /// The work that another one is inside of; one that has ended, or is not shown, is passed over.
  private func visibleParent(of work: AlertNotice, among works: [AlertNotice]) -> AlertNotice? {
    var parent = work.parent
    while let candidate = parent {
      if works.contains(where: { $0 === candidate }) { return candidate }
      parent = candidate.parent
    }
    return nil
  }
}
