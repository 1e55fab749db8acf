import AlertBox
import Testing

@Suite("NoticeBoard")
struct NoticeBoardTests {
  private let keeper = NoticeKeeper(holdsTime: true)
  private var alertBox: AlertBox { AlertBox(presenter: keeper) }

  private func board() -> NoticeBoard {
    var board = NoticeBoard()
    keeper.notices.elements.forEach { board.add($0) }
    return board
  }

  /// Changes a board, which the macro cannot do itself.
  private func change(_ board: inout NoticeBoard, _ body: (inout NoticeBoard) -> Bool) -> Bool {
    body(&board)
  }

  private static func tree(_ board: NoticeBoard) -> [String] {
    board.works.map { String(repeating: "-", count: $0.depth) + $0.notice.content.text }
  }

  @Test("Works stand in their order, each followed by those begun inside of it")
  func nesting() async {
    await alertBox.progress("a") { _ in
      await alertBox.progress("b") { _ in
        await alertBox.progress("c") { _ in }
      }
      await alertBox.progress("d") { _ in }
    }
    await alertBox.progress("e") { _ in }
    var board = board()
    #expect(Self.tree(board) == ["a", "-b", "--c", "-d", "e"])
    // What is not there any more is passed over.
    let notices = keeper.notices.elements
    #expect(change(&board) { $0.remove(notices[1]) })
    #expect(!change(&board) { $0.remove(notices[1]) })
    #expect(Self.tree(board) == ["a", "-c", "-d", "e"])
    #expect(change(&board) { $0.remove(notices[0]) })
    #expect(Self.tree(board) == ["c", "d", "e"])
  }

  @Test("A line is printed once, until the notice says something else")
  func printed() async {
    alertBox.toast("a")
    alertBox.toast("b")
    var board = board()
    let notices = board.notices
    #expect(board.toasts.map(\.content.text) == ["a", "b"])
    #expect(change(&board) { $0.notePrinted("a", of: notices[0]) })
    #expect(!change(&board) { $0.notePrinted("a", of: notices[0]) })
    #expect(change(&board) { $0.notePrinted("a", of: notices[1]) })
    #expect(change(&board) { $0.notePrinted("c", of: notices[0]) })
    #expect(change(&board) { $0.notePrinted("a", of: notices[0]) })
    #expect(change(&board) { $0.remove(notices[0]) })
    #expect(!change(&board) { $0.notePrinted("d", of: notices[0]) })
    #expect(!change(&board) { $0.notePrinted("a", of: notices[1]) })
  }
}
