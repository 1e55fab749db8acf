/// The lines of one notice: at once if ``StepPace`` has room for them, else the latest when it has.
final class StepLines: Sendable {
  fileprivate struct State {
    /// Lines to be printed now.
    var due: [String] = []
    /// The last line that was printed or is due.
    var last = ""
    /// The latest line, for which there is no room yet.
    var held: String?
    /// Whether a timer runs that makes room, and the timer once it is known.
    var isWaiting = false
    var timer: Task<Void, Never>?
    var isOver = false
    var pace = StepPace()
  }

  private let state = Locked(State())
  private let clock: any Clock<Duration>

  /// Held while lines are printed, so that they stay in order; taken before any other lock.
  private let printing = Locked(())

  /// Creates the lines of a notice, of which none is printed yet.
  ///
  /// - Parameter clock: What the time runs on in which there is room for one more.
  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Prints the first line, for which there is always room.
  func begin(_ line: String) {
    state.withLock { state in
      guard !state.isOver, state.last.isEmpty else { return }
      state.last = line
      state.due.append(line)
    }
    flush()
  }

  /// Prints a line now or later, unless it says nothing new, or there is a later one by then.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - age: How long the notice has been there.
  func add(_ line: String, at age: Duration) {
    let (isDue, wait) = state.withLock { state -> (Bool, Duration?) in
      state.held = nil
      guard !state.isOver, line != state.last else { return (false, nil) }
      if state.isWaiting {
        state.held = line
      } else if let wait = state.pace.take(at: age) {
        state.held = line
        state.isWaiting = true
        return (false, wait)
      } else {
        state.last = line
        state.due.append(line)
        return (true, nil)
      }
      return (false, nil)
    }
    if isDue { flush() }
    if let wait { self.wait(wait) }
  }

  private func wait(_ time: Duration) {
    let timer = AlertNotice.sleep(time, on: clock) { [self] in
      state.withLock { state in
        state.isWaiting = false
        state.timer = nil
        if state.release() { state.pace.takeAfterWait() }
      }
      flush()
    }
    let isLate = state.withLock { state in
      if state.isWaiting { state.timer = timer }
      return state.isOver
    }
    if isLate { timer.cancel() }
  }

  /// Prints what was held back, and then the last line; from now on nothing is.
  ///
  /// - Parameters:
  ///   - line: The last line, if there is one.
  ///   - isCut: Whether what was held back does not matter any more.
  func end(_ line: String?, isCut: Bool = false) {
    let timer = state.withLock { state in
      if isCut { state.held = nil }
      state.release()
      if let line { state.due.append(line) }
      state.isOver = true
      return state.timer.take()
    }
    timer?.cancel()
    flush()
  }

  private func flush() {
    printing.withLock { _ in
      let lines = state.withLock { state in
        defer { state.due = [] }
        return state.due
      }
      for line in lines { LiveTerminal.print(line) }
    }
  }
}

extension StepLines.State {
  /// Makes what was held back due, and returns whether something was.
  @discardableResult
  fileprivate mutating func release() -> Bool {
    guard let line = held.take(), !isOver else { return false }
    last = line
    due.append(line)
    return true
  }
}
