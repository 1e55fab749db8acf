/// The toasts and the works that are under way, in the order in which they came.
///
/// No more than ``limit`` toasts are up at a time; the others wait for their turn.
struct NoticeBoard: Sendable {
  /// How many toasts are up at most.
  static let limit = 3

  private(set) var notices: [AlertNotice] = []

  var isEmpty: Bool { notices.isEmpty }

  /// Adds a notice, a work behind those that are inside of the same one.
  mutating func add(_ notice: AlertNotice) {
    notices.append(notice)
  }

  mutating func remove(_ notice: AlertNotice) {
    notices.removeAll { $0 === notice }
  }

  /// The toasts that are up or wait, the oldest first.
  var toasts: [AlertNotice] { notices.filter { $0.kind == .toast } }

  /// The works, each followed by those that were begun inside of it.
  var works: [(notice: AlertNotice, depth: Int)] {
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
