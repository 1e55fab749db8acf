import Foundation
import Testing

@Suite("Whether it is asked by keys or by lines")
struct TerminalStyleTests {
  /// Asks at a terminal with these variables alone, and answers.
  private static func ask(
    _ style: String?,
    environment: [String: String],
    byKeys: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let session = try TerminalSession(
      ["confirm", "Go on?"] + (style.map { ["--style", $0] } ?? []),
      executable: BuiltProgram.alertbox,
      environment: environment,
      stdout: .pipe
    )
    // A popup of four lines slides to the middle of 24, and takes no key before; the console of Linux
    // has no second screen for it.
    let slides = style == "popup" && environment["TERM"] == "xterm"
    let place = String(repeating: "\n", count: slides ? 10 : 0)
    let screen = try await session.screen(sourceLocation: sourceLocation) { screen in
      screen.text.hasPrefix(place) && screen.text.contains("ancel")
    }
    #expect(screen.text.contains("[O]K") == !byKeys, sourceLocation: sourceLocation)
    #expect(session.settings?.isCanonical == !byKeys, sourceLocation: sourceLocation)
    session.send(byKeys ? "y" : "y\n")
    let result = try await session.end(sourceLocation: sourceLocation)
    #expect(result.status == .exited(0), sourceLocation: sourceLocation)
    #expect(result.rawOutput.contains(0x1B) == byKeys, sourceLocation: sourceLocation)
    result.expectTerminalGivenBack(sourceLocation: sourceLocation)
  }

  @Test(
    "By itself it looks at TERM and ACCESSIBLE",
    arguments: [
      ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "vt100"], true),
      (["TERM": "xterm", "ACCESSIBLE": "1"], false), (["TERM": "xterm", "ACCESSIBLE": ""], true),
      (["TERM": "xterm", "NO_COLOR": "1"], true),
    ]
  )
  func automatic(environment: [String: String], byKeys: Bool) async throws {
    try await Self.ask(nil, environment: environment, byKeys: byKeys)
    try await Self.ask("auto", environment: environment, byKeys: byKeys)
  }

  @Test("Plain is by lines everywhere")
  func plain() async throws {
    try await Self.ask("plain", environment: ["TERM": "xterm"], byKeys: false)
    try await Self.ask("plain", environment: ["TERM": "dumb"], byKeys: false)
  }

  @Test(
    "Inline overrides ACCESSIBLE, but not a terminal that cannot draw",
    arguments: [
      (["TERM": "xterm", "ACCESSIBLE": "1"], true), (["TERM": "xterm"], true),
      (["TERM": "dumb"], false), (["TERM": "dumb", "ACCESSIBLE": "1"], false), ([:], false),
    ]
  )
  func inline(environment: [String: String], byKeys: Bool) async throws {
    try await Self.ask("inline", environment: environment, byKeys: byKeys)
  }

  @Test(
    "A popup overrides ACCESSIBLE, but not a terminal that cannot draw",
    arguments: [
      (["TERM": "xterm", "ACCESSIBLE": "1"], true), (["TERM": "xterm"], true),
      (["TERM": "linux"], true), (["TERM": "dumb"], false), ([:], false),
    ]
  )
  func popup(environment: [String: String], byKeys: Bool) async throws {
    try await Self.ask("popup", environment: environment, byKeys: byKeys)
  }

  @Test("Answers that come from a pipe are lines")
  func pipe() async throws {
    let session = try TerminalSession.alertbox("confirm", "Go on?", stdin: .text("y\n"))
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text == "Go on?\n[O]K / [c]ancel: OK")
    result.expectTerminalGivenBack()
  }
}
