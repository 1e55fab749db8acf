extension AlertNotice {
  /// What changes about a notice.
  struct State {
    var content: Content
    var end: End?
    /// The error that ended the work.
    var error: (any Error)?
    var onChange: [@Sendable (Content) -> Void] = []
    var onEnd: [@Sendable (End) -> Void] = []
    var time: NoticeTime

    /// Changes the content, and returns what is to be told of it.
    mutating func change(_ body: (inout Content) -> Void) -> Change? {
      let old = content
      body(&content)
      return content == old ? nil : Change(content: content, handlers: onChange)
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
