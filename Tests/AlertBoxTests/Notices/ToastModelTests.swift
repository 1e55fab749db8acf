import AlertBox
import Testing

@Suite("Toasts, against a simple model of what is there", .timeLimit(.minutes(10)))
struct ToastModelTests {
  /// Shows so many toasts at once; the others wait for their turn.
  private final class Stack: AlertPresenter {
    private let limit: Int
    private let state = Locked((shown: [AlertNotice](), waiting: [AlertNotice]()))
    /// How each toast ended, by the text that it had then; counted when what follows is done.
    let ends = Log<String>()

    init(limit: Int) {
      self.limit = limit
    }

    var texts: [String] {
      state.withLock { ($0.shown + $0.waiting).map(\.content.text) }
    }

    func present(_ request: AlertRequest) { request.cancel() }

    func present(_ notice: AlertNotice) {
      notice.holdTime()
      state.withLock { $0.waiting.append(notice) }
      showNext()
      notice.onEnd { [self, weak notice] end in
        guard let notice else { return }
        state.withLock { state in
          state.shown.removeAll { $0 === notice }
          state.waiting.removeAll { $0 === notice }
        }
        showNext()
        ends.append("\(notice.content.text) \(end)")
      }
    }

    private func showNext() {
      let next = state.withLock { state in
        guard state.shown.count < limit, !state.waiting.isEmpty else { return nil as AlertNotice? }
        let next = state.waiting.removeFirst()
        state.shown.append(next)
        return next
      }
      next?.startTime()
    }
  }

  /// The same, in a list.
  private struct Model {
    struct Toast {
      let number: Int
      let key: String?
      var text: String
      var duration: Int
      /// The handle that counts.
      var handle: Int
      var deadline: Int?
    }

    let limit: Int
    var now = 0
    var toasts: [Toast] = []
    var ends: [String] = []

    mutating func start() {
      for index in toasts.indices.prefix(limit) where toasts[index].deadline == nil {
        toasts[index].deadline = now + toasts[index].duration
      }
    }

    mutating func raise(_ number: Int, key: String?, text: String, duration: Int) {
      if let key, let index = toasts.firstIndex(where: { $0.key == key }) {
        toasts[index].handle = number
        toasts[index].text = text
        restart(index, duration)
      } else {
        toasts.append(
          Toast(number: number, key: key, text: text, duration: duration, handle: number)
        )
        start()
      }
    }

    mutating func restart(_ index: Int, _ duration: Int?) {
      if let duration { toasts[index].duration = duration }
      if toasts[index].deadline != nil { toasts[index].deadline = now + toasts[index].duration }
    }

    mutating func end(_ index: Int, _ end: String) {
      ends.append("\(toasts.remove(at: index).text) \(end)")
      start()
    }

    mutating func advance(by duration: Int) {
      now += duration
      while let index = toasts.firstIndex(where: { $0.deadline.map { $0 <= now } ?? false }) {
        end(index, "expired")
      }
    }
  }

  @Test("Whatever is done with them, those are there that should be", arguments: [1, 3, 1000])
  func agree(limit: Int) async throws {
    let seed: UInt64 = 0x5EED_0502 + UInt64(limit)
    var generator = SplitMix64(seed: seed)
    for round in 0..<20 {
      let clock = ManualClock()
      let stack = Stack(limit: limit)
      let box = AlertBox(presenter: stack, clock: clock)
      var model = Model(limit: limit)
      var handles: [AlertToast] = []
      for step in 0..<100 {
        let place: Comment = "seed \(seed), round \(round), step \(step)"
        switch handles.isEmpty ? 0 : Int.random(in: 0..<8, using: &generator) {
        case 0...2:
          let key = ["a", "b", nil].randomElement(using: &generator) ?? nil
          let duration = Int.random(in: 1...9, using: &generator)
          handles.append(box.toast("\(step)", for: .seconds(duration), key: key))
          model.raise(handles.count - 1, key: key, text: "\(step)", duration: duration)
        case let operation where operation < 6:
          // Mostly one of the last, as the first have long been over.
          let number = handles.indices.suffix(6).randomElement(using: &generator) ?? 0
          let index = model.toasts.firstIndex { $0.handle == number }
          let duration = Bool.random(using: &generator) ? 4 : nil as Int?
          let wasThere =
            switch operation {
            case 3: handles[number].update("\(step)")
            case 4: handles[number].restart(for: duration.map { .seconds($0) })
            default: handles[number].dismiss()
            }
          #expect(wasThere == (index != nil), place)
          guard let index else { break }
          switch operation {
          case 3: model.toasts[index].text = "\(step)"
          case 4: model.restart(index, duration)
          default: model.end(index, "dismissed")
          }
        default:
          let duration = Int.random(in: 1...4, using: &generator)
          clock.advance(by: .seconds(duration))
          model.advance(by: duration)
          try await stack.ends.elements(atLeast: model.ends.count)
        }
        #expect(stack.texts == model.toasts.map(\.text), place)
        // Those whose time is over at once end in any order.
        #expect(stack.ends.elements.sorted() == model.ends.sorted(), place)
      }
      for number in handles.indices {
        #expect(handles[number].isOver == !model.toasts.contains { $0.handle == number })
      }
    }
  }
}
