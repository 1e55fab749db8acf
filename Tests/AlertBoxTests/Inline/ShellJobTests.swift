import Foundation
import Testing

/// The inline prompt as a job of an interactive shell.
@Suite("The inline prompt under a shell")
struct ShellJobTests {
  private static let question = "Go on?\n OK   Cancel"

  /// Starts a shell and, in its foreground, the question.
  private static func asking() async throws -> TerminalSession {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" confirm 'Go on?'\n")
    try await session.text(question)
    return session
  }

  /// Has the shell echo a word, and checks that terminal and shell are as they were.
  private static func expectIntact(
    _ session: TerminalSession,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    session.send("echo in''tact\n")
    try await session.screen(sourceLocation: sourceLocation) { screen in
      screen.text.contains("\nintact\n") && screen.text.hasSuffix("\n$")
    }
    #expect(session.settings == session.settingsBefore, sourceLocation: sourceLocation)
    #expect(session.screen.modes == Screen.initialModes, sourceLocation: sourceLocation)
    #expect(session.screen.pen == .plain, sourceLocation: sourceLocation)
    // The first time bash may say that there are stopped jobs.
    session.send("exit\n")
    session.send("exit\n")
    _ = try await session.end(sourceLocation: sourceLocation)
  }

  @Test("Ctrl-Z, jobs, fg: it is gone, listed, and there again")
  func foreground() async throws {
    let session = try await Self.asking()
    session.send("\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    #expect(!session.screen.text.contains(Self.question))
    session.send("jobs\n")
    try await session.waitForPrompt(afterStops: 2)
    session.send("fg; echo status $?\n")
    try await session.text(Self.question)
    session.send("\t\r")
    try await session.text("Go on? Cancel\nstatus 1\n$")
    try await Self.expectIntact(session)
  }

  @Test("Ctrl-Z and fg, five times in a row")
  func foregroundAgain() async throws {
    let session = try await Self.asking()
    for turn in 1...5 {
      session.send("\u{1A}")
      try await session.waitForPrompt(afterStops: turn)
      session.send("fg; echo status $?\n")
      try await session.screen { $0.text.hasSuffix(Self.question) }
    }
    session.send("y")
    try await session.text("Go on? OK\n")
    try await session.text("status 0")
    try await Self.expectIntact(session)
  }

  @Test("In the background it is stopped and draws nothing, until it is in the foreground")
  func background() async throws {
    let session = try await Self.asking()
    session.send("\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    session.send("bg; wait; echo back\n")
    try await session.screen { $0.text.contains("\nback\n") && $0.text.hasSuffix("\n$") }
    #expect(!session.screen.text.contains(Self.question))
    #expect(session.settings == session.settingsBefore)
    session.send("fg; echo status $?\n")
    try await session.text(Self.question)
    session.send("n")
    try await session.text("Go on? Cancel\nstatus 1\n$")
    try await Self.expectIntact(session)
  }

  @Test("Started in the background, it asks in the foreground, once")
  func startedInBackground() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" confirm 'Go on?' & wait; echo back\n")
    try await session.screen { $0.text.contains("\nback\n") && $0.text.hasSuffix("\n$") }
    #expect(!session.screen.text.contains(Self.question))
    session.send("fg; echo status $?\n")
    try await session.text(Self.question)
    session.send("y")
    let screen = try await session.text("Go on? OK\nstatus 0\n$")
    #expect(screen.text.components(separatedBy: "Go on? OK").count == 2)
    try await Self.expectIntact(session)
  }

  @Test(
    "Started in the background it is stopped, also by a parent that blocks the signals for it",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))
  )
  func blockedInBackground() async throws {
    let session = try await TerminalSession.interactiveShell()
    // An option of GNU's env.
    let blocking = "env --block-signal=TTIN,TTOU"
    session.send("\(blocking) \"$ALERTBOX\" confirm 'Go on?' & wait; echo back\n")
    try await session.screen { $0.text.contains("\nback\n") && $0.text.hasSuffix("\n$") }
    #expect(!session.screen.text.contains(Self.question))
    session.send("clear; fg; echo status $?\n")
    try await session.screen { $0.text.hasSuffix(Self.question) }
    session.send("y")
    try await session.screen { $0.text.hasSuffix("Go on? OK\nstatus 0\n$") }
    try await Self.expectIntact(session)
  }

  @Test("Stopped and killed, it leaves the shell's terminal alone", arguments: ["TERM", "KILL"])
  func killedWhileStopped(signal: String) async throws {
    let session = try await Self.asking()
    session.send("\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    session.send("kill -\(signal) %1; wait; echo back\n")
    try await session.screen { $0.text.contains("\nback\n") && $0.text.hasSuffix("\n$") }
    #expect(!session.screen.text.contains("Interrupted"))
    try await Self.expectIntact(session)
  }

  /// Many times, as the signal to end and the one to go on come on different threads.
  @Test("Stopped in the background and told to end, it ends")
  func killedInBackground() async throws {
    let session = try await TerminalSession.interactiveShell()
    for turn in 1...25 {
      session.send("clear; \"$ALERTBOX\" confirm 'Go on?'\n")
      try await session.screen { $0.text.hasSuffix(Self.question) }
      session.send("\u{1A}")
      try await session.waitForPrompt(afterStops: 1)
      session.send("bg; wait; kill %1; wait; echo back \(turn)\n")
      try await session.screen { $0.text.contains("\nback \(turn)\n") && $0.text.hasSuffix("\n$") }
      #expect(!session.screen.text.contains("Interrupted"))
    }
    try await Self.expectIntact(session)
  }

  @Test("Ctrl-Z stops a whole script, with the question off the screen, and fg lets it go on")
  func script() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("export ALERTBOX MESSAGE='word word\nword word\nend.'; clear\n")
    let script = "\"$ALERTBOX\" confirm \"Go on?\" -m \"$MESSAGE\"; echo status $?"
    session.send("sh -c '\(script)'\n")
    let question = "\nGo on?\nword word\nword word\nend.\n\n OK   Cancel"
    try await session.screen { $0.text.hasSuffix(question) }
    for turn in 1...3 {
      session.send("\u{1A}")
      try await session.waitForPrompt(afterStops: turn)
      #expect(!session.screen.text.contains("\nGo on?"))
      #expect(!session.screen.text.contains("word word\nend."))
      session.send("fg\n")
      try await session.screen { $0.text.hasSuffix(question) }
    }
    session.send("y")
    try await session.text("Go on? OK\nstatus 0\n$")
    try await Self.expectIntact(session)
  }

  @Test("In the background a whole script is stopped, and asks again in the foreground")
  func scriptInBackground() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("export ALERTBOX\n")
    session.send("sh -c '\"$ALERTBOX\" confirm \"Go on?\"; echo status $?'\n")
    try await session.text(Self.question)
    for turn in 1...3 {
      session.send("\u{1A}")
      try await session.screen { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
      session.send("clear; bg; wait; echo back \(turn)\n")
      try await session.screen { $0.text.contains("\nback \(turn)\n") && $0.text.hasSuffix("\n$") }
      #expect(!session.screen.text.contains(Self.question))
      session.send("fg\n")
      try await session.screen { $0.text.hasSuffix(Self.question) }
    }
    session.send("y")
    try await session.text("Go on? OK\nstatus 0\n$")
    try await Self.expectIntact(session)
  }

  @Test(
    "Stopped unasked and let go on in the background, it gives the cursor and the screen back",
    arguments: [
      "confirm 'Go on?'", "confirm 'Go on?' --style popup",
      "progress --after 0.1 Build -- tail -f /dev/null",
      "progress --after 0.1 --style popup Build -- tail -f /dev/null",
    ]
  )
  func stoppedUnasked(asks: String) async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("export ALERTBOX\n")
    session.send("sh -c \"echo job \\$\\$.; exec \\\"\\$ALERTBOX\\\" \(asks)\"\n")
    let shown = try await session.snapshot("it was shown") { !$0.screen.isCursorVisible }
    let output = String(decoding: shown.rawOutput, as: UTF8.self)
    let process = try #require(output.firstMatch(of: /job (\d+)\./).flatMap { pid_t($0.1) })
    #expect(kill(process, SIGSTOP) == 0)
    try await session.screen("the job was stopped") { $0.text.contains("Stopped") }
    session.send("bg\n")
    try await session.screen("all was given back") { $0.isCursorVisible && !$0.isAlternateScreen }
    session.send("kill %1; wait; echo back\n")
    try await session.screen { $0.text.contains("\nback\n") && $0.text.hasSuffix("\n$") }
    try await Self.expectIntact(session)
  }
}
