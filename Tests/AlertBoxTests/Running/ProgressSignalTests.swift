import Foundation
import Testing

/// Signals while a program runs.
@Suite("A program and signals")
struct ProgressSignalTests {
  /// Waits for a line to be typed, and ends with status 5.
  private static let waits =
    "print qq(ready\\n); <STDIN>; print qq(count $count\\n); exit 5"

  @Test("Ctrl-C ends the program and then the command, both by SIGINT")
  func interrupt() async throws {
    let session = try TerminalSession.progress(perl: "print qq(ready\\n); sleep")
    try await session.screen { $0.text.hasPrefix("ready\n") && $0.showsProgress }
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    result.expectScreen("ready")
    result.expectGivenBack()
  }

  @Test("Ctrl-\\ likewise, by SIGQUIT")
  func quit() async throws {
    let session = try TerminalSession.progress(perl: "print qq(ready\\n); sleep")
    try await session.screen { $0.text.hasPrefix("ready\n") && $0.showsProgress }
    session.send("\u{1C}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGQUIT))
    result.expectScreen("ready")
    result.expectGivenBack()
  }

  @Test("A program that handles Ctrl-C gets it once, and goes on, and so does the command")
  func handled() async throws {
    let session = try TerminalSession.progress(
      perl: "$SIG{INT} = sub { $count++; print qq(interrupt\\n) }; \(Self.waits)"
    )
    try await session.text("ready")
    session.send("\u{3}")
    try await session.screen("it went on") {
      $0.text.contains("interrupt\n") && $0.showsProgress
    }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(5))
    result.expectScreen("ready\ninterrupt\ncount 1\n✗ Build: exit status 5")
    result.expectGivenBack()
  }

  @Test(
    "A signal that only the command is sent is passed on, and ends both",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ]
  )
  func passedOn(signal: Int32) async throws {
    let session = try TerminalSession.progress(perl: "print qq(ready\\n); sleep")
    try await session.screen { $0.text.hasPrefix("ready\n") && $0.showsProgress }
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    result.expectScreen("ready")
    result.expectGivenBack()
  }

  @Test(
    "What the program makes of it counts, and it is waited for",
    arguments: [
      ("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP), ("QUIT", SIGQUIT), ("USR1", SIGUSR1),
    ]
  )
  func passedOnAndHandled(name: String, signal: Int32) async throws {
    let session = try TerminalSession.progress(
      perl: "$SIG{\(name)} = sub { $count++; print qq(got it\\n) }; \(Self.waits)"
    )
    try await session.text("ready")
    session.signal(signal)
    try await session.screen { $0.text.contains("got it") && $0.showsProgress }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(5))
    result.expectScreen("ready\ngot it\ncount 1\n✗ Build: exit status 5")
  }

  @Test("A signal that the program sends itself is a status of the command")
  func ownSignal() async throws {
    let session = try TerminalSession.progress(script: "kill -TERM $$")
    let result = try await session.end()
    #expect(result.status == .exited(128 + SIGTERM))
    result.expectScreen("✗ Build: ended by signal \(SIGTERM)")
  }

  @Test("Signals that were ignored from the start stay so for both")
  func ignored() async throws {
    let session = try TerminalSession.progress(
      perl: "$count = $SIG{INT}; \(Self.waits)",
      ignoring: [SIGINT]
    )
    try await session.text("ready")
    session.send("\u{3}")
    session.signal(SIGINT)
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(5))
    #expect(result.screen.text.contains("count IGNORE"))
  }

  @Test("How the program ended is known also where its end was to be ignored")
  func ignoredChildren() async throws {
    let session = try TerminalSession.progress(script: "exit 6", ignoring: [SIGCHLD])
    #expect(try await session.end().status == .exited(6))
  }

  @Test("When the window closes, both end")
  func hangUp() async throws {
    let session = try TerminalSession.progress(perl: "print qq(ready\\n); sleep")
    try await session.text("ready")
    session.hangUp()
    #expect(try await session.end().status == .signalled(SIGHUP))
  }

  #if os(Linux)
    @Test("When the window closes whose only job they are, both end")
    func hangUpOfLeader() async throws {
      // Whoever leads a session gets its terminal by opening it.
      let session = try TerminalSession(
        [
          "-MPOSIX", "-e", "open my $terminal, '+<', ttyname(0); exec @ARGV", BuiltProgram.alertbox,
          "progress", "Build", "--", "perl", "-e", "$| = 1; print qq(ready\\n); sleep",
        ],
        executable: "perl",
        controllingTerminal: false
      )
      try await session.text("ready")
      session.hangUp()
      #expect(try await session.end().status == .signalled(SIGHUP))
    }
  #endif

  @Test("A program that stays when the window closes may print on")
  func stayingOn() async throws {
    let session = try TerminalSession.progress(
      perl: """
        $SIG{HUP} = 'IGNORE'; print qq(ready\\n); 1 while <STDIN>; print qq(more\\n) x 200000; exit 7
        """
    )
    try await session.text("ready")
    session.hangUp()
    #expect(try await session.end().status == .exited(7))
  }

  @Test("With the output stopped by Ctrl-S, a signal still ends both")
  func stuck() async throws {
    let session = try TerminalSession.progress(script: "echo ready; read answer; exec yes")
    try await session.screen { $0.text.hasPrefix("ready\n") && $0.showsProgress }
    session.send("\u{13}")
    session.endInput()
    session.signal(SIGTERM)
    try await session.snapshot("it ended") { $0.status != nil }
    session.send("\u{11}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGTERM))
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("With a terminal that takes nothing, a signal still ends both")
  func blocked() async throws {
    let session = try TerminalSession.progress(script: "exec yes")
    try await session.text("y\ny\ny")
    session.pausesReading(true)
    session.signal(SIGTERM)
    try await session.snapshot("it ended") { $0.status != nil }
    session.pausesReading(false)
    #expect(try await session.end().status == .signalled(SIGTERM))
  }

  // MARK: Without a terminal to draw on

  @Test(
    "Where lines are printed it is the same",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  )
  func plain(signal: Int32) async throws {
    let session = try TerminalSession(
      [
        "progress", "Build", "--style=plain", "--", "perl", "-e",
        "$| = 1; print qq(ready\\n); sleep",
      ],
      executable: BuiltProgram.alertbox
    )
    try await session.text("ready")
    if signal == SIGINT { session.send("\u{3}") } else { session.signal(signal) }
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    #expect(!result.screen.text.contains("failed"))
  }
}
