import Foundation
import Testing

/// A program that has a text validated, asking by lines.
@Suite("A text that a program validates, typed by lines")
struct LineValidationTests {
  private static func asking(_ mode: String = "validated") async throws -> TerminalSession {
    let session = try TerminalSession.host(mode, term: "dumb")
    try await session.text("Name?\nName:")
    return session
  }

  private static func answerNext(_ session: TerminalSession) async throws -> SessionResult {
    try await session.text("Next?\n[O]verwrite / [c]ancel:")
    session.send("y\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.settingsAfter == result.settingsBefore)
    return result
  }

  @Test("A refusal is shown, its controls made visible, and the text asked for again")
  func refused() async throws {
    let session = try await Self.asking()
    session.send("a/b\n")
    try await session.text("Name: a/b\nNo slash in a/b, \\u{7}please.\nName:")
    session.send("/\n")
    try await session.text("No slash in /, \\u{7}please.\nName:")
    session.send("ab\n")
    let result = try await Self.answerNext(session)
    #expect(result.stdoutText == "named ab\npressed Overwrite\n")
  }

  @Test("Ctrl-C cancels while a text is being checked, and the next question is asked")
  func interrupted() async throws {
    let session = try await Self.asking()
    session.send("slow\n")
    try await session.snapshot { $0.stdout == Array("checking\n".utf8) }
    session.send("\u{3}")
    let result = try await Self.answerNext(session)
    #expect(result.stdoutText == "checking\ncancelled\npressed Overwrite\n")
  }

  @Test("Ctrl-Z stops the program while a text is being checked, and Ctrl-C still cancels after it")
  func suspended() async throws {
    let session = try await Self.asking("validated-secret")
    session.send("slow\n")
    try await session.snapshot { $0.stdout == Array("checking\n".utf8) }
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    #expect(session.settings == session.settingsBefore)
    session.continue()
    try await session.screen { $0.text.components(separatedBy: "Name:").count == 3 }
    session.send("\u{3}")
    let result = try await Self.answerNext(session)
    #expect(result.stdoutText == "checking\ncancelled\npressed Overwrite\n")
  }

  @Test("What is typed while a text is being checked is not read as another one")
  func typedAhead() async throws {
    let session = try await Self.asking()
    session.send("slow\n")
    try await session.snapshot { $0.stdout == Array("checking\n".utf8) }
    session.send("ab\n")
    try await session.text("slow\nab")
    session.signal(SIGINT)
    let result = try await Self.answerNext(session)
    #expect(result.stdoutText == "checking\ncancelled\npressed Overwrite\n")
  }

  @Test("A secret is not echoed while it is checked, nor repeated when it is refused")
  func secret() async throws {
    let session = try await Self.asking("validated-secret")
    session.send("hunter/2\n")
    try await session.text("Name:\nThis text is not accepted.\nName:")
    session.send("slow\n")
    try await session.snapshot { $0.stdout == Array("checking\n".utf8) }
    #expect(session.settings?.echoes == false)
    session.send("\u{3}")
    let result = try await Self.answerNext(session)
    #expect(!String(decoding: result.rawOutput, as: UTF8.self).contains("hunter"))
    // The next question is echoed.
    #expect(result.screen.text.hasSuffix("Next?\n[O]verwrite / [c]ancel: y"))
  }

  @Test("From a pipe a refused text is an error, and the line behind it is the next question's")
  func fromPipe() async throws {
    let session = try TerminalSession.host("validated", term: "dumb", stdin: .text("a/b\ny\n"))
    let result = try await session.end()
    #expect(
      result.stdoutText == """
        The text “a/b” was refused in the alert “Name?”: No slash in a/b, \\u{7}please.
        pressed Overwrite

        """
    )
  }
}
