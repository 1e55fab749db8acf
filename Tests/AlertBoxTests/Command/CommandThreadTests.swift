import Foundation
import Testing

@Suite("The threads of the command")
struct CommandThreadTests {
  private static let canCount = FileManager.default.fileExists(atPath: "/proc/self/task")

  @Test("A question at a terminal starts none", .enabled(if: canCount))
  func question() async throws {
    let session = try TerminalSession.alertbox("confirm", "Go on?")
    try await session.text("Go on?\n OK   Cancel")
    let process = "\(session.processID)"
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    #expect(threads == [process])
    session.send("\n")
    #expect(try await session.end().status == .exited(0))
  }
}
