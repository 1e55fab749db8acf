/// Something a person should see, and need not answer: a message, a toast, or the progress of work.
///
/// It is shown whatever else is open, may change while it is shown, and ends exactly once. A presenter
/// that shows notices keeps itself informed with ``onChange(_:)`` and ``onEnd(_:)``:
///
/// ```swift
/// func present(_ notice: AlertNotice) {
///   let label = Label(notice.content.description)
///   notice.onChange { label.text = $0.description }
///   notice.onEnd { _ in label.remove() }
/// }
/// ```
///
/// All of it may be called from any thread.
public final class AlertNotice: Sendable {
  /// What a notice is for.
  public enum Kind: Sendable, Hashable {
    /// A line or more that nothing changes and nothing ends: it is over when it was presented.
    case message
    /// A short message that leaves by itself: see ``AlertBox/toast(_:for:key:role:)``.
    case toast
    /// Work that is under way: see ``AlertBox/progress(_:after:_:)``.
    case progress
  }

  /// How a notice is meant.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// No more than what it says.
    case plain
    /// Something went well.
    case success
    /// Something may need attention.
    case warning
    /// Something went wrong.
    case error
  }

  /// How a notice ended.
  public enum End: Sendable, Hashable {
    /// The work returned, or the message was presented.
    case finished
    /// The time of the toast was over.
    case expired
    /// The toast was taken away early.
    case dismissed
    /// The work was cancelled.
    case cancelled
    /// The work threw; the description of the error.
    case failed(String)
  }

  /// What the notice is for.
  public let kind: Kind

  /// The progress that this one is a part of, if its work was begun inside the other's.
  public let parent: AlertNotice?

  let state: Locked<State>
  let clock: any Clock<Duration>
  private let start: @Sendable () -> Duration

  /// Creates a message.
  ///
  /// - Parameter text: What is to be seen, in any number of lines.
  public convenience init(_ text: String) {
    self.init(.message, Content(text))
    end(.finished)
  }

  init(
    _ kind: Kind,
    _ content: Content,
    parent: AlertNotice? = nil,
    time: Duration = .zero,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.kind = kind
    self.parent = parent
    self.clock = clock
    let begin = clock.now
    start = { begin.duration(to: clock.now) }
    state = Locked(State(content: content, time: NoticeTime(time)))
  }

  // MARK: Following

  /// What is to be seen at this moment.
  public var content: Content { state.withLock { $0.content } }

  /// How it ended, once it has.
  public var end: End? { state.withLock { $0.end } }

  /// How long it has been there, on the clock of the box that it was raised with.
  public var age: Duration { start() }

  /// Calls a function when the content changes, as often as it does.
  ///
  /// That may be thousands of times a second: a presenter that draws should note that there is
  /// something to draw, and ask for the ``content`` when it does. It is called on the thread that
  /// changes the content, under no lock. Of changes at the same time the order is not certain, nor of
  /// a change and the end: a presenter asks for the ``content``, and does nothing once it has ended.
  ///
  /// - Parameter body: What to do; it is given the new content.
  public func onChange(_ body: @escaping @Sendable (Content) -> Void) {
    state.withLock { state in
      if state.end == nil { state.onChange.append(body) }
    }
  }

  /// Calls a function when the notice ends; at once if it has ended.
  ///
  /// - Parameter body: What to do; it is given how the notice ended. It is called once, on the thread
  ///   that ends the notice, under no lock.
  public func onEnd(_ body: @escaping @Sendable (End) -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.onEnd.append(body) }
      return state.end
    }
    if let end { body(end) }
  }

  // MARK: Changing

  /// Changes the content, unless the notice has ended.
  ///
  /// - Parameters:
  ///   - version: The version of the toast that is to be changed, if it must still be that one.
  ///   - body: Changes the content.
  /// - Returns: Whether it has not ended, and is of that version.
  @discardableResult
  func change(_ version: Int? = nil, _ body: (inout Content) -> Void) -> Bool {
    let (isCurrent, change) = state.withLock { state -> (Bool, Change?) in
      guard state.end == nil, version == nil || version == state.time.version else {
        return (false, nil)
      }
      return (true, state.change(body))
    }
    change?.call()
    return isCurrent
  }

  /// Shows a toast anew: its time begins again if it has begun, and older handles lose it.
  ///
  /// - Parameters:
  ///   - content: What it is to say; by default what it says.
  ///   - version: The version that it must have, if the caller has a handle.
  ///   - duration: Its time; by default the one that it had.
  /// - Returns: The new version, or `nil` if there is no such toast any more.
  func restart(
    _ content: Content? = nil,
    version: Int? = nil,
    for duration: Duration? = nil
  ) -> Int? {
    let (newVersion, change, turn) = state.withLock {
      state -> (Int?, Change?, NoticeTime.Turn?) in
      guard state.end == nil, version == nil || version == state.time.version else {
        return (nil, nil, nil)
      }
      // A handle that restarts its own toast goes on being its handle.
      if version == nil { state.time.version += 1 }
      let turn = state.time.restart(for: duration)
      return (state.time.version, content.flatMap { new in state.change { $0 = new } }, turn)
    }
    run(turn)
    change?.call()
    return newVersion
  }

  // MARK: Ending

  /// The error that ended the work.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Ends the notice as failed, unless it has ended before; the error is kept either way.
  ///
  /// - Parameter error: The error that ended the work.
  /// - Returns: Whether this call ended it.
  func fail(_ error: any Error) -> Bool {
    // Foreign code, and so under no lock.
    let description = String(of: error)
    return end(.failed(description)) { state in
      state.error = error
      return true
    }
  }

  /// Ends the notice, unless it has ended before.
  ///
  /// - Parameters:
  ///   - end: How.
  ///   - version: The version of the toast that is to end, if it must still be that one.
  /// - Returns: Whether this call ended it.
  @discardableResult
  func end(_ end: End, version: Int? = nil) -> Bool {
    self.end(end) { version == nil || $0.time.version == version }
  }

  /// Ends the notice if a condition holds, unless it has ended before.
  ///
  /// - Parameters:
  ///   - end: How.
  ///   - isMeant: The condition, which is looked at in any case.
  /// - Returns: Whether this call ended it.
  @discardableResult
  func end(_ end: End, if isMeant: (inout State) -> Bool) -> Bool {
    let ending = state.withLock { state -> Ending? in
      guard isMeant(&state), state.end == nil else { return nil }
      return state.end(with: end)
    }
    guard let ending else { return false }
    ending.call()
    return true
  }
}
