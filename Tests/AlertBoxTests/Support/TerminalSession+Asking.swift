import Foundation
import Testing

extension TerminalSession {
  /// Starts the built command at a terminal that can draw, and waits until its question stands there.
  static func asking(
    _ arguments: [String] = [
      "confirm", "Overwrite Item?", "--confirm", "Overwrite", "--destructive",
    ],
    and more: [String] = [],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    until shown: String = "ancel"
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      arguments + more,
      executable: BuiltProgram.alertbox,
      columns: columns,
      rows: rows,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 },
      stdout: .pipe
    )
    // The cursor goes back to the first line when all has been drawn.
    try await session.screen("it asked, with “\(shown)”") {
      $0.text.contains(shown) && $0.cursor.column == 0
    }
    return session
  }

  /// Asks, cancels, and returns what the screen showed, as `StyleMarkup`.
  static func frame(
    of arguments: [String],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let session = try await asking(
      arguments,
      columns: columns,
      rows: rows,
      environment: environment
    )
    let screen = session.screen
    // Where the question begins, so that a resize does no harm; and nobody sees it there.
    #expect(screen.cursor == (0, 0), sourceLocation: sourceLocation)
    #expect(!screen.isCursorVisible && screen.isBracketedPasteOn, sourceLocation: sourceLocation)
    #expect(session.settings?.isCanonical == false, sourceLocation: sourceLocation)
    #expect(session.settings?.echoes == false, sourceLocation: sourceLocation)
    #expect(session.settings?.sendsSignals == true, sourceLocation: sourceLocation)
    session.send("\u{1B}")
    let result = try await session.end(sourceLocation: sourceLocation)
    #expect(result.status == .exited(1), sourceLocation: sourceLocation)
    result.expectTerminalGivenBack(sourceLocation: sourceLocation)
    return screen.markup
  }
}

extension SessionResult {
  /// Checks that the program left the terminal as it found it.
  func expectTerminalGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(settingsBefore != nil, sourceLocation: sourceLocation)
    #expect(settingsAfter == settingsBefore, sourceLocation: sourceLocation)
    #expect(screen.modes == Screen.initialModes, sourceLocation: sourceLocation)
    #expect(screen.pen == .plain, sourceLocation: sourceLocation)
    #expect(screen.unrecognized.isEmpty, sourceLocation: sourceLocation)
    #expect(screen.cursor.column == 0, sourceLocation: sourceLocation)
  }
}

extension Screen {
  /// How often a text stands on the screen, or in what has scrolled off it.
  func count(of text: String) -> Int {
    (scrollback + lines).joined(separator: "\n").components(separatedBy: text).count - 1
  }
}
