import Foundation
import Testing

/// The built command at a terminal, asking by keys: what is on the screen beside the question.
@Suite("The screen around a question")
struct InlineScreenTests {
  @Test("At 20 columns what was asked and answered is wrapped, not cut")
  func narrowSummary() async throws {
    let session = try await TerminalSession.asking(
      ["confirm", "Do you want to overwrite it?", "--confirm", "Overwrite everything"],
      columns: 20
    )
    session.send("y")
    let result = try await session.end()
    #expect(
      result.screen.markup == """
        Do you want to
        overwrite it?
        *Overwrite*
        *everything*
        """
    )
    result.expectTerminalGivenBack()
  }

  @Test("At 20 columns five arrow keys leave one question, also in what has scrolled away")
  func narrowArrows() async throws {
    // On the last lines of the screen, so that drawing scrolls.
    let session = try TerminalSession(
      [
        "-c",
        "printf '1\\n2\\n3\\n4\\n5\\nabc'; \"$0\" confirm 'Overwrite Item?' -m 'One two three four five.'",
        BuiltProgram.alertbox,
      ],
      executable: "/bin/sh",
      columns: 20,
      rows: 7,
      stdout: .terminal
    )
    try await session.text("ancel")
    for (index, key) in ["C", "D", "C", "D", "C"].enumerated() {
      session.send("\u{1B}[\(key)")
      let button = index.isMultiple(of: 2) ? "[ _C_ancel ]" : "[ _O_K ]"
      let screen = try await session.screen { $0.markup.contains(button) }
      #expect(screen.count(of: "Overwrite Item?") == 1)
    }
    session.send("\r")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(
      result.screen.scrollback + result.screen.lines.filter { !$0.isEmpty }
        == ["1", "2", "3", "4", "5", "abc", "Overwrite Item?", "Cancel"]
    )
    result.expectTerminalGivenBack()
  }

  @Test("What stands left of the cursor is not overwritten", arguments: [0, 3, 79, 80])
  func freshLine(count: Int) async throws {
    let text = String(repeating: "a", count: count)
    let session = try TerminalSession(
      ["-c", "printf %s \"$1\"; \"$0\" confirm 'Go on?'", BuiltProgram.alertbox, text],
      executable: "/bin/sh"
    )
    let asked = try await session.text("ancel")
    let before = text.isEmpty ? "" : text + "\n"
    #expect(asked.markup == before + "*Go on?*\n[ _O_K ]  _C_ancel")
    session.send("y")
    let result = try await session.end()
    #expect(result.screen.text == before + "Go on? OK")
    result.expectTerminalGivenBack()
  }
}
