import Foundation
import Testing

@Suite("The built command, interrupted")
struct CommandSignalTests {
  @Test(
    "It ends by the signal, after the line of JSON, and gives the terminal back",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT,
    ]
  )
  func endsBySignal(signal: Int32) async throws {
    let session = try TerminalSession(
      ["confirm", "Overwrite Item?", "--json"],
      executable: BuiltProgram.alertbox,
      stdout: .pipe
    )
    try await session.text("Cancel")
    session.signal(signal)
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    #expect(result.stdoutText == #"{"outcome":"cancelled","reason":"interrupt"}"# + "\n")
    #expect(!result.screen.text.contains("alertbox:"))
    #expect(result.settingsAfter == result.settingsBefore)
  }

  @Test("Ctrl-C ends it by SIGINT, without complaint, if nobody reads the line of JSON")
  func brokenPipe() async throws {
    let session = try TerminalSession(
      ["confirm", "Overwrite Item?", "--json"],
      executable: BuiltProgram.alertbox,
      stdout: .brokenPipe
    )
    try await session.text("Cancel")
    session.send("\u{3}")
    let result = try await session.end()
    #expect(result.status == .signalled(SIGINT))
    #expect(result.screen.text == "Overwrite Item? Interrupted")
  }
}
