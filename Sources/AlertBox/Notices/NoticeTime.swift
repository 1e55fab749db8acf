/// The time for which a toast is shown: it starts once, and again whenever the toast is shown anew.
///
/// It knows no clock. Whoever runs it gets a turn, and only the latest turn may end the toast.
struct NoticeTime: Sendable {
  /// One run of the time.
  struct Turn: Sendable {
    fileprivate let number: Int
    let duration: Duration
    /// The run that this one takes the place of.
    let previous: Task<Void, Never>?
  }

  /// How often the toast was raised again under its key: a handle of an earlier one is void.
  var version = 0

  /// Whether the presenter says when the time starts.
  private(set) var isHeld = false

  private(set) var duration: Duration
  private var turn: Int?
  private var turns = 0
  private var task: Task<Void, Never>?

  init(_ duration: Duration) {
    self.duration = Self.bounded(duration)
  }

  /// A century is as good as for ever; far longer times overflow a clock's instants.
  private static func bounded(_ duration: Duration) -> Duration {
    min(max(duration, .zero), .seconds(100 * 365 * 24 * 60 * 60))
  }

  mutating func hold() {
    isHeld = true
  }

  /// Starts the time, unless it runs.
  mutating func start() -> Turn? {
    turn == nil ? next() : nil
  }

  /// Starts the time anew, if it has started.
  mutating func restart(for duration: Duration?) -> Turn? {
    if let duration { self.duration = Self.bounded(duration) }
    return turn == nil ? nil : next()
  }

  private mutating func next() -> Turn {
    turns += 1
    turn = turns
    return Turn(number: turns, duration: duration, previous: task.take())
  }

  func isCurrent(_ turn: Turn) -> Bool { self.turn == turn.number }

  /// Keeps the task that runs a turn, unless there is a later turn.
  mutating func keep(_ task: Task<Void, Never>, of turn: Turn) -> Bool {
    guard isCurrent(turn) else { return false }
    self.task = task
    return true
  }

  /// Stops the time for good, and returns the task that runs it.
  mutating func stop() -> Task<Void, Never>? {
    turn = nil
    return task.take()
  }
}
