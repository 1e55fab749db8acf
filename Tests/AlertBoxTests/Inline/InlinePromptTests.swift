import Foundation
import Testing

/// The built command at a terminal, asking by keys: screen, status, streams and settings together.
@Suite("Answering by keys")
struct InlinePromptTests {
  private static let confirmed = "{\"outcome\":\"confirmed\",\"button\":\"Overwrite\"}\n"

  private static func cancelled(_ reason: String) -> String {
    "{\"outcome\":\"cancelled\",\"reason\":\"\(reason)\"}\n"
  }

  /// Types at a destructive question that is answered with its last key.
  private static func answer(
    _ typed: String,
    _ more: String...
  ) async throws -> SessionResult {
    let session = try await TerminalSession.asking(and: ["--json"] + more)
    session.send(typed)
    let result = try await session.end()
    result.expectTerminalGivenBack()
    return result
  }

  // MARK: Keys

  @Test(
    "Keys that confirm",
    arguments: [
      "o", "O", "y", "Y", "\t\t\r", "\t\t\n", "\u{1B}[C\u{1B}[D ", "\u{1B}OC\u{1B}OD\r",
      "\u{1B}[F\u{1B}[H\r", "\u{1B}[Z\u{1B}[Z\r", "x\u{1B}[Co", "\r\r o",
    ]
  )
  func confirms(typed: String) async throws {
    let result = try await Self.answer(typed)
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == Self.confirmed)
    #expect(result.screen.markup == "Overwrite Item? *{Overwrite}*")
  }

  @Test(
    "Keys that cancel",
    arguments: [
      ("c", "button"), ("C", "button"), ("n", "button"), ("N", "button"),
      ("\u{1B}[C\r", "button"), ("\u{1B}[D\n", "button"), ("\u{1B}[C ", "button"),
      ("\t\r", "button"), ("\u{1B}[Z\r", "button"), ("\u{1B}[H\r", "button"),
      ("\u{1B}[F\r", "button"), ("\u{1B}[A\r", "button"), ("\u{1B}[B\u{1B}[B\r", "button"),
      ("\u{1B}", "escape"), ("x\u{1B}", "escape"), ("\u{4}", "endOfInput"),
      ("\t\t\u{4}", "endOfInput"),
    ]
  )
  func cancels(typed: String, reason: String) async throws {
    let result = try await Self.answer(typed)
    #expect(result.status == .exited(1))
    #expect(result.stdoutText == Self.cancelled(reason))
    // Whatever the way, it never shows a yes.
    #expect(result.screen.markup == "Overwrite Item? *Cancel*")
  }

  @Test("Ctrl-C ends the command by SIGINT, after its line of JSON")
  func interrupts() async throws {
    let result = try await Self.answer("\u{3}")
    #expect(result.status == .signalled(SIGINT))
    #expect(result.stdoutText == Self.cancelled("interrupt"))
    #expect(result.screen.markup == "Overwrite Item? *Interrupted*")
  }

  @Test("Enter, Ctrl-J and Space press the default", arguments: ["\r", "\n", " "])
  func pressesDefault(key: String) async throws {
    let defaults: [([String], Int32, String)] = [
      ([], 0, "OK"), (["--default", "confirm"], 0, "OK"), (["--default", "cancel"], 1, "Cancel"),
      (["--destructive", "--default", "cancel"], 1, "Cancel"),
    ]
    for (arguments, status, button) in defaults {
      let session = try await TerminalSession.asking(["confirm", "Go on?"], and: arguments)
      session.send(key)
      let result = try await session.end()
      #expect(result.status == .exited(status))
      #expect(result.stdout.isEmpty)
      #expect(result.screen.markup == "Go on? *\(button)*")
      result.expectTerminalGivenBack()
    }
  }

  @Test("Without a default Enter and Space say so, and the next key answers")
  func noDefault() async throws {
    for arguments in [["--destructive"], ["--default", "none"]] {
      for (key, name) in [("\r", "Enter"), ("\n", "Enter"), (" ", "Space")] {
        let session = try await TerminalSession.asking(["confirm", "Go on?"], and: arguments)
        session.send(key)
        try await session.text("\(name) presses nothing here.")
        session.send("n")
        let result = try await session.end()
        #expect(result.status == .exited(1))
        #expect(result.screen.markup == "Go on? *Cancel*")
        result.expectTerminalGivenBack()
      }
    }
  }

  @Test("Letters held with Ctrl or Alt are no keys")
  func modifiedLetters() async throws {
    let session = try await TerminalSession.asking()
    // Ctrl-O, Ctrl-Y, Alt-O, Alt-Y, and a key that says that all of them have been read.
    session.send("\u{F}\u{19}\u{1B}o\u{1B}yx")
    try await session.text("“x” presses nothing.")
    session.send("c")
    #expect(try await session.end().status == .exited(1))
  }

  @Test("Ctrl-L draws everything anew, and once")
  func redraw() async throws {
    let session = try await TerminalSession.asking()
    let shown = session.screen.markup
    let count = session.outputCount
    session.send("\u{C}")
    try await session.snapshot { $0.rawOutput.count > count && $0.screen.markup == shown }
    session.send("c")
    let result = try await session.end()
    #expect(result.screen.markup == "Overwrite Item? *Cancel*")
    result.expectTerminalGivenBack()
  }

  // MARK: Other questions

  @Test("A message is acknowledged by Enter, Space or its key", arguments: ["\r", " ", "o"])
  func acknowledges(key: String) async throws {
    let session = try await TerminalSession.asking(
      ["show", "Import finished", "-m", "42 files.", "--json"],
      until: "OK"
    )
    session.send(key)
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "{\"outcome\":\"confirmed\",\"button\":\"OK\"}\n")
    #expect(result.screen.markup == "Import finished: *OK*")
    result.expectTerminalGivenBack()
  }

  @Test(
    "Three buttons",
    arguments: [
      ("\r", "pressed Save"), ("\u{1B}[C\r", "pressed Discard"), ("d", "pressed Discard"),
      ("\u{1B}[C\u{1B}[C\u{1B}[C\r", "cancelled button"), ("\u{1B}[Z\r", "cancelled button"),
      ("\t\t\t\r", "pressed Save"), ("y\u{1B}", "cancelled escape"),
      ("\u{3}", "cancelled interrupt"),
    ]
  )
  func threeButtons(typed: String, report: String) async throws {
    let session = try TerminalSession.host("three-buttons")
    try await session.text("Save changes?\n Save   Discard   Cancel")
    session.send(typed)
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == report + "\n")
    result.expectTerminalGivenBack()
  }

}
