import Synchronization

/// Collects what many tasks hand in, and tells when a number of it has come.
final class Gathering<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiter: (count: Int, continuation: CheckedContinuation<[Element], Never>)?

    /// What a waiter waits for, if it has come.
    mutating func takeReady() -> (CheckedContinuation<[Element], Never>, [Element])? {
      guard let (count, continuation) = waiter, elements.count >= count else { return nil }
      let taken = elements
      elements = []
      waiter = nil
      return (continuation, taken)
    }
  }

  private let state = Mutex(State())

  func add(_ element: Element) {
    let ready = state.withLock { state in
      state.elements.append(element)
      return state.takeReady()
    }
    if let (continuation, elements) = ready { continuation.resume(returning: elements) }
  }

  func take(_ count: Int) async -> [Element] {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.waiter = (count, continuation)
        return state.takeReady()
      }
      if let (continuation, elements) = ready { continuation.resume(returning: elements) }
    }
  }
}
