import Foundation
import Testing

/// The built command where there is little to work with, or nobody left.
@Suite("The command, short of everything")
struct ShortageTests {
  private static let question = ["confirm", "Go on?", "--timeout", "0.1"]

  /// Runs the command at a terminal with so many descriptors.
  private static func run(_ arguments: [String], limit: Int) async throws -> SessionResult {
    try await TerminalSession(
      ["-c", "ulimit -n \(limit); exec \"$0\" \"$@\"", BuiltProgram.alertbox] + arguments,
      executable: "/bin/sh",
      stdout: .pipe
    ).end()
  }

  // With fewer a command that is linked dynamically does not start.
  @Test("With few descriptors it works, or fails with one line", arguments: 4...16)
  func descriptors(limit: Int) async throws {
    let asked = try await Self.run(Self.question, limit: limit)
    #expect(asked.status == .exited(limit < 8 ? 70 : 124))
    #expect(asked.screen.count(of: "alertbox: ") == 1)
    asked.expectGivenBack()

    let toast = try await Self.run(["toast", "Saved", "--for", "0.1"], limit: limit)
    #expect(toast.status == .exited(0))
    #expect(toast.screen.text.hasSuffix("Saved"))
    toast.expectGivenBack()

    let progress = try await Self.run(
      ["progress", "Build", "--after", "0", "--", "true"],
      limit: limit
    )
    #expect(progress.status == .exited(0) || progress.status == .exited(126))
    #expect(progress.screen.count(of: "alertbox: ") == (progress.status == .exited(0) ? 0 : 1))
    progress.expectGivenBack()
  }

  @Test(
    "A toast without memory for threads does not wait for any",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")),
    .disabled(if: System.hasThreadSanitizer, "It needs terabytes of addresses to begin with.")
  )
  func memory() async throws {
    let session = try TerminalSession(
      [
        "-c", "ulimit -v 20000; exec \"$0\" toast Saved --for 0.1",
        BuiltProgram.dynamicAlertbox,
      ],
      executable: "/bin/sh"
    )
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Saved")
    result.expectGivenBack()
  }

  @Test(
    "A controlling terminal that cannot be written is none",
    .enabled(if: TortureLibrary.isAvailable)
  )
  func readOnlyTerminal() async throws {
    let plan = "deny /dev/tty"
    let torture = TortureCase(
      name: "--tty",
      arguments: ["confirm", "Go on?", "--tty"],
      keys: [],
      status: 69
    )
    try await torture.run(plan).expect([.exited(69)])

    // Asked by lines instead, where it would have been drawn.
    let session = try TerminalSession(
      ["confirm", "Go on?"],
      executable: BuiltProgram.dynamicAlertbox,
      environment: Invocation.defaultEnvironment.merging(
        ["LD_PRELOAD": TortureLibrary.path ?? "", "TORTURE": plan]
      ) { $1 },
      stderr: .pipe
    )
    try await session.snapshot("it asked") { $0.stderr.suffix(2) == Array(": ".utf8) }
    session.send("c\n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.stderrText == "Go on?\n[O]K / [c]ancel: Cancel\n")
    result.expectGivenBack()
  }

  @Test("Any of its streams may be closed", arguments: 0..<8)
  func closedStreams(closed: Int) async throws {
    func run(_ arguments: [String]) async throws -> ExitStatus {
      try await Command.run(
        BuiltProgram.alertbox,
        arguments,
        stdin: closed & 1 != 0 ? .closed : .text("c\n"),
        stdout: closed & 2 != 0 ? .closed : .pipe,
        stderr: closed & 4 != 0 ? .closed : .pipe
      ).status
    }
    let isAnswered = closed & 1 == 0
    let canPrint = closed & 2 == 0
    #expect(try await run(["confirm", "Go on?"]) == .exited(isAnswered ? 1 : 66))
    let asked = try await run(["ask", "Name?"])
    #expect(asked == .exited(!isAnswered ? 66 : canPrint ? 0 : 74))
    #expect(try await run(["toast", "Saved"]) == .exited(0))
    #expect(try await run(["progress", "Build", "--", "true"]) == .exited(0))
  }

  @Test("Where standard error takes nothing, its time ends and nothing is confirmed")
  func fullErrorOutput() async throws {
    let folder = try TemporaryFolder()
    let script = """
      mkfifo "$1/full"; exec 4<>"$1/full"
      perl -e 'use Fcntl; fcntl(STDERR, F_SETFL, O_NONBLOCK | O_RDWR); \
      1 while syswrite(STDERR, "x" x 1000); 1 while syswrite(STDERR, "x"); \
      fcntl(STDERR, F_SETFL, O_RDWR)' 2>&4
      echo y | "$0" confirm 'Go on?' --timeout 0.2 2>&4; echo $?
      """
    let arguments = ["-c", script, BuiltProgram.alertbox, folder.path]
    let result = try await Command.run("/bin/sh", arguments)
    #expect(result.stdoutText == "124\n")
  }

  @Test(
    "When the shell is killed whose session it is, it ends",
    arguments: [
      ["confirm", "Go on?", "--json"], ["confirm", "Go on?", "--json", "--style", "plain"],
      ["confirm", "Go on?", "--json", "--style", "popup"],
      ["toast", "Go on?", "--for", "1h"], ["progress", "Go on?", "--", "perl", "-e", "sleep"],
    ]
  )
  func killedLeader(arguments: [String]) async throws {
    let session = try TerminalSession(
      arguments,
      executable: BuiltProgram.alertbox,
      stdout: .pipe
    )
    try await session.text("Go on?")
    _ = kill(getsid(session.processID), SIGKILL)
    let state = try await session.snapshot("it ended") { !$0.unread.contains(.stdout) }
    let line = "{\"outcome\":\"cancelled\",\"reason\":\"interrupt\"}\n"
    #expect(state.stdout == Array((arguments.contains("--json") ? line : "").utf8))
  }

  @Test(
    "When the script is killed that it asks for, it ends at the next key, and leaves a cursor",
    arguments: ["--style inline", "--style popup", "--timeout 1h"]
  )
  func killedScript(options: String) async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("sh -c 'echo \"script $$.\"; \"$ALERTBOX\" confirm Really \(options); :'\n")
    try await session.screen("it asked") { $0.text.contains("Cancel") && !$0.isCursorVisible }
    let numbers = session.snapshot.rawText.matches(of: /script (\d+)\./)
    let script = try #require(numbers.compactMap { Int32($0.1) }.first)
    _ = kill(script, SIGKILL)
    // What the shell writes may be on the alternate screen.
    try await session.snapshot("the shell was there") { $0.rawText.contains("Killed") }
    // Nobody reads what is typed now, but for the command.
    session.send("perl -e '$| = 1; print qq(wait) . qq(ing\\n); sleep'\n")
    try await session.snapshot("nobody read") { $0.rawText.contains("waiting") }
    session.send("x\n")
    try await session.screen("the cursor was there") {
      $0.isCursorVisible && !$0.modes.contains(1049)
    }
    session.send("\u{3}")
    session.send("exit\n")
    let result = try await session.end()
    result.expectGivenBack()
  }
}

extension SessionState {
  /// What was written, escape sequences and all.
  fileprivate var rawText: String { String(decoding: rawOutput, as: UTF8.self) }
}
