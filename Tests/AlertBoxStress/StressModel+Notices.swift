import AlertBox

/// Toasts and the progress of work.
extension StressModel {
  struct Toast {
    let screen: Int
    let generation: Int
    let key: String?
    var text: String
    var role: AlertNotice.Role
    var duration: Int
    /// The number of the handle that counts.
    var handle: Int
    var deadline: Int?

    /// What it says, as it is recorded.
    var name: String {
      switch role {
      case .warning: "Warning: \(text)"
      case .error: "Error: \(text)"
      case .plain, .success: text
      }
    }
  }

  struct Work {
    let number: Int
    let screen: Int
    var generation: Int
    let parent: Int?
    var showsAt: Int?
    var isShown = false
    var message: String?
    var fraction: Double?
    var end: String?

    var name: String { "W\(number)" }
    var description: String { message.map { "\(name): \($0)" } ?? name }
  }

  /// Whether what was shown there is still in sight.
  private func isVisible(_ screen: Int, _ generation: Int) -> Bool {
    switch screens[screen].kind {
    case .test, .script: screens[screen].generation == generation
    default: true
    }
  }

  func isVisible(_ toast: Toast) -> Bool { isVisible(toast.screen, toast.generation) }

  func isVisible(_ work: Work?) -> Bool {
    work.map { isVisible($0.screen, $0.generation) } ?? false
  }

  /// Notes what becomes of notices where they are recorded.
  private mutating func record(_ line: String, _ screen: Int, _ generation: Int) {
    guard [.test, .script].contains(screens[screen].kind) else { return }
    if isVisible(screen, generation) { note(line, screen) }
  }

  // MARK: Toasts

  mutating func raise(_ toast: Toast) {
    let index = toasts.firstIndex {
      $0.key != nil && $0.key == toast.key && $0.screen == toast.screen
    }
    if let index {
      toasts[index].handle = toast.handle
      restart(index, toast.duration)
      change(index, text: toast.text, role: toast.role)
    } else {
      toasts.append(toast)
      record("noticed \(toast.name)", toast.screen, toast.generation)
      startToasts(toast.screen)
    }
  }

  mutating func change(_ index: Int, text: String, role: AlertNotice.Role?) {
    let old = toasts[index]
    toasts[index].text = text
    if let role { toasts[index].role = role }
    let new = toasts[index]
    if new.text != old.text || new.role != old.role {
      record("changed \(new.name) -1.0", new.screen, new.generation)
    }
  }

  mutating func restart(_ index: Int, _ duration: Int?) {
    if let duration { toasts[index].duration = duration }
    if toasts[index].deadline != nil { toasts[index].deadline = now + toasts[index].duration }
  }

  mutating func dismiss(_ index: Int, _ end: String = "dismissed") {
    let toast = toasts.remove(at: index)
    record("over \(toast.name) \(end)", toast.screen, toast.generation)
    startToasts(toast.screen)
  }

  private mutating func startToasts(_ screen: Int) {
    let here = toasts.indices.filter { toasts[$0].screen == screen }
    for index in here.prefix(screens[screen].toastLimit) where toasts[index].deadline == nil {
      toasts[index].deadline = now + toasts[index].duration
    }
  }

  // MARK: Work

  mutating func begin(_ work: Work, delay: Int, isCancelled: Bool) {
    works[work.number] = work
    if isCancelled {
      works[work.number]?.end = "cancelled"
    } else if delay > 0 {
      works[work.number]?.showsAt = now + delay
    } else {
      show(work.number)
    }
  }

  private mutating func show(_ number: Int) {
    guard let work = works[number] else { return }
    let generation = screens[work.screen].generation
    works[number]?.isShown = true
    works[number]?.showsAt = nil
    works[number]?.generation = generation
    shownWorks.append(number)
    record("noticed \(work.description)", work.screen, generation)
  }

  mutating func update(_ number: Int, message: String?, fraction: Double?) {
    guard let old = works[number], old.end == nil else { return }
    var new = old
    if let message { new.message = message }
    if let fraction { new.fraction = fraction.isNaN ? nil : min(max(fraction, 0), 1) }
    works[number] = new
    guard new.isShown, new.message != old.message || new.fraction != old.fraction else { return }
    record("changed \(new.description) \(new.fraction ?? -1)", new.screen, new.generation)
  }

  mutating func finish(_ number: Int, _ end: String) {
    guard let work = works[number], work.end == nil else { return }
    // Work that fails before it is shown says so all the same.
    if !work.isShown, end.hasPrefix("failed") { show(number) }
    works[number]?.end = end
    works[number]?.showsAt = nil
    shownWorks.removeAll { $0 == number }
    if let work = works[number], work.isShown {
      record("over \(work.name) \(end)", work.screen, work.generation)
    }
  }

  // MARK: Time

  mutating func settleNotices() {
    while let index = toasts.firstIndex(where: { $0.deadline.map { $0 <= now } ?? false }) {
      dismiss(index, "expired")
    }
    for work in works.values.sorted(by: { $0.number < $1.number }) {
      if let time = work.showsAt, time <= now { show(work.number) }
    }
  }
}
