/// What is to be seen of a notice at one moment.
package struct NoticeItem: Hashable, Sendable {
  package var kind: AlertNotice.Kind
  package var content: AlertNotice.Content

  /// How many works this one is inside of.
  package var depth: Int

  /// For how many seconds the work has been under way.
  package var seconds: Int

  /// How many works of the same title this line stands for.
  package var count: Int

  package init(
    _ kind: AlertNotice.Kind,
    _ content: AlertNotice.Content,
    depth: Int = 0,
    seconds: Int = 0,
    count: Int = 1
  ) {
    self.kind = kind
    self.content = content
    self.depth = depth
    self.seconds = seconds
    self.count = count
  }

  /// Whether it says no more than its title, so that one line can stand for all that say the same.
  var isPlain: Bool { content.detail == nil && content.fraction == nil }
}
