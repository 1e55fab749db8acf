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

  private var raised: [AlertNotice] = []

  /// All notices, in the order they were raised; a list of its own, as in ``EventLog/events``.
  var all: [AlertNotice] { raised.map { $0 } }

  /// Those that have not ended, in that order, as they were last recorded.
  private(set) var open: [Note] = []

  /// Records a notice that is to be shown.
  mutating func raise(_ note: Note) -> AlertNotice.Event {
    raised.append(note.notice)
    // A message is over with being shown.
    if note.notice.kind != .message { open.append(note) }
    return .shown(note.content.description)
  }

  /// Records what has become of a notice, unless something later is recorded.
  mutating func follow(_ note: Note) -> [AlertNotice.Event] {
    guard let index = open.firstIndex(where: { $0.notice === note.notice }) else { return [] }
    var events: [AlertNotice.Event] = []
    if note.changes > open[index].changes {
      open[index] = note
      events.append(.changed(note.content.description, fraction: note.content.fraction))
    }
    if let end = note.end {
      open.remove(at: index)
      events.append(.ended(note.content.name, end))
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
