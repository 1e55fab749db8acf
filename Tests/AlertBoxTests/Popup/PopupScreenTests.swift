import Foundation
import Testing

/// The built command at a terminal, asking in a popup.
@Suite("A question in a popup")
struct PopupScreenTests {
  @Test("When it is answered, what was there is back, and the answer's line follows it")
  func answered() async throws {
    let session = try await PopupQuestion.ask()
    #expect(session.screen.isBracketedPasteOn)
    #expect(session.settings?.isCanonical == false)
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("one\ntwo\nOverwrite Item? Overwrite")
    #expect(result.screen.scrollback == [])
    result.expectGivenBack()
  }

  @Test(
    "Whatever ends it, the alternate screen is left",
    arguments: [
      ("\u{1B}", ExitStatus.exited(1), "Cancel"), ("\u{4}", .exited(1), "Cancel"),
      ("\u{3}", .signalled(SIGINT), "Interrupted"), ("\t\r", .exited(1), "Cancel"),
      ("\u{1C}", .signalled(SIGQUIT), "Interrupted"),
    ]
  )
  func ended(keys: String, status: ExitStatus, answer: String) async throws {
    let session = try await PopupQuestion.ask()
    session.send(keys)
    let result = try await session.end()
    #expect(result.status == status)
    result.expectScreen("one\ntwo\nOverwrite Item? \(answer)")
    result.expectGivenBack()
  }

  @Test("A signal ends it, also before it stands", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signal(signal: Int32) async throws {
    let standing = try await PopupQuestion.ask()
    standing.signal(signal)
    let sliding = try await PopupQuestion.ask(until: nil)
    try await sliding.screen { $0.isAlternateScreen }
    sliding.signal(signal)
    for session in [standing, sliding] {
      let result = try await session.end()
      #expect(result.status == .signalled(signal))
      result.expectScreen("one\ntwo\nOverwrite Item? Interrupted")
      result.expectGivenBack()
    }
  }

  @Test("It ends when its time is up, and counts down until then")
  func timeout() async throws {
    let session = try await PopupQuestion.ask("--timeout", "1", until: nil)
    let result = try await session.end()
    #expect(result.status == .exited(124))
    #expect(String(decoding: result.rawOutput, as: UTF8.self).contains("(1s)"))
    #expect(
      result.screen.text.hasPrefix(
        "one\ntwo\nOverwrite Item? Timed out\nalertbox: the time to answer"
      )
    )
    result.expectGivenBack()
  }

  @Test("What stands left of the cursor stays there")
  func freshLine() async throws {
    let session = try TerminalSession(
      ["-c", "printf abc; exec \"$0\" \"$@\"", BuiltProgram.alertbox] + InlineQuestion.arguments
        + ["--position", "top-leading"],
      executable: "/bin/sh",
      stdout: .terminal
    )
    try await session.popup(
      PopupQuestion.onScreen(
        row: 1,
        column: 2,
        "╭──────────────────────╮",
        "│ Overwrite Item?      │",
        "│  Overwrite   Cancel  │",
        "╰──────────────────────╯"
      )
    )
    session.send("c")
    let result = try await session.end()
    result.expectScreen("abc\nOverwrite Item? Cancel")
    result.expectGivenBack()
  }

  @Test("Wide characters and emoji keep the border straight")
  func wide() async throws {
    let session = try TerminalSession.alertbox(
      "confirm",
      "日本 👩‍🚀?",
      "-m",
      "e\u{301}🇩🇪",
      "--confirm",
      "はい ❤\u{FE0F}",
      "--position",
      "bottom-leading"
    )
    try await session.popup(
      PopupQuestion.onScreen(
        row: 17,
        column: 2,
        "╭────────────────────╮",
        "│ 日本 👩‍🚀?           │",
        "│ e\u{301}🇩🇪                │",
        "│                    │",
        "│  はい ❤\u{FE0F}   Cancel  │",
        "╰────────────────────╯"
      )
    )
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectGivenBack()
  }

  @Test("The box does not get smaller as a list narrows, and shows the keys that are typed")
  func list() async throws {
    let session = try TerminalSession.alertbox(
      "choose",
      "Fruit",
      "apple",
      "banana",
      "cherry",
      "--position",
      "trailing"
    )
    try await session.popup(
      PopupQuestion.onScreen(
        row: 8,
        column: 60,
        "╭───────────────╮",
        "│ Fruit         │",
        "│ > apple       │",
        "│   banana      │",
        "│   cherry      │",
        "│               │",
        "│  OK   Cancel  │",
        "╰───────────────╯"
      )
    )
    session.send("an")
    try await session.popup(
      PopupQuestion.onScreen(
        row: 8,
        column: 60,
        "╭───────────────╮",
        "│ Fruit         │",
        "│ > banana      │",
        "│ Filter: an    │",
        "│               │",
        "│  OK   Cancel  │",
        "│               │",
        "╰───────────────╯"
      )
    )
    session.send("\r")
    let result = try await session.end()
    #expect(result.stdoutText == "banana\n")
    result.expectScreen("Fruit: banana")
    result.expectGivenBack()
  }

  @Test("An arrow key rewrites one row at most")
  func economy() async throws {
    let session = try await PopupQuestion.ask()
    session.send("\t")
    try await session.screen { $0.markup.contains("[ _C_ancel ]") }
    let count = session.outputCount
    session.send("\u{1B}[D")
    try await session.screen { $0.markup.contains("[{ _O_verwrite }]") && $0.cursor == (0, 0) }
    #expect(session.outputCount - count < 120)
    let total = session.outputCount
    session.send("\u{C}")
    try await session.snapshot("all was drawn anew") { $0.rawOutput.count > total + 200 }
    try await session.popup(PopupQuestion.box)
    session.send("\r")
    #expect(try await session.end().status == .exited(0))
  }
}
