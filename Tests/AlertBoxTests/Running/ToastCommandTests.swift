import Foundation
import Testing

@Suite("The built command, showing a toast")
struct ToastCommandTests {
  @Test(
    "Without a terminal it is one line, and nothing is waited for",
    arguments: [
      ([], "Saved"), (["--role", "success"], "Saved"), (["--role=warning"], "Warning: Saved"),
      (["--role", "error", "--style", "inline"], "Error: Saved"),
    ]
  )
  func plain(options: [String], line: String) async throws {
    let result = try await Command.alertbox(["toast", "Saved", "--for", "10h"] + options)
    #expect(result.status == .exited(0))
    #expect(result.stdoutText == "")
    #expect(result.stderrText == "\(line)\n")
  }

  @Test(
    "At a terminal that draws nothing in place it is one line too",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]]
  )
  func plainTerminal(environment: [String: String]) async throws {
    let session = try TerminalSession.alertbox(
      "toast",
      "Saved",
      "--for=10h",
      environment: environment
    )
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Saved")
    result.expectGivenBack()
  }

  @Test("It stays for its time, and leaves its text")
  func stays() async throws {
    let session = try TerminalSession.alertbox("toast", "Saved", "--for", "1ms", "--role=success")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("✓ Saved")
    result.expectGivenBack()
  }

  @Test("A signal ends it, and the terminal is given back", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) async throws {
    let session = try TerminalSession.alertbox("toast", "Saved", "--for", "10h")
    try await session.text("Saved")
    if signal == SIGINT { session.send("\u{3}") } else { session.signal(signal) }
    let result = try await session.end()
    #expect(result.status == .signalled(signal))
    result.expectScreen("• Saved")
    result.expectGivenBack()
  }

  @Test("Policies and answers do not concern it", arguments: ["cancel", "fail", "nonsense"])
  func policies(word: String) async throws {
    let result = try await Command.alertbox(
      ["toast", "Saved"],
      environment: ["ALERTBOX_POLICY": word, "ALERTBOX_ANSWERS": "/no/such/file"]
    )
    #expect(result.status == .exited(0))
    #expect(result.stderrText == "Saved\n")
  }

  @Test(
    "Arguments that make no sense are 64",
    arguments: [
      ([], "TEXT is missing"), ([" "], "the TEXT is empty"),
      (["Saved", "--for", "soon"], "--for takes a time"),
      (["Saved", "--role", "eror"], "--role takes plain, success, warning or error"),
    ]
  )
  func usage(arguments: [String], message: String) async throws {
    let result = try await Command.alertbox(["toast"] + arguments)
    #expect(result.status == .exited(64))
    #expect(result.stderrText.hasPrefix("alertbox: \(message)"))
  }
}
