/// A list that threads append to and a test waits on, without polling.
final class Log<Element: Sendable>: Sendable {
  private let watched = Watched<[Element]>([])

  func append(_ element: Element) { watched.update { $0.append(element) } }

  var elements: [Element] { watched.value }

  /// Waits until there are at least so many elements, and returns them all.
  @discardableResult
  func elements(atLeast count: Int) async throws -> [Element] {
    try await watched.wait { $0.count >= count ? $0 : nil }
  }

  /// Waits until there are at least so many elements, and takes them all out.
  func takeAll(atLeast count: Int) async throws -> [Element] {
    try await elements(atLeast: count)
    return watched.update { elements in
      defer { elements = [] }
      return elements
    }
  }
}
