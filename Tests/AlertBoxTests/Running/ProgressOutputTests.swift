import Foundation
import Testing

/// What a program prints while its progress is drawn.
@Suite("A program's output beside its progress")
struct ProgressOutputTests {
  @Test("It stands above the progress, both streams in their order, and stays")
  func order() async throws {
    let session = try TerminalSession.progress(
      script: "echo 1; echo 2 >&2; echo 3; echo 4 >&2; read answer; echo 5"
    )
    try await session.screen("the progress stood below") {
      $0.text.hasPrefix("1\n2\n3\n4\n") && $0.showsProgress
    }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("1\n2\n3\n4\n5")
    result.expectGivenBack()
  }

  @Test("A failure leaves a line that says how it ended, below the output")
  func failure() async throws {
    let session = try TerminalSession.progress(script: "printf 'no newline'; exit 3")
    let result = try await session.end()
    #expect(result.status == .exited(3))
    result.expectScreen("no newline\n✗ Build: exit status 3")
    result.expectGivenBack()
  }

  @Test("A program that cannot be run leaves one line, and nothing of the progress")
  func notFound() async throws {
    let session = try TerminalSession.alertbox("progress", "Build", "--", "no-such")
    let result = try await session.end()
    #expect(result.status == .exited(127))
    result.expectScreen("alertbox: there is no command “no-such”")
    result.expectGivenBack()
  }

