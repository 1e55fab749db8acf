import Foundation
import Testing

/// Notices at a terminal at which other processes are too.
@Suite("Notices and other processes")
struct SharedNoticeTests {
  /// Runs a script in which `$0` is the command and `$1` the test host; `step` waits for the test.
  private static func run(_ script: String, in folder: TemporaryFolder) throws -> TerminalSession {
    let functions = """
      step() { read -r _; }
      serve() { mkfifo $1; "$HOST" obey ${2:-automatic} <$1 & }
      HOST=$1
      """
    return try TerminalSession(
      ["-c", "\(functions)\n\(script)", BuiltProgram.alertbox, BuiltProgram.host],
      executable: "/bin/bash",
      environment: Invocation.defaultEnvironment.merging(["NO_COLOR": "1"]) { $1 },
      directory: folder.path,
      stdin: .pipe,
      stdout: .pipe
    )
  }

  private static func waitForPopup(_ session: TerminalSession) async throws {
    try await session.screen("the popup was up") { screen in
      screen.isAlternateScreen && screen.text.contains("Fetch data")
    }
  }

  @Test(
    "A question of another process covers them, and they come back below its answer"
  )
  func covered() async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one; exec 7>one
      echo 'work a Fetch data' >&7; echo 'toast Saved' >&7
      step; "$0" confirm 'Go on?' --tty
      step; echo 'end a' >&7; exec 7>&-; wait
      """,
      in: folder
    )
    let all = "• Saved\n~ Fetch data"
    try await session.shows(all)
    session.sendToInput("\n")
    try await session.shows("Go on?\n OK   Cancel")
    session.send("y")
    try await session.shows("Go on? OK\n\(all)")
    session.sendToInput("\n")
    let result = try await session.end()
    result.expectScreen("Go on? OK\n• Saved")
    result.expectGivenBack()
  }

  @Test("A popup is gone before another process asks, whose answer stays, and back after that")
  func popup() async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one popup; exec 7>one; echo 'work a Fetch data' >&7
      step; "$0" confirm 'Go on?' --tty; status=$?
      step; echo 'end a' >&7; exec 7>&-; wait; echo "status $status" >/dev/tty
      """,
      in: folder
    )
    try await Self.waitForPopup(session)
    session.sendToInput("\n")
    try await session.screen("the question was where the popup is not") {
      $0.text == "Go on?\n OK   Cancel" && !$0.isAlternateScreen
    }
    session.send("y")
    try await Self.waitForPopup(session)
    session.sendToInput("\n")
    let result = try await session.end()
    result.expectScreen("Go on? OK\nstatus 0")
    result.expectGivenBack()
  }

  @Test(
    "A toast beside a popup of another process is printed where it stays",
    arguments: ["", "--for 0", "--style plain"]
  )
  func besidePopup(options: String) async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one popup; exec 7>one; echo 'work a Fetch data' >&7
      step; "$0" toast Saved --for 0.5 \(options); echo said
      step; echo 'end a' >&7; exec 7>&-; wait
      """,
      in: folder
    )
    try await Self.waitForPopup(session)
    session.sendToInput("\n")
    try await session.says("said\n")
    try await Self.waitForPopup(session)
    session.sendToInput("\n")
    let result = try await session.end()
    result.expectScreen(options == "--style plain" ? "Saved" : "• Saved")
    result.expectGivenBack()
  }

  @Test(
    "A popup of a process that was stopped unasked holds nobody up",
    arguments: ["confirm 'Go on?' --tty --timeout 1", "toast Saved --style plain"]
  )
  func besideStoppedPopup(asks: String) async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one popup; exec 7>one; echo 'work a Fetch data' >&7
      step; kill -STOP $!; "$0" \(asks); echo said; kill -CONT $!
      step; echo 'end a' >&7; exec 7>&-; wait
      """,
      in: folder
    )
    try await Self.waitForPopup(session)
    session.sendToInput("\n")
    try await session.says("said\n")
    session.sendToInput("\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectGivenBack()
  }

  @Test("What is printed, and what ends, while another process asks leaves its question alone")
  func printsWhileCovered() async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one; exec 7>one; echo 'work a Fetch data' >&7
      step; "$0" confirm 'Go on?' --tty &
      step; echo 'print one' >&7; echo 'say printed' >&7
      step; echo 'toast Saved' >&7; echo 'end a' >&7; wait %2; exec 7>&-; wait
      """,
      in: folder
    )
    try await session.shows("~ Fetch data")
    session.sendToInput("\n")
    try await session.shows("Go on?\n OK   Cancel")
    session.sendToInput("\n")
    try await session.says("printed\n")
    #expect(session.screen.still == "Go on?\n OK   Cancel")
    session.sendToInput("\n")
    try await session.says("printed\na returned\n")
    session.send("y")
    let result = try await session.end()
    result.expectScreen("Go on? OK\none\n• Saved")
    result.expectGivenBack()
  }

  @Test("What the commands print while another process asks waits until it is answered")
  func commandsWait() async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      "$0" confirm 'Go on?' --tty & question=$!
      step; "$0" toast Hello --for 0 & toast=$!
      "$0" progress Build -- sh -c 'echo one >&2; echo said; printf two >&2; exit 3' &
      wait $question; wait $toast; wait
      """,
      in: folder
    )
    try await session.shows("Go on?\n OK   Cancel")
    session.sendToInput("\n")
    try await session.says("said\n")
    #expect(session.screen.still == "Go on?\n OK   Cancel")
    session.send("y")
    let result = try await session.end()
    let lines = result.screen.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "Go on? OK")
    #expect(lines.sorted() == ["Go on? OK", "one", "two", "• Hello", "✗ Build: exit status 3"])
    result.expectGivenBack()
  }

  @Test("Toasts of a background job are printed, and their time runs")
  func backgroundToasts() async throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession.shell(
      columns: 80,
      environment: ["HOST": BuiltProgram.host, "NO_COLOR": "1"],
      directory: folder.path
    )
    try await session.screen { $0.text == "$" }
    session.send("mkfifo one; \"$HOST\" obey automatic <one & exec 7>one; clear\n")
    try await session.screen { $0.text == "$" }
    session.send("for n in 1 2 3 4 5; do echo \"toast Number $n\" >&7; done\n")
    try await session.screen { screen in
      (1...5).allSatisfy { screen.count(of: "Number \($0)") == 1 }
    }
    session.send("echo 'advance 1 2' >&7; exec 7>&-; clear; wait; echo o''ver\n")
    let screen = try await session.screen { $0.text.contains("over\n") }
    #expect(!screen.text.contains("Number"))
    session.send("exit\n")
    let result = try await session.end()
    result.expectGivenBack()
  }

  @Test("Of two processes one shows its notices at a time")
  func twoAtOnce() async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      serve one; exec 7>one; echo 'work a First' >&7
      step; serve two; exec 8>two; echo 'work b Second' >&8; echo 'say begun' >&8
      step; echo 'end a' >&7
      step; echo 'end b' >&8; exec 7>&- 8>&-; wait
      """,
      in: folder
    )
    try await session.shows("~ First")
    session.sendToInput("\n")
    try await session.says("begun\n")
    #expect(session.screen.still == "~ First")
    session.sendToInput("\n")
    try await session.shows("~ Second")
    session.sendToInput("\n")
    let result = try await session.end()
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test(
    "What a background job says waits until the question in the foreground is answered",
    arguments: ["", "--style plain"]
  )
  func backgroundBesideQuestion(options: String) async throws {
    let folder = try TemporaryFolder()
    let session = try Self.run(
      """
      set -m
      { step; exec "$0" toast Saved --for 0 \(options); } &
      "$0" confirm 'Go on?' --tty
      wait
      """,
      in: folder
    )
    let question = "Go on?\n OK   Cancel"
    try await session.shows(question)
    session.sendToInput("\n")
    // In the time that these take, it would be there.
    for _ in 1...5 { _ = try await Command.alertbox(["--version"]) }
    #expect(session.screen.still == question)
    session.send("y")
    let result = try await session.end()
    let lines = result.screen.text.split(separator: "\n")
    #expect(lines.prefix(2) == ["Go on? OK", options.isEmpty ? "• Saved" : "Saved"])
    result.expectGivenBack()
  }

  @Test("A job that was stopped leaves the screen to the notices of the next one")
  func besideStoppedJob() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" progress First -- tail -f /dev/null\n")
    try await session.screen { $0.still.contains("\n~ First") }
    session.send("\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    session.send("clear; \"$ALERTBOX\" progress Second -- sh -c 'read end || :'\n")
    try await session.screen { $0.still.contains("~ Second") }
    session.send("\n")
    try await session.screen { $0.text.hasSuffix("$") }
    session.send("kill %1; wait\nexit\nexit\n")
    let result = try await session.end()
    result.expectGivenBack()
  }

  @Test("A background job draws nothing and is not stopped, until it is in the foreground")
  func background() async throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession.shell(
      columns: 80,
      environment: ["HOST": BuiltProgram.host, "NO_COLOR": "1"],
      directory: folder.path
    )
    try await session.screen { $0.text == "$" }
    session.send("mkfifo one; \"$HOST\" obey automatic <one & exec 7>one; clear\n")
    try await session.screen { $0.text == "$" }
    session.send("echo 'work a Fetch data' >&7; echo 'say beg''un' >&7\n")
    try await session.text("begun")
    session.send("jobs; clear; fg\n")
    try await session.screen { $0.still.hasSuffix("obey automatic < one\n~ Fetch data") }
    session.send("\u{1A}")
    try await session.waitForPrompt(afterStops: 1)
    session.send("clear; bg\n")
    try await session.screen { $0.text.hasSuffix("automatic < one &\n$") }
    session.send("echo 'print line' >&7; echo 'end a' >&7; exec 7>&-; wait; echo o''ver\n")
    let screen = try await session.screen { screen in
      screen.text.contains("\nover\n") && screen.text.hasSuffix("\n$")
    }
    #expect(screen.count(of: "line\n") == 1)
    #expect(!screen.still.contains("~"))
    session.send("exit\n")
    let result = try await session.end()
    result.expectGivenBack()
  }

  @Test("While a question is asked by lines, each step is a line, and then they are drawn again")
  func askedByLines() async throws {
    let session = try TerminalSession.servant("work a Fetch data", "update a Page 1")
    try await session.shows("~ Fetch data: Page 1")
    session.tell("ask-by-lines First?")
    let prompt = "[O]verwrite / [c]ancel:"
    try await session.screen { screen in
      screen.text.contains("Fetch data: Page 1\n") && screen.text.hasSuffix("\n\(prompt)")
    }
    session.tell(
      "fraction a 0.1",
      "fraction a 0.2",
      "update a Page 2",
      "toast role=error Bad",
      "advance 1 2"
    )
    try await session.screen { screen in
      screen.text.contains("Fetch data: Page 2\n") && screen.text.contains("Error: Bad\n")
        && screen.text.hasSuffix("\n\(prompt)")
    }
    session.send("o\n")
    try await session.screen { $0.still.hasSuffix("\n\(prompt) o\n~ Fetch data 20%: Page 2") }
    session.tell("end a")
    let result = try await session.leave()
    #expect(result.screen.count(of: "Page 1") == 1)
    #expect(result.screen.count(of: "Page 2") == 1)
    result.expectGivenBack()
  }
}
