import Foundation
import Testing

/// The built command at a terminal, asking by lines: screen, status, streams and settings together.
@Suite("Line mode at a terminal")
struct LineModeTests {
  /// Asks whether to overwrite, and waits until the question stands there.
  private static func overwriting(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      ["confirm", "Overwrite Item?", "--confirm", "Overwrite", "--destructive", "--style", "plain"]
        + arguments,
      executable: BuiltProgram.alertbox,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 },
      stdout: .pipe
    )
    try await session.text("Overwrite Item?\n[o]verwrite / [c]ancel")
    return session
  }

  /// Checks that the terminal is as it was before.
  private static func expectGivenBack(_ result: SessionResult) {
    #expect(result.settingsBefore != nil)
    #expect(result.settingsAfter == result.settingsBefore)
    #expect(result.screen.modes == Screen.initialModes)
    #expect(result.screen.unrecognized.isEmpty)
  }

  @Test(
    "Each key, title and word answers",
    arguments: [
      ("o", 0), ("O", 0), ("overwrite", 0), ("y", 0), ("YES", 0), ("c", 1), ("Cancel", 1), ("n", 1),
      ("no", 1), ("  o \t", 0),
    ]
  )
  func answers(answer: String, status: Int32) async throws {
    let session = try await Self.overwriting()
    session.send("\(answer)\n")
    let result = try await session.end()
    #expect(result.status == .exited(status))
    #expect(result.stdout.isEmpty)
    #expect(result.screen.text.hasPrefix("Overwrite Item?\n[o]verwrite / [c]ancel: "))
    Self.expectGivenBack(result)
  }

  @Test("What is no answer is asked again, saying what is one")
  func asksAgain() async throws {
    let session = try await Self.overwriting()
    session.send("foobar\n")
    try await session.text(
      """
      [o]verwrite / [c]ancel: foobar
      “foobar” is no answer. Type o for Overwrite or c for Cancel.
      [o]verwrite / [c]ancel:
      """
    )
    session.send("n\n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    Self.expectGivenBack(result)
  }

  @Test("Enter alone presses the default, and nothing in a destructive question")
  func enter() async throws {
    let safe = try TerminalSession.plain("confirm", "Go on?")
    try await safe.text("Go on?\n[O]K / [c]ancel:")
    safe.send("\n")
    #expect(try await safe.end().status == .exited(0))

    let session = try await Self.overwriting()
    session.send("\n")
    try await session.text("Enter alone presses nothing here.")
    session.send("c\n")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("Ctrl-D cancels, also behind half an answer")
  func endOfInput() async throws {
    for typed in ["\u{4}", "over\u{4}\u{4}", "y\u{4}\u{4}"] {
      let session = try await Self.overwriting("--json")
      session.send(typed)
      let result = try await session.end()
      #expect(result.status == .exited(1))
      #expect(result.stdoutText == "{\"outcome\":\"cancelled\",\"reason\":\"endOfInput\"}\n")
      // What comes next begins on a line of its own.
      #expect(result.screen.cursor.column == 0)
      Self.expectGivenBack(result)
    }
  }

  @Test("Ctrl-C ends the command by SIGINT, after its line of JSON")
  func interrupt() async throws {
    let session = try await Self.overwriting("--json")
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    #expect(result.stdoutText == "{\"outcome\":\"cancelled\",\"reason\":\"interrupt\"}\n")
    #expect(result.screen.cursor.column == 0)
    Self.expectGivenBack(result)
  }

  @Test("Other signals end the command too", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) async throws {
    let session = try await Self.overwriting()
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    #expect(result.stdout.isEmpty)
    Self.expectGivenBack(result)
  }

  @Test("A signal that is ignored from the start stays ignored")
  func ignoredSignal() async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?", "--style", "plain"],
      executable: BuiltProgram.alertbox,
      stdout: .pipe,
      ignoring: [SIGINT, SIGQUIT]
    )
    try await session.text("Go on?\n[O]K / [c]ancel:")
    session.signal(SIGINT)
    session.signal(SIGQUIT)
    session.send("\u{3}")
    session.send("y\n")
    #expect(try await session.end().status == .exited(0))
  }

  @Test("Ctrl-C at one of three prompts ends the shell script around them")
  func interruptEndsScript() async throws {
    let script = """
      "$0" confirm 'First?' --style plain; echo after first
      "$0" confirm 'Second?' --style plain; echo after second
      "$0" confirm 'Third?' --style plain; echo after third
      """
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/bash",
      stdout: .pipe
    )
    try await session.text("First?\n[O]K / [c]ancel:")
    session.send("y\n")
    try await session.text("Second?\n[O]K / [c]ancel:")
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    #expect(result.stdoutText == "after first\n")
    Self.expectGivenBack(result)
  }

  @Test("Ctrl-Z stops the command; continued, it asks again and can be answered")
  func suspend() async throws {
    let session = try await Self.overwriting()
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    #expect(session.settings == session.settingsBefore)
    session.continue()
    let screen = try await session.screen { screen in
      screen.text.components(separatedBy: "Overwrite Item?").count == 3
    }
    #expect(screen.text.hasSuffix("Overwrite Item?\n[o]verwrite / [c]ancel:"))
    session.send("o\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    Self.expectGivenBack(result)
  }

  @Test("What was typed before the question was visible does not answer it")
  func typeahead() async throws {
    // The shell waits for a line, so that the test knows what lies before the question.
    let script = "printf ready; read -r line; exec \"$0\" confirm 'Go on?' --style plain"
    let session = try TerminalSession(
      ["-c", script, BuiltProgram.alertbox],
      executable: "/bin/sh",
      stdout: .terminal
    )
    try await session.text("ready")
    session.send("line\n\ny\no\n")
    try await session.text("Go on?\n[O]K / [c]ancel:")
    session.send("n\n")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("Lines pasted behind one that is no answer do not answer")
  func pastedLines() async throws {
    let session = try await Self.overwriting()
    session.send("rm -rf\ny\no\n")
    try await session.text("“rm -rf” is no answer. Type o for Overwrite or c for Cancel.\n[o]")
    session.send("c\n")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("A message is acknowledged by Enter, or by any line")
  func acknowledges() async throws {
    for line in ["\n", "fine\n"] {
      let session = try TerminalSession.plain("show", "Done", "-m", "All of it.", "--json")
      try await session.text("Done\nAll of it.\n[O]K:")
      session.send(line)
      let result = try await session.end()
      #expect(result.status == .exited(0))
      #expect(result.stdoutText == "{\"outcome\":\"confirmed\",\"button\":\"OK\"}\n")
      Self.expectGivenBack(result)
    }
  }

  @Test("The end of the time is an exit status of its own, or what the command line says")
  func timeLimit() async throws {
    let cases: [([String], Int32, String)] = [
      ([], 124, "{\"outcome\":\"timedOut\"}\n"),
      (["--on-timeout", "cancel"], 1, "{\"outcome\":\"cancelled\",\"reason\":\"timeout\"}\n"),
      (["--on-timeout", "confirm"], 0, "{\"outcome\":\"confirmed\",\"button\":\"OK\"}\n"),
    ]
    for (arguments, status, json) in cases {
      let session = try TerminalSession(
        ["confirm", "Go on?", "--style", "plain", "--timeout", "0.2", "--json"] + arguments,
        executable: BuiltProgram.alertbox,
        stdout: .pipe
      )
      let result = try await session.end()
      #expect(result.status == .exited(status))
      #expect(result.stdoutText == json)
      #expect(result.screen.text.contains("Go on?\n[O]K / [c]ancel ("))
      #expect(result.screen.cursor.column == 0)
      Self.expectGivenBack(result)
    }
  }

  @Test("Escape sequences in the arguments are shown, not obeyed")
  func hostileArguments() async throws {
    let hostile = "\u{1B}[2J\u{1B}]0;title\u{7}\r\u{202E}x"
    let session = try TerminalSession.plain(
      "confirm",
      hostile,
      "-m",
      hostile,
      "--confirm",
      hostile,
      "--cancel",
      "\u{9B}1mNo"
    )
    try await session.text("[m]No:")
    session.send("n\n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.screen.titles.isEmpty)
    let shown = "\\u{1B}[2J\\u{1B}]0;title\\u{7}\\r\\u{202E}x"
    #expect(result.screen.text.contains("\(shown)\n\(shown)\n"))
    // All that reaches the terminal is text and the ends of lines.
    #expect(result.rawOutput.allSatisfy { $0 >= 32 || $0 == 10 || $0 == 13 })
    Self.expectGivenBack(result)
  }

  @Test("There is colour on a terminal that has some, and none where it is not wanted")
  func color() async throws {
    let red: [UInt8] = Array("\u{1B}[31m[o]verwrite\u{1B}[39m".utf8)
    let cases: [([String: String], Bool)] = [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
      (["TERM": ""], false),
    ]
    for (environment, hasColor) in cases {
      let session = try await Self.overwriting(environment: environment)
      session.send("c\n")
      let result = try await session.end()
      #expect(result.rawOutput.contains(red) == hasColor)
      #expect(result.rawOutput.contains(0x1B) == hasColor)
    }
  }

  @Test("For those who hear the text, the default is spelled out")
  func accessible() async throws {
    let session = try TerminalSession.plain(
      "confirm",
      "Go on?",
      environment: ["ACCESSIBLE": "1", "NO_COLOR": "1"]
    )
    try await session.text("[O]K / [c]ancel (default: OK):")
    session.send("\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(!result.rawOutput.contains(0x1B))
  }

  @Test("The question is drawn on the controlling terminal when standard error is a pipe")
  func drawsOnControllingTerminal() async throws {
    let session = try TerminalSession.plain("confirm", "Go on?", stderr: .pipe)
    try await session.text("Go on?\n[O]K / [c]ancel:")
    session.send("y\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stderr.isEmpty)
    #expect(result.stdout.isEmpty)
  }

  @Test("With --tty the terminal is asked, whatever standard input holds")
  func asksTerminal() async throws {
    for stdin in [StandardInput.null, .closed, .text("n\nn\n")] {
      let session = try TerminalSession.plain("confirm", "Go on?", "--tty", stdin: stdin)
      try await session.text("Go on?\n[O]K / [c]ancel:")
      session.send("y\n")
      let result = try await session.end()
      #expect(result.status == .exited(0))
      Self.expectGivenBack(result)
    }
  }

  @Test("A script that is piped into the shell can ask with --tty, and is not eaten")
  func pipedScript() async throws {
    let script = """
      "$ALERTBOX" confirm 'First?' --style plain --tty && echo first
      "$ALERTBOX" confirm 'Second?' --style plain --tty || echo second
      echo end

      """
    let session = try TerminalSession(
      executable: "/bin/bash",
      environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) {
        $1
      },
      stdin: .text(script),
      stdout: .pipe
    )
    try await session.text("First?\n[O]K / [c]ancel:")
    session.send("y\n")
    try await session.text("Second?\n[O]K / [c]ancel:")
    session.send("n\n")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "first\nsecond\nend\n")
    Self.expectGivenBack(result)
  }

  @Test("An answer from a pipe is written behind the question that the terminal shows")
  func answerFromPipe() async throws {
    let session = try TerminalSession.plain("confirm", "Go on?", stdin: .text("y\n"))
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == "Go on?\n[O]K / [c]ancel: OK")
    #expect(result.screen.cursor.column == 0)
  }

  @Test("A terminal that goes away confirms nothing and leaves no process")
  func hangUp() async throws {
    let session = try await Self.overwriting()
    session.hangUp()
    let result = try await session.end()
    #expect(result.status == .signalled(SIGHUP))
  }

  @Test("Without SIGHUP, a terminal that goes away has ended the input")
  func quietHangUp() async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?", "--style", "plain"],
      executable: BuiltProgram.alertbox,
      stdout: .pipe,
      stderr: .pipe,
      ignoring: [SIGHUP]
    )
    try await session.text("Go on?\n[O]K / [c]ancel:")
    session.hangUp()
    let result = try await session.end()
    #expect(result.status == .exited(66))
    #expect(result.stderrText.hasPrefix("alertbox: the input ended before “Go on?” was answered"))
  }

  @Test("Half an answer from before a stop does not count after it")
  func halfAnswerBeforeStop() async throws {
    let session = try await Self.overwriting()
    // Ctrl-D hands what was typed to the command without ending the line.
    session.send("y\u{4}")
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    session.continue()
    try await session.screen { screen in
      screen.text.components(separatedBy: "Overwrite Item?").count == 3
    }
    session.send("\n")
    try await session.text("Enter alone presses nothing here.")
    session.send("c\n")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("A job in the background is stopped before it draws, and asks once in the foreground")
  func backgroundJob() async throws {
    let session = try await TerminalSession.interactiveShell()
    session.send("\"$ALERTBOX\" confirm 'Go on?' --style plain & wait; jobs -s\n")
    let stopped = try await session.text("Stopped")
    #expect(!stopped.text.contains("[O]K / [c]ancel:"))
    session.send("fg; echo status $?\n")
    let asked = try await session.text("Go on?\n[O]K / [c]ancel:")
    session.send("n\n")
    let answered = try await session.text("status 1")
    for screen in [asked, answered] {
      #expect(screen.text.components(separatedBy: "[O]K / [c]ancel:").count == 2)
    }
    session.send("exit\n")
    _ = try await session.end()
  }

  @Test("An answer that the terminal does not show is written behind the question")
  func noEcho() async throws {
    let session = try TerminalSession(
      [
        "-c", "stty -echo; \"$0\" confirm 'Go on?' --style plain; stty echo", BuiltProgram.alertbox,
      ],
      executable: "/bin/sh"
    )
    try await session.text("Go on?\n[O]K / [c]ancel:")
    session.send("y\n")
    let result = try await session.end()
    #expect(result.screen.text == "Go on?\n[O]K / [c]ancel: OK")
    #expect(result.screen.cursor.column == 0)
  }

  @Test("The time is over on a terminal that is stuck, too")
  func stuckTerminal() async throws {
    let session = try TerminalSession.plain("confirm", "Go on?", "--timeout", "0.5")
    try await session.text("Go on?\n[O]K / [c]ancel (500ms to answer):")
    // Ctrl-S stops all output; the terminal is let go again after the command's end.
    session.send("\u{13}")
    try await session.snapshot { $0.status != nil }
    session.send("\u{11}")
    #expect(try await session.end().status == .exited(124))
  }
}
