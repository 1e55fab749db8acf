import Foundation
import Testing

/// What holds for a program that asks at its terminal through the library, by lines.
@Suite("Programs that ask")
struct EmbeddingTests {
  private static let otherSignals: [(Int32, String)] = [
    (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"), (SIGQUIT, "SIGQUIT"),
  ]

  @Test("Questions of several presenters share the terminal in turn, each with its own answer")
  func takesTurns() async throws {
    let session = try TerminalSession.host("in-turn", term: "dumb")
    for (turn, answer) in ["o", "c", "overwrite"].enumerated() {
      let screen = try await session.screen { screen in
        screen.text.components(separatedBy: "[O]verwrite / [c]ancel:").count == turn + 2
      }
      #expect(screen.text.components(separatedBy: "Question ").count == turn + 2)
      session.send("\(answer)\n")
    }
    let result = try await session.end()
    #expect(result.status == .exited(0))
    let outcomes = result.stdoutText.split(separator: "\n").map { $0.dropFirst(3) }.sorted()
    #expect(outcomes == ["cancelled button", "pressed Overwrite", "pressed Overwrite"])
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("Ctrl-C cancels the alert, and the program goes on to the next")
  func interruptCancels() async throws {
    let session = try TerminalSession.host("interrupted", term: "dumb")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.send("\u{3}")
    try await session.text("Second?\n[O]verwrite / [c]ancel:")
    session.send("y\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "cancelled interrupt\npressed Overwrite\n")
  }

  @Test("The program's own handlers are called, and stay in place")
  func ownHandlers() async throws {
    let session = try TerminalSession.host("own-handler", term: "dumb")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.send("\u{3}")
    try await session.text("Second?\n[O]verwrite / [c]ancel:")
    session.signal(SIGTERM)
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(
      result.stdoutText == """
        handler
        cancelled interrupt
        handler
        cancelled interrupt
        same handlers

        """
    )
  }

  @Test("Other signals end the program as they would without an alert", arguments: otherSignals)
  func endingSignals(signal: Int32, name: String) async throws {
    let session = try TerminalSession.host("interrupted", term: "dumb")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("Signals have their handlers back when the alert has ended")
  func restoresHandlers() async throws {
    let session = try TerminalSession.host("handlers-restored", term: "dumb")
    try await session.text("[O]verwrite / [c]ancel:")
    session.send("c\n")
    let result = try await session.end()
    #expect(result.stdoutText == "cancelled button\nsame handlers\n")
  }

  @Test("A cancelled task leaves nothing behind that takes the next question's answer")
  func cancelledTask() async throws {
    let session = try TerminalSession.host("cancelled", term: "dumb")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.signal(SIGUSR1)
    try await session.text("Second?\n[O]verwrite / [c]ancel:")
    session.send("o\n")
    let result = try await session.end()
    #expect(result.stdoutText == "task cancelled\npressed Overwrite\n")
    #expect(result.status == .exited(0))
  }

  /// Types half an answer, has the question cancelled when that was read, and goes on when told to.
  private static let typist = """
    $| = 1; print "over"; do { ioctl(STDOUT, 0x541B, $unread = pack("i", 0)) } \
    while unpack("i", $unread); kill USR1, getppid; open(IN, "<&=3"); <IN>; print "write\\n"
    """

  @Test(
    "Half an answer from a pipe, read by a question that was cancelled, is not lost",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"))
  )
  func keepsHalfAnAnswer() async throws {
    let session = try TerminalSession(
      [
        "-c", "exec 3<&0; exec \"$0\" cancelled < <(exec perl -e '\(Self.typist)')",
        BuiltProgram.host,
      ],
      executable: "/bin/bash",
      stdin: .pipe,
      stdout: .pipe
    )
    try await session.text("Second?\n[O]verwrite / [c]ancel:")
    session.sendToInput("go on\n")
    let result = try await session.end()
    #expect(result.stdoutText == "task cancelled\npressed Overwrite\n")
  }

  @Test("A thousand alerts that wait for the terminal hold up nobody else")
  func manyAlerts() async throws {
    let session = try TerminalSession.host("many", term: "dumb")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    let lines = result.stdoutText.split(separator: "\n")
    #expect(lines.first == "others went on")
    #expect(lines.dropFirst().count == 1000)
    #expect(lines.dropFirst().allSatisfy { $0 == "task cancelled" })
    #expect(result.settingsAfter == result.settingsBefore)
  }

  /// With handlers of the program's own, as the thread sanitizer puts signals off, and forgets those
  /// that by then have none.
  @Test("Of two signals at once none is lost")
  func twoSignals() async throws {
    let session = try TerminalSession.host("own-handler", term: "dumb")
    try await session.text("First?\n[O]verwrite / [c]ancel:")
    session.signal(SIGSTOP)
    try await session.waitUntilStopped()
    session.signal(SIGINT)
    session.signal(SIGTERM)
    session.continue()
    try await session.text("Second?\n[O]verwrite / [c]ancel:")
    session.send("y\n")
    let lines = try await session.end().stdoutText.split(separator: "\n")
    #expect(lines.count { $0 == "handler" } == 2)
    #expect(lines.contains("cancelled interrupt"))
    #expect(lines.last == "same handlers")
  }
}
