import Foundation
import Testing

/// The built command, asking in a popup that is on its way.
@Suite("A popup that slides in")
struct PopupSlideScreenTests {
  /// How much a session wrote before the whole box stood for the first time.
  private static func isAnimated(
    _ more: String...,
    environment: [String: String] = [:]
  ) async throws -> Bool {
    let session = try await PopupQuestion.ask(environment: environment)
    let bytes = session.snapshot.rawOutput
    session.send("c")
    let result = try await session.end()
    result.expectGivenBack()
    // Each step draws the top of the box again.
    return String(decoding: bytes, as: UTF8.self).components(separatedBy: "╭").count > 3
  }

  @Test("It slides, but not where the text is read aloud")
  func animation() async throws {
    #expect(try await Self.isAnimated())
    #expect(try await !Self.isAnimated(environment: ["ACCESSIBLE": "1"]))
  }

  @Test("A key that is typed before it stands does nothing, and the first one after that answers")
  func typedTooEarly() async throws {
    // On a machine that is slow just then, it stands before the key comes: once is enough.
    for _ in 1...50 {
      let session = try await PopupQuestion.ask(until: nil)
      try await session.screen { $0.isAlternateScreen }
      session.send("o")
      do {
        try await session.popup(PopupQuestion.box)
      } catch {
        continue
      }
      session.send("c")
      let result = try await session.end()
      result.expectGivenBack()
      if result.status == .exited(1) {
        result.expectScreen("one\ntwo\nOverwrite Item? Cancel")
        return
      }
    }
    Issue.record("the key was always taken for an answer")
  }

  @Test("Typed before it is drawn at all, no key answers")
  func typedAhead() async throws {
    let session = try await PopupQuestion.ask(until: nil)
    session.send("o\r")
    try await session.popup(PopupQuestion.box)
    session.send("c")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectGivenBack()
  }
}
