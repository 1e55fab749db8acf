import Foundation
import Testing

/// A program and its progress as a job.
@Suite("A program, stopped and continued")
struct ProgressJobTests {
  @Test("Ctrl-Z stops both, and takes the progress off the screen until they go on")
  func stopped() async throws {
    let session = try TerminalSession.progress(
      perl: "print qq(ready\\n); $line = <STDIN>; print qq(got $line)"
    )
    for _ in 1...3 {
      try await session.screen { $0.text.hasPrefix("ready\n") && $0.showsProgress }
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      try await session.screen("the progress was gone") {
        $0.text == "ready" && $0.modes == Screen.initialModes
      }
      #expect(session.settings == session.settingsBefore)
      session.continue()
    }
    try await session.screen { $0.showsProgress }
    session.send("word\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text.hasSuffix("got word"))
    result.expectGivenBack()
  }

  @Test("Ctrl-Z while the program is being started stops both as well")
  func stoppedAtOnce() async throws {
    // At which moment it comes depends on the machine; at none must it do harm.
    for _ in 1...20 {
      let session = try TerminalSession.progress(script: "read answer; exit 6")
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      session.continue()
      session.send("\n")
      #expect(try await session.end().status == .exited(6))
    }
  }

  @Test(
    "When the program alone is stopped, the command stops as well",
    arguments: ["STOP", "TSTP"]
  )
  func programStopped(signal: String) async throws {
    let session = try TerminalSession.progress(perl: "kill '\(signal)', $$; print qq(on\\n)")
    try await session.waitUntilStopped()
    #expect(session.settings == session.settingsBefore)
    session.continue()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == "on")
    result.expectGivenBack()
  }

  @Test("Under a shell, Ctrl-Z and fg, five times in a row, and Ctrl-C")
  func shell() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" progress Build -- perl -e 'print qq(ready\\n); sleep'; echo over\n")
    for _ in 1...5 {
      try await session.screen("the progress was there") { $0.showsProgress }
      session.send("\u{1A}")
      try await session.waitForPrompt(afterStops: 1)
      #expect(session.settings == session.settingsBefore)
      session.send("clear; fg; echo status $?\n")
    }
    try await session.screen("the progress was there") { $0.showsProgress }
    session.send("\u{3}")
    try await session.screen("the shell was there") { $0.text.hasSuffix("\n$") }
    session.send("echo in''tact; exit\n")
    let result = try await session.end()
    #expect(result.screen.text.contains("\nintact\n"))
    result.expectGivenBack()
  }

  @Test("Ctrl-C stops the script around it too")
  func script() async throws {
    let session = try TerminalSession(
      ["-c", "\"$ALERTBOX\" progress Build -- perl -e sleep; echo more"],
      executable: "/bin/bash",
      environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) { $1 }
    )
    try await session.screen { $0.showsProgress }
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    #expect(result.screen.text == "")
  }
}
