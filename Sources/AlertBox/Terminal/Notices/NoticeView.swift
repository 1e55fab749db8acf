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
  init(_ board: NoticeBoard) {
    toasts = Array(board.toasts.prefix(NoticeBoard.limit))
    var items = toasts.map { NoticeItem(.toast, $0.content) }
    for (work, depth) in board.works {
      let seconds = Int(clamping: work.age.components.seconds)
      let item = NoticeItem(.progress, work.content, depth: depth, seconds: seconds)
      if let index = items.lastIndex(where: { $0.isLike(item) }) {
        items[index].count += 1
        items[index].seconds = max(items[index].seconds, seconds)
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
