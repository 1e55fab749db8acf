/// What became of the alerts of a schedule, whose tasks run side by side.
struct StressLedger: Sendable {
  struct Entry: Sendable {
    /// What its caller got.
    var outcomes: [String] = []
    /// How often it was said to have ended.
    var ends = 0
    /// What those did who were told that they had ended it.
    var claims: [String] = []
    /// How else it may have ended.
    var chances: Set<String> = []
    var wasPresented = false
    /// When it came to where it waits for its turn: not before, and not after.
    var came: (before: Int, after: Int)?
    /// When its turn came.
    var shown: Int?
  }

  var entries: [Int: Entry] = [:]
  var problems: [String] = []
  var raised = 0
  var ended = 0
  /// How many alerts of the queue are shown.
  var open = 0
  private var time = 0

  /// A moment that comes after all the moments before.
  mutating func tick() -> Int {
    time += 1
    return time
  }

  /// Notes that the turn of an alert has come.
  mutating func show(_ number: Int) {
    let now = tick()
    entries[number]?.shown = now
  }

  /// Notes that an alert has come to where it waits for its turn.
  mutating func come(_ number: Int, after before: Int) {
    let now = tick()
    entries[number]?.came = (before, now)
  }

  /// Notes that the turn of an alert has come where only one is shown at a time.
  mutating func open(_ number: Int) {
    show(number)
    open += 1
    if open > 1 { problems.append("Q\(number) is shown beside another one") }
  }

  /// What has not gone as it should have.
  func findProblems() -> [String] {
    var problems = problems
    if raised != ended { problems.append("\(raised) notices were raised, and \(ended) ended") }
    if open != 0 { problems.append("\(open) alerts are open") }
    for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let outcome = entry.outcomes.first, entry.outcomes.count == 1 else {
        problems.append("the caller of Q\(number) got \(entry.outcomes)")
        continue
      }
      if entry.ends != (entry.wasPresented ? 1 : 0) {
        problems.append("Q\(number) ended \(entry.ends) times")
      }
      let isAsClaimed =
        entry.claims.isEmpty ? entry.chances.contains(outcome) : entry.claims == [outcome]
      if !isAsClaimed {
        problems.append(
          "Q\(number) ended with \(outcome), by \(entry.claims), else \(entry.chances.sorted())"
        )
      }
    }
    return problems + findOvertaking(queue: 0) + findOvertaking(queue: 1)
  }

  /// Who was shown before one that had come before it.
  private func findOvertaking(queue: Int) -> [String] {
    let shown = entries.filter { $0.key % 4 == queue && $0.value.shown != nil }
      .sorted { ($0.value.shown ?? 0) < ($1.value.shown ?? 0) }
    var latest = 0
    for (number, entry) in shown {
      guard let came = entry.came else { return ["Q\(number) was shown and never came"] }
      if came.after < latest { return ["Q\(number) was overtaken"] }
      latest = max(latest, came.before)
    }
    return []
  }
}