  @Test("Its last line stays unfinished if it was, and nothing stands behind it")
  func unfinishedEnd() async throws {
    let session = try TerminalSession.progress(script: "echo one; printf two")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == "one\ntwo")
    #expect(result.screen.cursor == (3, 1))
    result.expectGivenBack()
  }

  @Test("A question of the program's own is seen, and what is typed stands behind it")
  func question() async throws {
    let session = try TerminalSession.progress(
      script: "echo one; printf 'Go on? '; read answer; echo \"got $answer\"; read answer || :"
    )
    try await session.screen("the question was there") {
      $0.text == "one\nGo on?" && $0.cursor == (7, 1) && $0.isCursorVisible
    }
    #expect(session.settings == session.settingsBefore)
    session.send("yes\n")
    try await session.screen("the progress was there again") {
      $0.text.hasPrefix("one\nGo on? yes\ngot yes\n") && $0.showsProgress
    }
    session.endInput()
    let result = try await session.end()
    result.expectScreen("one\nGo on? yes\ngot yes")
    result.expectGivenBack()
  }

  @Test("What it prints is passed on as it is: colours, what is no text, carriage returns")
  func raw() async throws {
    let bytes: [UInt8] = Array("\u{1B}[31mred\u{1B}[m 1%\r2%".utf8) + [0, 0xE9, 0xFF, 7]
    // Three octal digits each, as POSIX has it.
    let octal = bytes.map { "\\" + String(0o1000 + Int($0), radix: 8).dropFirst() }.joined()
    let session = try TerminalSession.progress(script: "printf '\(octal)\\n'")
    let result = try await session.end()
    #expect(result.rawOutput.firstRange(of: bytes + [0x0D, 0x0A]) != nil)
    #expect(result.status == .exited(0))
  }

  @Test("Much of it comes whole and in order")
  func much() async throws {
    let session = try TerminalSession.progress(script: "seq 1 3000; seq 3001 6000 >&2")
    let result = try await session.end()
    let lines = (result.screen.scrollback + result.screen.lines).filter { !$0.isEmpty }
    #expect(lines == (1...6000).map(String.init))
    result.expectGivenBack()
  }

  @Test("A line without end comes whole too")
  func longLine() async throws {
    let session = try TerminalSession.progress(script: "head -c 200000 /dev/zero | tr '\\0' x")
    let result = try await session.end()
    #expect(result.rawOutput.count { $0 == UInt8(ascii: "x") } == 200_000)
    #expect(result.status == .exited(0))
  }

  // MARK: Streams that go elsewhere

  @Test(
    "A stream that goes elsewhere is the program's, and the other one stands above the progress"
  )
  func redirected() async throws {
    let session = try TerminalSession.progress(
      script: "test -t 1 && echo terminal; printf out; echo err >&2; test -p /dev/stderr && exit 4",
      stdout: .pipe
    )
    let result = try await session.end()
    #expect(result.status == .exited(4))
    #expect(result.stdoutText == "out")
    result.expectScreen("err\n✗ Build: exit status 4")
  }

  @Test("Where nothing is drawn in place the program has the terminal itself", arguments: [1, 2])
  func plain(stream: Int) async throws {
    let session = try TerminalSession.progress(
      ["--style", "plain"],
      script: "test -t \(stream) && echo terminal"
    )
    let result = try await session.end()
    result.expectScreen("Build\nterminal\nBuild: done")
    result.expectGivenBack()
  }

  @Test("The last line is the message, and its stream gets every byte")
  func lastLine() async throws {
    let script = #"printf 'step 1\n\000\351\n\033[1mstep 2\033[m\nrest'; read answer || :"#
    let session = try TerminalSession.progress(["--last-line"], script: script, stdout: .pipe)
    try await session.screen("the message was there") { $0.text.contains(" Build: rest") }
    session.endInput()
    let result = try await session.end()
    let expected: [UInt8] =
      Array("step 1\n".utf8) + [0, 0xE9, 0x0A] + Array("\u{1B}[1mstep 2\u{1B}[m\nrest".utf8)
    #expect(result.stdout == expected)
    #expect(result.screen.text == "")
    result.expectGivenBack()
  }

  @Test("A message shows no control characters")
  func safeMessage() async throws {
    let session = try TerminalSession.progress(
      ["--last-line"],
      script: #"printf 'a\007\033]0;title\007\342\200\256b\n'; read answer || :"#,
      stdout: .pipe
    )
    try await session.text(#" Build: a\u{202E}b"#)
    session.endInput()
    _ = try await session.end()
  }

  @Test("Much of it is read as fast as it comes, and passed on whole")
  func muchElsewhere() async throws {
    let session = try TerminalSession.progress(
      ["--last-line"],
      script: "yes | head -c 5000000",
      stdout: .pipe
    )
    let result = try await session.end()
    #expect(result.stdout.count == 5_000_000)
    #expect(result.status == .exited(0))
  }

  @Test("A stream that nobody reads any more ends the program as it would without the command")
  func brokenPipe() async throws {
    for options in [[], ["--last-line"]] {
      let session = try TerminalSession.progress(
        options,
        script: "exec yes",
        stdout: .brokenPipe
      )
      let result = try await session.end()
      #expect(result.status == .exited(128 + SIGPIPE))
      result.expectScreen("✗ Build: ended by signal \(SIGPIPE)")
    }
  }

  @Test("A stream that is closed is closed for the program")
  func closed() async throws {
    for options in [[], ["--last-line"]] {
      let session = try TerminalSession.progress(
        options,
        script: "(echo x) 2>/dev/null || exit 9",
        stdout: .closed
      )
      #expect(try await session.end().status == .exited(9))
    }
  }

  // MARK: When it is over

  @Test("A program that has closed its output goes on, and is waited for")
  func closedOutput() async throws {
    let session = try TerminalSession.progress(
      script: "echo one; exec >&- 2>&-; read answer; exit 4"
    )
    try await session.screen { $0.text.hasPrefix("one\n") && $0.showsProgress }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(4))
    result.expectScreen("one\n✗ Build: exit status 4")
  }

  @Test("What the program leaves behind, with its output open, is not waited for")
  func leftBehind() async throws {
    let session = try TerminalSession.progress(script: "perl -e sleep & echo one")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("one")
    result.expectGivenBack()
  }

  @Test("What it leaves behind may write without end")
  func leftWriting() async throws {
    let folder = try TemporaryFolder()
    // Ended behind the command, as it would keep the terminal from everything else.
    let session = try TerminalSession(
      [
        "-c",
        """
        "$ALERTBOX" progress Build -- sh -c 'yes & echo $! >yes; exit 5'
        status=$?; kill "$(cat yes)"; exit $status
        """,
      ],
      executable: "/bin/sh",
      environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) {
        $1
      },
      directory: folder.path
    )
    let result = try await session.end()
    #expect(result.status == .exited(5))
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("What it leaves behind is not ended by what it prints, which is still seen")
  func leftPrinting() async throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      [
        "-c",
        """
        mkfifo go alive
        "$ALERTBOX" progress Build -- sh -c '
          { read go <go; echo late; echo later; echo lives >alive; } & echo one; exit 3'
        echo "status $?"; echo go >go; read answer <alive; echo "$answer"; read answer
        """,
      ],
      executable: "/bin/sh",
      environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) {
        $1
      },
      directory: folder.path
    )
    try await session.screen("all was there") { screen in
      ["late\n", "later\n", "lives\n"].allSatisfy { "\(screen.text)\n".contains($0) }
    }
    session.send("\n")
    let result = try await session.end()
    #expect(result.screen.text.hasPrefix("one\n✗ Build: exit status 3\nstatus 3\n"))
    result.expectGivenBack()
  }

  @Test("Quick work is not shown before its time")
  func delay() async throws {
    let session = try TerminalSession.progress(["--after", "10h"], script: "echo one")
    let result = try await session.end()
    #expect(String(decoding: result.rawOutput, as: UTF8.self) == "one\r\n")
  }

  @Test("The input is the program's, also what was typed ahead")
  func input() async throws {
    let session = try TerminalSession.progress(script: "cat", stdin: .text("one\ntwo"))
    let result = try await session.end()
    #expect(result.screen.text == "one\ntwo")
    let typed = try TerminalSession.progress(
      script: "echo ready; read first; read second; echo \"$first $second\""
    )
    try await typed.text("ready")
    typed.send("one\ntwo\n")
    #expect(try await typed.end().screen.text.hasSuffix("one two"))
  }

  // MARK: Inside one another

  @Test("A question of the command, as the program, is asked and answered", arguments: ["y", "n"])
  func nestedQuestion(key: String) async throws {
    let session = try TerminalSession.progress(script: "\"$ALERTBOX\" confirm 'Go on?'")
    try await session.screen("it asked") {
      $0.text.contains("Go on?\n OK   Cancel") && !$0.text.contains("Build")
    }
    session.send(key)
    let result = try await session.end()
    #expect(result.status == .exited(key == "y" ? 0 : 1))
    #expect(result.screen.text.hasPrefix("Go on? \(key == "y" ? "OK" : "Cancel")"))
    result.expectGivenBack()
  }

  @Test("Progress inside of progress prints its steps above it")
  func nestedProgress() async throws {
    let session = try TerminalSession.progress(
      script: "\"$ALERTBOX\" progress Link -- sh -c 'echo one; exit 3'"
    )
    let result = try await session.end()
    #expect(result.status == .exited(3))
    result.expectScreen("Link\none\nLink: failed: exit status 3\n✗ Build: exit status 3")
  }

  @Test(
    "A password is not shown, wherever it is asked for, and the terminal is left as it was",
    arguments: [
      "stty -echo; printf 'Password: '; read word; stty echo; echo",
      "old=$(stty -g); stty -echo; printf 'Password: '; read word; stty $old; echo",
      "old=$(stty -g); stty -echo; printf 'Password: ' >/dev/tty; read word; stty $old; echo >/dev/tty",
    ]
  )
  func password(asks: String) async throws {
    let session = try TerminalSession.progress(
      ["--after", "0.1"],
      script: "read go || :; \(asks); echo \"got $word\"; read end || :"
    )
    try await session.screen { $0.showsProgress }
    session.endInput()
    try await session.screen("the password was asked for, and nothing else was there") {
      $0.text == "Password:" && $0.cursor == (10, 0) && $0.isCursorVisible
    }
    session.send("secret\n")
    try await session.screen("the progress was there again") {
      $0.text.hasPrefix("Password:\ngot secret\n") && $0.showsProgress
    }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Password:\ngot secret")
    result.expectGivenBack()
  }

  @Test(
    "Where a program changes the settings, nothing of the progress is left, whoever sees it first",
    arguments: ["", "hi"]
  )
  func changedSettings(says text: String) async throws {
    let session = try TerminalSession.progress(
      ["--after", "0.1"],
      script: "read go || :; stty -echo; printf '\(text)'"
    )
    try await session.screen { $0.showsProgress }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == text)
    #expect(result.screen.cursor == (text.count, 0))
    #expect(result.screen.isCursorVisible)
  }

  @Test("A line of a program that has changed the settings stands alone")
  func lineAfterChange() async throws {
    let session = try TerminalSession.progress(
      ["--after", "0.1"],
      script: "read go || :; stty -echo; echo hi; read end || :"
    )
    try await session.screen { $0.showsProgress }
    session.endInput()
    try await session.screen("the line was there alone") { $0.text == "hi" && $0.isCursorVisible }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("hi")
  }

  @Test(
    "Nothing of the progress is left beside what a program that takes single keys puts out, nor after it",
    arguments: [
      ("stty -icanon -echo; printf Key:; read key || :; printf ' yes'", "Key: yes"),
      ("stty -icanon -echo; echo one; read key || :; echo two", "one\ntwo"),
      ("stty -icanon -echo; read key || :; stty icanon echo", ""),
    ]
  )
  func singleKeys(script: String, shows text: String) async throws {
    let session = try TerminalSession.progress(
      ["--after", "0.1"],
      script: "read go || :; \(script)"
    )
    try await session.screen { $0.showsProgress }
    session.endInput()
    try await session.screen("the cursor was shown") { $0.isCursorVisible }
    session.send("\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == text)
    #expect(result.screen.isCursorVisible)
  }
}
