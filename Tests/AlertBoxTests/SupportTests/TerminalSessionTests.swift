import Foundation
import Testing

@Suite struct TerminalSessionTests {
  private func shell(_ script: String, _ arguments: String...) throws -> TerminalSession {
    try TerminalSession(["-c", script, "sh"] + arguments, executable: "/bin/sh")
  }

  @Test func `A shell asks, is answered, and leaves the terminal as it was`() async throws {
    let session = try shell("printf 'name? '; read name; echo \"hello $name\"; exit 7")
    try await session.text("name?")
    session.send("Ada\r")
    try await session.text("hello Ada")
    let result = try await session.end()
    #expect(result.status == .exited(7))
    #expect(result.screen.text == "name? Ada\nhello Ada")
    #expect(String(decoding: result.rawOutput, as: UTF8.self) == "name? Ada\r\nhello Ada\r\n")
    #expect(result.settingsBefore != nil)
    #expect(result.settingsBefore == result.settingsAfter)
    #expect(result.screen.unrecognized == [])
  }

  @Test func `All that was written before the end is read`() async throws {
    let session = try shell("i=0; while [ $i -lt 2000 ]; do echo line $i; i=$((i+1)); done")
    let result = try await session.end()
    let rows = result.screen.scrollback + result.screen.lines.filter { !$0.isEmpty }
    #expect(rows == (0..<2000).map { "line \($0)" })
  }

  @Test func `A screen that has been written over can still be looked at`() async throws {
    let session = try shell(#"printf 'in 3s\r'; printf 'in 2s\r'; read x; printf '\033[2J'"#)
    try await session.text("in 2s")
    #expect(try await session.firstScreen(after: "in ").text == "in 3s")
    session.send("\r")
    let result = try await session.end()
    #expect(result.screen.text == "")
  }

  @Test func `Settings that were left changed are seen`() async throws {
    let session = try shell("stty -echo; echo changed; read x")
    try await session.text("changed")
    #expect(session.settings?.echoes == false)
    session.send("secret\r")
    let result = try await session.end()
    #expect(result.settingsBefore?.echoes == true)
    #expect(result.settingsAfter?.echoes == false)
    #expect(result.screen.text == "changed")
    var restored = result.settingsAfter
    restored?.localFlags |= result.settingsBefore?.localFlags ?? 0
    #expect(restored == result.settingsBefore)
  }

  @Test func `A resize tells the program and the screen`() async throws {
    let session = try shell(
      "trap 'stty size' WINCH; stty size; while :; do read x && exit; test $? -gt 128 || exit; done"
    )
    try await session.text("24 80")
    session.resize(columns: 40, rows: 10)
    try await session.text("10 40")
    #expect(session.screen.columns == 40)
    session.send("\r")
    #expect(try await session.end().status == .exited(0))
  }

  @Test func `The terminal answers where the cursor is`() async throws {
    let session = try shell(
      "stty raw -echo; printf 'abc\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c; stty sane"
    )
    let result = try await session.end()
    #expect(result.screen.text.contains("033   [   1   ;   4   R"))
  }

  @Test func `Waiting for what never comes throws with the screen when the program ends`()
    async throws
  {
    let session = try shell("echo only this; exit 3")
    let error = await #expect(throws: TerminalSessionError.self) {
      try await session.text("something else")
    }
    #expect(error?.reason == .ended)
    #expect(error?.description.contains("only this") == true)
    #expect(error?.description.contains("exited 3") == true)
    _ = try await session.end()
  }

  @Test func `The watchdog ends a wait`() async throws {
    let session = try TerminalSession([], executable: "/bin/cat", watchdog: .zero)
    let error = await #expect(throws: TerminalSessionError.self) { try await session.text("x") }
    #expect(error?.reason == .watchdog)
  }

  @Test func `Cancelling a task ends its wait`() async throws {
    let session = try TerminalSession([], executable: "/bin/cat")
    let waiting = Task { try await session.text("x") }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    session.send("\u{04}")
    #expect(try await session.end().status == .exited(0))
  }

  @Test func `A session let go of ends its program`() async throws {
    let path = NSTemporaryDirectory() + "alertbox-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    // Ends only when nobody has the other side open.
    async let reader = Command.run("/bin/cat", [path])
    var session: TerminalSession? = try TerminalSession(
      ["-c", "exec 3>\(path); echo ready; exec cat"],
      executable: "/bin/sh"
    )
    try await session?.text("ready")
    session = nil
    #expect(try await reader.status == .exited(0))
  }

  @Test func `What an update has only half drawn is not judged`() async throws {
    let session = try shell(
      "printf '\\033[?2026hhalf'; read x; printf ' and half\\033[?2026l'; read x"
    )
    async let whole = session.text("half")
    try await session.state.wait { $0.screen.text.contains("half") ? true : nil }
    session.send("\r")
    #expect(try await whole.text.contains("and half"))
    session.send("\r")
    _ = try await session.end()
  }

  @Test func `More than the program reads at once can be typed`() async throws {
    let session = try shell("stty raw -echo; echo ready; head -c 20000 | wc -c; stty sane")
    try await session.text("ready")
    session.send(String(repeating: "x", count: 20_000))
    #expect(try await session.end().screen.text.contains("20000"))
  }
}
