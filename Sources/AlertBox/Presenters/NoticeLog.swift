/// What happened to notices, as a presenter that records it was told.
struct NoticeLog {
  /// What is known of a notice at one moment.
  struct Note: Sendable {
    let notice: AlertNotice
    let content: AlertNotice.Content
    /// How often it had changed.
    let changes: Int
    let end: AlertNotice.End?
  }

  /// The notices that have not ended, in the order they were raised, as they were last recorded.
  private(set) var open: [Note] = []

  /// Records a notice that is to be shown.
  mutating func raise(_ note: Note) -> TestPresenter.Event {
    // A message is over with being shown.
    if note.notice.kind != .message { open.append(note) }
    return .noticed(note.content.description)
  }

  /// Records what has become of a notice, unless something later is recorded.
  mutating func follow(_ note: Note) -> [TestPresenter.Event] {
    guard let index = open.firstIndex(where: { $0.notice === note.notice }) else { return [] }
    var events: [TestPresenter.Event] = []
    if note.changes > open[index].changes {
      open[index] = note
      events.append(.noticeChanged(note.content.description, fraction: note.content.fraction))
    }
    if let end = note.end {
      open.remove(at: index)
      events.append(.noticeEnded(note.content.name, end))
    }
    return events
  }
}

extension AlertNotice {
  /// What is known of the notice at this moment.
  var note: NoticeLog.Note {
    state.withLock {
      NoticeLog.Note(notice: self, content: $0.content, changes: $0.changes, end: $0.end)
    }
  }

  /// Calls a function with what becomes of the notice from now on.
  func follow(_ body: @escaping @Sendable (NoticeLog.Note) -> Void) {
    guard kind != .message else { return }
    onChange { [weak self] _ in if let self { body(self.note) } }
    onEnd { [weak self] _ in if let self { body(self.note) } }
    // It may have changed before it was followed.
    body(note)
  }
}
