/// What is on the board at one moment, to be laid out.
package struct NoticeView: Sendable {
  /// The toasts that may be up, the oldest first, then the works.
  package let items: [NoticeItem]

  /// The toasts of the items, in their order.
  let toasts: [AlertNotice]

  /// Nothing.
  package static let empty = NoticeView(items: [])

  package init(items: [NoticeItem]) {
    self.items = items
    self.toasts = []
  }

  /// Looks at a board; under no lock, as it asks the clocks of the works.
  package init(_ board: NoticeBoard) {
    toasts = Array(board.toasts.prefix(NoticeBoard.limit))
    var items = toasts.map { NoticeItem(.toast, $0.content) }
    // Where those are that stand for others like them, by what they say and how deep they are.
    var places: [String: [Int: Int]] = [:]
    for (work, depth) in board.works {
      var item = NoticeItem(.progress, work.content, depth: depth)
      let place = item.isPlain ? places[item.content.name]?[depth] : nil
      if place == nil, item.isPlain { places[item.content.name, default: [:]][depth] = items.count }
      item.seconds = Int(clamping: work.age.components.seconds)
      if let place {
        items[place].count += 1
        items[place].seconds = max(items[place].seconds, item.seconds)
      } else {
        items.append(item)
      }
    }
    self.items = items
  }

  package var isEmpty: Bool { items.isEmpty }

  /// Whether something turns for as long as it is there.
  package var hasWork: Bool { items.contains { $0.kind == .progress } }
}
