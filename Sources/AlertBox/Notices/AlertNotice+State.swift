extension AlertNotice {
  /// What changes about a notice.
  struct State {
    var content: Content
    /// How often the content has changed.
    var changes = 0
    var end: End?
    /// The error that ended the work.
    var error: (any Error)?
    /// The work that this one was begun inside of, or the nearest outside that had not ended.
    var parent: AlertNotice?
    /// The toast that was there under the same key, and says now what this one was to say.
    var standIn: AlertToast?
    var onChange: [@Sendable (Content) -> Void] = []
    var onEnd: [@Sendable (End) -> Void] = []
    var time: NoticeTime

    /// Changes the content, and returns what is to be told of it.
    mutating func change(_ body: (inout Content) -> Void) -> Change? {
      let old = content
      body(&content)
      guard content != old else { return nil }
      changes += 1
      return Change(content: content, handlers: onChange)
    }

    /// Ends, and returns what is to be told of it.
    mutating func end(with end: End) -> Ending {
      self.end = end
      let ending = Ending(end: end, handlers: onEnd, unused: onChange, task: time.stop())
      onEnd = []
      onChange = []
      return ending
    }
  }

  /// What is to be told of the end, under no lock.
  struct Ending {
    let end: End
    let handlers: [@Sendable (End) -> Void]
    /// What is not called any more; let go of under no lock either, as it may keep anything alive.
    let unused: [@Sendable (Content) -> Void]
    /// What runs the time.
    let task: Task<Void, Never>?

    func call() {
      task?.cancel()
      for handler in handlers { handler(end) }
    }
  }

  /// What is to be told of a change, under no lock.
  struct Change {
    let content: Content
    let handlers: [@Sendable (Content) -> Void]

    func call() {
      for handler in handlers { handler(content) }
    }
  }
}
