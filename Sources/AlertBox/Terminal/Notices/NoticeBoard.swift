/// The toasts and the works that are under way, in the order in which they came.
///
/// No more than ``limit`` toasts are up at a time; the others wait for their turn. However many there
/// are, each comes, changes and goes at the same cost, and all of them are looked at in one pass.
package struct NoticeBoard: Sendable {
  /// How many toasts are up at most.
  package static let limit = 3

  private struct Entry {
    let notice: AlertNotice
    /// What was printed last of it; nothing if it was only drawn.
    var line = ""
  }

  /// Where notices were taken off there are gaps, but never more than half of it.
  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package init() {}

  package var isEmpty: Bool { places.isEmpty }

  package var notices: [AlertNotice] { entries.compactMap { $0?.notice } }

  package mutating func add(_ notice: AlertNotice) {
    places[ObjectIdentifier(notice)] = entries.count
    entries.append(Entry(notice: notice))
  }

  /// Takes a notice off the board.
  ///
  /// - Parameter notice: The notice.
  /// - Returns: Whether it was there.
  package mutating func remove(_ notice: AlertNotice) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(notice)) else { return false }
    entries[place] = nil
    if places.count < entries.count / 2 { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[ObjectIdentifier(entry.notice)] = place }
    }
  }

  /// Notes that a line is printed of a notice.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - notice: The notice.
  /// - Returns: Whether it is to be printed: it says something new of a notice that is there.
  package mutating func notePrinted(_ line: String, of notice: AlertNotice) -> Bool {
    guard isUnprinted(line, of: notice), let place = places[ObjectIdentifier(notice)] else {
      return false
    }
    entries[place]?.line = line
    return true
  }

  /// Whether a line of a notice is not the one that was printed last.
  package func isUnprinted(_ line: String, of notice: AlertNotice) -> Bool {
    places[ObjectIdentifier(notice)].map { entries[$0]?.line != line } ?? false
  }

  /// Whether a line was printed of a notice.
  package func wasPrinted(_ notice: AlertNotice) -> Bool {
    places[ObjectIdentifier(notice)].map { entries[$0]?.line.isEmpty == false } ?? false
  }

  /// The toasts that are up or wait, the oldest first.
  package var toasts: [AlertNotice] { notices.filter { $0.kind == .toast } }

  // MARK: Works

  /// The works, each followed by those that were begun inside of it.
  package var works: [(notice: AlertNotice, depth: Int)] {
    let works = notices.filter { $0.kind == .progress }
    var parts: [ObjectIdentifier: [AlertNotice]] = [:]
    var passed: [ObjectIdentifier: AlertNotice?] = [:]
    // What is yet to come, the next one at the end.
    var next: [(notice: AlertNotice, depth: Int)] = []
    for work in works.reversed() {
      if let parent = visibleParent(of: work, passed: &passed) {
        parts[ObjectIdentifier(parent), default: []].append(work)
      } else {
        next.append((work, 0))
      }
    }
    var result: [(notice: AlertNotice, depth: Int)] = []
    result.reserveCapacity(works.count)
    while let (work, depth) = next.popLast() {
      result.append((work, depth))
      for part in parts[ObjectIdentifier(work)] ?? [] { next.append((part, depth + 1)) }
    }
    return result
  }

  /// The work that another one is inside of; one that has ended, or is not shown, is passed over.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - passed: What was found for those that were passed over, so that none is twice.
  /// - Returns: The work outside, if there is one on the board.
  private func visibleParent(
    of work: AlertNotice,
    passed: inout [ObjectIdentifier: AlertNotice?]
  ) -> AlertNotice? {
    var hidden: [ObjectIdentifier] = []
    var parent = work.parent
    while let candidate = parent, places[ObjectIdentifier(candidate)] == nil {
      if let known = passed[ObjectIdentifier(candidate)] {
        parent = known
        break
      }
      hidden.append(ObjectIdentifier(candidate))
      parent = candidate.parent
    }
    for id in hidden { passed[id] = .some(parent) }
    return parent
  }
}
