import Foundation
import Testing

@Suite struct JobControlTests {
  private func shell(_ script: String, _ arguments: String...) throws -> TerminalSession {
    try TerminalSession(["-c", script, "sh"] + arguments, executable: "/bin/sh")
  }

  @Test(arguments: [
    ("\u{03}", SIGINT), ("\u{1C}", SIGQUIT),
  ]) func `A control character signals the program`(key: String, signal: Int32) async throws {
    let session = try shell("ulimit -c 0; echo ready; exec cat")
    try await session.text("ready")
    session.send(key)
    #expect(try await session.end().status == .signalled(signal))
  }

  @Test func `A signal ends the program`() async throws {
    let session = try shell("echo ready; exec cat")
    try await session.text("ready")
    session.signal(SIGTERM)
    #expect(try await session.end().status == .signalled(SIGTERM))
  }

  @Test func `A signal to the group reaches those the program has started`() async throws {
    let session = try shell(
      "trap 'echo outer' USR1; sh -c 'trap \"echo inner; exit\" USR1; echo ready; read x </dev/tty' & "
        + "wait; wait; echo done"
    )
    try await session.text("ready")
    session.signalGroup(SIGUSR1)
    let result = try await session.end()
    #expect(result.screen.text.contains("outer"))
    #expect(result.screen.text.contains("inner"))
    #expect(result.screen.text.contains("done"))
  }

  @Test func `Ctrl-Z stops the program, and it goes on when continued`() async throws {
    let session = try shell("echo ready; read x; echo got $x")
    try await session.text("ready")
    for _ in 0..<3 {
      session.send("\u{1A}")
      try await session.waitUntilStopped()
      #expect(session.snapshot.status == nil)
      session.continue()
    }
    session.send("word\r")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text.hasSuffix("got word"))
  }

  @Test func `An interactive shell suspends a job and takes it up again`() async throws {
    let session = try TerminalSession(
      ["--norc", "--noprofile", "--noediting", "-i"],
      executable: "/bin/bash",
      environment: Invocation.defaultEnvironment.merging(["PS1": "% "]) { $1 }
    )
    try await session.text("%")
    session.send("cat\r")
    session.send("one\r")
    try await session.text("one\none")
    session.send("\u{1A}")
    try await session.screen { $0.text.contains("Stopped") && $0.text.hasSuffix("\n%") }
    session.send("fg\r")
    try await session.text("% fg\ncat")
    session.send("two\r")
    try await session.text("two\ntwo")
    session.send("\u{04}")
    try await session.screen { $0.text.hasSuffix("two\n%") }
    session.send("exit\r")
    #expect(try await session.end().status == .exited(0))
  }

  @Test func `Hanging up sends SIGHUP and leaves no settings to read`() async throws {
    let session = try shell("echo ready; exec cat")
    try await session.text("ready")
    session.hangUp()
    let result = try await session.end()
    #expect(result.status == .signalled(SIGHUP))
    #expect(result.settingsAfter == nil)
  }

  @Test func `A program that ignores SIGHUP reads the end of its input`() async throws {
    let session = try TerminalSession(
      ["-c", "echo ready; read x; exit $((10 + $?))"],
      executable: "/bin/sh",
      ignoring: [SIGHUP]
    )
    try await session.text("ready")
    session.hangUp()
    #expect(try await session.end().status == .exited(11))
  }
}
