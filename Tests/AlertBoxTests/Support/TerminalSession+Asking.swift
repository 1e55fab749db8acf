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
