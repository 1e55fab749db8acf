import Foundation
import Testing

/// The inline prompt at a terminal that goes away, or takes nothing more.
@Suite("The inline prompt at a terminal that is stuck or gone")
struct StuckTerminalTests {
  @Test("A terminal that goes away ends the command by its signal")
  func hangUp() async throws {
    let session = try await InlineQuestion.ask("--json")
    session.hangUp()
    let result = try await session.end()
    #expect(result.status == .signalled(SIGHUP))
    #expect(result.stdoutText == "{\"outcome\":\"cancelled\",\"reason\":\"interrupt\"}\n")
  }

  @Test(
    "Without the signal the input has ended, and half a key or a paste is none",
    arguments: ["", "\u{1B}", "\u{1B}[", "\u{1B}[200~yes\r", "\t", "x"]
  )
  func quietHangUp(typed: String) async throws {
    let session = try await InlineQuestion.ask("--json", ignoring: [SIGHUP])
    session.send(typed)
    session.hangUp()
    let result = try await session.end()
    // An Escape that is alone for long enough, before the end is seen, is one.
    let cancelled = typed == "\u{1B}" && result.status == .exited(1)
    #expect(result.status == .exited(66) || cancelled)
    #expect(
      result.stdoutText.hasPrefix("{\"outcome\":\"failed\",\"error\":\"inputEnded\"") || cancelled
    )
  }

  /// Starts a shell that asks when it has read a line.
  private static func shell(_ before: String, _ arguments: String...) async throws
    -> TerminalSession
  {
    let script = "printf ready >&2; read -r line; \(before); exec \"$0\" confirm 'Go on?' \"$@\""
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox] + arguments,
      executable: "/bin/bash",
      stdout: .pipe
    )
    try await session.text("ready")
    return session
  }

  @Test("Stopped by Ctrl-S before the question is visible, its time ends all the same")
  func stoppedBefore() async throws {
    let session = try await Self.shell(":", "--timeout", "0.5", "--json")
    session.send("\u{13}\n")
    try await session.snapshot("its time was over") { $0.status != nil }
    session.send("\u{11}")
    let result = try await session.end()
    #expect(result.status == .exited(124))
    #expect(result.stdoutText == "{\"outcome\":\"timedOut\"}\n")
    result.expectGivenBack()
  }

  @Test("What is typed while Ctrl-S holds the question back does not answer it")
  func typedBefore() async throws {
    let session = try await Self.shell(":")
    session.send("\u{13}\noy\r\u{11}")
    try await session.text("Go on?\n OK   Cancel")
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.screen.text.hasSuffix("Go on? Cancel"))
    result.expectGivenBack()
  }

  @Test("Stopped by Ctrl-S while the question stands there, its time ends all the same")
  func stoppedAfter() async throws {
    let session = try TerminalSession.host(mode: "time-limit")
    try await session.text("First?\n Overwrite   Cancel  (10s)")
    session.send("\u{13}")
    session.signal(SIGUSR2)
    try await session.snapshot("its time was over") { $0.status != nil }
    // Only for a Ctrl-S that the terminal takes note of too late.
    session.send("\u{11}")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "timed out\n")
    result.expectScreen("an hour later\nFirst? Timed out")
    result.expectGivenBack()
  }

  @Test("Stopped by Ctrl-S, it still ends by a signal", arguments: [SIGTERM, SIGHUP])
  func stoppedAndSignalled(signal: Int32) async throws {
    let session = try await InlineQuestion.ask()
    session.send("\u{13}\t")
    session.signal(signal)
    try await session.snapshot("it ended") { $0.status != nil }
    session.send("\u{11}")
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    result.expectGivenBack()
  }

  @Test("Let go by Ctrl-Q, it answers as before")
  func letGo() async throws {
    let session = try await InlineQuestion.ask()
    session.send("\u{13}\t\t\u{11}")
    try await session.screen("the first button had the focus") { screen in
      screen.style(column: 1, row: 1).attributes.contains(.reverse)
    }
    session.send("\r")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  /// Writes until the terminal takes no more, and leaves the stream as it was.
  private static let fill = """
    perl -e 'use Fcntl; fcntl(STDERR, F_SETFL, O_NONBLOCK | O_RDWR); \
    1 while syswrite(STDERR, "x" x 1000); fcntl(STDERR, F_SETFL, O_RDWR)'
    """

  @Test("Its time ends too where nobody reads what the terminal is sent")
  func unread() async throws {
    let session = try await Self.shell(Self.fill, "--timeout", "0.5", "--json")
    session.pausesReading(true)
    session.send("\n")
    try await session.snapshot("its time was over") { $0.status != nil }
    session.pausesReading(false)
    let result = try await session.end()
    #expect(result.status == .exited(124))
    #expect(result.stdoutText == "{\"outcome\":\"timedOut\"}\n")
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("Read again at last, the question is there and can be answered")
  func readAgain() async throws {
    let session = try await Self.shell("\(Self.fill); echo filled")
    session.pausesReading(true)
    session.send("\n")
    try await session.snapshot { $0.stdout == Array("filled\n".utf8) }
    session.pausesReading(false)
    try await session.text("Go on?\n OK   Cancel")
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.screen.text.hasSuffix("\nGo on? Cancel"))
    result.expectGivenBack()
  }

  /// Says on standard output that the question has begun and all its threads go on waiting, then that a
  /// key is there.
  private static let sayStuck = """
    exec 3<&0; (for ((times = 0; times < 50; times++)); do \
    stty -a <&3 | grep -q -e -icanon && ! grep -q 'State:.[RD]' /proc/$$/task/*/status || times=-1; \
    done; echo stuck; until read -t 0 -u 3; do :; done; echo typed) &
    """

  @Test(
    "A key that is pressed while the question is on its way does not answer it",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
    .timeLimit(.minutes(10))
  )
  func typedMeanwhile() async throws {
    // What the kernel hands on to the reader's side after the first time makes room once more.
    let script = "\(Self.fill); echo filled; read -r line; \(Self.fill); \(Self.sayStuck) :"
    let session = try await Self.shell(script)
    session.pausesReading(true)
    session.send("\n")
    try await session.snapshot("it was full") { $0.stdout == Array("filled\n".utf8) }
    while session.unreadCount < PseudoTerminal.mostUnread { await Task.yield() }
    session.send("\n")
    try await session.snapshot("it was stuck") { $0.stdout == Array("filled\nstuck\n".utf8) }
    // Typed before the first byte is taken from the terminal.
    session.send("o")
    try await session.snapshot("it was typed") { $0.stdout == Array("filled\nstuck\ntyped\n".utf8) }
    session.pausesReading(false)
    try await session.text("Go on?\n OK   Cancel")
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectGivenBack()
  }

  @Test("A key answers while lines are printed that nobody reads")
  func printsUnread() async throws {
    let session = try TerminalSession.host(mode: "print", arguments: ["100000"])
    try await session.text("First?\n Overwrite   Cancel")
    session.pausesReading(true)
    session.signal(SIGUSR1)
    session.send("c")
    try await session.snapshot("it was answered") { state in
      state.stdout == Array("cancelled button\n".utf8) && state.status == .exited(0)
    }
    session.pausesReading(false)
    let result = try await session.end()
    #expect(result.settingsAfter == result.settingsBefore)
  }
}
