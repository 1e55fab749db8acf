import AlertBox
import AlertBoxTestSupport

/// What the tasks of a schedule do.
extension StressSchedule {
  private var box: AlertBox { AlertBox(presenter: self, clock: clock) }

  /// Asks, raises toasts and works.
  func act(_ task: Int, _ operations: Int, seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    for step in 0..<operations {
      let number = task * operations + step
      switch Int.random(in: 0..<8, using: &random) {
      case 0: toast(number, &random)
      case 1: await work(number, &random)
      default: await ask(number, &random)
      }
    }
  }

  private func ask(_ number: Int, _ random: inout SplitMix64) async {
    var question = StressQuestion(number: number, token: token)
    question.kind = [.plain, .yesNo, .text].randomElement(using: &random) ?? .plain
    if question.kind == .text { question.isValidated = Bool.random(using: &random) }
    if Int.random(in: 0..<8, using: &random) == 0 {
      question.manner = StressQuestion.Manner.allCases.randomElement(using: &random) ?? .keeps
    }
    if Bool.random(using: &random) { question.limit = Int.random(in: 0...5, using: &random) }
    question.onTimeout = [.fail, .confirm, .cancel].randomElement(using: &random) ?? .fail
    let isCancelled = Int.random(in: 0..<4, using: &random) == 0
    var entry = StressLedger.Entry()
    if question.limit != nil { entry.chances.insert(question.timedOut) }
    if isCancelled { entry.chances.insert("taskCancelled") }
    if let outcome = question.manner.outcome { entry.chances.insert(outcome) }
    ledger.withLock { [entry] in $0.entries[number] = entry }

    count("ask")
    let (box, configuration) = (box, question.configuration)
    let caller = Task { await box.outcome(of: configuration) }
    if isCancelled {
      count("cancel")
      for _ in 0..<Int.random(in: 0..<4, using: &random) { await Task.yield() }
      caller.cancel()
      caller.cancel()
    }
    let outcome = await caller.value.stressDescription
    ledger.withLock { $0.entries[number]?.outcomes.append(outcome) }
  }

  private func toast(_ number: Int, _ random: inout SplitMix64) {
    count("toast")
    let key = ["a", "b", nil].randomElement(using: &random) ?? nil
    let toast = box.toast(
      "\(number)",
      for: .seconds(Int.random(in: 0...3, using: &random)),
      key: key
    )
    switch Int.random(in: 0..<4, using: &random) {
    case 0: toast.dismiss()
    case 1: toast.restart(for: .seconds(1))
    case 2: toast.update("\(number)!")
    default: break
    }
  }

  private func work(_ number: Int, _ random: inout SplitMix64) async {
    count("work")
    let (isCancelled, isFailing) = (Bool.random(using: &random), Bool.random(using: &random))
    let delay = Duration.seconds(Int.random(in: 0...1, using: &random))
    let (box, token) = (box, token)
    let task = Task {
      try await box.progress("W", after: delay) { progress in
        progress.update("\(number)", fraction: 0.5)
        await Task.yield()
        if isFailing { throw StressError(token: token) }
        return number
      }
    }
    if isCancelled { task.cancel() }
    switch await task.result {
    case .success(number) where !isFailing: break
    case .failure(is StressError) where isFailing: break
    case let result: ledger.withLock { $0.problems.append("work \(number) ended with \(result)") }
    }
  }
}
