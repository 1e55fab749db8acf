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

  /// Begins a work that goes on until a gate is opened.
  private func begin(
    _ title: String,
    in parent: AlertProgress? = nil,
    until end: Gate
  ) async throws -> AlertProgress {
    let begun = Log<AlertProgress>()
    let box = alertBox
    AlertProgress.$current.withValue(parent) {
      _ = Task {
        await box.progress(title) { progress in
          begun.append(progress)
          await end.pass()
        }
      }
    }
    return try await begun.elements(atLeast: 1)[0]
  }

  @Test("Works stand in their order, each followed by those begun inside of it")
  func nesting() async throws {
    let end = Gate()
    let a = try await begin("a", until: end)
    let b = try await begin("b", in: a, until: end)
    let e = try await begin("e", until: end)
    _ = try await begin("d", in: a, until: end)
    _ = try await begin("c", in: b, until: end)
    var board = board()
    #expect(Self.tree(board) == ["a", "-b", "--c", "-d", "e"])
    // What is not there any more is passed over.
    #expect(change(&board) { $0.remove(b.notice) })
    #expect(!change(&board) { $0.remove(b.notice) })
    #expect(Self.tree(board) == ["a", "-d", "-c", "e"])
    #expect(change(&board) { $0.remove(a.notice) })
    #expect(Self.tree(board) == ["e", "d", "c"])
    #expect(change(&board) { $0.remove(e.notice) })
    #expect(Self.tree(board) == ["d", "c"])
    end.open()
  }

  @Test("Thousands of parts below parents that are not shown are put in order in one pass")
  func many() async throws {
    let end = Gate()
    let root = try await begin("root", until: end)
    var parent = root
    for level in 1...100 { parent = try await begin("\(level)", in: parent, until: end) }
    for _ in 0..<3000 { _ = try await begin("part", in: parent, until: end) }
    var board = board()
    let works = board.works
    #expect(works.count == 3101)
    #expect(works.last?.depth == 101)
    for notice in keeper.notices.elements.dropFirst() where notice.content.text != "part" {
      #expect(change(&board) { $0.remove(notice) })
    }
    let rest = board.works
    #expect(rest.count == 3001)
    #expect(rest.first?.depth == 0 && rest.dropFirst().allSatisfy { $0.depth == 1 })
    for notice in board.notices { #expect(change(&board) { $0.remove(notice) }) }
    #expect(board.isEmpty && board.notices.isEmpty)
    end.open()
  }

  @Test("The three oldest toasts may be up, and the next when one of them has gone")
  func limit() {
    for text in ["1", "2", "3", "4", "5"] { alertBox.toast(text) }
    var board = board()
    #expect(NoticeView(board).items.map(\.content.text) == ["1", "2", "3"])
    #expect(change(&board) { $0.remove($0.notices[1]) })
    #expect(NoticeView(board).items.map(\.content.text) == ["1", "3", "4"])
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
